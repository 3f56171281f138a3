import type { Page } from '@playwright/test'
import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { staffPage } from './staff-page.ts'
import { printFile } from './print-file.ts'
import { query } from './query.ts'
import { cardOf, putBanners } from './upload-designs.ts'

type Ordered = { readonly id: string; readonly number: string }

/** Orders a banner of 2,5 x 1,25 m, sends it a file without bleed, and takes that as it is. */
async function orderWithoutBleed(page: Page, name: string): Promise<Ordered> {
  const itemId = await putBanners(page, 1)
  await page.request.put('/api/cart/items/design/status', { data: { itemId, status: 'later' } })
  const order: Ordered = await (await page.request.post('/api/cart/order', { data: {} })).json()
  await page.goto(`/account/bestellingen/${order.id}`)
  const deliver = page.getByRole('link', { name: 'Bestanden aanleveren: Spandoek 510 g' })
  await awake(deliver)
  await deliver.click()
  const manager = page.getByRole('dialog', { name: 'Ontwerpen kiezen' })
  await manager.locator('input[type=file]').setInputFiles([printFile(name, 2500, 1250)])
  await cardOf(manager, name)
    .getByRole('button', { name: `Aantal van ${name} verhogen` })
    .click({ timeout: 30_000 })
  await manager.getByRole('button', { name: 'Doorgaan' }).click()
  await page.getByRole('button', { name: 'Zo insturen: Spandoek 510 g' }).click()
  await expect(page.getByText('Je bestanden zijn ingestuurd')).toBeVisible()
  return order
}

test('a file without bleed is found, looked at and approved with a reason, by keyboard', async ({
  customerPage,
  browser,
  violations,
}) => {
  const { id, number } = await orderWithoutBleed(customerPage, 'gevel.pdf')
  const page = await staffPage(browser, '')
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await page.getByRole('link', { name: /^Bestanden \d/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Drukwerkbestanden' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Te beoordelen/ })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('searchbox', { name: 'Zoek op bestand, nummer, klant of referentie' }).fill(number)
  await expect(page.getByRole('row')).toHaveCount(2)
  const row = page.getByRole('row', { name: /gevel\.pdf/ })
  await expect(row).toContainText('Je ontwerp heeft geen afloop')
  await expect(row).toContainText('Let op')
  expect(await axe(page)).toEqual([])
  await row.getByRole('link', { name: 'gevel.pdf' }).press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'gevel.pdf' })).toBeVisible()
  const sheet = page.getByRole('region', { name: 'Vel' })
  const picture = sheet.locator('image')
  await expect(picture).toHaveCount(1)
  const answer = await page.request.get((await picture.getAttribute('href')) ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp'])
  // What staff see has its place in mm: the trimmed print, and the bleed around it.
  await expect(sheet.locator('[data-layer=trim]')).toHaveAttribute('width', '2500')
  const width = async () => (await sheet.locator('svg').boundingBox())?.width ?? 0
  const before = await width()
  await page.getByRole('button', { name: 'Vergroten' }).press('Enter')
  await expect.poll(width).toBeGreaterThan(before * 1.4)
  await page.getByRole('button', { name: 'Verkleinen' }).press('Enter')
  await page.getByRole('checkbox', { name: /^Veilige zone/ }).press('Space')
  await expect(sheet.locator('[data-layer=safe]')).toHaveCount(0)
  const show = page.getByRole('button', { name: /^Toon op pagina 1: Je ontwerp heeft geen afloop/ })
  await show.press('Enter')
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await expect(sheet.locator('[data-chosen=bleed]')).toHaveCount(1)
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Goedkeuren met reden' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'gevel.pdf goedkeuren' })
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Goedkeuren' }).press('Enter')
  await expect(dialog.getByText('Vul dit veld in')).toBeVisible()
  await expect(dialog.getByLabel('Reden')).toBeFocused()
  await dialog.getByLabel('Reden').fill('Doek wordt <b>rondom</b> omgezoomd.')
  await dialog.getByRole('button', { name: 'Goedkeuren' }).press('Enter')
  await expect(page.getByText('gevel.pdf is goedgekeurd')).toBeVisible()
  await expect(page.getByText('Doek wordt <b>rondom</b> omgezoomd.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Goedkeuren/ })).toHaveCount(0)

  await page.getByRole('link', { name: new RegExp(`^${number}`) }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  await expect(page.getByText('Doek wordt <b>rondom</b> omgezoomd.')).toBeVisible()
  await page.goto(`/beheer/bestanden?wachtrij=approved&zoek=${number}`)
  await expect(page.getByRole('row', { name: /gevel\.pdf/ })).toContainText('Goedgekeurd')
  expect(id).not.toBe('')
  expect(broken).toEqual([])
  expect(violations).toEqual([])
  await page.context().close()
})

test('a file that is replaced while somebody approves it is not approved, and he hears what it is now', async ({
  customerPage,
  browser,
  databaseUrl,
}) => {
  const { id, number } = await orderWithoutBleed(customerPage, 'oud.pdf')
  const page = await staffPage(browser, `/bestanden?zoek=${number}`, { hearsNews: false })
  await page.getByRole('link', { name: 'oud.pdf' }).click()
  await page.getByRole('button', { name: 'Goedkeuren met reden' }).click()
  const dialog = page.getByRole('dialog', { name: 'oud.pdf goedkeuren' })
  await dialog.getByLabel('Reden').fill('Mag zo.')
  await query(
    databaseUrl,
    `with copy as (insert into designs (company_id, contact_id, process_id, file_name, status, facts, findings, uploaded_at)
       select f.company_id, f.contact_id, gen_random_uuid(), 'nieuw.pdf', f.status, f.facts, f.findings, now()
       from designs f join order_line_designs d on d.design_id = f.id join order_lines l on l.id = d.order_line_id
       where l.order_id = $1 returning id)
     update order_line_designs d set design_id = copy.id, file_name = 'nieuw.pdf' from copy, order_lines l
     where l.id = d.order_line_id and l.order_id = $1`,
    [id],
  )
  await dialog.getByRole('button', { name: 'Goedkeuren' }).click()
  await expect(
    dialog.getByText('Was oud.pdf, is nu nieuw.pdf. Bekijk het nieuwe bestand eerst.'),
  ).toBeVisible()
  await expect(dialog.getByLabel('Reden')).toHaveValue('Mag zo.')
  await expect(dialog.getByRole('button', { name: 'Goedkeuren' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Annuleren' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'nieuw.pdf' })).toBeVisible()
  await expect(page.getByText('Dit bestand is vervangen')).toBeVisible()
  await expect(page.getByRole('main').getByText('Nog niets goedgekeurd.')).toBeVisible()
  await page.context().close()
})
