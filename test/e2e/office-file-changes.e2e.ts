import type { Browser, Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { orderWithoutBleed } from './order-without-bleed.ts'
import { printFile } from './print-file.ts'
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

test('staff replace a file, see what was there, and put it back', async ({
  customerPage,
  browser,
  violations,
}) => {
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
