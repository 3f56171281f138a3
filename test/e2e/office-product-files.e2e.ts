import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { staffPage } from './staff-page.ts'

const pdf = (name: string, content: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${content}`),
})

test('files to download are added, named and put in order by keyboard, and the shop offers them', async ({
  browser,
  page: shopPage,
}) => {
  const page = await staffPage(browser, '/producten')
  const name = crypto.randomUUID().slice(0, 8)
  const { products } = await (await page.request.get('/beheer/api/products?search=PST-A1')).json()
  const copyOf = products.find(({ sku }: { sku: string }) => sku === 'PST-A1').id
  const made = await page.request.post('/beheer/api/products', {
    data: { sku: `BEST-${name}`, title: `Bestandenproef ${name}`, copyOf },
  })
  const { id, fields } = await made.json()
  await page.request.fetch(`/beheer/api/products/${id}`, {
    method: 'PATCH',
    data: {
      change: { urlPath: `/bestandenproef-${name}`, files: [] },
      seen: { urlPath: fields.urlPath, files: fields.files },
    },
  })
  await page.goto(`/beheer/producten/${id}`)
  const part = page.getByRole('region', { name: 'Downloads', exact: true })
  await expect(part.getByText('Bij dit product valt nog niets te downloaden.')).toBeVisible()
  const add = part.locator('input[type=file]')

  await add.setInputFiles([
    pdf('ophangen.v2.pdf', name),
    { name: 'maten.zip', mimeType: 'application/zip', buffer: Buffer.from(`PK\x03\x04${name}`) },
    { name: 'plaatje.png', mimeType: 'image/png', buffer: Buffer.from('geen pdf') },
  ])
  const rows = part.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(part.getByRole('alert')).toContainText('Dit is geen pdf en geen zip. Kies een ander bestand.')
  await expect(rows.nth(0).getByLabel('Naam')).toHaveValue('ophangen.v2')
  await add.setInputFiles(pdf('nog eens.pdf', name))
  await expect(part.getByRole('alert')).toContainText('nog eens.pdf staat al in de lijst')
  expect(await axe(page)).toEqual([])

  await rows.nth(0).getByLabel('Naam').fill('Zo hang je hem op')
  await rows.nth(0).getByLabel('Soort').selectOption({ label: 'Handleiding' })
  await rows.nth(0).getByRole('button', { name: 'Download 1 omlaag' }).press('Enter')
  await expect(rows.nth(1).getByLabel('Naam')).toHaveValue('Zo hang je hem op')
  const [kept] = await Promise.all([
    page.waitForEvent('download'),
    rows
      .nth(1)
      .getByRole('link', { name: /^Pdf, / })
      .press('Enter'),
  ])
  expect(kept.suggestedFilename()).toBe('Zo hang je hem op.pdf')

  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: 'Niet bewaard' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Publiceren', exact: true }).press('Enter')
  const question = page.getByRole('dialog')
  await expect(question.getByText(/Zo hang je hem op \(Handleiding, /)).toBeVisible()
  await question.getByRole('button', { name: 'Publiceren' }).press('Enter')
  await expect(question).toHaveCount(0)
  await page.context().close()

  const path = `/bestandenproef-${name}`
  await expect.poll(async () => (await shopPage.request.get(path)).status()).toBe(200)
  await shopPage.goto(path)
  const links = shopPage.getByRole('region', { name: 'Downloads' }).getByRole('link')
  await expect(links).toHaveText([/^maten/, /^Zo hang je hem op/])
  const [saved] = await Promise.all([shopPage.waitForEvent('download'), links.nth(1).click()])
  expect(saved.suggestedFilename()).toBe('Zo hang je hem op.pdf')
})
