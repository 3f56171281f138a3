import { expect, type Page } from '@playwright/test'
import { awake } from './awake.ts'
import { printFile } from './print-file.ts'
import { cardOf, putBanners } from './upload-designs.ts'

type Ordered = { readonly id: string; readonly number: string }

/** Orders a banner of 2,5 x 1,25 m, sends it a file without bleed, and takes that as it is. */
export async function orderWithoutBleed(
  page: Page,
  name: string,
  file = printFile(name, 2500, 1250),
): Promise<Ordered> {
  const itemId = await putBanners(page, 1)
  await page.request.put('/api/cart/items/design/status', { data: { itemId, status: 'later' } })
  const order: Ordered = await (await page.request.post('/api/cart/order', { data: {} })).json()
  await page.goto(`/account/bestellingen/${order.id}`)
  const deliver = page.getByRole('link', { name: 'Bestanden aanleveren: Spandoek 510 g' })
  await awake(deliver)
  await deliver.click()
  const manager = page.getByRole('dialog', { name: 'Ontwerpen kiezen' })
  await manager.locator('input[type=file]').setInputFiles([file])
  await cardOf(manager, name)
    .getByRole('button', { name: `Aantal van ${name} verhogen` })
    .click({ timeout: 30_000 })
  await manager.getByRole('button', { name: 'Doorgaan' }).click()
  await page.getByRole('button', { name: 'Zo insturen: Spandoek 510 g' }).click()
  await expect(page.getByText('Je bestanden zijn ingestuurd')).toBeVisible()
  return order
}
