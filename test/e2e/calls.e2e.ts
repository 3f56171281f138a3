import type { Locator, Page } from '@playwright/test'
import { bannerItem } from '#test/support/cart-items.ts'
import { awake } from './awake.ts'
import { dropFile } from './drop-file.ts'
import { expect, test, type TestCustomer } from './fixtures.ts'
import { holdBytes } from './upload-line.ts'

/** Each call from now on, with its query. */
function heardCalls(page: Page): string[] {
  const heard: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && !/^\/api\/(?:images|designs\/[^/]+\/preview)/.test(pathname))
      heard.push(`${request.method()} ${pathname}${search}`)
  })
  return heard
}

const isDesigns = (call: string) => call.startsWith('GET /api/designs?')
const twice = (calls: readonly string[]) => calls.filter((call, index) => calls.indexOf(call) !== index)

/** Waits until these have been asked and the page has nothing else to do; answers all that was asked, and forgets it. */
async function settle(page: Page, calls: string[], ...wanted: readonly string[]): Promise<readonly string[]> {
  await expect.poll(() => calls).toEqual(expect.arrayContaining([...wanted]))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  return calls.splice(0)
}

async function fillIn(form: Locator, customer: TestCustomer) {
  await form.getByLabel('E-mailadres').fill(customer.email)
  await form.getByLabel('Wachtwoord', { exact: true }).fill(customer.password)
}

test('logging in and out ask nothing twice', async ({ page, customer }) => {
  const login = page.getByRole('banner').getByRole('button', { name: 'Login' })
  await page.goto('/spandoeken-en-doeken')
  await awake(login)
  await login.click()
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await fillIn(dialog, customer)
  const calls = heardCalls(page)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await awake(page.getByRole('banner').getByText('Mijn account'))
  const wanted = ['POST /api/customer/login', 'POST /api/customer/upload-token', 'GET /api/cart/totals']
  // The page beneath is read again, and asks this last.
  await expect.poll(() => calls.some((call) => call.startsWith('GET /api/categories/'))).toBe(true)
  expect(twice(await settle(page, calls, ...wanted, 'GET /api/content/page/spandoeken-en-doeken'))).toEqual(
    [],
  )

  await page.getByRole('banner').getByText('Mijn account').click()
  await page.getByRole('banner').getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL('/')
  await expect(login).toBeVisible()
  const loggingOut = await settle(page, calls, 'POST /api/customer/logout', 'GET /api/content/page/')
  expect(twice(loggingOut)).toEqual([])
  // Nothing of the page that is left.
  expect(loggingOut.filter((call) => call.includes('/categories/'))).toEqual([])

  await page.goto('/uitgelogd?origin=/account/bestellingen')
  const form = page.getByRole('main')
  await awake(form.getByRole('button', { name: 'Login' }))
  await fillIn(form, customer)
  await settle(page, calls)
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/account/bestellingen')
  expect(twice(await settle(page, calls, ...wanted))).toEqual([])
})

test('opening the upload manager asks for designs once, and for nothing of the page beneath', async ({
  customerPage: page,
}) => {
  await page.request.post('/api/cart/items', { data: { cartItem: bannerItem(1, 3000, 1000) } })
  await page.goto('/winkelwagen')
  const open = page.getByRole('main').getByRole('link', { name: /^Ontwerp toevoegen/ })
  await awake(open)
  const calls = heardCalls(page)
  await settle(page, calls)
  await open.click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Sluiten' })).toBeVisible()
  await expect.poll(() => calls.filter(isDesigns)).toHaveLength(1)
  expect(twice(await settle(page, calls, 'GET /api/cart'))).toEqual([])

  await page.goto('/spandoeken-en-doeken')
  const library = page.getByRole('banner').getByRole('link', { name: 'Mijn bestanden' })
  await awake(library)
  await settle(page, calls)
  await library.click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Sluiten' })).toBeVisible()
  const showing = await settle(page, calls, 'GET /api/designs')
  expect(twice(showing)).toEqual([])
  expect(showing.filter((call) => /content|categories/.test(call))).toEqual([])
})

test('logging in where a page asks who has logged in, asks it once', async ({ page, customer }) => {
  await page.goto('/uitgelogd?origin=/winkelwagen')
  const form = page.getByRole('main')
  await awake(form.getByRole('button', { name: 'Login' }))
  await fillIn(form, customer)
  const calls = heardCalls(page)
  await form.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/winkelwagen')
  const wanted = ['POST /api/customer/upload-token', 'GET /api/cart/totals', 'GET /api/customer']
  expect(twice(await settle(page, calls, ...wanted))).toEqual([])
  // The manager of who has logged in here knows whose files it keeps.
  const library = page.getByRole('banner').getByRole('link', { name: 'Mijn bestanden' })
  await awake(library)
  await library.click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Sluiten' })).toBeVisible()
  expect(await settle(page, calls, 'GET /api/designs')).not.toContain('GET /api/customer')
})

test('logging in with a file that was dropped reads the page and the designs once', async ({
  page,
  customer,
}, testInfo) => {
  await page.goto('/spandoeken-en-doeken')
  await awake(page.getByRole('banner').getByRole('button', { name: 'Login' }))
  await holdBytes(page)
  await dropFile(page, testInfo, 'bezoeker.pdf')
  const dialog = page.getByRole('dialog', { name: 'Login' })
  await fillIn(dialog, customer)
  const calls = heardCalls(page)
  await dialog.getByRole('button', { name: 'Login' }).click()
  const manager = page.getByRole('dialog', { name: 'Mijn bestanden' })
  await expect(manager.getByText('bezoeker.pdf', { exact: true })).toBeVisible()
  await expect(manager.getByRole('progressbar')).toBeVisible()
  const asked = await settle(page, calls, 'POST /api/designs', 'GET /api/content/page/spandoeken-en-doeken')
  expect(twice(asked)).toEqual([])
})
