import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { staffPage } from './staff-page.ts'

/** 1200 × 800 pixels: red, with a blue right half. */
async function redAndBlue(): Promise<Buffer> {
  const blue = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 600, top: 0 }])
    .jpeg()
    .toBuffer()
}

/** A product of its own that the shop sells, open at its pictures, with a photograph as the first of them. */
async function openPictured(page: Page) {
  const name = crypto.randomUUID().slice(0, 8)
  const call = (path: string, data: object, method = 'POST') =>
    page.request.fetch(`/beheer/api/products${path}`, { method, data })
  const { products } = await (await page.request.get('/beheer/api/products?search=PST-A1')).json()
  const copyOf = products.find(({ sku }: { sku: string }) => sku === 'PST-A1').id
  const made = await call('', { sku: `FOTO-${name}`, title: `Fotoproef ${name}`, copyOf })
  const { id, fields } = await made.json()
  const picture = await page.request.post('/beheer/api/pictures?alt=Rood%20en%20blauw', {
    headers: { 'content-type': 'application/octet-stream' },
    data: await redAndBlue(),
  })
  const { urlPath, imageIds } = fields
  await call(
    `/${id}`,
    {
      change: { urlPath: `/fotoproef-${name}`, imageIds: [(await picture.json()).id, ...imageIds] },
      seen: { urlPath, imageIds },
    },
    'PATCH',
  )
  await page.goto(`/beheer/producten/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: `Fotoproef ${name}` })).toBeVisible()
  return {
    path: `/fotoproef-${name}`,
    pictures: page.getByRole('region', { name: 'Afbeeldingen', exact: true }),
  }
}

/** Draws from one point of something to another, in parts of its width and height. */
async function draw(page: Page, { x, y }: Point, to: Point, on: Locator) {
  const box = (await on.boundingBox())!
  const at = (point: Point) => [box.x + box.width * point.x, box.y + box.height * point.y] as const
  await page.mouse.move(...at({ x, y }))
  await page.mouse.down()
  await page.mouse.move(...at({ x: (x + to.x) / 2, y: (y + to.y) / 2 }))
  await page.mouse.move(...at(to))
  await page.mouse.up()
}
type Point = { readonly x: number; readonly y: number }

const numbers = (dialog: Locator, names: readonly string[]) =>
  Promise.all(names.map((name) => dialog.getByLabel(name).inputValue()))
const RECTANGLE = ['Van links', 'Van boven', 'Breedte', 'Hoogte']

test('a picture is cropped and focused by keyboard and pointer, and the shop shows it so', async ({
  browser,
  page: shopPage,
}) => {
  test.slow()
  const page = await staffPage(browser, '/producten')
  const { path, pictures } = await openPictured(page)
  await pictures.getByRole('button', { name: 'Afbeelding 1 bijsnijden' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Afbeelding 1 bijsnijden' })
  const area = dialog.getByRole('button', { name: 'Kader van de uitsnede' })
  await expect(area).toBeVisible()
  expect(await axe(page)).toEqual([])

  // By keyboard: smaller from the lower right, then to the right.
  await area.focus()
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('Shift+ArrowLeft')
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Shift+ArrowUp')
  for (let press = 0; press < 50; press += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  expect(await numbers(dialog, RECTANGLE)).toEqual(['40', '1', '60', '80'])
  await expect(dialog.getByText('Resultaat, 720 × 640 pixels')).toBeVisible()

  // By pointer: the upper left corner inward, then all of it upward.
  await draw(page, { x: 0, y: 0 }, { x: 1 / 6, y: 1 / 4 }, area)
  expect(await numbers(dialog, RECTANGLE)).toEqual(['50', '21', '50', '60'])
  await draw(page, { x: 0.5, y: 0.5 }, { x: 0.5, y: 0.15 }, area)
  expect(await numbers(dialog, RECTANGLE)).toEqual(['50', '0', '50', '60'])

  // By number, and what is wrong is told at its field.
  await dialog.getByLabel('Van boven').fill('55')
  await dialog.getByRole('button', { name: 'Toepassen' }).press('Enter')
  await expect(dialog.getByText('Dit valt buiten de foto')).toBeVisible()
  await dialog.getByLabel('Van boven').fill('12,5')
  await expect(dialog.getByText('Dit valt buiten de foto')).toHaveCount(0)
  await dialog.getByLabel('Hoogte').fill('0,5')
  await expect(dialog.getByText('De uitsnede moet minstens 16 pixels breed en hoog zijn')).toBeVisible()
  await dialog.getByLabel('Hoogte').fill('60')

  await dialog.getByText('Focuspunt', { exact: true }).click()
  const point = dialog.getByRole('button', { name: 'Focuspunt', exact: true })
  await expect(point).toBeVisible()
  expect(await axe(page)).toEqual([])
  await draw(page, { x: 0.5, y: 0.5 }, { x: -1.5, y: 0.5 }, point)
  await point.focus()
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowLeft')
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight')
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown')
  expect(await numbers(dialog, ['Van links', 'Van boven'])).toEqual(['20', '65'])
  await dialog.getByRole('button', { name: 'Toepassen' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(pictures.getByRole('button', { name: 'Afbeelding 1 bijsnijden' })).toBeFocused()

  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: 'Niet bewaard' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Publiceren', exact: true }).press('Enter')
  const question = page.getByRole('dialog')
  await expect(question).toContainText('uitsnede van 50% × 60%, vanaf 50% van links en 12,5% van boven')
  await question.getByRole('button', { name: 'Publiceren' }).press('Enter')
  await expect(question).toHaveCount(0)

  // Blue alone, and the focus where it was put.
  await expect.poll(async () => (await shopPage.request.get(path)).status(), { timeout: 15_000 }).toBe(200)
  await shopPage.goto(path)
  const image = shopPage.getByRole('region', { name: 'Afbeeldingen' }).getByRole('img').first()
  await expect(image).toHaveAttribute('src', /^\/images\/[0-9a-f]{64}-\d+\.webp#focus-20-65$/)
  await expect(image).toHaveCSS('object-position', '20% 65%')
  const seen = await image.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')!
    context.drawImage(element, 0, 0)
    const [red = 0, , blue = 0] = context.getImageData(2, 2, 1, 1).data
    return { isBlue: blue > 200 && red < 50, shape: element.naturalWidth / element.naturalHeight }
  })
  expect(seen.isBlue).toBe(true)
  expect(seen.shape).toBeCloseTo(600 / 480, 1)

  // The whole photograph is still there.
  await page.getByRole('button', { name: 'Afbeelding 1 bijsnijden' }).press('Enter')
  await expect(dialog.getByLabel('Breedte')).toHaveValue('50')
  await dialog.getByRole('button', { name: 'Hele foto' }).press('Enter')
  expect(await numbers(dialog, RECTANGLE)).toEqual(['0', '0', '100', '100'])

  // Who changes his mind while it is made gets nothing.
  const made = Promise.withResolvers<void>()
  await page.route('**/cut', async (route) => {
    await made.promise
    await route.continue()
  })
  const answered = page.waitForResponse('**/cut')
  await dialog.getByRole('button', { name: 'Toepassen' }).press('Enter')
  await dialog.getByRole('button', { name: 'Annuleren' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  made.resolve()
  await (await answered).finished()
  await page.unroute('**/cut')
  await pictures.getByRole('button', { name: 'Afbeelding 1 bijsnijden' }).press('Enter')
  await expect(dialog.getByLabel('Breedte')).toHaveValue('50')
  await dialog.getByRole('button', { name: 'Hele foto' }).press('Enter')
  await dialog.getByRole('button', { name: 'Toepassen' }).press('Enter')
  await expect(dialog).toHaveCount(0)
})

test('the picture of a category is cropped over its form, which stays as it was filled in', async ({
  browser,
}) => {
  const page = await staffPage(browser, '/categorieen')
  const title = `Uitsnede ${crypto.randomUUID().slice(0, 8)}`
  const made = await page.request.post('/beheer/api/categories', { data: { title, parentId: null } })
  const { id } = await made.json()
  await page.reload()
  await page.getByRole('button', { name: `Wijzig ${title}`, exact: true }).press('Enter')
  const editing = page.getByRole('dialog', { name: `${title} wijzigen` })
  await editing.getByLabel('Inleiding').fill('Nog niet bewaard')
  await expect(editing.getByRole('button', { name: 'Bijsnijden' })).toHaveCount(0)
  await editing
    .locator('input[type=file]')
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await redAndBlue() })
  const cut = editing.getByRole('button', { name: 'Bijsnijden' })
  await cut.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Afbeelding van de categorie bijsnijden' })
  await dialog.getByLabel('Breedte').fill('50')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Toepassen' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(cut).toBeFocused()
  await expect(editing.getByLabel('Inleiding')).toHaveValue('Nog niet bewaard')

  // Who leaves it without anything new comes back to the form.
  await cut.press('Enter')
  await expect(dialog.getByLabel('Breedte')).toHaveValue('50')
  await dialog.getByRole('button', { name: 'Annuleren' }).press('Enter')
  await expect(editing).toBeVisible()
  await editing.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(editing).toHaveCount(0)
  const { fields, image } = await (await page.request.get(`/beheer/api/categories/${id}`)).json()
  expect(fields.shortDescription).toBe('Nog niet bewaard')
  expect(image.cut.crop).toMatchObject({ x: 0, y: 0, width: 500, height: 1000 })
  await page.context().close()
})
