import type { Page } from '@playwright/test'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import { axe } from './axe.ts'
import { expect, heardErrors, test } from './fixtures.ts'
import { query } from './query.ts'
import { addStaff, staffPage } from './staff-page.ts'

const NO_RIGHT = 'Voor deze pagina heb je geen rechten'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** A screen of others for each role; the owner may see all of them. */
const SCREENS_OF_OTHERS = [
  { role: 'sales', path: '/logboek' },
  { role: 'prepress', path: '/offertes' },
  { role: 'production', path: '/facturen/00000000-0000-4000-8000-000000000000' },
  { role: 'finance', path: '/bestanden' },
  { role: 'content', path: '/orders?zoek=gevel' },
] as const satisfies readonly { readonly role: OperatorRole; readonly path: string }[]

for (const { role, path } of SCREENS_OF_OTHERS)
  test(`${role} reads at ${path} that it is not for him, and goes on by keyboard`, async ({
    browser,
    databaseUrl,
  }) => {
    const page = await staffPage(browser, path, { email: await addStaff(databaseUrl, role, 'Gert Gast') })
    const errors = heardErrors(page)
    await expect(heading(page, NO_RIGHT)).toBeAttached()
    await expect(page).toHaveTitle(`${NO_RIGHT} | Beheer`)
    const main = page.getByRole('main')
    await expect(main).toContainText('Vraag het aan wie de rechten beheert.')
    // Neither the screen nor the way to try again.
    for (const part of ['button', 'searchbox', 'table'] as const)
      await expect(main.getByRole(part)).toHaveCount(0)
    expect(await axe(page)).toEqual([])

    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(main.getByRole('link', { name: 'Naar Vandaag' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Vandaag')).toBeVisible()
    await expect(page).toHaveURL(/\/beheer\/?$/)
    expect(errors).toEqual([])
  })

test('whose role is changed while he works sees what is there for it, without logging in once more', async ({
  browser,
  databaseUrl,
}) => {
  const email = await addStaff(databaseUrl, 'finance', 'Fien Wissel')
  const page = await staffPage(browser, '', { email })
  const errors = heardErrors(page)
  await expect(heading(page, 'Vandaag')).toBeVisible()
  // The shop is slow to say who he is.
  const said = Promise.withResolvers<void>()
  await page.route('**/beheer/api/me', async (route) => {
    await said.promise
    await route.continue()
  })
  await query(
    databaseUrl,
    `update operators set role = 'production', version = version + 1 where email = $1`,
    [email],
  )
  await page.keyboard.press('g')
  await page.keyboard.press('f')
  await expect(heading(page, 'Facturen')).toBeVisible()
  const refused = page.getByRole('main').getByRole('heading', { level: 2, name: NO_RIGHT })
  await expect(refused).toBeVisible()
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toHaveCount(0)
  expect(await axe(page)).toEqual([])

  said.resolve()
  await expect(heading(page, NO_RIGHT)).toBeAttached()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  const column = page.getByRole('navigation', { name: 'Beheer' })
  await expect(column.getByRole('link', { name: 'Facturen' })).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await expect(heading(page, 'Orders')).toBeVisible()
  expect(errors).toEqual([])
})
