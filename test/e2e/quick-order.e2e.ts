import { axe } from './axe.ts'
import { awake } from './awake.ts'
import { expect, test } from './fixtures.ts'

test('pasted rows are checked, mended in place and added together', async ({
  customerPage: page,
  violations,
}) => {
  await page.goto('/winkelwagen')
  await page.getByRole('link', { name: 'Snelbestellen met een lijst' }).click()
  await expect(page).toHaveTitle(/^Snelbestellen/)
  const text = page.getByLabel('Jouw regels')
  await awake(text)
  expect(await axe(page)).toEqual([])
  const check = page.getByRole('button', { name: 'Regels controleren' })
  await check.click()
  await expect(page.getByText('Plak eerst je regels, of kies een bestand met regels.')).toBeVisible()

  await text.fill(
    'Artikel\tBreedte\tHoogte\tAantal\tReferentie\nSPD-510\t3.000\t100 cm\t1\tHek noord\nSPD-510\t100\t1000\t1\t\nTOE-SPANNER\t\t\t4\t\n',
  )
  await check.click()
  await expect(
    page.getByRole('status').filter({ hasText: '2 van 3 regels klaar om te bestellen' }),
  ).toBeVisible()
  await expect(page.getByText('SPD-510, 300 × 100 cm, 1 stuk')).toBeVisible()
  await expect(page.getByText('€ 30,20').first()).toBeVisible()
  const wrong = page.getByRole('group', { name: 'Regel 2' })
  await expect(wrong.getByText('Breedte is minstens 300 mm.')).toBeVisible()
  await expect(page.getByRole('button', { name: '2 regels in winkelwagen' })).toBeVisible()
  expect(await axe(page)).toEqual([])

  // Rows with fields are whole; what only has to be read scrolls in 300 px (spec 9).
  const table = page.getByRole('region', { name: 'Gecontroleerde regels' })
  const hiddenPx = () => table.evaluate((box) => box.scrollHeight - box.clientHeight)
  expect(await hiddenPx()).toBeLessThanOrEqual(1)

  await wrong.getByLabel('Breedte').fill('2000')
  await expect(wrong.getByText('Nog niet gecontroleerd')).toBeVisible()
  await wrong.getByLabel('Breedte').press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: '3 van 3 regels klaar om te bestellen' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Regel 1 wijzigen' }).press('Enter')
  const first = page.getByRole('group', { name: 'Regel 1' })
  await expect(first.getByLabel('Artikelnummer')).toBeFocused()
  await first.getByLabel('Breedte').fill('1')
  await first.getByLabel('Breedte').press('Enter')
  await expect(first.getByText('Breedte is minstens 300 mm.')).toBeVisible()
  await expect(first.getByLabel('Breedte')).toBeFocused()
  await first.getByLabel('Breedte').fill('3000')
  await first.getByLabel('Breedte').press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Regel 1 bestellen' })).toBeFocused()
  await page.getByRole('checkbox', { name: 'Regel 3 bestellen' }).uncheck()
  await page.getByRole('button', { name: '2 regels in winkelwagen' }).click()
  await expect(page).toHaveURL('/winkelwagen')
  await expect(page.getByText('2 regels toegevoegd aan je winkelwagen')).toBeVisible()
  await expect(page.getByText('Referentie: Hek noord')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  expect(violations).toEqual([])
})

test('a CSV file is read as spreadsheets save it', async ({ customerPage: page, violations }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/account/snel-bestellen')
  await awake(page.getByRole('button', { name: 'CSV-bestand kiezen' }))
  const csv = Buffer.from('sku;aantal;referentie\r\nTOE-SPANNER;4;"Caf\u00e9; boven"\r\n', 'latin1')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'regels.csv', mimeType: 'text/csv', buffer: csv })
  await expect(page.getByText('Referentie: Café; boven')).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(375)
  expect(await axe(page)).toEqual([])
  expect(violations).toEqual([])
})

test('the keyboard keeps its place when a row is mended or removed', async ({ customerPage: page }) => {
  await page.goto('/account/snel-bestellen')
  const text = page.getByLabel('Jouw regels')
  await awake(text)
  await text.fill('TOE-SPANNER;;;4\nTOE-SPANNER;;;x\nTOE-TIEWRAP;;;2\n')
  await page.getByRole('button', { name: 'Regels controleren' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Gecontroleerde regels' })).toBeFocused()
  const quantity = page.getByRole('group', { name: 'Regel 2' }).getByLabel('Aantal')
  await quantity.fill('3')
  await quantity.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Regel 2 bestellen' })).toBeFocused()
  const removal = (number: number) => page.getByRole('button', { name: `Regel ${number} weghalen` })
  await removal(2).press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Regel 3 bestellen' })).toBeFocused()
  await removal(3).press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Regel 1 bestellen' })).toBeFocused()
  await removal(1).press('Enter')
  await expect(text).toBeFocused()
})

test('who presses beside the rows while one is checked is not pulled back', async ({
  customerPage: page,
}) => {
  await page.goto('/account/snel-bestellen')
  const text = page.getByLabel('Jouw regels')
  await awake(text)
  await text.fill('TOE-SPANNER;;;x\n')
  await page.getByRole('button', { name: 'Regels controleren' }).click()
  const quantity = page.getByRole('group', { name: 'Regel 1' }).getByLabel('Aantal')
  await quantity.fill('3')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/cart/rows/check', async (route) => {
    await held.promise
    await route.continue()
  })
  await quantity.press('Enter')
  await page.getByRole('contentinfo').getByRole('heading').first().click()
  held.resolve()
  const choice = page.getByRole('checkbox', { name: 'Regel 1 bestellen' })
  await expect(choice).toBeVisible()
  await expect(choice).not.toBeFocused()
})
