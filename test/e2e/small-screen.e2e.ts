import type { Locator } from '@playwright/test'
import { awake } from './awake.ts'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './place-order.ts'

test.use({ viewport: { width: 375, height: 850 } })

const shapeOf = (picture: Locator) =>
  picture.evaluate((img: HTMLImageElement) => {
    const own = img.naturalWidth / img.naturalHeight
    return Math.abs(img.clientWidth / img.clientHeight - own) / own
  })

for (const path of ['/vlaggen-en-masten/mastvlaggen', '/zoeken?query=vlag']) {
  test(`the pictures of ${path} are shown whole`, async ({ page }) => {
    await page.goto(path)
    const picture = page.getByRole('main').getByRole('listitem').locator('img').first()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true)
    expect(await shapeOf(picture)).toBeLessThan(0.02)
  })
}

test('an order leads back to the orders, and they to the account', async ({ customerPage: page }) => {
  const id = await placeOrder(page)
  await page.goto(`/account/bestellingen/${id}`)
  await page.getByRole('main').getByRole('link', { name: 'Bestellingen', exact: true }).click()
  await expect(page).toHaveURL('/account/bestellingen')
  await page.getByRole('main').getByRole('link', { name: 'Mijn account', exact: true }).click()
  await expect(page).toHaveURL('/account')
})

test('what a form complains of can be pressed with a finger', async ({ page }) => {
  await page.goto('/contact')
  const send = page.getByRole('main').getByRole('button', { name: 'Versturen' })
  await awake(send)
  await send.click()
  const link = page.getByRole('alert').getByRole('link').first()
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('a list of subjects leads to their questions, and the keyboard goes on there', async ({ page }) => {
  await page.goto('/veelgestelde-vragen')
  const subject = page.getByRole('link', { name: 'Levering', exact: true })
  await awake(page.getByRole('banner').getByRole('button', { name: 'Menu openen' }))
  await subject.press('Enter')
  await expect(page).toHaveURL('/veelgestelde-vragen#levering')
  await expect(page.getByRole('heading', { level: 2, name: 'Levering', exact: true })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'levertijd, bezorgen en afhalen' })).toBeFocused()
})
