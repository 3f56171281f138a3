import type { Browser, Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { orderWithoutBleed } from './order-without-bleed.ts'
import { printFile } from './print-file.ts'
import { query } from './query.ts'
import { addStaff, logInStaff, staffPage } from './staff-page.ts'

/** Opens the only file of an order at the desk. */
async function openFile(browser: Browser, number: string, name: string, hearsNews = true): Promise<Page> {
  const page = await staffPage(browser, `/bestanden?wachtrij=all&zoek=${number}`, { hearsNews })
  await page.getByRole('link', { name }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return page
}

test('staff repair a file without bleed by keyboard, and its customer sees that the shop did', async ({
  customerPage,
  browser,
  violations,
}) => {
  test.slow()
  const { id, number } = await orderWithoutBleed(customerPage, 'gevel.pdf')
  const page = await openFile(browser, number, 'gevel.pdf')
  await page.getByRole('button', { name: 'Herstellen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'gevel.pdf herstellen' })
  await expect(dialog.getByText('Je ontwerp heeft geen afloop van 10 mm')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Voorbeeld maken' }).press('Enter')
  const compare = dialog.getByRole('slider', { name: 'Voor en na van gevel.pdf' })
  await expect(compare).toBeVisible({ timeout: 30_000 })
  await expect(dialog.getByText('afloop gemaakt door de rand te spiegelen')).toBeVisible()
  for (const alt of ['gevel.pdf zoals aangeleverd', 'gevel.pdf na herstel'])
    await expect
      .poll(() =>
        dialog.getByRole('img', { name: alt }).evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBeGreaterThan(0)
  await compare.press('ArrowRight')
  await expect(compare).toHaveAttribute('aria-valuetext', '55% van het origineel zichtbaar')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Herstel gebruiken' }).press('Enter')
  await expect(page.getByText('Het herstelde bestand wordt gebruikt')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Hersteld door de winkel')).toBeVisible()
  const versions = page.getByRole('region', { name: 'Eerdere versies' })
  await expect(versions).toContainText('herstelde gevel.pdf')
  await expect(page.getByRole('button', { name: 'Herstellen' })).toHaveCount(0)
  expect(await axe(page)).toEqual([])

  await page.getByRole('link', { name: new RegExp(`^${number}`) }).press('Enter')
  await expect(page.getByText('Bestand hersteld')).toBeVisible()
  await customerPage.goto(`/account/bestellingen/${id}`)
  await expect(customerPage.getByText(/^We hebben je bestand op .* hersteld\.$/)).toBeVisible()
  expect(await axe(customerPage)).toEqual([])
  expect(violations).toEqual([])
  await page.context().close()
})

test('a file that was checked before is checked anew by one letter, and shows again what was found', async ({
  customerPage,
  browser,
}) => {
  test.slow()
  const { number } = await orderWithoutBleed(customerPage, 'anew.pdf')
  const page = await openFile(browser, number, 'anew.pdf')
  const found = page.getByRole('region', { name: 'Bevindingen' })
  const again = found.getByRole('button', { name: 'Opnieuw controleren' })
  await expect(again).toBeVisible()
  const before = await found.getByRole('listitem').allTextContents()
  expect(before).not.toEqual([])
  await page.keyboard.press('o')
  await expect(page.getByText('anew.pdf wordt opnieuw gecontroleerd')).toBeVisible()
  await expect(again).toBeVisible({ timeout: 30_000 })
  await expect(found.getByRole('listitem')).toHaveText(before)
  expect(await axe(page)).toEqual([])
  await page.context().close()
})

test('several files are checked anew at once by keyboard, with the way to what cannot be', async ({
  customerPage,
  browser,
  databaseUrl,
  violations,
}) => {
  test.slow()
  const together = `samen-${crypto.randomUUID().slice(0, 8)}`
  const [one, other] = [`${together}-een.pdf`, `${together}-twee.pdf`]
  const first = await orderWithoutBleed(customerPage, one)
  const second = await orderWithoutBleed(customerPage, other)
  // Its file is kept no longer, as that of an old order.
  const [gone] = await query<{ id: string }>(
    databaseUrl,
    `with line as (
       select d.id, d.design_id from order_line_designs d join order_lines l on l.id = d.order_line_id where l.order_id = $1)
     update designs set storage_key = null from line where designs.id = line.design_id returning line.id`,
    [second.id],
  )
  const page = await staffPage(browser, `/bestanden?zoek=${together}`)
  await expect(page.getByRole('row')).toHaveCount(3)
  const bar = page.getByRole('region', { name: 'Met de gekozen regels' })
  for (const [named, told] of [
    [`${one}, ${first.number}`, '1 gekozen'],
    [`${other}, ${second.number}`, '2 gekozen'],
  ] as const) {
    await page.getByRole('checkbox', { name: `Kies ${named}` }).focus()
    await page.keyboard.press('x')
    await expect(bar).toContainText(told)
  }
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('o')
  const asked = page.getByRole('alertdialog', { name: '2 bestanden opnieuw controleren?' })
  await expect(asked).toContainText('Klanten krijgen geen bericht.')
  expect(await axe(page)).toEqual([])
  await asked.getByRole('button', { name: 'Opnieuw controleren' }).press('Enter')
  await expect(page.getByText('Opnieuw controleren: 1 van 2 gelukt').first()).toBeVisible()
  const refused = page.getByRole('listitem').filter({
    hasText: `${other}, ${second.number}: Dit bestand wordt niet meer bewaard en kan dus niet opnieuw worden gecontroleerd.`,
  })
  await expect(refused.getByRole('link')).toHaveAttribute('href', `/beheer/bestanden/${gone?.id}`)
  await expect(bar).toContainText('1 gekozen')
  expect(await axe(page)).toEqual([])
  // Once it is checked, it is to be judged as before.
  await expect(page.getByRole('row').filter({ hasText: first.number })).toContainText('Let op', {
    timeout: 30_000,
  })
  expect(violations).toEqual([])
  await page.context().close()
})

test('who may only look at files chooses none', async ({ browser, databaseUrl }) => {
  const page = await (await browser.newContext()).newPage()
  await page.goto('/beheer/bestanden?wachtrij=all')
  await logInStaff(page, await addStaff(databaseUrl, 'sales', 'Sara Bel'))
  await expect(page.getByRole('heading', { level: 1, name: 'Drukwerkbestanden' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('staff replace a file, see what was there, and put it back', async ({
  customerPage,
  browser,
  violations,
}) => {
  test.slow()
  const { number } = await orderWithoutBleed(customerPage, 'oud.pdf')
  const page = await openFile(browser, number, 'oud.pdf')
  await page.getByRole('button', { name: 'Vervangen' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'oud.pdf vervangen' })
  const file = dialog.getByLabel('Nieuw bestand')
  await dialog.getByRole('button', { name: 'Vervangen' }).press('Enter')
  await expect(dialog.getByText('Vul dit veld in')).toBeVisible()
  await file.setInputFiles({ name: 'brief.docx', mimeType: 'text/plain', buffer: Buffer.from('PK brief') })
  await dialog.getByRole('button', { name: 'Vervangen' }).press('Enter')
  await expect(dialog.getByText('Van dit soort bestand kunnen we niet drukken')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await file.setInputFiles([printFile('nieuw.pdf', 2520, 1270)])
  await dialog.getByRole('button', { name: 'Vervangen' }).press('Enter')
  await expect(page.getByText('Het bestand is vervangen')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'nieuw.pdf' })).toBeVisible()
  const versions = page.getByRole('region', { name: 'Eerdere versies' })
  await expect(versions).toContainText('verving oud.pdf door nieuw.pdf')
  // It was checked by itself, and found right.
  const verdict = page.getByRole('region', { name: 'Beoordelen' })
  await expect(verdict.getByText('Goed', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('De controle heeft niets gevonden.')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await versions.getByRole('button', { name: 'oud.pdf terugzetten' }).press('Enter')
  await expect(page.getByText('oud.pdf is teruggezet')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'oud.pdf' })).toBeVisible()
  await expect(versions).toContainText('verving nieuw.pdf door oud.pdf')
  expect(violations).toEqual([])
  await page.context().close()
})

test('of two at one file the second hears who is there, and that it was replaced before he approves it', async ({
  customerPage,
  browser,
  databaseUrl,
}) => {
  test.slow()
  const { number } = await orderWithoutBleed(customerPage, 'samen.pdf')
  const first = await openFile(browser, number, 'samen.pdf')
  const second = await (await browser.newContext()).newPage()
  await second.goto(first.url())
  await logInStaff(second, await addStaff(databaseUrl, 'prepress', 'Sanne'))
  await expect(second.getByText('heeft dit bestand ook open.')).toBeVisible()
  const here = first.getByText('Sanne heeft dit bestand ook open.')
  await expect(here).toBeVisible()
  expect(await axe(first)).toEqual([])

  await second.getByRole('button', { name: 'Goedkeuren met reden' }).press('Enter')
  const dialog = second.getByRole('dialog', { name: 'samen.pdf goedkeuren' })
  await dialog.getByLabel('Reden').fill('Mag zo.')
  await first.getByRole('button', { name: 'Vervangen' }).press('Enter')
  const replace = first.getByRole('dialog', { name: 'samen.pdf vervangen' })
  await replace.getByLabel('Nieuw bestand').setInputFiles([printFile('ander.pdf', 2520, 1270)])
  await replace.getByRole('button', { name: 'Vervangen' }).press('Enter')
  await expect(first.getByText('Het bestand is vervangen')).toBeVisible()
  await expect(dialog.getByText('Was samen.pdf, is nu ander.pdf.')).toBeVisible()
  await expect(dialog.getByLabel('Reden')).toHaveValue('Mag zo.')
  await expect(dialog.getByRole('button', { name: 'Goedkeuren' })).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Annuleren' }).press('Enter')
  await second.getByRole('link', { name: 'Alle drukwerkbestanden' }).press('Enter')
  await expect(here).toHaveCount(0)
  await first.context().close()
  await second.context().close()
})
