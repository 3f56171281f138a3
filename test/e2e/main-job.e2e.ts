import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'

/** The amount of the line stands there with what it is made of. */
async function seesWhatAddsUp(page: Page): Promise<void> {
  await expect(page.getByText('€ 31,25', { exact: true }).first()).toBeVisible()
  const rows = page.getByRole('main').locator('dl').filter({ hasText: '1 × € 26,25' }).first()
  await expect(rows).toBeVisible()
  await expect(rows).toHaveText(/1\s×\s€\s26,25€\s26,25Opstartkosten€\s5,00/)
}

test('a visitor finds a banner, logs in, orders it to the millimetre, and the mail is there', async ({
  page,
  customer,
  violations,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Groot drukwerk')

  await test.step('searches', async () => {
    await page.getByRole('combobox', { name: 'Zoek product' }).fill('spandoeken')
    await page.getByRole('option', { name: /Spandoek 510 g/ }).click()
    await expect(page).toHaveURL(/\/spandoek-510-g$/)
  })

  await test.step('enters a size and sees the right price', async () => {
    await page.getByLabel('Breedte in mm').fill('2500')
    await page.getByLabel('Hoogte in mm').fill('1250')
    await page.getByLabel('Hoogte in mm').blur()
    // 2.5 x 1.25 = 3.125 m² x 8.40 = 26.25, and 5.00 set-up.
    await seesWhatAddsUp(page)
    await expect(page).toHaveURL(/breedte=2500/)
  })

  await test.step('logs in on the way to the cart', async () => {
    await page.getByRole('button', { name: 'In winkelwagen' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Login' })
    await dialog.getByLabel('E-mailadres').fill(customer.email)
    await dialog.getByLabel('Wachtwoord', { exact: true }).fill(customer.password)
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: 'Winkelwagen, 1 artikel' })).toBeVisible()
  })

  await test.step('sees the same price in the cart', async () => {
    await page.getByRole('link', { name: 'Winkelwagen, 1 artikel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Winkelwagen' })).toBeVisible()
    await expect(page.getByText(/250\s×\s125\scm/)).toBeVisible()
    await seesWhatAddsUp(page)
    await page.getByRole('button', { name: 'Bestanden van Spandoek 510 g later aanleveren' }).click()
    await expect(page.getByText('Bestanden volgen')).toBeVisible()
    await page
      .getByRole('button', { name: 'Verder naar bestellen' })
      .or(page.getByRole('link', { name: 'Verder naar bestellen' }))
      .first()
      .click()
  })

  await test.step('walks through the checkout', async () => {
    await expect(page).toHaveURL(/\/bestelling-details$/)
    // The cart, which asks it too, stands there for a moment under the new address.
    await expect(page.getByRole('heading', { level: 1, name: 'Bestelgegevens' })).toBeVisible()
    await page.getByLabel('Jouw referentie').fill('Gevel noord')
    await page.getByRole('button', { name: 'Verder naar bevestigen' }).click()
    await expect(page).toHaveURL(/\/bestelling-bevestigen$/)
    await expect(page.getByText('Gevel noord')).toBeVisible()
    await seesWhatAddsUp(page)
    await expect(page.getByRole('main')).toContainText('Materiaalpvc frontlit')
    await page.getByRole('button', { name: 'Bestelling plaatsen' }).click()
    await expect(
      page.getByText('Ga akkoord met de algemene voorwaarden om te bestellen').first(),
    ).toBeVisible()
    await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).check()
    await page.getByRole('button', { name: 'Bestelling plaatsen' }).dblclick()
    await expect(page).toHaveURL(/\/bestelling-geplaatst\?bestelling=/)
  })

  const orderNumber = await test.step('finds the order in the account', async () => {
    await page.getByRole('link', { name: 'Volg je bestelling' }).click()
    await expect(page).toHaveURL(/\/account\/bestellingen\/[0-9a-f-]{36}$/)
    await expect(page.getByText('Gevel noord').first()).toBeVisible()
    await seesWhatAddsUp(page)
    await expect(page.getByText('Materiaal: pvc frontlit')).toBeVisible()
    const about = page.getByText(/Order \d{5,}, geplaatst op/)
    await expect(about).toBeVisible()
    return /\d{5,}/.exec(await about.innerText())?.[0] ?? 'geen nummer'
  })

  await test.step('the confirmation is in the mailbox, once, and the cart is empty', async () => {
    await page.goto('/account/bestellingen')
    await expect(page.getByRole('link', { name: orderNumber, exact: true })).toHaveCount(1)
    await page.goto('/__mail')
    const mine = page.getByRole('listitem').filter({ hasText: customer.email })
    await expect(mine).toHaveCount(1)
    await mine.getByRole('link').click()
    await expect(page.getByText('Beste Test,')).toBeVisible()
    await page.goto('/winkelwagen')
    await expect(page.getByText('Je winkelwagen is leeg')).toBeVisible()
  })
  expect(violations).toEqual([])
})
