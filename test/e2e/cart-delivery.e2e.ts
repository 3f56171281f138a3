import type { Page } from '@playwright/test'
import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { fillCart } from './fill-cart.ts'
import { putBanners } from './upload-designs.ts'

const totals = (page: Page) => page.locator('dl').filter({ hasText: 'Totaal incl. btw' }).first()

test('a line is fetched or delivered, with its day, and what that costs follows', async ({
  customerPage: page,
}) => {
  await putBanners(page, 2)
  await fillCart(page)
  await page.goto('/winkelwagen')
  const kindOf = (title: string) => page.getByRole('group', { name: `Levering van ${title}` })
  const banner = kindOf('Spandoek 510 g')
  const spanner = page.getByRole('group', { name: /^Levering van Doekspanner/ })
  await awake(banner.getByRole('radio', { name: 'Afhalen' }))
  await expect(totals(page)).toContainText('Verzendkosten')
  await expect(banner.getByRole('radio', { name: 'Bezorgen' })).toBeChecked()

  await banner.getByText('Afhalen').click()
  await expect(banner.getByRole('radio', { name: 'Afhalen' })).toBeChecked()
  // The other line is still delivered.
  await expect(spanner.getByRole('radio', { name: 'Bezorgen' })).toBeChecked()
  await expect(totals(page)).toContainText('Verzendkosten')
  await page.getByRole('button', { name: 'Levering van Spandoek 510 g voor alle regels gebruiken' }).click()
  await expect(page.getByText('Deze levering geldt nu voor alle regels')).toBeVisible()
  await expect(spanner.getByRole('radio', { name: 'Afhalen' })).toBeChecked()
  await expect(totals(page)).not.toContainText('Verzendkosten')
  expect(await axe(page)).toEqual([])

  const day = page.getByRole('combobox', { name: 'Leverdatum van Spandoek 510 g' })
  const later = (await day.getByRole('option').nth(2).getAttribute('value')) ?? ''
  const saved = page.waitForResponse('**/delivery')
  await day.selectOption(later)
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(day).toHaveValue(later)
  await expect(banner.getByRole('radio', { name: 'Afhalen' })).toBeChecked()

  await awake(banner.getByRole('radio', { name: 'Bezorgen' }))
  await banner.getByText('Bezorgen').click()
  await expect(totals(page)).toContainText('Verzendkosten')
})

test('haste costs what its box says, and stands among the totals', async ({ customerPage: page }) => {
  await putBanners(page, 2)
  await page.goto('/winkelwagen')
  const haste = page.getByRole('checkbox', { name: /^Spoed voor Spandoek 510 g/ })
  await awake(haste)
  await expect(totals(page)).not.toContainText('Spoed')
  const label = await haste.locator('xpath=ancestor::label').innerText()
  const [price = 'geen prijs'] = /€\s[\d.,]+/.exec(label) ?? []
  await haste.check()
  await expect(totals(page)).toContainText('Spoed')
  await expect(totals(page)).toContainText(price)
  await expect(haste).toBeChecked()
  await haste.uncheck()
  await expect(totals(page)).not.toContainText('Spoed')
})
