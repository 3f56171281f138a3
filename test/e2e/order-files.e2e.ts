import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { awake } from './awake.ts'
import { expect, test } from './fixtures.ts'
import { printFile } from './print-file.ts'
import { linkOfMail } from './repair-mail.ts'
import { cardOf, putBanners } from './upload-designs.ts'

/** An order of banners of 2,5 x 1,25 m whose files come later. */
async function orderLater(page: Page, quantity: number): Promise<string> {
  const itemId = await putBanners(page, quantity)
  await page.request.put('/api/cart/items/design/status', { data: { itemId, status: 'later' } })
  return (await (await page.request.post('/api/cart/order', { data: {} })).json()).id
}

test('a line that was ordered without files gets them at the order, and goes on', async ({
  customerPage: page,
  violations,
}) => {
  test.slow()
  const id = await orderLater(page, 4)
  await page.goto(`/account/bestellingen/${id}`)
  // Above the order by its notice, at the line by its step; nowhere else once more.
  await expect(page.getByText('Voor deze bestelling ontbreken nog bestanden.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Wacht op bestanden' })).toHaveCount(1)
  await expect(page.getByRole('main').getByText(/^wacht op (je )?bestanden$/i)).toHaveCount(0)
  await expect(page.getByRole('main').getByText(/we starten zodra/i)).toHaveCount(1)
  const deliver = page.getByRole('link', { name: 'Bestanden aanleveren: Spandoek 510 g' })
  await awake(deliver)
  expect(await axe(page)).toEqual([])
  await deliver.click()
  const manager = page.getByRole('dialog', { name: 'Ontwerpen kiezen' })
  await expect(manager.getByText('0 van 4 geselecteerd')).toBeVisible()
  await expect(manager.getByRole('button', { name: /Ontwerp door/ })).toHaveCount(0)

  await manager.locator('input[type=file]').setInputFiles([printFile('gevel.pdf', 2520, 1270)])
  // The only file of the only article gets all copies at once.
  await expect(manager.getByText('4 van 4 geselecteerd')).toBeVisible({ timeout: 30_000 })
  await manager.getByRole('button', { name: 'Sluiten' }).click()

  // Closing keeps the division, and sends nothing in.
  await expect(manager).toBeHidden()
  await expect(page.getByText('Klaar om in te sturen')).toBeVisible()
  await expect(page.getByText('4 van 4 toegewezen.')).toBeVisible()
  await expect(page.getByText('gevel.pdf')).toBeVisible()
  await page.reload()
  const send = page.getByRole('button', { name: 'Insturen: Spandoek 510 g' })
  await awake(send)
  await send.click()
  await expect(page.getByText('Je bestanden zijn ingestuurd')).toBeVisible()
  await expect(page.getByText('Gereed voor productie').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Bestanden .*: Spandoek/ })).toHaveCount(0)
  expect(violations).toEqual([])
})

test("'Doorgaan' sends in what is ready, and leaves what asks for attention to the customer", async ({
  customerPage: page,
  violations,
}) => {
  const id = await orderLater(page, 2)
  await page.goto(`/account/bestellingen/${id}`)
  const deliver = page.getByRole('link', { name: 'Bestanden aanleveren: Spandoek 510 g' })
  await awake(deliver)
  await deliver.click()
  const manager = page.getByRole('dialog', { name: 'Ontwerpen kiezen' })
  await manager
    .locator('input[type=file]')
    .setInputFiles([printFile('gekanteld.pdf', 1270, 2520), printFile('recht.pdf', 2520, 1270)])
  const turned = cardOf(manager, 'gekanteld.pdf')
  await turned.getByRole('button', { name: '2 toevoegen' }).click()
  await manager.getByRole('button', { name: 'Doorgaan' }).click()
  await expect(manager).toBeHidden()
  await expect(page.getByText(/Je bestand vraagt je aandacht/)).toBeVisible()
  await expect(page.getByRole('main').getByText('Let op', { exact: true })).toHaveCount(1)
  await expect(page.getByText(/We draaien het 90 graden/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zo insturen: Spandoek 510 g' })).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page.getByRole('link', { name: 'Bestanden wijzigen: Spandoek 510 g' }).click()
  await manager.getByRole('button', { name: 'Reset selectie' }).click()
  await cardOf(manager, 'recht.pdf').getByRole('button', { name: '2 toevoegen' }).click()
  await manager.getByRole('button', { name: 'Doorgaan' }).click()
  await expect(page.getByText('Je bestanden zijn ingestuurd')).toBeVisible()
  await expect(page.getByText('Gereed voor productie').first()).toBeVisible()
  expect(violations).toEqual([])
})

test('a file that lies on its side is repaired at the order, from its line, the mail and its card', async ({
  customerPage: page,
  databaseUrl,
  violations,
}) => {
  test.slow()
  const id = await orderLater(page, 2)
  await page.goto(`/account/bestellingen/${id}`)
  const deliver = page.getByRole('link', { name: 'Bestanden aanleveren: Spandoek 510 g' })
  await awake(deliver)
  await deliver.click()
  const manager = page.getByRole('dialog', { name: 'Ontwerpen kiezen' })
  await manager.locator('input[type=file]').setInputFiles([printFile('gekanteld.pdf', 1270, 2520)])
  await cardOf(manager, 'gekanteld.pdf')
    .getByRole('button', { name: '2 toevoegen' })
    .click({ timeout: 30_000 })
  await manager.getByRole('button', { name: 'Sluiten' }).click()
  await expect(manager).toBeHidden()

  await page.getByRole('button', { name: 'Alles herstellen: Spandoek 510 g' }).click()
  const repair = page.getByRole('dialog', { name: 'Herstel van je ontwerp' })
  await expect(repair.getByText('Het ontwerp is 90 graden gedraaid.')).toBeVisible({ timeout: 40_000 })
  const { groups } = await (await page.request.get(`/api/customer/orders/${id}`)).json()
  await page.goto(await linkOfMail(databaseUrl, groups[0].lines[0].id))
  const reject = page.getByRole('button', { name: 'Afwijzen' })
  await awake(reject)
  await reject.click()
  await expect(page.getByText('Het herstel is afgewezen.', { exact: false })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Naar de bestelling' }).click()

  await page.getByRole('link', { name: 'Bestanden wijzigen: Spandoek 510 g' }).click()
  await cardOf(manager, 'gekanteld.pdf').getByRole('button', { name: 'Herstellen: gekanteld.pdf' }).click()
  await expect(repair.getByText('Het ontwerp is 90 graden gedraaid.')).toBeVisible({ timeout: 40_000 })
  await repair.getByRole('button', { name: 'Herstel gebruiken' }).click()
  await expect(repair).toBeHidden()
  await manager.getByRole('button', { name: 'Sluiten', exact: true }).click()
  await expect(manager).toBeHidden()
  await expect(page.getByText('Klaar om in te sturen')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Insturen: Spandoek 510 g' }).click()
  await expect(page.getByText('Je bestanden zijn ingestuurd')).toBeVisible()
  expect(violations).toEqual([])
})

test('more designs than were ordered are sent in for the price that is told', async ({
  customerPage: page,
  violations,
}) => {
  const id = await orderLater(page, 2)
  await page.goto(`/account/bestellingen/${id}`)
  const deliver = page.getByRole('link', { name: 'Bestanden aanleveren: Spandoek 510 g' })
  await awake(deliver)
  await deliver.click()
  const manager = page.getByRole('dialog', { name: 'Ontwerpen kiezen' })
  await manager
    .locator('input[type=file]')
    .setInputFiles([printFile('links.pdf', 2520, 1270), printFile('rechts.pdf', 2520, 1270)])
  for (const name of ['links.pdf', 'rechts.pdf'])
    await manager.getByRole('textbox', { name: `Aantal van ${name}` }).fill('1')
  await manager.getByRole('button', { name: 'Doorgaan' }).click()
  await expect(manager).toBeHidden()
  await expect(page.getByText(/^Eén ontwerp meer dan besteld kost €.3,50 excl\. btw\./)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: /^Insturen voor €.3,50: Spandoek 510 g$/ }).click()
  await expect(page.getByText('Je bestanden zijn ingestuurd')).toBeVisible()
  await expect(page.getByRole('article').getByText('Extra ontwerpen')).toBeVisible()
  expect(violations).toEqual([])
})

test('an address for a line that waits for no files opens nothing, and says so', async ({
  customerPage: page,
}) => {
  const id = await orderLater(page, 1)
  await page.goto(`/account/bestellingen/${id}?ontwerpen=${crypto.randomUUID()}&bestelling=${id}`)
  await expect(page.getByText('Deze bestelregel wacht niet meer op bestanden.')).toBeVisible()
  await expect(page).toHaveURL(`/account/bestellingen/${id}`)
})
