import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'

const storedSession = () => JSON.stringify(Object.entries(localStorage))

test.describe('the guard', () => {
  for (const path of [
    '/winkelwagen',
    '/account',
    '/account/bestellingen?currentPage=2&reference=a%20b',
    '/bestelling-details',
    '/bestelling-bevestigen',
    '/account/offertes',
  ]) {
    test(`sends a visitor of ${path} to /uitgelogd with the full path as origin, and back after logging in`, async ({
      page,
      customer,
    }) => {
      await page.goto(path)
      await expect(page).toHaveURL(`/uitgelogd?origin=${encodeURIComponent(path).replaceAll('%2F', '/')}`)
      const form = page.getByRole('main')
      await form.getByLabel('E-mailadres').fill(customer.email)
      await form.getByLabel('Wachtwoord', { exact: true }).fill(customer.password)
      await form.getByRole('button', { name: 'Login' }).click()
      await expect(page).not.toHaveURL(/uitgelogd/)
      const expected = path.startsWith('/bestelling-') ? '/winkelwagen' : path
      await expect(page).toHaveURL(expected)
    })
  }

  for (const origin of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    'evil.example',
  ]) {
    test(`never goes to the foreign origin ${origin}`, async ({ page, customer }) => {
      await page.goto(`/uitgelogd?origin=${encodeURIComponent(origin)}`)
      const form = page.getByRole('main')
      await form.getByLabel('E-mailadres').fill(customer.email)
      await form.getByLabel('Wachtwoord', { exact: true }).fill(customer.password)
      await form.getByRole('button', { name: 'Login' }).click()
      await expect(page.getByRole('banner').getByText('Mijn account')).toBeVisible()
      await expect(page).toHaveURL('/')
    })
  }
})

test.describe('logging in', () => {
  test('says what is missing at the field, in the words of the specification', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    const dialog = page.getByRole('dialog', { name: 'Login' })
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expect(dialog.getByText('Vul een e-mailadres in').first()).toBeVisible()
    await expect(dialog.getByText('Vul een wachtwoord in').first()).toBeVisible()
    await dialog.getByLabel('E-mailadres').fill('geen adres')
    await dialog.getByLabel('Wachtwoord', { exact: true }).fill('x')
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expect(dialog.getByText('Vul een geldig e-mailadres in').first()).toBeVisible()
    await expect(dialog.getByLabel('E-mailadres')).toBeFocused()
  })

  test('shows the first message of the server when it is refused', async ({ page, customer }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    const dialog = page.getByRole('dialog', { name: 'Login' })
    await dialog.getByLabel('E-mailadres').fill(customer.email)
    await dialog.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd')
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expect(dialog.getByText('Het e-mailadres of wachtwoord klopt niet.')).toBeVisible()
    await expect(dialog.getByLabel('E-mailadres')).toHaveValue(customer.email)
  })

  test('has words of its own for a refusal without a message', async ({ page }) => {
    await page.route('**/api/customer/login', (route) => route.fulfill({ status: 401, json: { errors: [] } }))
    await page.goto('/uitgelogd')
    const form = page.getByRole('main')
    await awake(form.getByRole('button', { name: 'Login' }))
    await form.getByLabel('E-mailadres').fill('a@b.nl')
    await form.getByLabel('Wachtwoord', { exact: true }).fill('x')
    await form.getByRole('button', { name: 'Login' }).click()
    await expect(form.getByText('Er is iets misgegaan. Probeer het opnieuw.')).toBeVisible()
  })

  test('sends the address trimmed, once, then asks for a token and the cart, and closes the dialog', async ({
    page,
    customer,
  }) => {
    const asked: string[] = []
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/api\/(?:customer|cart)\//.test(pathname)) asked.push(pathname)
    })
    await page.route('**/api/customer/login', async (route) => {
      expect(route.request().postDataJSON()).toEqual({
        username: customer.email,
        password: customer.password,
      })
      await held
      await route.continue()
    })
    await page.goto('/over-ons')
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    const dialog = page.getByRole('dialog', { name: 'Login' })
    await dialog.getByLabel('E-mailadres').fill(`  ${customer.email} `)
    await dialog.getByLabel('Wachtwoord', { exact: true }).fill(customer.password)
    await dialog.getByRole('button', { name: 'Login' }).click()
    await dialog.getByLabel('Wachtwoord', { exact: true }).press('Enter')
    await expect(dialog.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(() => asked).toEqual(['/api/customer/login'])
    release()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: 'Winkelwagen, 0 artikelen' })).toBeVisible()
    await expect(page).toHaveURL('/over-ons')
    expect(asked.filter((path) => path !== '/api/customer/upload-token')).toEqual([
      '/api/customer/login',
      '/api/cart/totals',
    ])
    expect(asked.indexOf('/api/customer/upload-token')).toBe(1)
  })

  test('offers a mail to who forgot the password, and says where it goes', async ({ page, customer }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click()
    await page
      .getByRole('dialog', { name: 'Login' })
      .getByRole('link', { name: 'Wachtwoord vergeten' })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Wachtwoord vergeten' })
    const email = dialog.getByLabel('E-mailadres')
    const send = dialog.getByRole('button', { name: 'Verstuur link' })
    await send.click()
    await expect(email).toHaveAccessibleDescription('Fout: Vul een e-mailadres in')
    await email.fill('geen adres')
    await send.click()
    await expect(email).toHaveAccessibleDescription('Fout: Vul een geldig e-mailadres in')
    await email.fill(customer.email)
    await send.click()
    await expect(dialog.getByText(`Er wordt een e-mail verstuurd naar ${customer.email}.`)).toBeVisible()
    await expect(email).toHaveCount(0)
    expect(await axe(page)).toEqual([])
  })
})

for (const [clock, ahead] of [
  ['', 0],
  [' by a clock that is an hour ahead', 3_600_000],
  [' by a clock that is an hour behind', -3_600_000],
] as const) {
  test(`a token is asked for once, and again when it expires${clock}`, async ({ customerPage: page }) => {
    await page.clock.install({ time: Date.now() + ahead })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/customer/upload-token')) asked.push(request.url())
    })
    await page.goto('/')
    await expect.poll(() => page.evaluate(storedSession)).toContain('uploadToken')
    const before = await page.evaluate(storedSession)
    // It says that it lives 24 minutes.
    await page.clock.fastForward('22:00')
    expect(asked).toHaveLength(1)
    await page.clock.fastForward('03:00')
    await expect.poll(() => page.evaluate(storedSession)).not.toBe(before)
    await page.clock.fastForward('22:00')
    expect(asked).toHaveLength(2)
  })
}

test.describe('on start', () => {
  test('a stored session with the cookie is restored without a new token', async ({ customerPage: page }) => {
    await page.goto('/')
    await expect.poll(() => page.evaluate(storedSession)).toContain('uploadToken')
    const before = await page.evaluate(storedSession)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/customer/upload-token')) asked.push(request.url())
    })
    await page.reload()
    await expect(page.getByRole('banner').getByText('Mijn account')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Winkelwagen, 0 artikelen|^Winkelwagen$/ })).toBeVisible()
    expect(await page.evaluate(storedSession)).toBe(before)
    expect(asked).toEqual([])
  })

  test('a stored session without the cookie is cleared', async ({ customerPage: page, context }) => {
    await page.goto('/')
    await expect.poll(() => page.evaluate(storedSession)).toContain('uploadToken')
    await context.clearCookies()
    await page.reload()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
    await expect.poll(() => page.evaluate(storedSession)).not.toContain('uploadToken')
  })

  test('only the cookie asks for a new token', async ({ customerPage: page }) => {
    const answer = page.waitForResponse('**/api/customer/upload-token')
    await page.goto('/')
    expect((await answer).status()).toBe(200)
    await expect.poll(() => page.evaluate(storedSession)).toContain('uploadToken')
  })

  test('neither stays a visitor, and asks nothing', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (/\/api\/(customer|cart)/.test(request.url())) asked.push(request.url())
    })
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Winkelwagen/ })).toHaveAttribute(
      'href',
      '/uitgelogd?origin=/winkelwagen',
    )
    expect(asked).toEqual([])
  })

  test('another tab that removes the session makes this one ask for a new token', async ({
    customerPage: page,
    context,
  }) => {
    await page.goto('/')
    await expect.poll(() => page.evaluate(storedSession)).toContain('uploadToken')
    const other = await context.newPage()
    await other.goto('/over-ons')
    await awake(other.getByRole('banner').getByText('Mijn account'))
    const answer = page.waitForResponse('**/api/customer/upload-token')
    await other.evaluate(() => localStorage.clear())
    expect((await answer).status()).toBe(200)
    await expect.poll(() => page.evaluate(storedSession)).toContain('uploadToken')
  })
})

test('logging out clears everything and shows the shop of a visitor', async ({
  customerPage: page,
  context,
}) => {
  await page.goto('/account')
  await page
    .getByRole('button', { name: 'Uitloggen' })
    .or(page.getByRole('link', { name: 'Uitloggen' }))
    .first()
    .click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('LoggedIn')
  await expect.poll(() => page.evaluate(storedSession)).not.toContain('uploadToken')
})

test('a session that has ended leads to /uitgelogd with the present path', async ({
  customerPage: page,
  customer,
  databaseUrl,
}) => {
  // A page of orders hears news, and would find out by itself.
  await page.goto('/account/gegevens')
  await expect.poll(() => page.evaluate(storedSession)).toContain('uploadToken')
  await query(
    databaseUrl,
    'delete from sessions where contact_id = (select id from contacts where email = $1)',
    [customer.email],
  )
  await page.getByRole('link', { name: 'Leveringsadressen' }).first().click()
  await expect(page).toHaveURL('/uitgelogd?origin=/account/leveringsadressen')
})

test('a login stays where the code that asks for its token does not come', async ({ customerPage: page }) => {
  const codes = globSync('build/client/assets/*.js')
  const asking = codes.filter((code) => /obtainToken:\(\)=>/.test(readFileSync(code, 'utf8')))
  expect(asking).toHaveLength(1)
  let refused = 0
  await page.route(`**/${basename(asking[0] ?? '')}`, (route) => {
    refused += 1
    return route.abort()
  })
  await page.goto('/over-ons')
  await awake(page.getByRole('banner').getByText('Mijn account'))
  await expect.poll(() => refused).toBeGreaterThan(0)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('banner').getByText('Mijn account')).toBeVisible()
})
