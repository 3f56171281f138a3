import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'
import { addStaff, STAFF_PASSWORD, staffPage } from './staff-page.ts'

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

/** Holds the first save on its way. Asked before a list is opened: of a page that is there already it may still go out unheld. */
async function holdSave(page: Page) {
  const [sent, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/price-lists/*/prices', async (route) => {
    if (route.request().method() === 'POST') {
      sent.resolve()
      await held.promise
    }
    await route.fallback()
  })
  return { sent, held }
}

/** Lets choices of the mesh banner cost this, whatever an earlier try made of them: as the first of them is now. */
async function meshChoicesCost(page: Page, search: string, amount: number) {
  const id = page.url().split('/').at(-1)
  const found = await page.request.get(`/beheer/api/price-lists/${id}/choices?sku=MSH-MAAT&search=${search}`)
  const before: { price: { amount: number } }[] = (await found.json()).choices
  const choices = before
    .filter(({ price }) => price.amount !== amount)
    .map(({ price }) => ({ before: price, after: { ...price, amount } }))
  const answer = await page.request.post(`/beheer/api/price-lists/${id}/prices`, { data: { choices } })
  expect(answer.status()).toBe(200)
  return { id, price: { ...before[0]?.price, amount } }
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
  await expect(rate).toBeFocused()
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weggaan' }).press('Enter')
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

test('a price that moves to a day which a colleague took is chosen once', async ({ browser, violations }) => {
  const page = await staffPage(browser, '/prijslijsten', { hearsNews: false })
  const now = price(70_000, { validFrom: '2026-01-01', validTo: '2026-12-31' })
  const { id } = await openNew(page, [{ before: null, after: now }])
  await page.getByLabel(/^Vanaf van SPD-510/).fill('2027-01-01')
  await page.getByLabel(/^Tot en met van SPD-510/).fill('2027-12-31')
  await change(page, id, [{ before: null, after: price(65_000, { validFrom: '2027-01-01' }) }])
  await button(page, 'Bewaren').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Een collega was je voor' })
  await expect(dialog.getByRole('radio', { name: /€ 7,00.* en € 6,50.*Zoals het nu is/ })).toBeVisible()
  await dialog.getByRole('radio', { name: /€ 7,00.*Jouw wijziging/ }).press('Space')
  await dialog.getByRole('button', { name: 'Verder' }).press('Enter')
  await button(page, 'Bewaren').press('Enter')
  await expect(unsaved(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel(/^Prijs van SPD-510/)).toHaveCount(1)
  await expect(page.getByLabel(/^Prijs van SPD-510/)).toHaveValue('7,00')
  await expect(page.getByLabel(/^Vanaf van SPD-510/)).toHaveValue('2027-01-01')
  expect(violations).toEqual([])
})

test('what a colleague saves while somebody types is not written over', async ({ browser, violations }) => {
  const page = await staffPage(browser, '/prijslijsten')
  const other = { sku: 'PVC-5' }
  const { id } = await openNew(page, [
    { before: null, after: price(70_000) },
    { before: null, after: price(200_000, other) },
  ])
  const rate = page.getByLabel(/^Prijs van SPD-510/)
  await rate.fill('6')
  await change(page, id, [
    { before: price(70_000), after: price(65_000) },
    { before: price(200_000, other), after: price(190_000, other) },
  ])
  await expect(page.getByLabel(/^Prijs van PVC-5/)).toHaveValue('19,00')
  await rate.pressSequentially(',10')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Een collega was je voor' })
  await dialog.getByRole('radio', { name: /€ 6,50.*Zoals het nu is/ }).press('Space')
  await dialog.getByRole('button', { name: 'Verder' }).press('Enter')
  await expect(unsaved(page)).toHaveCount(0)
  await expect(rate).toHaveValue('6,50')
  expect(violations).toEqual([])
})

test('saving keeps what is typed meanwhile, what is searched for and the focus', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(browser, '/prijslijsten')
  const { sent, held } = await holdSave(page)
  await openNew(page, [{ before: null, after: price(70_000) }])
  await page.getByRole('searchbox', { name: 'Zoek op artikel' }).fill('PVC')
  await expect(page.getByText('Geen prijzen gevonden')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Zoek een artikel om toe te voegen' }).fill('PVC-5')
  await button(page, /PVC-5$/)
    .first()
    .press('Enter')
  const rate = page.getByLabel(/^Prijs van PVC-5/)
  await expect(rate).toBeFocused()
  await rate.fill('20,00')
  await page.keyboard.press('Control+s')
  await sent.promise
  await rate.fill('21,00')
  held.resolve()
  await expect(page.getByText('Bewaard', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /PVC-5 Gewijzigd/ })).toBeVisible()
  await expect(rate).toHaveValue('21,00')
  await expect(rate).toBeFocused()
  await expect(page.getByRole('searchbox', { name: 'Zoek op artikel' })).toHaveValue('PVC')
  await button(page, 'Bewaren').press('Enter')
  await expect(unsaved(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  const search = page.getByRole('searchbox', { name: 'Zoek op artikel' })
  await search.fill('PVC-5')
  await expect(rate).toHaveValue('21,00')
  await expect(search).toBeFocused()
  await button(page, 'Wijziging plannen van PVC-5').press('Enter')
  await expect(page.locator('tr:focus-within')).toContainText('PVC-5')
  await page.getByLabel('Categorie', { exact: true }).selectOption('/vlaggen-en-masten')
  await button(page, 'Korting toevoegen').press('Enter')
  await page.keyboard.press('Control+s')
  await expect(unsaved(page)).toHaveCount(0)
  await button(page, 'Korting op Vlaggen en masten verwijderen').press('Enter')
  await button(page, 'Korting op Vlaggen en masten terugzetten').press('Enter')
  await expect(page.getByRole('textbox', { name: /^Korting op Vlaggen en masten/ })).toBeFocused()
  await rate.first().fill('22,00')
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).press('Enter')
  await expect(heading(page, 'Prijslijsten')).toBeVisible()
  expect(violations).toEqual([])
})

test('what is let go while it is saved does not come back', async ({ browser, violations }) => {
  const page = await staffPage(browser, '/prijslijsten')
  const { sent, held } = await holdSave(page)
  await openNew(page, [{ before: null, after: price(70_000) }])
  const rate = page.getByLabel(/^Prijs van SPD-510/)
  await rate.fill('6,00')
  await page.keyboard.press('Control+s')
  await sent.promise
  await button(page, 'Wijzigingen verwerpen').press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Wijzigingen verwerpen' }).press('Enter')
  await expect(unsaved(page)).toHaveCount(0)
  held.resolve()
  await expect(page.getByText('Bewaard', { exact: true }).first()).toBeVisible()
  await expect(rate).toHaveValue('6,00')
  await expect(unsaved(page)).toHaveCount(0)
  expect(violations).toEqual([])
})

test('a file is read as it is meant when it is shown, and told of when it is gone', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(browser, '/prijslijsten')
  const { id } = await openNew(page, [{ before: null, after: price(70_000) }])
  await page.goto(`/beheer/prijslijsten/${id}/import`)
  const held = Promise.withResolvers<void>()
  await page.route('**/import?others=stay', async (route) => {
    await held.promise
    await route.fallback()
  })
  const file = {
    name: 'prijzen.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('artikelnummer;prijs\r\nPVC-5;20,00\r\n'),
  }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('radio', { name: /^Verdwijnt uit de lijst/ }).press('Space')
  await expect(page.getByRole('row', { name: /Vervalt.*SPD-510/ })).toBeVisible()
  held.resolve()
  await page.evaluate(() => {
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
  })
  await page.getByRole('radio', { name: /^Blijft zoals het is/ }).press('Space')
  await expect(page.getByText('Het bestand is niet meer te lezen. Kies het opnieuw.')).toBeVisible()
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

test('base prices are changed in their list by keyboard, taken back, and read from a file', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(browser, '/prijslijsten')
  await page.getByRole('link', { name: 'Basisprijzen' }).press('Enter')
  await expect(heading(page, 'Basisprijzen')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Zoek op artikel' }).fill('TOE-MES')
  const [rate, setup] = [page.getByLabel('Prijs van TOE-MES'), page.getByLabel('Opstartkosten van TOE-MES')]
  await expect(rate).toHaveValue('8,50')
  expect(await axe(page)).toEqual([])
  await rate.fill('0,00')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('De prijs moet hoger zijn dan nul')).toBeVisible()
  await expect(rate).toBeFocused()
  await rate.fill('9,00')
  await setup.fill('12,50')
  expect(await axe(page)).toEqual([])
  await button(page, 'Wat had dit vorige maand gedaan?').press('Enter')
  const effect = page.getByRole('dialog')
  await effect.getByRole('button', { name: 'Berekenen' }).press('Enter')
  await expect(effect.getByText(/Met de wijziging|In die maand is niets besteld/).first()).toBeVisible()
  await effect.getByRole('button', { name: 'Sluiten' }).last().press('Enter')
  await button(page, 'Publiceren').press('Enter')
  await expect(unsaved(page)).toHaveCount(0)
  await expect(rate).toHaveValue('9,00')
  await button(page, 'Ongedaan maken').press('Enter')
  await expect(page.getByText('De prijzen zijn weer zoals ze waren')).toBeVisible()
  await expect(rate).toHaveValue('8,50')
  await expect(setup).toHaveValue('')

  await page.getByRole('link', { name: 'Importeren' }).press('Enter')
  await expect(heading(page, 'Prijzen importeren in Basisprijzen')).toBeVisible()
  const choose = (content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'basis.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await choose('artikelnummer;prijs;opstartkosten;geldig tot\r\nTOE-MES;8,50;5,00;1-1-2020\r\n')
  await expect(page.getByRole('row', { name: /2 artikelnummer/ })).toBeVisible()
  await expect(button(page, 'Doorvoeren')).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  await choose('artikelnummer;prijs;opstartkosten;opmerking\r\nTOE-MES;8,50;5,00;let op\r\n')
  await expect(
    page.getByRole('row', { name: /2 opmerking Een prijslijst heeft deze kolom niet/ }),
  ).toBeVisible()
  await choose('artikelnummer;prijs;opstartkosten\r\nTOE-MES;8,50;5,00\r\n')
  await expect(page.getByRole('row', { name: /Gewijzigd.*TOE-MES.*opstartkosten € 5,00/ })).toBeVisible()
  await expect(button(page, 'Doorvoeren')).toBeVisible()
  expect(violations).toEqual([])
})

test('what choices cost is raised by a percentage by keyboard, taken back, and read from a file', async ({
  browser,
  databaseUrl,
  violations,
}) => {
  test.slow()
  // Others change the list meanwhile: one's own change is known by who made it.
  const name = `Kees ${ownName()}`
  const email = await addStaff(databaseUrl, 'sales', name)
  const page = await staffPage(browser, '/prijslijsten', { email })
  await page.getByRole('link', { name: 'Basisprijzen' }).press('Enter')
  await expect(heading(page, 'Basisprijzen')).toBeVisible()
  await meshChoicesCost(page, 'ringen', 3000)
  await page.getByRole('radio', { name: 'Artikelen' }).press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Keuzes in configuratoren' })).toBeChecked()
  await page.getByRole('searchbox', { name: 'Zoek op product, stap of keuze' }).fill('afzetdoek bestaat niet')
  await expect(page.getByText('Geen keuzes gevonden')).toBeVisible()
  await page.getByRole('searchbox').first().fill('meshdoek ringen')
  const half = page.getByLabel('Prijs van Meshdoek op maat › Ringen › Om de 50 cm')
  const quarter = page.getByLabel('Prijs van Meshdoek op maat › Ringen › Om de 25 cm')
  await expect(half).toHaveValue('0,30')
  await half.press('Enter')
  await expect(quarter).toBeFocused()
  expect(await axe(page)).toEqual([])

  await button(page, 'Met een percentage wijzigen').press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Percentage').last().fill('0')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Vul een percentage in van -99 tot en met 1.000, en niet 0')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Percentage').last().fill('10')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(unsaved(page)).toContainText('2 wijzigingen')
  await expect(half).toHaveValue('0,33')
  await expect(page.getByText('Was € 0,30 per ring')).toHaveCount(2)
  await button(page, 'Terugzetten van Meshdoek op maat › Ringen › Om de 25 cm').press('Enter')
  await expect(quarter).toBeFocused()
  await expect(quarter).toHaveValue('0,30')
  expect(await axe(page)).toEqual([])

  await half.press('Control+s')
  await expect(unsaved(page)).toHaveCount(0)
  await page.locator('summary').filter({ hasText: 'Eerdere wijzigingen' }).press('Enter')
  // The newest of his own: a try before this one set the prices, too.
  await button(page, new RegExp(`^Terugdraaien: .*${name}`))
    .first()
    .press('Enter')
  await expect(
    dialog.getByRole('row', {
      name: /Meshdoek op maat › Ringen › Om de 50 cm.*€ 0,33 per ring € 0,30 per ring/,
    }),
  ).toBeVisible()
  // What a colleague changes in the list meanwhile is shown first, and then it is pressed again.
  await expect(async () => {
    if ((await dialog.count()) > 0) await dialog.getByRole('button', { name: 'Terugdraaien' }).press('Enter')
    await expect(dialog).toHaveCount(0, { timeout: 3_000 })
  }).toPass()
  await expect(half).toHaveValue('0,30')

  await page.getByRole('link', { name: 'Importeren' }).press('Enter')
  const content = 'artikelnummer;keuze;prijs\r\nMSH-MAAT;ringen/ringen-500;0,35\r\n'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'keuzes.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await expect(
    page.getByRole('row', { name: /Gewijzigd.*Om de 50 cm MSH-MAAT € 0,30 per ring € 0,35 per ring/ }),
  ).toBeVisible()
  await expect(button(page, 'Doorvoeren')).toBeVisible()
  expect(violations).toEqual([])
})

test('what a colleague made of a choice meanwhile is shown, and who was later chooses', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(browser, '/prijslijsten', { hearsNews: false })
  await page.getByRole('link', { name: 'Basisprijzen' }).press('Enter')
  await expect(heading(page, 'Basisprijzen')).toBeVisible()
  const { id, price: before } = await meshChoicesCost(page, 'tunnel', 16_000)
  await page.getByRole('radio', { name: 'Artikelen' }).press('ArrowRight')
  await page.getByRole('searchbox').first().fill('meshdoek tunnel')
  const rate = page.getByLabel('Prijs van Meshdoek op maat › Rand › Tunnel boven en onder')
  await rate.fill('1,80')
  const colleague = async (from: object, amount: number) => {
    const body = { choices: [{ before: from, after: { ...from, amount } }] }
    expect((await page.request.post(`/beheer/api/price-lists/${id}/prices`, { data: body })).status()).toBe(
      200,
    )
  }
  await colleague(before, 17_000)
  await button(page, 'Publiceren').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Een collega was je voor' })
  await expect(
    dialog.getByRole('radio', { name: /€ 1,70 per strekkende meter rand.*Zoals het nu is/ }),
  ).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('radio', { name: /€ 1,80 per strekkende meter rand.*Jouw wijziging/ }).press('Space')
  await dialog.getByRole('button', { name: 'Verder' }).press('Enter')
  await button(page, 'Publiceren').press('Enter')
  await expect(unsaved(page)).toHaveCount(0)
  await expect(rate).toHaveValue('1,80')
  await colleague({ ...before, amount: 18_000 }, before.amount)
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

test('a price is tried with all that a cart asks, and says by which rules it is counted', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(browser, '/prijslijsten/proberen')
  await page.getByRole('searchbox', { name: 'Zoek een bedrijf of een prijslijst' }).fill('Korenaar')
  await page.getByRole('radio', { name: /^Bakkerij De Korenaar/ }).press('Space')
  await page.getByRole('searchbox', { name: 'Zoek een artikel' }).fill('SPD-510')
  await page.getByRole('radio', { name: /SPD-510$/ }).press('Space')
  const answer = page.getByRole('region', { name: 'Prijs', exact: true })
  await expect(answer.getByText('1 × pakket voor € 8,95, naar Nederland')).toBeVisible()
  await expect(answer.getByText('Een klant uit ons eigen land')).toBeVisible()
  await page.getByLabel('Aantal stuks', { exact: true }).fill('4')
  await page.getByLabel('Productie', { exact: true }).selectOption('express')
  await expect(answer.getByText('35% van de artikelen, minstens € 15,00')).toBeVisible()
  await page.getByLabel('Waarheen', { exact: true }).selectOption({ label: 'Elders in België' })
  await expect(answer.getByText('1 × pakket voor € 11,95, naar België')).toBeVisible()
  await page.getByLabel('Hoe', { exact: true }).selectOption({ label: 'Afhalen' })
  await expect(answer.getByText('Afhalen is gratis')).toBeVisible()
  await expect(page.getByLabel('Waarheen', { exact: true })).toHaveCount(0)
  await page.getByLabel('Eigen bestanden', { exact: true }).fill('2')
  await page.getByRole('checkbox', { name: 'Bestanden laten controleren' }).press('Space')
  await expect(answer.getByText('Extra ontwerpen')).toBeVisible()
  await expect(answer.getByText('Controle van ontwerpen')).toBeVisible()
  await page.getByLabel('Ontwerpen door de studio', { exact: true }).fill('1')
  await expect(page.getByText('Spoed kan niet als de studio een ontwerp maakt.')).toBeVisible()
  await expect(answer.getByText(/^Ontwerp door de studio/)).toBeVisible()
  await page.getByLabel('Eigen bestanden', { exact: true }).fill('9')
  await expect(answer.getByText('Er zijn meer ontwerpen dan stuks.')).toBeVisible()
  await page.getByLabel('Eigen bestanden', { exact: true }).fill('1')
  await expect(answer.getByText('Exclusief btw')).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(violations).toEqual([])
})

test('a run is tried with one of the circulations of who buys it', async ({ browser, violations }) => {
  const page = await staffPage(browser, '/prijslijsten')
  const runPrices = [
    { quantity: 700, cents: 5000 },
    { quantity: 7000, cents: 9000 },
  ]
  const { title } = await openNew(page, [
    { before: null, after: price(0, { sku: 'FLY-DL-350', rateE4: null, runPrices }) },
  ])
  await page.goto('/beheer/prijslijsten/proberen')
  await page.getByRole('searchbox', { name: 'Zoek een artikel' }).fill('FLY-DL-350')
  await page.getByRole('radio', { name: new RegExp('FLY-DL-350$') }).press('Space')
  const circulation = page.getByLabel('Oplage', { exact: true })
  await expect(circulation.getByRole('option', { name: '700', exact: true })).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Zoek een bedrijf of een prijslijst' }).fill(title)
  await page.getByRole('radio', { name: new RegExp(`^${title}`) }).press('Space')
  await expect(circulation).toHaveValue('700')
  await circulation.selectOption('7000')
  await expect(page.getByText('€ 90,00').first()).toBeVisible()
  expect(violations).toEqual([])
})

test('who writes the texts of a product reads its prices and cannot change them', async ({
  browser,
  databaseUrl,
  violations,
}) => {
  const email = `inhoud-${ownName()}@demo.example`
  await query(
    databaseUrl,
    `insert into operators (email, name, role, password_hash)
     select $1, 'Iris Inhoud', 'content', password_hash from operators where email = 'beheer@demo.example'`,
    [email],
  )
  const [product] = await query<{ id: string }>(
    databaseUrl,
    `select id from products where sku = 'TOE-MES'`,
    [],
  )
  const page = await (await browser.newContext()).newPage()
  await page.goto(`/beheer/producten/${product?.id}`)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(STAFF_PASSWORD)
  await button(page, 'Inloggen').press('Enter')
  await expect(
    page.getByText('Prijzen, btw en kostprijs wijzigen alleen verkoop en de eigenaar.'),
  ).toBeVisible()
  await expect(page.getByLabel('Prijs per stuk')).toBeDisabled()
  await expect(page.getByLabel('Btw', { exact: true })).toBeDisabled()
  await expect(page.getByText('De spoedtoeslag wijzigen alleen verkoop en de eigenaar.')).toBeVisible()
  await expect(page.getByLabel('Spoed is mogelijk', { exact: true })).toBeDisabled()
  await expect(button(page, /prijs toevoegen|Prijs verwijderen/i)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Prijslijsten' })).toHaveCount(0)
  expect(await axe(page)).toEqual([])
  expect(violations).toEqual([])
})

test('an earlier change of a list is taken back by keyboard, after what that does was seen', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(browser, '/prijslijsten')
  const first = price(70_000)
  const { id } = await openNew(page, [{ before: null, after: first }])
  await change(page, id, [
    { before: first, after: price(71_000) },
    { before: null, after: price(900_000, { sku: 'PVC-5' }) },
  ])
  await page.locator('summary').filter({ hasText: 'Eerdere wijzigingen' }).press('Enter')
  const made = page.getByRole('listitem').filter({ hasText: 'prijzen gewijzigd' })
  await expect(made).toContainText('2 prijzen gewijzigd')
  expect(await axe(page)).toEqual([])
  // A price of it that a colleague changed once more stays as he has it.
  await change(page, id, [{ before: price(71_000), after: price(72_000) }])
  await made.getByRole('button', { name: /^Terugdraaien: / }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Wijziging terugdraaien?' })
  await expect(dialog).toContainText('1 prijs of korting is daarna nog gewijzigd')
  const rows = dialog.getByRole('table', { name: 'Wat er verandert' }).getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText(/Vervalt.*PVC-5.*90,00.*Niets/)
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Terugdraaien' }).press('Enter')
  await expect(page.getByText('De wijziging is teruggedraaid')).toBeVisible()
  await expect(dialog).toBeHidden()
  const prices = page.getByRole('table', { name: 'Prijzen per artikel' })
  await expect(prices.getByText('SPD-510', { exact: true })).toBeVisible()
  await expect(prices.getByText('PVC-5', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'teruggedraaid' })).toHaveCount(1)
  expect(violations).toEqual([])
})
