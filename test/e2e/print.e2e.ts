import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './place-order.ts'

async function expectPaper(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Blijf op de hoogte')).toBeHidden()
  await expect(page.getByText(/KvK \d{8}/)).toBeVisible()
}

test.use({ viewport: { width: 680, height: 1000 } })

test('an order on paper has its addresses, lines and totals, and nothing that can be pressed', async ({
  customerPage: page,
}) => {
  const id = await placeOrder(page)
  await page.goto(`/account/bestellingen/${id}`)
  await page.emulateMedia({ media: 'print' })
  await expectPaper(page)
  await expect(page.getByText('Proefweg 1').first()).toBeVisible()
  await expect(page.getByText('Totaal incl. btw').first()).toBeVisible()
})

for (const path of ['/winkelwagen', '/spandoeken-en-doeken/spandoeken/spandoek-510-g']) {
  test(`${path} can be read on paper`, async ({ customerPage: page }) => {
    await page.request.post('/api/cart/items', {
      data: { cartItem: { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] } },
    })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expectPaper(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/€\s\d/).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Hoort hierbij' })).toBeHidden()
  })
}
