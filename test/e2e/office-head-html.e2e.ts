import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { LIVE_PAGES, makeOwnDatabase, startOwnShop } from './own-shop.ts'
import { logInStaff } from './staff-page.ts'

const HTML = `<meta name="eigenaar" content="bewezen">
<style>:root { --eigen-stijl: aan }</style>
<script src="https://meting.example/m.js"></script>
<iframe src="https://elders.example"></iframe>`

const ownStyle = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--eigen-stijl'))

/** The page once the shop has heard of a change, and no browser is asked before that. */
async function untilPageHas(page: Page, path: string, text: string, has = true) {
  await expect
    .poll(async () => (await (await page.request.get(path)).text()).includes(text), { timeout: 5000 })
    .toBe(has)
  await page.goto(path)
}

test('the owner adds code and a chat, and visitors get what needs no consent at once and the rest after it', async ({
  page,
  browser,
  databaseUrl,
  violations,
}) => {
  test.slow()
  // No other test gets the chat and the code of this one.
  const database = await makeOwnDatabase(databaseUrl)
  const shop = await startOwnShop({ settings: { ...LIVE_PAGES, E2E_DATABASE_URL: database.url } })
  const visitor = await (await browser.newContext({ baseURL: shop.url })).newPage()
  try {
    await page.goto(`${shop.url}/beheer/winkel`)
    await logInStaff(page)

    await page.getByRole('button', { name: 'Meetcode en eigen HTML wijzigen' }).press('Enter')
    const code = page.getByRole('dialog', { name: 'Meetcode en eigen HTML wijzigen' })
    const outcome = code.getByRole('region', { name: 'Zo komt het in de pagina’s' })
    await expect(outcome.getByRole('status')).toHaveText('Er komt niets in de pagina’s.')
    await code.getByLabel('HTML voor de <head>').fill(HTML)
    await expect(outcome.getByRole('status')).toHaveText(
      '2 onderdelen komen in de pagina’s. 2 dingen blijven weg.',
    )
    await expect(
      outcome.getByText('https://meting.example staat niet bij de adressen. Zet het erbij', { exact: false }),
    ).toBeVisible()
    await expect(
      outcome
        .getByRole('listitem')
        .filter({ hasText: '<iframe>' })
        .getByText('Deze tag hoort niet in de head'),
    ).toBeVisible()
    expect(await axe(page)).toEqual([])

    const hosts = code.getByLabel('Adressen die de code mag gebruiken')
    await hosts.fill('meting.example\nhttp://open.example')
    await expect(outcome.getByRole('status')).toHaveText(
      '3 onderdelen komen in de pagina’s. 1 ding blijft weg.',
    )
    await code.getByRole('radio', { name: /Pas na toestemming/ }).press('ArrowDown')
    await expect(code.getByRole('radio', { name: /Laadt meteen, want nodig/ })).toBeChecked()
    await code.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(hosts).toHaveAccessibleDescription(/Zet op elke regel één adres, zoals https:\/\/meting.nl/)
    await expect(hosts).toBeFocused()
    expect(await axe(page)).toEqual([])
    await hosts.fill('meting.example')
    await code.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(code).toHaveCount(0)
    await expect(page.getByText('https://meting.example', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Chat wijzigen' }).press('Enter')
    const chat = page.getByRole('dialog', { name: 'Chat wijzigen' })
    await expect(chat.getByLabel('Naam boven het venster')).toHaveValue('Helpdesk van Paskruis')
    await chat.getByRole('radio', { name: /Venster van de winkel/ }).press('ArrowDown')
    const address = chat.getByLabel('Adres van het script')
    await chat.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(address).toHaveAccessibleDescription(/Vul dit veld in/)
    await address.fill('http://chat.example/venster.js')
    await chat.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(address).toHaveAccessibleDescription(/Vul het hele adres van het script in/)
    await expect(chat.getByText('noem die partij in je privacyverklaring', { exact: false })).toBeVisible()
    expect(await axe(page)).toEqual([])
    await address.fill('https://chat.example/venster.js')
    await expect(chat.getByRole('radio', { name: /Pas na toestemming/ })).toBeChecked()
    await chat.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(chat).toHaveCount(0)
    await expect(page.getByText('https://chat.example/venster.js')).toBeVisible()
    expect(await axe(page)).toEqual([])

    await visitor.route('https://meting.example/m.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'globalThis.gemeten = true' }),
    )
    await visitor.route('https://chat.example/venster.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'globalThis.chatten = true' }),
    )
    const told: string[] = []
    visitor.on('console', (message) => message.type() === 'error' && told.push(message.text()))
    // The shop hears of the change within a second.
    await untilPageHas(visitor, '/over-ons', 'https://chat.example/venster.js')
    await expect(visitor.locator('meta[name=eigenaar]')).toHaveAttribute('content', 'bewezen')
    expect(await ownStyle(visitor)).toBe('aan')
    expect(await visitor.evaluate('globalThis.gemeten')).toBe(true)
    await expect(visitor.locator('iframe[src*=elders]')).toHaveCount(0)
    const accept = visitor.getByRole('button', { name: 'Accepteren' })
    await expect(accept).toBeVisible()
    expect(await visitor.evaluate('globalThis.chatten')).toBeUndefined()
    expect(await axe(visitor)).toEqual([])
    await accept.press('Enter')
    await expect.poll(() => visitor.evaluate('globalThis.chatten')).toBe(true)

    // Without a chat nothing asks for consent, and the window of the shop is back when it is chosen.
    await page.getByRole('button', { name: 'Chat wijzigen' }).press('Enter')
    await chat.getByRole('radio', { name: /Venster van de winkel/ }).check()
    await chat.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(chat).toHaveCount(0)
    await untilPageHas(visitor, '/over-ons', 'https://chat.example/venster.js', false)
    await expect(visitor.getByRole('button', { name: 'Hulp nodig?' })).toBeVisible()
    await expect(visitor.getByRole('button', { name: 'Cookie-instellingen' })).toHaveCount(0)
    expect(await visitor.evaluate('globalThis.chatten')).toBeUndefined()
    expect(told).toEqual([])
    expect(violations).toEqual([])
  } finally {
    await visitor.context().close()
    await shop.end()
    await database.drop()
  }
})

test('an inline style that waits for consent counts once that is there', async ({ page, databaseUrl }) => {
  test.slow()
  const database = await makeOwnDatabase(databaseUrl)
  const shop = await startOwnShop({ settings: { ...LIVE_PAGES, E2E_DATABASE_URL: database.url } })
  try {
    await page.goto(`${shop.url}/beheer/winkel`)
    await logInStaff(page)
    await page.getByRole('button', { name: 'Meetcode en eigen HTML wijzigen' }).press('Enter')
    const code = page.getByRole('dialog', { name: 'Meetcode en eigen HTML wijzigen' })
    await code.getByLabel('HTML voor de <head>').fill('<style>:root { --eigen-stijl: aan }</style>')
    await code.getByRole('button', { name: 'Opslaan' }).press('Enter')
    await expect(code).toHaveCount(0)
    const accept = page.getByRole('button', { name: 'Accepteren' })
    await untilPageHas(page, `${shop.url}/over-ons`, '--eigen-stijl')
    await expect(accept).toBeVisible()
    expect(await ownStyle(page)).toBe('')
    await accept.press('Enter')
    await expect.poll(() => ownStyle(page)).toBe('aan')
  } finally {
    await shop.end()
    await database.drop()
  }
})
