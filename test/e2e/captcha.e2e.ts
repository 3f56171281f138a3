import { expect, test as base } from './fixtures.ts'
import { LIVE_PAGES, makeOwnDatabase, startOwnShop } from './own-shop.ts'

const SCRIPT = 'https://www.google.com/recaptcha/api.js*'
const FAILED =
  'Er is iets misgegaan met de captcha-service. Controleer je internetverbinding en probeer het opnieuw.'

/** The same shop, but with a captcha. */
const test = base.extend<{ captchaShopUrl: string }>({
  captchaShopUrl: [
    async ({ databaseUrl }, use) => {
      const database = await makeOwnDatabase(databaseUrl)
      const shop = await startOwnShop({
        settings: {
          ...LIVE_PAGES,
          E2E_DATABASE_URL: database.url,
          RECAPTCHA_SITE_KEY: 'site',
          RECAPTCHA_SECRET: 'secret',
        },
      })
      await use(shop.url)
      await shop.end()
      await database.drop()
    },
    { timeout: 90_000 },
  ],
})

test('a form with a captcha waits for it, tells when it fails, and stays as it was', async ({
  page,
  captchaShopUrl,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(SCRIPT, async (route) => {
    await held
    await route.abort()
  })
  const sent: unknown[] = []
  await page.route('**/api/customer/reset-password-email', async (route) => {
    sent.push(route.request().postDataJSON())
    await route.fulfill({ json: null })
  })
  await page.goto(`${captchaShopUrl}/wachtwoord-reset`)
  const form = page.getByRole('main')
  const send = form.getByRole('button', { name: 'Verstuur link' })
  await form.getByLabel('E-mailadres').fill('a@b.nl')
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  release()
  await expect(send).not.toHaveAttribute('aria-disabled', 'true')
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible()
  await expect(form.getByLabel('E-mailadres')).toHaveValue('a@b.nl')
  expect(sent).toEqual([])

  await page.unroute(SCRIPT)
  await page.route(SCRIPT, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "window.grecaptcha = { ready: (then) => then(), execute: async () => 'bewijs' }",
    }),
  )
  await send.click()
  await expect(page.getByText('Er wordt een e-mail verstuurd naar a@b.nl.')).toBeVisible()
  expect(sent).toEqual([{ email: 'a@b.nl', recaptchaResponse: 'bewijs' }])
})
