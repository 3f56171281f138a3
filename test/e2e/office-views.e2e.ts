import { axe } from './axe.ts'
import { expect, heardErrors, test } from './fixtures.ts'
import { addStaff, staffPage } from './staff-page.ts'

test('a list as it is looked at is saved, opened, renamed, shared and removed by keyboard', async ({
  browser,
  violations,
}) => {
  const name = `Gevels ${crypto.randomUUID().slice(0, 8)}`
  const page = await staffPage(browser, '/orders')
  const views = page.getByRole('navigation', { name: 'Opgeslagen weergaven' })
  await expect(page.getByRole('button', { name: 'Weergave opslaan' })).toHaveCount(0)
  await page.goto('/beheer/orders?wachtrij=production&zoek=gevel')
  await page.getByRole('button', { name: 'Weergave opslaan' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Weergave opslaan' }).press('Enter')
  await expect(dialog.getByText('Vul dit veld in')).toBeVisible()
  await dialog.getByLabel('Naam').fill(name)
  expect(await axe(page)).toEqual([])
  await dialog.getByLabel('Naam').press('Enter')
  await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')

  await page.goto('/beheer/orders')
  await views.getByRole('link', { name }).press('Enter')
  await expect(page).toHaveURL(/wachtrij=production/)
  await expect(page.getByRole('searchbox')).toHaveValue('gevel')
  await expect(page.getByRole('link', { name: /^In productie/ })).toHaveAttribute('aria-current', 'page')
  expect(await axe(page)).toEqual([])

  await page.getByRole('button', { name: 'Weergave wijzigen' }).press('Enter')
  await dialog.getByLabel('Naam').fill(`${name} nieuw`)
  await dialog.getByLabel('Delen met collega’s').check()
  await dialog.getByRole('button', { name: 'Weergave wijzigen' }).press('Enter')
  await expect(views.getByRole('link', { name: `${name} nieuw` })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Weergave wijzigen' }).press('Enter')
  await expect(dialog.getByLabel('Delen met collega’s')).toBeChecked()
  await dialog.getByRole('button', { name: 'Verwijderen' }).press('Enter')
  await expect(views.getByRole('link', { name: `${name} nieuw` })).toHaveCount(0)
  await page.context().close()
  expect(violations).toEqual([])
})

/** Lists with filters of each kind, and a role that has them. */
const VIEWED = [
  { at: '/mail', filters: 'wachtrij=sent&zoek=factuur', role: 'finance' },
  { at: '/logboek', filters: 'wie=systeem&soort=orders&van=2026-01-01&tot=2999-12-31', role: 'owner' },
  { at: '/prijslijsten', filters: 'wachtrij=base&zoek=basis', role: 'sales' },
] as const

for (const { at, filters, role } of VIEWED)
  test(`a view of ${at} is kept and taken by keyboard, and of this list alone`, async ({
    browser,
    databaseUrl,
    violations,
  }) => {
    const name = `Mijn keuze ${crypto.randomUUID().slice(0, 8)}`
    const page = await staffPage(browser, `${at}?${filters}`, {
      email: await addStaff(databaseUrl, role, 'Wim Weergave'),
    })
    const errors = heardErrors(page)
    await page.getByRole('button', { name: 'Weergave opslaan' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Weergave opslaan' })
    await dialog.getByLabel('Naam').fill(name)
    expect(await axe(page)).toEqual([])
    await dialog.getByLabel('Naam').press('Enter')
    const view = page.getByRole('navigation', { name: 'Opgeslagen weergaven' }).getByRole('link', { name })
    await expect(view).toHaveAttribute('aria-current', 'page')

    await page.goto(`/beheer${at}`)
    await expect(view).not.toHaveAttribute('aria-current', 'page')
    await view.press('Enter')
    await expect(page).toHaveURL(
      (url) =>
        [...url.searchParams].map(String).toSorted().join() ===
        [...new URLSearchParams(filters)].map(String).toSorted().join(),
    )
    await expect(view).toHaveAttribute('aria-current', 'page')
    expect(await axe(page)).toEqual([])
    const others = page.waitForResponse(/\/beheer\/api\/views\?list=companies$/)
    await page.goto('/beheer/bedrijven')
    await others
    await expect(view).toHaveCount(0)
    expect(errors).toEqual([])
    await page.context().close()
    expect(violations).toEqual([])
  })
