import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { staffPage } from './staff-page.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A product of its own with only a title, open on its page; and what is kept of it. */
async function openNew(page: Page) {
  const name = crypto.randomUUID().slice(0, 8)
  const answer = await page.request.post('/beheer/api/products', {
    data: { sku: `VELD-${name}`, title: `Veldproef ${name}`, copyOf: null },
  })
  const { id } = await answer.json()
  await page.goto(`/beheer/producten/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: `Veldproef ${name}` })).toBeVisible()
  return {
    name,
    kept: async () => (await (await page.request.get(`/beheer/api/products/${id}`)).json()).fields,
  }
}

/** Saves by key, and waits until nothing is left to save. */
async function save(page: Page) {
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: 'Niet bewaard' })).toHaveCount(0)
}

test('a price is filled in and says what an order costs', async ({ browser }) => {
  const page = await staffPage(browser, '/producten')
  const { kept } = await openNew(page)
  const price = part(page, 'Prijs')
  await price.getByRole('button', { name: 'Prijs toevoegen' }).press('Enter')
  await price.getByLabel('Berekend').selectOption('Per m²')
  const rate = price.getByLabel('Prijs per m²')
  await rate.fill('12.34')
  await expect(price.getByText('Vul een bedrag in met hoogstens vier decimalen')).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(price.getByText('Vul een bedrag in met hoogstens vier decimalen')).toBeVisible()
  await expect(rate).toBeFocused()
  await expect(rate).toHaveValue('12.34')
  expect(await axe(page)).toEqual([])

  await rate.fill('12,3456')
  await expect(price.getByText('Vul een bedrag in met hoogstens vier decimalen')).toHaveCount(0)
  await expect(price.getByText('10 stuks van 100 × 50 cm kosten € 61,70')).toBeVisible()
  await price.getByRole('button', { name: 'Staffels toevoegen' }).press('Enter')
  await expect(price.getByRole('group', { name: 'Prijzen' })).toBeFocused()
  await price.getByLabel('Vanaf, rij 1').fill('5')
  await price.getByLabel('Korting, rij 1').fill('12')
  await expect(price.getByText('10 stuks van 100 × 50 cm kosten € 54,30')).toBeVisible()
  await price.getByRole('button', { name: 'Staffel toevoegen' }).press('Enter')
  await price.getByLabel('Soort, rij 2').selectOption('Prijs')
  await expect(price.getByLabel('Prijs, rij 2')).toHaveValue('10,8641')
  await price.getByRole('button', { name: 'Staffels: rij 1 verwijderen' }).press('Enter')
  await expect(price.getByRole('button', { name: 'Staffel toevoegen' })).toBeFocused()
  await price.getByLabel('Minimale oppervlakte').fill('0,25')
  await save(page)
  expect((await kept()).prices).toMatchObject([
    {
      price: {
        model: 'm2',
        rateE4: 123_456,
        minAreaMm2: 250_000,
        tiers: { measure: 'm2', bands: [{ kind: 'amount', fromMilli: 10_000, rateE4: 108_641 }] },
      },
    },
  ])

  await price.getByLabel('Berekend').selectOption('Per oplage')
  await price.getByRole('button', { name: 'Oplage toevoegen' }).press('Enter')
  await price.getByLabel('Prijs van de oplage, rij 1').fill('49,5')
  await expect(price.getByText('250 stuks kosten € 49,50')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await save(page)
  expect((await kept()).prices).toMatchObject([
    { price: { model: 'run', rateE4: null, tiers: null, runPrices: [{ quantity: 250, cents: 4950 }] } },
  ])
})

test('what a product is and where it is found is filled in by keyboard', async ({ browser }) => {
  const page = await staffPage(browser, '/producten')
  const { name, kept } = await openNew(page)
  const general = part(page, 'Algemeen')
  await general.getByRole('button', { name: 'HTML' }).press('Enter')
  await general
    .getByRole('textbox', { name: 'Omschrijving (niet verplicht)', exact: true })
    .fill('<h3>Stevig</h3><p>Van <b>karton</b>.</p><script>alert(1)</script>')
  const figure = general.getByRole('figure', { name: 'Zo ziet het er ongeveer uit' })
  await expect(figure.getByRole('heading', { name: 'Stevig' })).toBeVisible()
  await expect(figure).not.toContainText('alert')

  const categories = part(page, 'Categorieën')
  await categories.getByRole('searchbox').fill('spandoeken')
  await categories.getByRole('checkbox', { name: 'Spandoeken', exact: true }).press('Space')
  await categories.getByRole('searchbox').fill('beachvlaggen')
  await categories.getByRole('checkbox', { name: 'Beachvlaggen', exact: true }).press('Space')
  await categories.getByLabel('Hoofdcategorie').selectOption({ index: 1 })
  const address = part(page, 'Adres en vindbaarheid')
  await address.getByRole('button', { name: /^Gebruik \// }).press('Enter')
  await expect(address.getByLabel('Adres van de pagina')).toHaveValue(
    new RegExp(`beachvlaggen/veldproef-${name}$`),
  )
  await expect(address.getByLabel('Adres van de pagina')).toBeFocused()
  const words = address.getByLabel('Zoekwoorden', { exact: true })
  await words.pressSequentially('doek,spandoel')
  await words.press('Enter')
  await address.getByRole('button', { name: 'doek verwijderen', exact: true }).press('Enter')
  await expect(words).toBeFocused()

  const related = part(page, 'Verwante producten')
  await related.getByRole('searchbox').fill('PST-A1')
  await related
    .getByRole('button', { name: /PST-A1/ })
    .first()
    .press('Enter')
  await expect(related.getByRole('list', { name: 'Verwante producten: gekozen' })).toContainText('PST-A1')
  const sizes = part(page, 'Maten')
  await sizes.getByRole('button', { name: 'Breedte vragen' }).press('Enter')
  await sizes.getByLabel('Hoogstens').fill('3.000')
  const delivery = part(page, 'Levering')
  await delivery.getByRole('checkbox', { name: 'Spoed is mogelijk' }).press('Space')
  await delivery.getByLabel('Toeslag is minstens').fill('12,5')
  expect(await axe(page)).toEqual([])
  await save(page)
  const fields = await kept()
  expect(fields).toMatchObject({
    searchSynonyms: ['spandoel'],
    relatedSkus: ['PST-A1'],
    description: '<h3>Stevig</h3><p>Van <b>karton</b>.</p>',
    sizeOptions: [{ code: 'width', maxMm: 3000, optionId: `VELD-${name.toUpperCase()}-W` }],
    express: { minimumCents: 1250 },
  })
  expect(fields.categoryIds).toHaveLength(2)
  await page.reload()
  await expect(part(page, 'Maten').getByLabel('Hoogstens')).toHaveValue('3.000')
})
