import { readFile } from 'node:fs/promises'
import { axe } from './axe.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'
import { staffPage } from './staff-page.ts'

test('the bookkeeper gets ledger, payments and papers of a period, and finance names the accounts', async ({
  browser,
  violations,
}) => {
  const page = await staffPage(browser, '/facturen')
  await page.getByRole('link', { name: 'Export voor de boekhouder' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Export voor de boekhouder' })).toBeVisible()
  await page.getByRole('button', { name: 'Dit jaar' }).press('Enter')
  await expect(page).toHaveURL(/van=\d{4}-01-01/)
  await expect(page.getByText(/^Vanaf 1 januari 2027|De auditfile is er nog niet/)).toBeVisible()
  expect(await axe(page)).toEqual([])

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Verkoopboek downloaden' }).press('Enter')
  const ledger = await readFile(await (await downloading).path(), 'utf8')
  expect(ledger).toMatch(/^\uFEFFDatum;Soort;Nummer;/)
  expect(ledger.split('\r\n').length).toBeGreaterThan(3)
  const booking = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Journaalposten downloaden' }).press('Enter')
  const journal = await readFile(await (await booking).path(), 'utf8')
  expect(journal).toMatch(/^\uFEFFDatum;Dagboek;Boekstuk;/)
  expect(journal).toMatch(/;Verkoop;FAC-[^;]+;1300;/)
  const zipping = page.waitForEvent('download')
  await page.getByRole('link', { name: 'ZIP downloaden' }).press('Enter')
  const zip = await zipping
  expect(zip.suggestedFilename()).toMatch(/^facturen-.*\.zip$/)
  expect((await readFile(await zip.path())).length).toBeGreaterThan(10_000)

  await page.getByRole('button', { name: 'Rekeningen wijzigen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Grootboekrekeningen' })
  await dialog.getByLabel('Omzet hoog tarief (1a)').fill('=1')
  await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(dialog.getByText('Vul een rekening in van hoogstens 12 cijfers of letters')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Omzet hoog tarief (1a)').fill('8100')
  await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('definition').filter({ hasText: '8100' })).toBeVisible()
  expect(violations).toEqual([])
})

test('an order that has left is invoiced by a press, disputed, and credited in part by keyboard', async ({
  customerPage,
  databaseUrl,
  browser,
  violations,
}) => {
  await fillCart(customerPage)
  const { id, number } = await (await customerPage.request.post('/api/cart/order', { data: {} })).json()
  await query(databaseUrl, `update order_lines set state = 'delivered' where order_id = $1`, [id])
  await query(databaseUrl, `update orders set state = 'delivered' where id = $1`, [id])
  const page = await staffPage(browser, '/facturen/te-factureren')
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('checkbox', { name: `Kies ${number}` }).press(' ')
  const bar = page.getByRole('region', { name: 'Met de gekozen regels' })
  await bar.getByRole('button', { name: 'Factureren' }).press('Enter')
  await page
    .getByRole('alertdialog', { name: 'Factureren' })
    .getByRole('button', { name: 'Factureren' })
    .press('Enter')
  await expect(page.getByText('Factureren: 1 van 1 gelukt')).toBeVisible()
  await expect(page.getByRole('row').getByRole('link', { name: number })).toHaveCount(0)

  await page.getByRole('link', { name: 'Alle facturen' }).press('Enter')
  await page.getByRole('searchbox', { name: 'Zoek op factuur, order of klant' }).fill(number)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: /^FAC-/ }).press('Enter')
  await page.getByRole('button', { name: 'Betwist', exact: true }).press('Enter')
  const dispute = page.getByRole('dialog', { name: 'De klant betwist deze factuur' })
  await dispute.getByLabel('Reden').fill('Verkeerde kleur')
  await dispute.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(page.getByText('Reden: Verkeerde kleur')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Betwisting opheffen' }).press('Enter')
  await expect(page.getByText('Reden: Verkeerde kleur')).toHaveCount(0)

  await page.getByRole('button', { name: 'Deel crediteren' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Deel crediteren' })
  await dialog.getByRole('radio', { name: 'Een bedrag' }).press(' ')
  await dialog.getByLabel('Bedrag excl. btw').fill('99.999,99')
  await dialog.getByRole('button', { name: 'Deel crediteren' }).press('Enter')
  await expect(dialog.getByText(/Vul hoogstens dat bedrag in/)).toBeVisible()
  await expect(dialog.getByLabel('Bedrag excl. btw')).toBeFocused()
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Bedrag excl. btw').fill('1,00')
  await dialog.getByLabel('Reden').fill('Beschadigd')
  await dialog.getByRole('button', { name: 'Deel crediteren' }).press('Enter')
  await expect(dialog).toBeHidden()
  const credited = page.getByText(/^Met creditfactuur CRE-.* is €.* gecrediteerd\.$/)
  await expect(credited).toBeVisible()

  await page.getByRole('button', { name: 'Deel crediteren' }).press('Enter')
  await dialog.getByLabel('Regel of kosten').press('End')
  await expect(
    dialog.getByRole('option', { name: /^Verzendkosten, 21% btw \(nog €.* excl\. btw\)$/ }),
  ).toHaveJSProperty('selected', true)
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  const amount = dialog.getByLabel('Bedrag excl. btw')
  for (const [typed, fault] of [
    ['veel', 'Vul een bedrag in, zoals 12,50'],
    ['0', 'Vul een bedrag in dat hoger is dan nul.'],
    ['999,99', /Hiervan is nog €.* over\. Vul hoogstens dat bedrag in/],
  ] as const) {
    await amount.fill(typed)
    await amount.press('Enter')
    await expect(dialog.getByText(fault)).toBeVisible()
    await expect(amount).toBeFocused()
  }
  expect(await axe(page)).toEqual([])
  await amount.fill('1,50')
  await dialog.getByLabel('Reden').fill('Te laat bezorgd')
  await dialog.getByLabel('Reden').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(credited).toHaveCount(2)
  const because = page.getByText('Reden: Te laat bezorgd').locator('..')
  await because.getByRole('link', { name: 'Bekijken' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Creditfactuur CRE-/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Verzendkosten 1 € 1,50/ })).toBeVisible()
  expect(await axe(page)).toEqual([])
  expect(violations).toEqual([])
})

test('a customer over the credit limit reads it at the cart and loses nothing', async ({
  customerPage,
  databaseUrl,
  browser,
  violations,
}) => {
  await fillCart(customerPage)
  const { contact } = await (await customerPage.request.get('/api/customer')).json()
  const [company] = await query<{ id: string }>(
    databaseUrl,
    `update companies set credit_limit_cents = 1, over_limit = 'stop'
     where id = (select company_id from contacts where id = $1) returning id`,
    [contact.id],
  )
  try {
    await customerPage.goto('/winkelwagen')
    await expect(customerPage.getByText(/boven de afgesproken kredietlimiet/).first()).toBeVisible()
    const page = await staffPage(browser, `/bedrijven/${company?.id}`)
    await expect(page.getByText('Nog ruimte')).toBeVisible()
    await expect(page.getByText('Tegenhouden: bestellen kan niet')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Voorwaarden wijzigen' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: /^Voorwaarden van/ })
    await dialog.getByLabel('Kredietlimiet').fill('')
    await dialog.getByLabel('Bestelling boven de limiet').selectOption('warn')
    await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(dialog).toBeHidden()
    await customerPage.reload()
    await expect(customerPage.getByText(/boven de afgesproken kredietlimiet/)).toHaveCount(0)
    expect(violations).toEqual([])
  } finally {
    await query(databaseUrl, 'update companies set credit_limit_cents = null where id = $1', [company?.id])
  }
})
