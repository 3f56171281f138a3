import { writeFileSync } from 'node:fs'
import type { Locator, Page, TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { axe as axeOf } from './axe.ts'
import { openCopy, row, save } from './compose-at-desk.ts'
import { step } from './composing.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'
import { staffPage } from './staff-page.ts'

/** The page of the shop in the preview is a document by itself, with tests of its own. */
const axe = (page: Page) => axeOf(page, { without: 'iframe' })

/** A photograph that no other run has. */
const photograph = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: `#${crypto.randomUUID().slice(0, 6)}`,
    },
  })
    .png()
    .toBuffer()

/** A file on the computer of who is at work. */
function fileOf(testInfo: TestInfo, name: string, content: string | Buffer): string {
  const path = testInfo.outputPath(name)
  writeFileSync(path, content)
  return path
}

/** Chooses a file by the button that has the focus then. */
async function choose(button: Locator, path: string): Promise<void> {
  const choosing = button.page().waitForEvent('filechooser')
  await button.press('Enter')
  await (await choosing).setFiles(path)
}

/** What the browser shows, once it has it. */
const shown = (image: Locator) =>
  image.evaluate(async (one: HTMLImageElement) => {
    await one.decode()
    return { src: one.currentSrc, widthPx: one.naturalWidth, heightPx: one.naturalHeight }
  })

test('a choice gets a picture by keyboard alone, which the shop shows without moving anything', async ({
  browser,
  page: visitor,
  violations,
}, testInfo) => {
  test.setTimeout(120_000)
  const page = await staffPage(browser, '/producten', { hearsNews: false })
  const { id, path } = await openCopy(page)
  await row(page, 'Rand').click()
  await page.getByRole('button', { name: 'Zoom rondom bewerken', exact: true }).press('Enter')
  const field = page.getByRole('group', { name: 'Afbeelding van deze keuze' })
  const image = field.getByRole('img', { name: 'De gekozen afbeelding' })
  const other = field.getByRole('button', { name: 'Andere afbeelding kiezen' })
  // The drawing that the demo names by its address is shown as what it is.
  expect((await shown(image)).src).toMatch(/\/images\/[0-9a-f]{64}\.svg$/)
  expect(await axe(page)).toEqual([])

  await choose(other, fileOf(testInfo, 'folder.pdf', '%PDF-1.7\n%%EOF'))
  await expect(field.getByRole('alert')).toHaveText(
    'Dit is geen foto die we kunnen lezen. Gebruik een JPEG, PNG, WebP, AVIF of TIFF.',
  )
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  await choose(other, fileOf(testInfo, 'tekening.svg', drawing))
  await expect(field.getByRole('alert')).toContainText('Dit is geen foto die we kunnen lezen')
  await choose(other, fileOf(testInfo, 'groot.png', Buffer.alloc(50 * 1024 * 1024 + 1)))
  await expect(field.getByRole('alert')).toHaveText(
    'Deze foto is te groot: hoogstens 50 MB en 100 megapixel.',
  )
  expect((await shown(image)).src).toMatch(/\.svg$/)
  expect(await axe(page)).toEqual([])

  const mayArrive = Promise.withResolvers<void>()
  await page.route('**/beheer/api/pictures', async (route) => {
    await mayArrive.promise
    await route.continue()
  })
  await choose(other, fileOf(testInfo, 'zoom.png', await photograph(1000, 500)))
  await expect(field.getByText('De afbeelding wordt geüpload. Daarna kun je opslaan.')).toBeVisible()
  mayArrive.resolve()
  await expect(image).toHaveAttribute('src', /^\/images\/[0-9a-f]{64}-640\.webp$/)
  await expect(field.getByRole('alert')).toBeEmpty()
  await expect(other).toBeFocused()
  // What is dropped replaces it, and it can be taken away and put back.
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], 'zoom.png', { type: 'image/png' }))
      return transfer
    },
    [...(await photograph(1000, 500))],
  )
  const before = await image.getAttribute('src')
  await other.dispatchEvent('drop', { dataTransfer: dropped })
  await expect(image).not.toHaveAttribute('src', before ?? '')
  const uploaded = (await image.getAttribute('src')) ?? ''
  await field.getByRole('button', { name: 'Afbeelding weghalen' }).press('Enter')
  await expect(field.getByText('Geen afbeelding', { exact: true })).toBeVisible()
  await expect(field.getByRole('button', { name: 'Afbeelding kiezen', exact: true })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(image).toHaveAttribute('src', uploaded)
  await save(page)

  await page.getByRole('button', { name: 'Publiceren', exact: true }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Publiceren' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { draft } = await (await page.request.get(`/beheer/api/products/${id}`)).json()
  const published = await page.request.post(`/beheer/api/products/${id}/publish`, {
    data: { version: draft.version, note: '' },
  })
  expect(published.status()).toBe(200)

  await expect(async () => {
    expect((await visitor.goto(path))?.status()).toBe(200)
  }).toPass()
  const tile = step(visitor, 'Rand').locator('label').filter({ hasText: 'Zoom rondom' })
  const picture = tile.locator('img')
  const boxes = async () => ({ tile: await tile.boundingBox(), picture: await picture.boundingBox() })
  await expect(picture).toHaveAttribute('width', '640')
  await expect(picture).toHaveAttribute('height', '320')
  const room = await boxes()
  await picture.scrollIntoViewIfNeeded()
  const { src, widthPx, heightPx } = await shown(picture)
  // Of the widths that there are, not the largest.
  expect(src).toMatch(new RegExp(`${uploaded.slice(0, '/images/'.length + 64)}-(?:320|640)\\.avif$`))
  expect(widthPx / heightPx).toBeCloseTo(2, 1)
  const after = await boxes()
  expect([after.tile?.width, after.tile?.height]).toEqual([room.tile?.width, room.tile?.height])
  expect([after.picture?.width, after.picture?.height]).toEqual([room.picture?.width, room.picture?.height])
  expect((room.picture?.width ?? 0) / (room.picture?.height ?? 1)).toBeCloseTo(4 / 3, 1)
  await page.context().close()
  expect(violations).toEqual([])
})

test('the home page gets a picture with its words, and its drawing back', async ({
  browser,
  databaseUrl,
  page: visitor,
  violations,
}, testInfo) => {
  // Other tests look at the home page: what stands there is put back.
  const blockOf = async (id: string) =>
    (
      await query<{ content: string }>(databaseUrl, 'select content from content_blocks where id = $1', [id])
    )[0]?.content ?? ''
  const [drawn, words] = [await blockOf('home_hero_image'), await blockOf('home_hero_image_alt')]
  const page = await staffPage(browser, '/inhoud')
  const name = 'Startpagina, afbeelding'
  await expect(page.getByRole('listitem').filter({ hasText: name }).getByRole('img')).toHaveAttribute(
    'src',
    drawn,
  )
  const edit = page.getByRole('button', { name: `Wijzig ${name}` })
  await edit.press('Enter')
  const dialog = page.getByRole('dialog', { name: `${name} wijzigen` })
  await choose(
    dialog.getByRole('button', { name: 'Andere afbeelding kiezen' }),
    fileOf(testInfo, 'drukkerij.png', await photograph(1600, 1200)),
  )
  await expect(dialog.getByRole('img')).toHaveAttribute('src', /-640\.webp$/)
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter')
  // It is described at once.
  const described = page.getByRole('dialog', {
    name: 'Startpagina, beschrijving van de afbeelding wijzigen',
  })
  await described.getByLabel('Tekst').fill('De pers in onze drukkerij')
  expect(await axe(page)).toEqual([])
  await described.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await expect(async () => {
    await visitor.goto('/')
    await expect(visitor.getByRole('img', { name: 'De pers in onze drukkerij' })).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
  const picture = visitor.getByRole('img', { name: 'De pers in onze drukkerij' })
  expect((await shown(picture)).src).toMatch(/-\d+\.avif$/)
  await expect(picture).toHaveAttribute('width', '640')
  await expect(picture).toHaveAttribute('height', '480')

  // A picture that stood there from another website, before that was refused, is not offered: the shop does not show it.
  await query(
    databaseUrl,
    `insert into content_versions (kind, thing, version, document, saved_at)
     select kind, thing, max(version) + 1, '{"kind": "block", "content": "https://elders.example/oud.jpg"}', now()
     from content_versions where kind = 'block' and thing = 'home_hero_image' group by kind, thing`,
    [],
  )
  // What stood there before comes back from its earlier versions.
  await edit.press('Enter')
  await dialog.locator('summary').filter({ hasText: 'Eerdere versies' }).press('Enter')
  await expect(dialog.getByText('Deze afbeelding staat op een andere website')).toHaveCount(1)
  await dialog
    .getByRole('button', { name: /^Overnemen:/ })
    .last()
    .press('Enter')
  await expect(dialog.getByRole('group').getByRole('img')).toHaveAttribute('src', drawn)
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await described.getByLabel('Tekst').fill(words)
  await described.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect([await blockOf('home_hero_image'), await blockOf('home_hero_image_alt')]).toEqual([drawn, words])
  await page.context().close()
  expect(violations).toEqual([])
})
