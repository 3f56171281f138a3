import type { Page } from '@playwright/test'
import { awake } from './awake.ts'
import { dropFile } from './drop-file.ts'
import { expect, test } from './fixtures.ts'
import { haltingPage } from './halting-page.ts'

const CATEGORY = '/spandoeken-en-doeken'
const BANNER = '/spandoeken-en-doeken/spandoeken/spandoek-op-maat'
const PRODUCT = '/vlaggen-en-masten/mastvlaggen/mastvlag-150-x-100-cm'

/** From now on no script comes before the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

function callsTo(page: Page, path: string): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === path) seen.push(`${request.method()} ${search}`)
  })
  return seen
}

const isAwake = (page: Page) =>
  expect(
    page
      .getByRole('banner')
      .getByRole('button', { name: /Login|Borden en panelen/ })
      .first(),
  ).toBeVisible()

const card = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('group') })

/** The two ways to be too early: before any script has come, and before that of a part that is at rest. */
const WAYS = [
  {
    way: 'before any script has come',
    open: async (page: Page, path: string) => {
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      return release
    },
  },
  {
    way: 'before the script of its part has come',
    open: async (page: Page, path: string) => {
      await page.goto(path)
      await isAwake(page)
      return holdScripts(page)
    },
  },
] as const

for (const { way, open } of WAYS) {
  test.describe(way, () => {
    test('a search that was typed is made, once', async ({ page }) => {
      const searches = callsTo(page, '/api/search')
      const release = await open(page, '/')
      const input = page.getByRole('combobox', { name: 'Zoek product' })
      await input.pressSequentially('spandoek')
      release()
      await expect(page.getByRole('option').first()).toBeVisible()
      await expect(input).toBeFocused()
      await expect(input).toHaveValue('spandoek')
      expect(searches).toEqual(['GET ?query=spandoek&limit=8'])
    })

    test('a search that is sent finds', async ({ page }) => {
      await open(page, '/')
      await page.getByRole('combobox', { name: 'Zoek product' }).fill('spandoek')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/zoeken\?query=spandoek$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('spandoek')
    })

    test('a subscription to the newsletter is made, once', async ({ page }) => {
      const subscriptions = callsTo(page, '/api/newsletter/subscribe')
      const release = await open(page, '/over-ons')
      const block = page.getByRole('region', { name: 'Blijf op de hoogte' })
      await block.getByLabel('E-mailadres').fill(`n${crypto.randomUUID().slice(0, 8)}@test.example`)
      await block.getByRole('button', { name: 'Aanmelden' }).click()
      release()
      await expect(block.getByText('Bijna klaar.')).toBeVisible()
      expect(subscriptions).toHaveLength(1)
    })

    test('what is put in the cart from a card lies there as often as it was pressed', async ({
      customerPage: page,
    }) => {
      const release = await open(page, CATEGORY)
      const first = card(page).first()
      const quantity = first.getByRole('textbox')
      await first.getByRole('button', { name: /verhogen$/ }).click()
      await first.getByRole('button', { name: /verhogen$/ }).click()
      await first.getByRole('button', { name: 'In winkelwagen' }).click()
      // Not one of them was done yet.
      await expect(quantity).toHaveValue('1')
      release()
      await expect(page.getByText('Toegevoegd aan winkelwagen')).toBeVisible()
      await expect(quantity).toHaveValue('3')
      const cart = await (await page.request.get('/api/cart')).json()
      expect(cart.totalItemCount).toBe(1)
      expect(JSON.stringify(cart)).toContain('"quantity":3')
    })

    test('a quantity typed on the page of a product is priced and ordered', async ({ page }) => {
      const release = await open(page, PRODUCT)
      const form = page.getByRole('main').locator('form').first()
      await form.getByRole('textbox', { name: /^Aantal/ }).fill('12')
      await form.getByRole('button', { name: 'In winkelwagen' }).click()
      release()
      await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
      await expect(page).toHaveURL(/aantal=12/)
      await expect(form.getByRole('textbox', { name: /^Aantal/ })).toHaveValue('12')
    })
  })
}

test.describe('before any script has come', () => {
  const { open } = WAYS[0]

  test('a chosen filter changes the list', async ({ page }) => {
    const release = await open(page, CATEGORY)
    const filter = page.getByRole('complementary').getByRole('checkbox').first()
    await filter.check()
    release()
    await expect(page).toHaveURL(/filter=/)
    await expect(filter).toBeChecked()
  })

  test('another order changes the list', async ({ page }) => {
    const release = await open(page, CATEGORY)
    await page.getByLabel('Sorteer op').selectOption({ index: 1 })
    release()
    await expect(page).toHaveURL(/sorteer|sort/)
  })

  test('a size that was typed and an option that was chosen count', async ({ page }) => {
    const release = await open(page, BANNER)
    await page.getByLabel('Breedte in mm').fill('2500')
    await page.getByRole('radio', { name: /^Pvc 510 g/ }).check({ force: true })
    release()
    await expect(page).toHaveURL(/breedte\.2500/)
    await expect(page).toHaveURL(/doek\.doek-510/)
    await expect(page.getByLabel('Breedte in mm')).toHaveValue('2500')
    await expect(page.getByRole('radio', { name: /^Pvc 510 g/ })).toBeChecked()
  })

  test('Login leads to the page that has the form, and what is filled in there logs in', async ({
    page,
    customer,
  }) => {
    const logins = callsTo(page, '/api/customer/login')
    const release = await open(page, '/')
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/uitgelogd$/)
    const main = page.getByRole('main')
    await main.getByLabel('E-mailadres').fill(customer.email)
    await main.getByLabel('Wachtwoord', { exact: true }).fill(customer.password)
    await main.getByRole('button', { name: 'Login' }).click()
    release()
    await expect(page.getByRole('banner').getByText('Mijn account')).toBeVisible()
    expect(logins).toHaveLength(1)
  })

  test('a button of the menu leads to its category', async ({ page }) => {
    await open(page, '/')
    await page
      .getByRole('navigation', { name: 'Hoofdmenu' })
      .getByRole('link', { name: 'Borden en panelen', exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Borden en panelen')
  })

  test('the quantity of a line in the cart is changed', async ({ customerPage: page }) => {
    await page.request.post('/api/cart/items', {
      data: { cartItem: { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] } },
    })
    const release = await open(page, '/winkelwagen')
    const line = page.getByRole('main').getByRole('group').first()
    await line.getByRole('button', { name: /verhogen$/ }).click()
    release()
    await expect(line.getByRole('textbox')).toHaveValue('3')
    await expect
      .poll(async () => JSON.stringify(await (await page.request.get('/api/cart')).json()))
      .toContain('"quantity":3')
  })

  test.describe('at 375 px', () => {
    test.use({ viewport: { width: 375, height: 812 } })

    test('the filters open', async ({ page }) => {
      const release = await open(page, CATEGORY)
      await page.getByRole('button', { name: 'Filters', exact: true }).click()
      release()
      await expect(page.getByRole('dialog', { name: 'Filters' })).toHaveCount(1)
    })

    test('the menu leads to all categories', async ({ page }) => {
      await open(page, '/')
      await page.getByRole('link', { name: 'Menu openen' }).click()
      await expect(page).not.toHaveURL(/\/$/)
    })
  })
})

test('a file that is dropped on a part before its script has come is kept', async ({ page }, testInfo) => {
  await page.goto(CATEGORY)
  await isAwake(page)
  const release = await holdScripts(page)
  await dropFile(page, testInfo, 'vroeg.pdf')
  release()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await expect(page.getByText('Log in om je bestand te uploaden').last()).toBeVisible()
})

test('what is chosen while the page itself is still coming is kept', async ({ page, baseURL }) => {
  const line = await haltingPage(baseURL ?? '', '<footer')
  try {
    await page.goto(line.origin + CATEGORY, { waitUntil: 'commit' })
    await page.getByRole('complementary').getByRole('checkbox').first().check()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    line.letThrough()
    await expect(page).toHaveURL(/filter=/)
  } finally {
    line.close()
  }
})

for (const path of ['/over-ons', '/contact']) {
  test(`a link at the foot of ${path} is followed without loading anew, before its script has come`, async ({
    page,
  }) => {
    const loads = callsTo(page, '/betalen-op-rekening')
    const release = await WAYS[1].open(page, path)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Betalen op rekening' }).click()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Betalen op rekening')
    await awake(page.getByRole('contentinfo').getByRole('link', { name: 'Betalen op rekening' }))
    expect(loads).toEqual([])
  })
}

test('without a network a press is told of, and done when it is made again', async ({ page, context }) => {
  await page.goto('/over-ons')
  await isAwake(page)
  await context.setOffline(true)
  const block = page.getByRole('region', { name: 'Blijf op de hoogte' })
  await block.getByLabel('E-mailadres').fill(`n${crypto.randomUUID().slice(0, 8)}@test.example`)
  await block.getByRole('button', { name: 'Aanmelden' }).click()
  await expect(page.getByText('Je bent offline. Controleer je internetverbinding')).toBeVisible()
  await context.setOffline(false)
  await block.getByRole('button', { name: 'Aanmelden' }).click()
  await expect(block.getByText('Bijna klaar.')).toBeVisible()
})
