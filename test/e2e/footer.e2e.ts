import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'

function newsletter(page: Page) {
  const block = page.getByRole('region', { name: 'Blijf op de hoogte' })
  const email = block.getByLabel('E-mailadres')
  const submit = block.getByRole('button', { name: 'Aanmelden' })
  return { block, email, submit }
}

const newAddress = () => `n${crypto.randomUUID().slice(0, 8)}@test.example`

test('the footer has three columns of links, the badge of an association and the company', async ({
  page,
}) => {
  await page.goto('/over-ons')
  const footer = page.getByRole('contentinfo')
  const columns = footer.getByRole('navigation')
  await expect(columns.getByRole('heading')).toHaveText(['Bestellen', 'Bestanden en montage', 'Paskruis'])
  await expect(columns.nth(0).getByRole('link')).toHaveText([
    'Levertijd en bezorging',
    'Betalen op rekening',
    'Veelgestelde vragen',
    'Account aanvragen',
  ])
  const badge = footer.getByRole('link', { name: /Branchevereniging Sign & Print/ })
  await expect(badge).toHaveAttribute('href', 'https://example.org/erkend-leverancier')
  await expect(badge).toHaveAttribute('target', '_blank')
  await expect(badge).toHaveAttribute('rel', /noopener/)
  await expect(footer.locator('address')).toContainText('KvK 30112358')
  await expect(footer.locator('address')).toContainText('Btw-id NL004495445B01')
  await columns.nth(2).getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
})

test.describe('the newsletter', () => {
  test('says what is wrong with an address, and makes way for thanks', async ({ page }) => {
    await page.goto('/over-ons')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
    const { block, email, submit } = newsletter(page)
    await submit.click()
    await expect(email).toHaveAccessibleDescription('Fout: Vul een e-mailadres in')
    await email.fill('geen adres')
    await submit.click()
    await expect(email).toHaveAccessibleDescription('Fout: Vul een geldig e-mailadres in')
    expect(await axe(page)).toEqual([])
    await email.fill(newAddress())
    await submit.click()
    await expect(block.getByText('Bijna klaar.')).toBeVisible()
    await expect(email).toBeHidden()
  })

  test('sends once while it loads, and keeps the address when it fails', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const sent: unknown[] = []
    await page.route('**/api/newsletter/subscribe', async (route) => {
      sent.push(route.request().postDataJSON())
      await held
      await route.fulfill({ status: 500, json: { errors: [] } })
    })
    await page.goto('/over-ons')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
    const { block, email, submit } = newsletter(page)
    await email.fill('  naam@test.example ')
    await submit.click()
    await expect(block.locator('form')).toHaveAttribute('aria-busy', 'true')
    await email.press('Enter')
    release()
    await expect(block.getByText('Het aanmelden is niet gelukt. Probeer het later opnieuw.')).toBeVisible()
    await expect(block.locator('form')).not.toHaveAttribute('aria-busy')
    expect(sent).toEqual([{ email: 'naam@test.example' }])
    await expect(email).toHaveValue(/naam@test\.example/)
  })
})

test('each of the eight blocks that are asked for at start stands at its place', async ({ page }) => {
  await page.goto('/vlaggen-en-masten/mastvlaggen/mastvlag-150-x-100-cm')
  for (const text of [
    'Gratis bestandscontrole bij elke upload',
    'Vóór 12.00 uur besteld, vandaag in productie',
    'Bezorgd op kantoor of op de bouwplaats',
  ])
    await expect(page.getByRole('banner').getByText(text)).toBeVisible()
  await expect(page.getByRole('main').getByText('Bezorgd of af te halen in Nieuwegein')).toBeVisible()

  const { block, email, submit } = newsletter(page)
  await expect(block).toContainText('Nieuwe materialen, levertijden rond feestdagen')
  await email.fill(newAddress())
  await submit.click()
  await expect(block).toContainText('Klik daarop om je aanmelding te bevestigen.')

  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
  const login = page.getByRole('dialog', { name: 'Login' })
  await expect(login.getByText('Al je ontwerpen op één plek')).toBeVisible()
  await login.getByText('Wachtwoord vergeten').click()
  await expect(page.getByText('Je krijgt een link waarmee je een nieuw wachtwoord kiest.')).toBeVisible()
})
