import type { Page } from '@playwright/test'
import { awake } from './awake.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'

const order = (page: Page) => page.getByRole('button', { name: 'In winkelwagen' }).first()
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })
const alert = (page: Page) => page.getByRole('region', { name: 'Meldingen', exact: true }).getByRole('alert')
const storedSession = () => localStorage.getItem('session')

/** The shop's answer to the page /over-ons, as a test wants it. */
async function answerAboutUs(page: Page, status: number, errors: readonly object[]): Promise<void> {
  await page.route('**/api/content/page/over-ons', (route) => route.fulfill({ status, json: { errors } }))
}

test.describe('the error page', () => {
  for (const path of [
    '/bestaat-niet',
    '/account/bestellingen/geen-nummer',
    '/spandoeken-en-doeken?pagina=99',
  ]) {
    test(`is that of a missing page for ${path}`, async ({ customerPage: page }) => {
      const answer = await page.goto(path)
      expect([answer?.status(), answer?.statusText()]).toEqual([404, 'This page could not be found'])
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('404 Pagina niet gevonden')
      await expect(page.getByText('De door u opgevraagde pagina is helaas niet gevonden.')).toBeVisible()
      await page.getByRole('link', { name: 'Terug naar de homepagina' }).click()
      await expect(page).toHaveURL('/')
    })
  }

  test('tells the message of a failed page and its status, within the frame of the shop', async ({
    page,
  }) => {
    await page.goto('/contact')
    await awake(footerLink(page, 'Over ons'))
    for (const [status, message] of [
      [500, 'Er ging iets mis bij ons.'],
      [503, 'De winkel is even niet bereikbaar.'],
    ] as const) {
      await answerAboutUs(page, status, [{ code: 'X', message }])
      await footerLink(page, 'Over ons').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(message)
      await expect(page.getByText(`Foutcode ${status}`)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await footerLink(page, 'Contact').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
    }
  })

  test('calls offline what is offline, and a shop that is away by its name, without numbers', async ({
    page,
    context,
  }) => {
    await page.goto('/over-ons')
    const heading = page.getByRole('heading', { level: 1 })
    const again = page.getByRole('button', { name: 'Opnieuw proberen' })
    await awake(footerLink(page, 'Algemene voorwaarden'))
    await context.setOffline(true)
    await footerLink(page, 'Algemene voorwaarden').click()
    await expect(heading).toHaveAccessibleName('Je bent offline.')
    await expect(page.getByText('Controleer je internetverbinding en probeer het opnieuw.')).toBeVisible()
    await expect(page.getByText(/Foutcode|HTTP/)).toHaveCount(0)
    await again.click()
    await expect(heading).toHaveAccessibleName('Je bent offline.')
    await context.setOffline(false)
    await again.click()
    await expect(heading).toHaveText('Algemene voorwaarden')

    await page.route('**/api/content/page/**', (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad Gateway' }),
    )
    await footerLink(page, 'Over ons').click()
    await expect(heading).toHaveAccessibleName('De winkel is even niet bereikbaar. Probeer het zo nog eens.')
    await page.unrouteAll()
    await again.click()
    await expect(heading).toHaveText('Over ons')
  })

  test("says 'Unexpected error occurred' where there is no message", async ({ page, violations }) => {
    await page.addInitScript(() =>
      Object.assign(Response.prototype, {
        async json(this: Response): Promise<unknown> {
          const answer: unknown = JSON.parse(await this.text())
          if (!this.url.endsWith('/over-ons')) return answer
          return {
            get pageType() {
              throw new Error('')
            },
          }
        },
      }),
    )
    await page.goto('/contact')
    await awake(footerLink(page, 'Over ons'))
    await footerLink(page, 'Over ons').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Unexpected error occurred')
    await expect(page.getByText('Foutcode 500')).toBeVisible()
    expect(violations.splice(0).every((text) => text.startsWith('Error'))).toBe(true)
  })
})

test.describe('a page whose code is missing', () => {
  test('is loaded anew, at most once a minute', async ({ page, violations }) => {
    await page.clock.install({ time: new Date('2026-11-18T09:00:00Z') })
    await page.goto('/over-ons')
    await awake(footerLink(page, 'Contact'))
    const code = await page.evaluate<string>("window.__reactRouterManifest.routes['routes/contact'].module")
    await page.route(`**${code}`, (route) => route.abort())
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().endsWith('/contact')) loads += 1
    })

    await footerLink(page, 'Contact').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
    expect(loads).toBe(1)
    await page.goto('/over-ons')
    await awake(footerLink(page, 'Contact'))
    await page.clock.fastForward(1_000)
    await footerLink(page, 'Contact').click()
    await expect(page.getByText('Foutcode 500')).toBeVisible()
    expect(loads).toBe(1)
    await footerLink(page, 'Over ons').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Over ons')
    await page.clock.fastForward(60_000)
    await footerLink(page, 'Contact').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
    expect(loads).toBe(2)
    expect(violations.splice(0).join('\n')).not.toContain('Content Security Policy')
  })
})

test.describe('a call that fails', () => {
  test('is told in a red toast for 10 seconds, with each message of the server on its line', async ({
    customerPage: page,
  }) => {
    await page.clock.install({ time: new Date('2026-11-18T09:00:00Z') })
    await page.route('**/api/cart/items', (route) =>
      route.fulfill({
        status: 422,
        json: {
          errors: [
            { code: 'A', message: 'De eerste fout.' },
            { code: 'B', message: 'De tweede fout.' },
          ],
        },
      }),
    )
    await page.goto('/montage-en-toebehoren/doekbevestiging')
    await awake(order(page))
    await page.clock.pauseAt(new Date('2026-11-18T09:01:00Z'))
    await order(page).click()
    const toast = alert(page).getByText('Er is iets mis gegaan')
    await expect(toast).toBeVisible()
    await expect(alert(page)).toHaveText(/De eerste fout\.\s*De tweede fout\./)
    const tops = await alert(page)
      .getByText(/fout\.$/)
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(2)
    await page.mouse.move(5, 5)
    await page.clock.runFor(9_999)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast).toBeHidden()
  })

  test('without an answer is told by what went wrong', async ({ customerPage: page }) => {
    await fillCart(page)
    await page.route('**/api/cart/items/*', (route) => route.abort())
    await page.goto('/winkelwagen')
    const remove = page.getByRole('button', { name: /^Doekspanner.* verwijderen$/ })
    await awake(remove)
    await remove.click()
    await expect(alert(page)).toContainText('Er is iets mis gegaan')
    await expect(alert(page)).toContainText(
      'De winkel gaf geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
    )
  })

  test('with 401 for the cart count at start clears the session and leads to /uitgelogd with the full path', async ({
    customerPage: page,
    context,
  }) => {
    await page.goto('/over-ons')
    await expect.poll(() => page.evaluate(storedSession)).toContain('uploadToken')
    const cookies = await context.cookies()
    await context.clearCookies({ name: cookies.find(({ httpOnly }) => httpOnly)?.name ?? '' })
    await page.goto('/montage-en-toebehoren/doekbevestiging?sortering=title')
    await page.mouse.move(9, 9)
    await expect(page).toHaveURL(
      '/uitgelogd?origin=/montage-en-toebehoren/doekbevestiging%3Fsortering%3Dtitle',
    )
    await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
    expect(await page.evaluate(storedSession)).toBeNull()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('LoggedIn')
  })

  for (const [what, act] of [
    ['a change', (page: Page) => order(page).click()],
    ['a page', (page: Page) => page.getByRole('link', { name: /^Winkelwagen, 0/ }).click()],
  ] as const) {
    test(`with 401 for ${what} clears the session and leads to /uitgelogd with the full path`, async ({
      customerPage: page,
      context,
    }) => {
      const path = '/montage-en-toebehoren/doekbevestiging?sortering=title'
      await page.goto(path)
      await awake(order(page))
      await expect.poll(() => page.evaluate(storedSession)).toContain('uploadToken')
      await expect(page.getByRole('link', { name: /^Winkelwagen, 0/ })).toBeVisible()
      const cookies = await context.cookies()
      await context.clearCookies({ name: cookies.find(({ httpOnly }) => httpOnly)?.name ?? '' })
      await act(page)
      const origin = what === 'a page' ? '/winkelwagen' : encodeURIComponent(path).replaceAll('%2F', '/')
      await expect(page).toHaveURL(`/uitgelogd?origin=${origin}`)
      await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
      expect(await page.evaluate(storedSession)).toBeNull()
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('LoggedIn')
    })
  }
})
