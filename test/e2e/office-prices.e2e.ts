import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { staffPage } from './staff-page.ts'

/** A name that no other run has. */
const ownName = () => crypto.randomUUID().slice(0, 8)
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const unsaved = (page: Page) => page.getByRole('region', { name: 'Niet bewaard' })

/** Makes a list by the call, and opens its page. */
async function openNew(page: Page, prices: readonly object[] = []): Promise<{ id: string; title: string }> {
  const name = ownName()
  const answer = await page.request.post('/beheer/api/price-lists', {
    data: {
      kind: 'group',
      code: `proef-${name}`,
      title: `Proef ${name}`,
      validFrom: '2026-01-01',
      validTo: null,
      copyOf: null,
    },
  })
  const { id, title } = await answer.json()
  await change(page, id, prices)
  await page.goto(`/beheer/prijslijsten/${id}`)
  await expect(heading(page, title)).toBeVisible()
  return { id, title }
}

/** Changes prices as a colleague does. */
async function change(page: Page, id: string, prices: readonly object[]) {
  const answer = await page.request.post(`/beheer/api/price-lists/${id}/prices`, { data: { prices } })
  expect(answer.status()).toBe(200)
}

const price = (rateE4: number, more: object = {}) => ({
  sku: 'SPD-510',
  validFrom: '2000-01-01',
  validTo: null,
  rateE4,
  bands: [],
  runPrices: [],
  ...more,
})

test('a list is made and filled by keyboard, and what is wrong is told at its field', async ({
  browser,
  violations,
}) => {
  const name = ownName()
  const page = await staffPage(browser, '/prijslijsten')
  await expect(page.getByRole('link', { name: 'Contract Noordbouw Projecten' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await button(page, 'Nieuwe prijslijst').press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Code').fill('Met Hoofdletters')
  await dialog.getByRole('button', { name: 'Prijslijst maken' }).press('Enter')
  await expect(dialog.getByText('Vul dit veld in')).toBeVisible()
  await expect(dialog.getByText('Gebruik alleen kleine letters, cijfers en streepjes')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Naam').fill(`Proef ${name}`)
  await dialog.getByLabel('Code').fill(`proef-${name}`)
  await dialog.getByLabel('Code').press('Enter')
  await expect(heading(page, `Proef ${name}`)).toBeVisible()
  await expect(page.getByText('Geen prijzen in deze lijst')).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('searchbox', { name: 'Zoek een artikel om toe te voegen' }).fill('SPD-510')
  await button(page, /^Spandoek 510 g SPD-510/).press('Enter')
  const rate = page.getByLabel(/^Prijs van SPD-510/)
  await rate.fill('0,00')
  await expect(unsaved(page)).toContainText('1 wijziging')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('De prijs moet hoger zijn dan nul')).toBeVisible()
  await expect(rate).toBeFocused()
  expect(await axe(page)).toEqual([])
  await rate.fill('7,25')
  await button(page, /^Staffels van SPD-510/).press('Enter')
  await button(page, 'Staffel toevoegen').press('Enter')
  await dialog.getByLabel('Vanaf, rij 1 m²').fill('25')
  await dialog.getByLabel('Prijs, rij 1').fill('6,50')
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Prijs, rij 1').press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.getByLabel('Categorie', { exact: true }).selectOption('/vlaggen-en-masten')
  await button(page, 'Korting toevoegen').press('Enter')
  await expect(unsaved(page)).toContainText('2 wijzigingen')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Bewaard', { exact: true }).first()).toBeVisible()
  await expect(unsaved(page)).toHaveCount(0)
  await page.reload()
  await expect(rate).toHaveValue('7,25')
  await expect(button(page, 'Staffels van SPD-510: 1')).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Korting op Vlaggen en masten/ })).toHaveValue('5')
  await page.getByLabel(/^Tot en met van SPD-510/).fill('2026-12-31')
  await page.getByRole('link', { name: 'Alle prijslijsten' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verlaten' }).press('Enter')
  await expect(heading(page, 'Prijslijsten')).toBeVisible()
  expect(violations).toEqual([])
})

test('what a colleague changed meanwhile is shown, and who was later chooses', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(browser, '/prijslijsten', { hearsNews: false })
  const { id } = await openNew(page, [{ before: null, after: price(70_000) }])
  const rate = page.getByLabel(/^Prijs van SPD-510/)
  await rate.fill('6,00')
  await change(page, id, [{ before: price(70_000), after: price(65_000) }])
  await button(page, 'Bewaren').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Een collega was je voor' })
  await expect(dialog.getByRole('radio', { name: /€ 6,50 per m².*Zoals het nu is/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Verder' }).press('Enter')
  await expect(dialog.getByRole('radio', { name: /€ 6,50/ })).toBeFocused()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('radio', { name: /€ 6,00.*Jouw wijziging/ }).press('Space')
  await dialog.getByRole('button', { name: 'Verder' }).press('Enter')
  await button(page, 'Bewaren').press('Enter')
  await expect(unsaved(page)).toHaveCount(0)
  await page.reload()
  await expect(rate).toHaveValue('6,00')
  expect(violations).toEqual([])
})

test('a file is tried, its faults come back as a file, and mended it is applied', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(browser, '/prijslijsten')
  const { title } = await openNew(page, [{ before: null, after: price(70_000) }])
  await page.getByRole('link', { name: 'Importeren' }).press('Enter')
  await expect(heading(page, `Prijzen importeren in ${title}`)).toBeVisible()
  expect(await axe(page)).toEqual([])
  const choose = (content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'prijzen.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await choose('artikelnummer;prijs\r\nSPD-510;7,50\r\nPVC-5;x\r\n')
  await expect(page.getByText('1 fout: er wordt niets gewijzigd')).toBeVisible()
  await expect(page.getByRole('row', { name: /3 prijs Dit is geen bedrag/ })).toBeVisible()
  await expect(button(page, 'Doorvoeren')).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Bestand met fouten downloaden').press('Enter'),
  ])
  const faulty = await readFile(await file.path(), 'utf8')
  expect(faulty.split('\r\n')[2]).toBe('PVC-5;x;prijs: Dit is geen bedrag of aantal, zoals 12,50')
  await choose(faulty.replace('PVC-5;x', 'PVC-5;20,00'))
  await expect(page.getByRole('row', { name: /Gewijzigd.*SPD-510.*€ 7,00.*€ 7,50/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Nieuw.*PVC-5.*Niets.*€ 20,00/ })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await button(page, 'Wat had dit vorige maand gedaan?').press('Enter')
  const effect = page.getByRole('dialog')
  await effect.getByRole('button', { name: 'Berekenen' }).press('Enter')
  await expect(
    effect.getByText('De bedrijven met deze lijst hebben in die maand niets besteld.'),
  ).toBeVisible()
  expect(await axe(page)).toEqual([])
  await effect.getByRole('button', { name: 'Sluiten' }).last().press('Enter')
  await button(page, 'Doorvoeren').press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Doorvoeren' }).press('Enter')
  await expect(heading(page, title)).toBeVisible()
  await expect(page.getByLabel(/^Prijs van SPD-510/)).toHaveValue('7,50')
  await expect(page.getByLabel(/^Prijs van PVC-5/)).toHaveValue('20,00')
  expect(violations).toEqual([])
})

test('a price is tried for a company, and says which list decided it', async ({ browser, violations }) => {
  const page = await staffPage(browser, '/prijslijsten/proberen')
  await page.getByRole('searchbox', { name: 'Zoek een bedrijf of een prijslijst' }).fill('Noordbouw')
  await page.getByRole('radio', { name: /^Noordbouw Projecten/ }).press('Space')
  await page.getByRole('searchbox', { name: 'Zoek een artikel' }).fill('ALP-3')
  await page.getByRole('radio', { name: /ALP-3$/ }).press('Space')
  await expect(page.getByRole('link', { name: /^Contract Noordbouw Projecten: eigen prijs/ })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('radio', { name: /^Een bezoeker/ }).press('Space')
  await expect(page.getByRole('link', { name: 'De basisprijs' })).toBeVisible()
  expect(violations).toEqual([])
})
