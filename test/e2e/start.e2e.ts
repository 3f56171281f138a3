import type { Page, Route } from '@playwright/test'
import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'

const PATH = '/over-ons'

const notice = (page: Page) => page.getByText('De winkel is niet helemaal geladen.')
const lostPress = (page: Page) => page.getByText('Wat je net aanklikte, is niet gedaan.')
const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Login' })

/** Each script that the page begins with. */
async function firstScripts(page: Page): Promise<readonly string[]> {
  const html = await (await page.request.get(PATH)).text()
  const scripts = [...new Set(html.match(/\/assets\/[\w-]+\.js(?=")/g))]
  const steps = /"chunks":\[(.*?)\].*"entry":"(.*?)"/.exec(html)?.[0] ?? ''
  return scripts.filter((script) => steps.includes(script))
}

const FAULTS = [
  ['is not there', (route: Route) => route.fulfill({ status: 404, body: '' })],
  ['breaks off', (route: Route) => route.abort('connectionreset')],
] as const

for (const [what, fail] of FAULTS) {
  test(`a first script that ${what} is asked for again, then the page, and then it is said`, async ({
    page,
  }) => {
    const scripts = await firstScripts(page)
    expect(scripts.length).toBeGreaterThan(3)
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    for (const script of scripts) {
      let failures = 1
      await page.route(`**${script}`, (route) => (failures-- > 0 ? fail(route) : route.continue()))
      await page.goto(PATH)
      await awake(login(page))
      expect(loads, `loads of the page where ${script} fails once`).toBe(1)

      failures = 100
      await page.goto(PATH)
      await expect(notice(page)).toBeVisible()
      await expect(lostPress(page)).toBeHidden()
      expect(loads, `loads of the page where ${script} keeps failing`).toBe(3)
      await page.unrouteAll()
      await page.evaluate(() => sessionStorage.clear())
      loads = 0
    }
  })
}

test('a press on a page of which a script fails is given back, and done when it is made again', async ({
  page,
}) => {
  const [script = ''] = await firstScripts(page)
  // A page that nobody touched yet is loaded once more.
  const { promise: isPressed, resolve: pressed } = Promise.withResolvers<void>()
  await page.route(`**${script}`, async (route) => {
    await isPressed
    await route.abort()
  })
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.goto(PATH, { waitUntil: 'commit' })
  const block = page.getByRole('region', { name: 'Blijf op de hoogte' })
  const email = `n${crypto.randomUUID().slice(0, 8)}@test.example`
  await block.getByLabel('E-mailadres').fill(email)
  await block.getByRole('button', { name: 'Aanmelden' }).click()
  pressed()
  await expect(lostPress(page)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.unrouteAll()
  await block.getByRole('button', { name: 'Aanmelden' }).click()
  await expect(block.getByText('Bijna klaar.')).toBeVisible()
  await expect(notice(page)).toBeHidden()
  expect(loads).toBe(1)
})

test('a first script that never comes is told of, and the page can be loaded anew', async ({ page }) => {
  const scripts = await firstScripts(page)
  await page.clock.install()
  for (const script of scripts) {
    const { promise: isAsked, resolve } = Promise.withResolvers<void>()
    let isHeld = true
    await page.route(`**${script}`, async (route) => {
      if (isHeld) resolve()
      else await route.continue()
    })
    await page.goto(PATH, { waitUntil: 'commit' })
    await page.keyboard.press('Tab')
    await isAsked
    await page.clock.fastForward(19_000)
    await expect(notice(page)).toBeHidden()
    await page.clock.fastForward(1_000)
    await expect(notice(page)).toBeVisible()
    await expect(lostPress(page)).toBeHidden()
    isHeld = false
    await page.getByRole('link', { name: 'Opnieuw proberen' }).click()
    await expect(notice(page)).toBeHidden()
    await awake(login(page))
    await page.unrouteAll()
  }
})
