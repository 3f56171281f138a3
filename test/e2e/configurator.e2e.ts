import type { Page, Route } from '@playwright/test'
import { axe } from './axe.ts'
import { awake } from './awake.ts'
import { BANNER, bar, choose, open, option, order } from './composing.ts'
import { expect, test } from './fixtures.ts'

const CHOSEN =
  '?keuze=breedte.2500_hoogte.1250_doek.doek-450_randkeuze.randkeuze-rondom_rand-rondom.rand-rondom-zoom_ringen.ringen-500&aantal=2'
const CALCULATE = '**/api/configurator/calculate'

test('a visitor composes a banner, logs in, changes it in the cart and repeats it', async ({
  page,
  customer,
}) => {
  await open(page, BANNER)

  await test.step('the price that it starts at stands there, what options add, and when it can be there', async () => {
    await expect(bar(page)).toContainText(/Vanaf\s*€\s24,50per stuk, excl\. btw/)
    await expect(option(page, 'Soort doek', /^PE recyclebaar .* inbegrepen/)).toBeVisible()
    await expect(option(page, 'Soort doek', /^Pvc 450 g .* €\s1,20 duurder/)).toBeVisible()
    await expect(option(page, 'Randafwerking', /^Rondom gelijk .* inbegrepen/)).toBeVisible()
    await expect(bar(page)).toContainText('bezorgd op')
    for (const promise of [
      'Vandaag besteld',
      'Af te halen vanaf',
      'Spoed mogelijk',
      'Bestel en lever aan voor',
    ]) {
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: promise })).toBeVisible()
    }
  })

  await test.step('what is missing is told at the first of its steps', async () => {
    await order(page).click()
    await expect(page.getByText('Maak een keuze bij soort doek.').last()).toBeVisible()
    await expect(page.getByText('Maak een keuze bij randafwerking.').last()).toBeVisible()
    await expect(option(page, 'Soort doek', /^Pvc 450 g/)).toBeFocused()
  })

  await test.step('picture and price follow the choices', async () => {
    await page.getByLabel('Breedte in mm').fill('2500')
    await page.getByLabel('Hoogte in mm').fill('1250')
    await expect(page.getByText('Spandoek op maat, 250 × 125 cm')).toBeAttached()
    await choose(page, 'Soort doek', /^Pvc 450 g/)
    await expect(page.getByText('pvc frontlit gecoat')).toBeVisible()
    await choose(page, 'Randafwerking', /^Rondom gelijk/)
    const rim = page.getByRole('group', { name: 'Rand rondom' })
    await expect(rim.locator('img')).toHaveCount(0)
    await rim.getByRole('combobox').selectOption('rand-rondom-zoom')
    await expect(rim.locator('img')).toHaveJSProperty('naturalWidth', 320)
    await choose(page, 'Ringen', /^Ringen om de 50 cm/)
    await expect(page.getByRole('group', { name: 'Ringen' }).locator('img')).toHaveCount(3)
    await expect(bar(page)).toContainText('€ 37,74')
    await expect(page).toHaveURL(/ringen\.ringen-500/)
    await page
      .getByRole('button', { name: 'Waarom deze prijs' })
      .or(page.getByText('Waarom deze prijs'))
      .click()
    await expect(page.getByText('Productie', { exact: false }).first()).toBeVisible()
  })

  await test.step('a row of the price table is taken over', async () => {
    await page.getByRole('button', { name: 'Kies 2 stuks' }).click()
    await expect(bar(page)).toContainText('€ 68,76')
  })

  await test.step('logging in goes on into the cart', async () => {
    await order(page).click()
    const dialog = page.getByRole('dialog', { name: 'Login' })
    await dialog.getByLabel('E-mailadres').fill(customer.email)
    await dialog.getByLabel('Wachtwoord', { exact: true }).fill(customer.password)
    await dialog.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('Toegevoegd aan winkelwagen')).toBeVisible()
    await page.getByRole('link', { name: /^Winkelwagen, 1 artikel/ }).click()
    await expect(page.getByText('€ 68,76').first()).toBeVisible()
  })

  await test.step('the line itself is changed', async () => {
    await page.getByRole('link', { name: 'Spandoek op maat aanpassen' }).click()
    await expect(page.getByText('Je wijzigt een regel in je winkelwagen.')).toBeVisible()
    await expect(option(page, 'Ringen', /^Ringen om de 50 cm/)).toBeChecked()
    await choose(page, 'Ringen', /^Geen ringen/)
    await expect(bar(page)).not.toContainText('€ 68,76')
    await bar(page).getByRole('button', { name: 'Wijziging opslaan' }).click()
    await expect(page).toHaveURL(/\/winkelwagen$/)
    await expect(page.getByRole('link', { name: 'Spandoek op maat aanpassen' })).toHaveCount(1)
    await expect(page.getByText('€ 68,76')).toHaveCount(0)
  })

  await test.step('and ordered once more', async () => {
    await page.getByRole('button', { name: 'Spandoek op maat dupliceren' }).click()
    await expect(page.getByRole('link', { name: 'Spandoek op maat aanpassen' })).toHaveCount(2)
  })
})

const MARKED = 'prijs van je vorige keuze'
const OPEN = 'Prijs volgt na je keuzes'
const TOO_LARGE = 'Zo groot kan Blockout 630 g niet worden gemaakt.'

for (const [rule, width, height, told, price] of [
  ['letters', 'abc', '1000', 'Vul bij breedte een heel aantal millimeters in.', MARKED],
  ['decimals', '1000,5', '1000', 'Vul bij breedte een heel aantal millimeters in.', MARKED],
  ['zero', '0', '1000', 'Breedte is minstens 300 mm.', MARKED],
  ['a negative size', '-500', '1000', 'Vul bij breedte een heel aantal millimeters in.', MARKED],
  ['a huge size', '9999999', '1000', 'Breedte is hoogstens 30.000 mm.', MARKED],
  ['nothing', '', '1000', 'Vul bij breedte iets in.', OPEN],
  ['a size outside the roll in either rotation', '4000', '4000', TOO_LARGE, MARKED],
] as const) {
  test(`${rule} as a size is told at the step, and no wrong price is shown as right`, async ({ page }) => {
    await open(
      page,
      `${BANNER}?keuze=doek.doek-blo_zijden.zijden-1_randkeuze.randkeuze-rondom_rand-rondom.rand-rondom-schoon`,
    )
    await expect(bar(page)).toContainText('€')
    await page.getByLabel('Hoogte in mm').fill(height)
    await page.getByLabel('Breedte in mm').fill(width)
    await page.getByLabel('Breedte in mm').blur()
    await order(page).click()
    await expect(page.getByRole('main').getByText(told).first()).toBeVisible()
    await expect(bar(page)).toContainText(price)
    await expect(page.getByText('Toegevoegd aan winkelwagen')).toHaveCount(0)
  })
}

test('a wrong size keeps the place of the prices at the options', async ({ page }) => {
  await open(page, BANNER + CHOSEN)
  await expect(bar(page)).toContainText('€ 68,76')
  const tile = page.getByRole('group', { name: 'Ringen' }).locator('label').first()
  const height = async () => (await tile.boundingBox())?.height
  const before = await height()
  const width = page.getByLabel('Breedte in mm')
  await awake(width)
  await width.fill('9999999')
  await width.blur()
  await expect(bar(page)).toContainText(MARKED)
  expect(await height()).toBe(before)
})

test('a size that fits when turned can be made', async ({ page }) => {
  await open(
    page,
    `${BANNER}?keuze=breedte.3000_hoogte.4900_doek.doek-blo_zijden.zijden-1_randkeuze.randkeuze-rondom`,
  )
  await expect(page.getByText(TOO_LARGE)).toHaveCount(0)
})

test('a price is marked in the very moment that something else is chosen', async ({ page }) => {
  await open(page, BANNER + CHOSEN)
  await expect(bar(page)).toContainText('€ 68,76')
  const none = option(page, 'Ringen', /^Geen ringen/)
  await awake(none)
  const isMarked = await none.evaluate((radio) => {
    if (radio instanceof HTMLInputElement) radio.click()
    return document.querySelector('[aria-busy]')?.textContent?.includes('68,76') ?? false
  })
  expect(isMarked).toBe(true)
  await expect(bar(page).locator('[aria-busy]')).toHaveCount(0)
  await expect(bar(page)).not.toContainText('€ 68,76')
})

test('a choice cancels the calculation of the one before it', async ({ page }) => {
  await open(page, BANNER + CHOSEN)
  const held: Route[] = []
  await page.route(CALCULATE, async (route) => {
    if (held.length > 0) return route.continue()
    held.push(route)
  })
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('/calculate'))
  await choose(page, 'Ringen', /^Ringen om de 25 cm/)
  await expect.poll(() => held.length).toBe(1)
  await expect(bar(page).locator('[aria-busy]')).toContainText('€ 68,76')
  await choose(page, 'Ringen', /^Geen ringen/)
  await cancelled
  await expect(bar(page).locator('[aria-busy]')).toHaveCount(0)
  await expect(bar(page)).not.toContainText('€ 68,76')
})

test('a calculation that fails keeps the last good price, marked, and can be tried again', async ({
  page,
}) => {
  await open(page, BANNER + CHOSEN)
  await page.route(CALCULATE, (route) => route.fulfill({ status: 500, json: { errors: [] } }))
  await choose(page, 'Ringen', /^Geen ringen/)
  await expect(bar(page)).toContainText('De prijs kan nu niet worden berekend.')
  await expect(bar(page)).toContainText('€ 68,76')
  await expect(bar(page)).toContainText('prijs van je vorige keuze')
  await page.unroute(CALCULATE)
  await bar(page).getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(bar(page)).not.toContainText('€ 68,76')
  await expect(bar(page)).not.toContainText('kan nu niet')
})

test('reload, back and a shared link keep what was composed', async ({ page, browser, baseURL }) => {
  await open(page, BANNER)
  await choose(page, 'Soort doek', /^Pvc 680 g/)
  await expect(page).toHaveURL(/doek\.doek-680/)
  await page.reload()
  await awake(order(page))
  await expect(option(page, 'Soort doek', /^Pvc 680 g/)).toBeChecked()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Groot drukwerk')
  await page.goBack()
  await expect(option(page, 'Soort doek', /^Pvc 680 g/)).toBeChecked()

  const someoneElse = await browser.newPage({ baseURL: baseURL ?? '' })
  await someoneElse.goto(page.url())
  await expect(option(someoneElse, 'Soort doek', /^Pvc 680 g/)).toBeChecked()
  await someoneElse.close()
})

test('a link to what is no longer offered says so, and keeps the rest', async ({ page }) => {
  await open(page, `${BANNER}?keuze=breedte.2500_doek.doek-1000_randkeuze.randkeuze-rondom`)
  await expect(page.getByText('Een deel van de keuzes in deze link bestaat niet meer.')).toBeVisible()
  await expect(page.getByLabel('Breedte in mm')).toHaveValue('2500')
  await expect(option(page, 'Randafwerking', /^Rondom gelijk/)).toBeChecked()
})

test('what a choice clears is told at the step', async ({ page }) => {
  await open(page, BANNER + CHOSEN)
  await choose(page, 'Randafwerking', /^Per zijde kiezen/)
  await choose(page, 'Randafwerking', /^Rondom gelijk/)
  await choose(page, 'Soort doek', /^Pvc 680 g/)
  await expect(page.getByText('Gewist omdat je soort doek hebt gewijzigd.').first()).toBeVisible()
})

test('a filter that the choice does not fit clears that alone, says so, and can be undone', async ({
  page,
}) => {
  await open(page, BANNER)
  await choose(page, 'Brandklasse', 'B1')
  await choose(page, 'Soort doek', /^Blockout 630 g/)
  await choose(page, 'Levensduur buiten', 'tot 1 jaar')
  await expect(option(page, 'Brandklasse', 'B1')).toBeChecked()
  await expect(option(page, 'Soort doek', /^Pvc-vrij polyester/)).not.toBeChecked()
  await expect(
    page.getByText('Gewist omdat je keuze niet past bij het filter levensduur buiten.', { exact: true }),
  ).toBeVisible()
  const told = page.getByText(
    'Soort doek is gewist omdat je keuze niet past bij het filter levensduur buiten.',
  )
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(option(page, 'Soort doek', /^Blockout 630 g/)).toBeChecked()
  await expect(option(page, 'Brandklasse', 'B1')).toBeChecked()
  await expect(told).toBeHidden()
})

test('a large step brings its options when it opens, and has them in a page that begins with it open', async ({
  page,
  request,
}) => {
  const lettering = '/voertuigreclame/autobelettering/autobelettering-op-maat'
  const asked: string[] = []
  page.on('request', (one) => {
    if (one.url().includes('/bundle-option/')) asked.push(one.url())
  })
  let isAway = true
  await page.route('**/bundle-option/kaartkleur', (route) => (isAway ? route.abort() : route.continue()))
  await open(page, lettering)
  expect(asked).toEqual([])
  await choose(page, 'Uitvoering', /^Eén kleur, kalanderfolie/)
  await page.getByLabel('Kleur folie').selectOption('Een andere kleur van de kaart')
  await expect(page.getByText('De keuzes kunnen nu niet worden geladen.')).toBeVisible()
  isAway = false
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  const colours = page.getByRole('combobox', { name: 'Kleur van de kaart' })
  await expect(colours).toBeVisible()
  await colours.selectOption('Nachtblauw')
  await expect(page).toHaveURL(/kaartkleur\.kaart-nachtblauw/)
  expect(asked).toHaveLength(2)
  const sent = await request.get(page.url())
  expect(await sent.text()).toContain('Turkooisblauw')
  await page.reload()
  await awake(order(page))
  await expect(colours).toHaveValue('kaart-nachtblauw')
  expect(asked).toHaveLength(2)
})

test('the millimetres go up and down by the arrow keys, ten at a time with Shift', async ({ page }) => {
  await open(page, BANNER)
  const width = page.getByLabel('Breedte in mm')
  await width.press('ArrowUp')
  await expect(width).toHaveValue('3001')
  await width.press('Shift+ArrowDown')
  await expect(width).toHaveValue('2991')
})

test('a photograph gives way to the live picture once something changes', async ({ page }) => {
  await open(page, BANNER)
  await page.getByRole('button', { name: /^Afbeelding 1 van/ }).click()
  await expect(page.getByRole('button', { name: 'Toon het voorbeeld op schaal' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await choose(page, 'Soort doek', /^Pvc 450 g/)
  await expect(page.getByRole('button', { name: 'Toon het voorbeeld op schaal' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

const STATES: readonly (readonly [name: string, address: string, act?: (page: Page) => Promise<unknown>])[] =
  [
    ['fresh', BANNER],
    ['with errors', BANNER, (page) => order(page).click()],
    ['complete', BANNER + CHOSEN],
    [
      'filtered',
      BANNER,
      (page) => page.getByRole('radio', { name: 'B-s1,d0', exact: true }).check({ force: true }),
    ],
    ['with groups', `${BANNER}?keuze=doek.doek-450_randkeuze.randkeuze-zijde`],
    ['too large', `${BANNER}?keuze=breedte.4000_hoogte.4000_doek.doek-blo_zijden.zijden-1`],
    [
      'amid a wizard',
      '/vlaggen-en-masten/beachvlaggen/beachvlag-compleet',
      (page) => page.getByRole('radio', { name: 'Druppel', exact: true }).check({ force: true }),
    ],
    [
      'with circulations',
      '/drukwerk/flyers/flyers?keuze=formaat.form-a5_papier.papier-135_zijden.zijden-2_oplage.oplage-500',
    ],
    ['with lists', '/spandoeken-en-doeken/mesh-en-winddoek/meshdoek-op-maat'],
    [
      'without a price',
      BANNER + CHOSEN,
      async (page) => {
        await page.route(CALCULATE, (route) => route.fulfill({ status: 500, json: { errors: [] } }))
        await choose(page, 'Ringen', /^Geen ringen/)
        await expect(bar(page)).toContainText('kan nu niet')
      },
    ],
  ]

for (const [name, address, act] of STATES) {
  test(`a configurator ${name} is accessible, wide and narrow`, async ({ page }) => {
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, address)
      await act?.(page)
      await page.unroute(CALCULATE)
      expect(await axe(page)).toEqual([])
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(wider, 'sideways scrolling').toBeLessThanOrEqual(0)
    }
  })
}

test('what has the focus is never under the bar', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await open(page, BANNER + CHOSEN)
  await page.getByLabel('Breedte in mm').focus()
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const at = document.activeElement?.getBoundingClientRect()
      const sticky = document.querySelector('section[aria-label="Bestellen"]')
      if (!at || !sticky || sticky.contains(document.activeElement)) return false
      return at.top >= sticky.getBoundingClientRect().top
    })
    expect(hidden).toBe(false)
  }
})

test('more pieces that cost less altogether are offered, and taken over', async ({ page }) => {
  const chosen =
    'breedte.2500_hoogte.1000_doek.doek-510_randkeuze.randkeuze-rondom_rand-rondom.rand-rondom-zoom_ringen.ringen-500'
  await open(page, `${BANNER}?keuze=${chosen}&aantal=39`)
  await expect(bar(page)).toContainText('€ 1.072,43')
  const hint = page.getByText('40 stuks kosten samen minder: € 1.049,40')
  await expect(hint).toBeVisible()
  await page.getByRole('button', { name: 'Neem over' }).click()
  await expect(bar(page)).toContainText('€ 1.049,40')
  await expect(hint).toBeHidden()
})
