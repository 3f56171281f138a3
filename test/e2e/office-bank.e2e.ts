import type { Page } from '@playwright/test'
import { sampleCamt, type SampleEntry } from '#test/support/camt.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { stepTo } from './staff-keys.ts'
import { staffPage } from './staff-page.ts'

const shopFile = (entries: readonly SampleEntry[], more = {}) => ({
  name: 'afschrift.xml',
  mimeType: 'text/xml',
  buffer: Buffer.from(sampleCamt(entries, more)),
})
const choose = (page: Page, file: ReturnType<typeof shopFile>) =>
  page.locator('input[type=file]').setInputFiles(file)

test('a bank file is read, what is sure booked by one press, and the rest asked one by one', async ({
  browser,
}) => {
  const page = await staffPage(browser, '/facturen')
  // Tried again, its entries are others, and of others.
  const run = crypto.randomUUID()
  const [baker, guest, taxes] = [`Bakkerij ${run}`, `<b>Hotel</b> ${run}`, `Belastingdienst ${run}`] as const
  const [one, two] = await page.evaluate(async () => {
    const answer = await fetch('/beheer/api/invoices?queue=open')
    const { invoices } = await answer.json()
    // Other journeys pay the first ones.
    return (invoices as { number: string; openInCents: number; companyName: string }[]).slice(-2)
  })
  if (!one || !two) throw new Error('the demo has two open invoices')
  await page.getByRole('link', { name: 'Ouderdomsanalyse' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ouderdomsanalyse' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Totaal.*€/ })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Alle facturen' }).press('Enter')
  await page.getByRole('link', { name: 'Bank', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Bank' })).toBeVisible()
  await choose(page, shopFile([{ cents: 1 }], { iban: 'NL91ABNA0417164300' }))
  await expect(page.getByText(/Dit bankbestand is van rekening NL91ABNA0417164300/)).toBeVisible()
  await choose(page, { ...shopFile([]), buffer: Buffer.from('<a><b></a>') })
  await expect(page.getByText(/het gaat mis op regel 1, teken/)).toBeVisible()
  expect(await axe(page)).toEqual([])

  const file = shopFile([
    { cents: one.openInCents, text: `Betaling ${one.number}`, name: baker, reference: `${run}-1` },
    { cents: two.openInCents + 100, text: two.number, name: guest, reference: `${run}-2` },
    { cents: 4321, text: 'Teruggave belasting', name: taxes, reference: `${run}-3` },
    { cents: 999, text: 'Huur', isOut: true, reference: `${run}-4` },
  ])
  await choose(page, file)
  await expect(page.getByText('3 bijschrijvingen ingelezen')).toBeVisible()
  const sure = page.getByRole('table', { name: 'Voorgesteld' })
  await expect(sure.getByRole('link', { name: one.number })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await choose(page, file)
  await expect(page.getByText(/Dit bankbestand is al ingelezen door/)).toBeVisible()

  const all = sure.getByRole('checkbox', { name: `van ${baker} boeken` })
  await all.press(' ')
  await expect(page.getByRole('button', { name: 'Boeken (0)' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('main').focus()
  await stepTo(page, 'j', sure.getByRole('link', { name: one.number }))
  await page.keyboard.press('x')
  await expect(all).toBeChecked()
  // j goes on from what is sure to what is not.
  await stepTo(
    page,
    'j',
    page.getByRole('button', { name: new RegExp(`^Facturen kiezen voor .* van ${guest}$`) }),
  )
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Boeken (1)' }).press('Enter')
  await expect(page.getByText('1 bijschrijving geboekt')).toBeVisible()
  await expect(sure).toHaveCount(0)

  const doubtful = page.getByRole('table', { name: 'Kijk hier zelf naar' })
  await expect(doubtful.getByText(guest)).toBeVisible()
  await doubtful.getByRole('button', { name: `van ${taxes} is niet van ons` }).press('Enter')
  await expect(doubtful.getByText(taxes)).toHaveCount(0)
  await doubtful
    .getByRole('button', { name: new RegExp(`^Facturen kiezen voor .* van ${guest}$`) })
    .press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Facturen kiezen' })
  await expect(dialog.getByText(/^Nog te verdelen: €\s1,00$/)).toBeVisible()
  expect(await axe(page)).toEqual([])
  const amount = dialog.getByLabel(`Bedrag voor ${two.number}`)
  await amount.fill('99.999,99')
  await dialog.getByRole('button', { name: 'Boeken' }).press('Enter')
  await expect(dialog.getByText(/Er staat €.* open\.$/)).toBeVisible()
  await dialog.getByRole('checkbox', { name: new RegExp(`^${two.number}`) }).press(' ')
  await dialog.getByRole('button', { name: 'Boeken' }).press('Enter')
  await expect(dialog.getByText('Kies minstens één factuur.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: new RegExp(`^${two.number}`) }).press(' ')
  await dialog.getByRole('button', { name: 'Boeken' }).press('Enter')
  await expect(dialog).toBeHidden()

  // What was paid too much waits, until it is booked or paid back.
  await expect(page.getByText(/^Er bleef €\s1,00 over\./)).toBeVisible()
  const rest = doubtful.getByRole('row', { name: new RegExp(guest) })
  await expect(rest).toContainText('Dit is te veel betaald.')
  await expect(rest).toContainText(/€\s1,00van €/)
  expect(await axe(page)).toEqual([])
  await page.goto(`/beheer/facturen?zoek=${two.number}&wachtrij=all`)
  await page.getByRole('link', { name: two.number }).press('Enter')
  await page.getByRole('main').getByRole('link', { name: two.companyName }).press('Enter')
  await expect(page.getByText(/^Te veel betaald en nog niet verwerkt: €\s1,00\./)).toBeVisible()
  await page.getByRole('link', { name: 'Boeken of terugbetalen' }).press('Enter')
  await rest.getByRole('button', { name: new RegExp(`is terugbetaald aan ${guest}$`) }).press('Enter')
  await expect(rest).toHaveCount(0)
  await page.getByRole('link', { name: /^Terugbetaald/ }).press('Enter')
  await expect(page.getByRole('row', { name: new RegExp(guest) })).toBeVisible()

  await page.getByRole('link', { name: /^Geboekt/ }).press('Enter')
  await expect(page.getByRole('row', { name: new RegExp(guest) })).toContainText(two.number)
  const takenBack: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') takenBack.push(request.url())
  })
  await page.getByRole('link', { name: /^Niet van ons/ }).press('Enter')
  // Of an entry that is looked at by key, Enter takes nothing back.
  const notOurs = page.getByRole('row', { name: new RegExp(taxes) })
  await stepTo(page, 'j', notOurs.locator('[data-first]'))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: `van ${taxes} toch boeken` })).toBeFocused()
  expect(takenBack).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^Afgeschreven/ }).press('Enter')
  await expect(page.getByText('Huur').first()).toBeVisible()
  await page.getByRole('link', { name: /^Te boeken/ }).press('Enter')
  await expect(doubtful.getByText(taxes)).toBeVisible()
  expect(await axe(page)).toEqual([])
})
