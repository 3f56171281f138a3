import { openSync, closeSync, ftruncateSync, writeSync } from 'node:fs'
import { POLL_EVERY_MS } from '#domain/designs/polling.ts'
import type { Page } from '@playwright/test'
import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { dropFile } from './drop-file.ts'
import { fillCart } from './fill-cart.ts'
import { expect, test } from './fixtures.ts'
import { printFile } from './print-file.ts'
import { cardOf, openManager, putBanners } from './upload-designs.ts'
import { choose, holdBytes, isKept, slowLine, UPLOADS } from './upload-line.ts'

const FAILED = 'Het bestand kon niet worden geüpload. Controleer het bestandstype.'

const indicator = (page: Page) => page.getByRole('link', { name: /^Mijn bestanden/ })

test.describe('an upload', () => {
  test('is shown on its way, checked, and put to use for a line', async ({ customerPage: page }) => {
    test.slow()
    const line = await putBanners(page, 4)
    const manager = await openManager(page, `/winkelwagen?ontwerpen=${line}`)
    const demands = manager.getByRole('region', { name: 'Zo lever je aan' })
    await expect(demands).toContainText('250 × 125 cm')
    await expect(demands).toContainText('10 mm rondom')
    await expect(demands).toContainText('252 × 127 cm')
    await expect(demands).toContainText('72 ppi op eindformaat, minstens 50 ppi')
    await expect(demands).toContainText('CMYK')
    await expect(demands.getByRole('link', { name: /^Aanleverspecificaties Spandoek 510 g/ })).toBeVisible()
    const release = await holdBytes(page)
    const chooser = page.waitForEvent('filechooser')
    await manager.getByRole('button', { name: 'Selecteer handmatig' }).click()
    await (await chooser).setFiles([printFile('gevel.pdf', 2520, 1270)])
    await expect(manager.getByRole('tab', { name: 'Mijn ontwerpen 1' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(manager.getByRole('heading', { name: 'Recent geüpload' })).toBeVisible()
    const card = cardOf(manager, 'gevel.pdf')
    await expect(card.getByRole('progressbar')).toHaveAccessibleName('Bezig met uploaden')
    await release()
    await expect(manager.getByText('Met doorgaan bewaar je je keuze')).toBeVisible()
    // The only file of the only article gets all copies at once.
    await expect(card.getByRole('img', { name: 'Geselecteerd' })).toBeVisible({ timeout: 30_000 })
    await expect(manager.getByRole('button', { name: /^Verdeel over groep/ })).toHaveCount(0)
    await expect(card).toContainText('252 × 127 cm')
    const preview = card.locator('img')
    await expect(preview).toHaveAttribute('src', /[?&]token=/)
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await card.getByRole('button', { name: 'gevel.pdf groot bekijken' }).click()
    const proof = page.getByRole('dialog', { name: 'gevel.pdf' })
    await expect(proof.locator('img')).toBeVisible()
    const large = await proof.locator('img').boundingBox()
    expect(large?.width).toBeGreaterThan(1000)
    await page.keyboard.press('Escape')
    await expect(proof).toHaveCount(0)
    await expect(manager.getByText('4 van 4 geselecteerd')).toBeVisible()
    await expect(manager.getByText('Met doorgaan keur je dit ontwerp goed voor druk')).toBeVisible()
    const question = page.waitForEvent('dialog')
    void page.reload().catch(() => {})
    await (await question).dismiss()
    await manager.getByRole('button', { name: 'Doorgaan' }).click()
    await expect(page.getByText('gevel.pdf, 4 exemplaren')).toBeVisible()
  })

  test('tells its speed and the time left while it is sent', async ({ customerPage: page }) => {
    test.slow()
    const manager = await openManager(page, '/?ontwerpen')
    const hurry = await slowLine(page)
    await choose(page, [printFile('traag.pdf', 300, 200, 6 * 1024 * 1024)])
    const card = cardOf(manager, 'traag.pdf')
    await expect(card).toContainText(/\d+,\d.kB\/s, nog ongeveer \d+ (seconden|minu)/, { timeout: 30_000 })
    await expect(manager.getByText(/^1 bestand uploaden, nog ongeveer/)).toHaveCount(1)
    await hurry()
    await expect(card).toContainText('30 × 20 cm', { timeout: 30_000 })
    await expect(card).not.toContainText('kB/s')
  })

  test('refuses what is none of the types on its card, and what is too large in a toast; good files go on', async ({
    customerPage: page,
  }, info) => {
    test.slow()
    const manager = await openManager(page, '/?ontwerpen')
    const large = info.outputPath('groot.pdf')
    const file = openSync(large, 'w')
    writeSync(file, '%PDF-1.7')
    ftruncateSync(file, 500 * 1024 * 1024 + 1)
    closeSync(file)
    await choose(page, large)
    const toast = manager.getByRole('alert')
    await expect(toast).toContainText('Te groot bestand')
    await expect(toast).toContainText(
      'Het bestand dat je probeert te uploaden is te groot. De maximale bestandsgrootte is 500MB.',
    )
    await choose(page, [
      { name: 'logo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ no such thing') },
      printFile('goed.pdf', 300, 200),
    ])
    await expect(cardOf(manager, 'logo.pdf')).toContainText(FAILED)
    await expect(cardOf(manager, 'logo.pdf').getByRole('img', { name: 'Fout' })).toBeVisible()
    await expect(cardOf(manager, 'goed.pdf')).toContainText('30 × 20 cm', { timeout: 30_000 })
    await choose(page, [printFile('goed.pdf', 300, 200)])
    await expect(manager.getByText('Dit bestand heb je al')).toBeVisible()
  })

  test('goes on while the customer is elsewhere, with its progress in the header, and warns before leaving', async ({
    customerPage: page,
  }) => {
    test.slow()
    const manager = await openManager(page, '/?ontwerpen')
    const release = await holdBytes(page)
    await choose(page, [printFile('onderweg.pdf', 300, 200)])
    await expect(cardOf(manager, 'onderweg.pdf')).toBeVisible()
    await manager.getByRole('button', { name: 'Sluiten' }).click()
    await expect(indicator(page)).toHaveAccessibleName('Mijn bestanden, 1 bestand uploaden, 0% klaar')
    const menu = page.getByRole('link', { name: 'Contact' }).first()
    await menu.click()
    await expect(page).toHaveURL('/contact')
    await expect(indicator(page)).toHaveAccessibleName(/1 bestand uploaden/)

    const asked = page.waitForEvent('dialog')
    const leaving = page.evaluate(() => location.reload())
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await leaving.catch(() => null)
    await release()
    await expect(indicator(page)).toHaveAccessibleName('Mijn bestanden')
    await expect(page.getByText('Je bestanden zijn geüpload')).toBeVisible()
    await indicator(page).click()
    await expect(cardOf(page.getByRole('dialog'), 'onderweg.pdf')).toContainText('30 × 20 cm', {
      timeout: 30_000,
    })
  })

  test('goes on after a reload with the bytes that were kept', async ({ customerPage: page }) => {
    test.slow()
    await openManager(page, '/?ontwerpen')
    const release = await holdBytes(page)
    await choose(page, [printFile('herladen.pdf', 300, 200)])
    await expect(indicator(page)).toHaveAccessibleName(/1 bestand uploaden/)
    await isKept(page, 'bytes')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await release()
    const manager = page.getByRole('dialog', { name: 'Mijn bestanden' })
    await expect(cardOf(manager, 'herladen.pdf')).toContainText('30 × 20 cm', { timeout: 30_000 })
  })

  test('waits without a network, says so, and goes on by itself', async ({ customerPage: page, context }) => {
    test.slow()
    const manager = await openManager(page, '/?ontwerpen')
    const release = await holdBytes(page)
    await choose(page, [printFile('trein.pdf', 300, 200)])
    await expect(cardOf(manager, 'trein.pdf').getByRole('progressbar')).toBeVisible()
    await context.setOffline(true)
    await expect(
      manager.getByText('Het uploaden gaat vanzelf verder zodra je weer online bent.'),
    ).toBeVisible()
    await context.setOffline(false)
    await release().catch(() => null)
    await expect(manager.getByText('Het uploaden gaat vanzelf verder')).toHaveCount(0)
    await expect(cardOf(manager, 'trein.pdf')).toContainText('30 × 20 cm', { timeout: 30_000 })
  })

  test('asks a new token when the one it has is refused, and is tried again by hand after another failure', async ({
    customerPage: page,
  }) => {
    test.slow()
    const manager = await openManager(page, '/?ontwerpen')
    const tokens = new Set<string | null>()
    let refused = 0
    await page.route(UPLOADS, (route) => {
      tokens.add(new URL(route.request().url()).searchParams.get('token'))
      refused += 1
      if (refused === 1) return route.fulfill({ status: 403 })
      if (refused === 2) return route.fulfill({ status: 400 })
      return route.continue()
    })
    await choose(page, [printFile('kaartje.pdf', 300, 200)])
    await expect(cardOf(manager, 'kaartje.pdf')).toContainText(FAILED)
    expect(tokens.size).toBe(2)
    await manager.getByRole('button', { name: 'kaartje.pdf opnieuw proberen' }).click()
    await expect(cardOf(manager, 'kaartje.pdf')).toContainText('30 × 20 cm', { timeout: 30_000 })
  })

  test('is shown in another tab, which can add to it', async ({ customerPage: page, context }) => {
    test.slow()
    await openManager(page, '/?ontwerpen')
    const release = await holdBytes(page)
    await choose(page, [printFile('eerste.pdf', 300, 200)])
    await expect(indicator(page)).toHaveAccessibleName(/1 bestand uploaden/)
    const other = await context.newPage()
    const manager = await openManager(other, '/contact?ontwerpen')
    await expect(cardOf(manager, 'eerste.pdf').getByRole('progressbar')).toBeVisible()
    await choose(other, [printFile('tweede.pdf', 400, 200)])
    await expect(indicator(page)).toHaveAccessibleName(/2 bestanden uploaden/)
    await release()
    await expect(cardOf(manager, 'tweede.pdf')).toContainText('40 × 20 cm', { timeout: 30_000 })
  })

  test('is seen to its end in a tab that another one was quicker to ask than', async ({
    customerPage: page,
    context,
  }) => {
    test.slow()
    const first = await openManager(page, '/?ontwerpen')
    const release = await holdBytes(page)
    await choose(page, [printFile('eerste.pdf', 300, 200)])
    const other = await context.newPage()
    const manager = await openManager(other, '/contact?ontwerpen')
    await choose(other, [printFile('tweede.pdf', 400, 200)])
    await expect(indicator(page)).toHaveAccessibleName(/2 bestanden uploaden/)
    // Its turn to ask does not come while this test lasts.
    await other.evaluate((everyMs) => {
      const set = window.setTimeout.bind(window)
      Object.assign(window, {
        setTimeout: (work: () => void, ms?: number) => set(work, ms === everyMs ? 600_000 : ms),
      })
    }, POLL_EVERY_MS)
    await release()
    await expect(cardOf(first, 'tweede.pdf')).toContainText('40 × 20 cm', { timeout: 30_000 })
    await expect(cardOf(first, 'eerste.pdf')).toContainText('30 × 20 cm')
    await expect(cardOf(manager, 'eerste.pdf')).toContainText('30 × 20 cm')
    await expect(cardOf(manager, 'tweede.pdf')).toContainText('40 × 20 cm')
  })

  test('is divided over a line on a telephone, by touch alone', async ({ customerPage: page }) => {
    test.slow()
    await page.setViewportSize({ width: 375, height: 740 })
    const line = await putBanners(page, 6)
    const manager = await openManager(page, `/winkelwagen?ontwerpen=${line}`)
    await choose(page, [printFile('een.pdf', 2520, 1270), printFile('twee.pdf', 2520, 1270)])
    await expect(manager.getByRole('tab', { name: 'Ontwerpen 2', exact: true })).toBeVisible()
    await expect(manager.getByText('2 ontwerpen', { exact: true })).toBeVisible({ timeout: 30_000 })
    await manager.getByRole('button', { name: /^Verdeel over groep/ }).click()
    await expect(manager.getByText('6 van 6 geselecteerd')).toBeVisible()
    await expect(manager.getByRole('textbox', { name: 'Aantal van twee.pdf' })).toHaveValue('3')
    expect(await axe(page)).toEqual([])
    await manager.getByRole('button', { name: 'Doorgaan' }).click()
    await expect(page.getByText('6 van 6 toegewezen')).toBeVisible()
  })

  test('can be dropped anywhere, under an overlay that says so', async ({ customerPage: page }) => {
    const manager = await openManager(page, '/?ontwerpen')
    await awake(manager.getByRole('button', { name: 'Sluiten' }))
    const { buffer } = printFile('gesleept.pdf', 300, 200)
    const transfer = await page.evaluateHandle((content) => {
      const carried = new DataTransfer()
      carried.items.add(new File([content], 'gesleept.pdf', { type: 'application/pdf' }))
      return carried
    }, buffer.toString('latin1'))
    await page.dispatchEvent('dialog', 'dragenter', { dataTransfer: transfer })
    await expect(manager.getByText('Drop jouw bestanden').last()).toBeVisible()
    await page.dispatchEvent('dialog', 'drop', { dataTransfer: transfer })
    await expect(cardOf(manager, 'gesleept.pdf')).toBeVisible()
    await expect(manager.getByText('Drop jouw bestanden')).toHaveCount(0)
  })

  test('that is no longer dragged leaves no overlay, whatever it was dragged over', async ({
    customerPage: page,
  }) => {
    await page.goto('/contact')
    await awake(indicator(page))
    const overlay = page.getByText('Drop jouw bestanden')
    const transfer = await page.evaluateHandle(() => {
      const carried = new DataTransfer()
      carried.items.add(new File([''], 'gesleept.pdf', { type: 'application/pdf' }))
      return carried
    })
    const tell = (what: 'dragenter' | 'dragleave', on: string) =>
      page.dispatchEvent(on, what, { dataTransfer: transfer })
    // What hears it comes after the header does.
    await expect(async () => {
      await tell('dragenter', 'main h1')
      await expect(overlay).toBeVisible({ timeout: 500 })
    }).toPass()
    await tell('dragleave', 'main h1')
    await expect(overlay).toHaveCount(0)
    await tell('dragenter', 'main h1')
    await tell('dragenter', 'main form')
    await tell('dragleave', 'main h1')
    await expect(overlay).toBeVisible()
    await tell('dragleave', 'main form')
    await expect(overlay).toHaveCount(0)
    // Out of the window and back in again, of which one leave was not told.
    await tell('dragenter', 'main h1')
    await tell('dragenter', 'main h1')
    await expect(overlay).toBeVisible()
    await tell('dragleave', 'main h1')
    await expect(overlay).toHaveCount(0)
    // It ended somewhere else, and nothing told so: while something is dragged no pointer moves.
    await tell('dragenter', 'main h1')
    await expect(overlay).toBeVisible()
    await page.mouse.move(300, 300)
    await page.mouse.move(310, 310)
    await expect(overlay).toHaveCount(0)
  })

  test('that is dropped on any page opens the manager with it, and leads nowhere else', async ({
    customerPage: page,
  }, testInfo) => {
    await page.goto('/contact')
    await awake(indicator(page))
    await dropFile(page, testInfo, 'gesleept.pdf', (moveOn) =>
      expect(async () => {
        await moveOn()
        await expect(page.getByText('Drop jouw bestanden')).toBeVisible({ timeout: 500 })
      }).toPass(),
    )
    await expect(page).toHaveURL('/contact?ontwerpen=')
    const manager = page.getByRole('dialog', { name: 'Mijn bestanden' })
    await expect(cardOf(manager, 'gesleept.pdf')).toBeVisible()
    await expect(page.getByText('Drop jouw bestanden')).toHaveCount(0)
  })

  test('that is dropped on a page is sent when the manager is closed at once, and does not open it again', async ({
    customerPage: page,
  }, testInfo) => {
    // Which tab sends is not known before the browser gives its lock.
    await page.addInitScript(() => {
      const request = navigator.locks.request.bind(navigator.locks)
      const isFree = new Promise((resolve) => addEventListener('lock-is-free', resolve))
      const waiting = async (...asked: unknown[]): Promise<unknown> => {
        await isFree
        return Reflect.apply(request, null, asked)
      }
      Object.assign(navigator.locks, { request: waiting })
    })
    await page.goto('/contact')
    const release = await holdBytes(page)
    await awake(indicator(page))
    await dropFile(page, testInfo, 'gesleept.pdf')
    const manager = page.getByRole('dialog', { name: 'Mijn bestanden' })
    await manager.getByRole('button', { name: 'Sluiten' }).click()
    await expect(page).toHaveURL('/contact')
    await page.evaluate(() => dispatchEvent(new Event('lock-is-free')))
    await expect(indicator(page)).toHaveAccessibleName(/1 bestand uploaden/)
    await expect(manager).toBeHidden()
    await expect(page).toHaveURL('/contact')
    await release()
  })

  test('that is dropped in the checkout is kept, and it is said where to send it', async ({
    customerPage: page,
  }, testInfo) => {
    await fillCart(page)
    await page.goto('/bestelling-details')
    await awake(page.getByRole('textbox').first())
    await dropFile(page, testInfo, 'gesleept.pdf')
    await expect(page.getByText('Je bestand is nog niet geüpload').last()).toBeVisible()
    await expect(page).toHaveURL('/bestelling-details')
    await page.getByRole('button', { name: 'Naar je ontwerpen' }).click()
    const manager = page.getByRole('dialog', { name: 'Mijn bestanden' })
    await expect(cardOf(manager, 'gesleept.pdf')).toBeVisible()
  })

  test('of a visitor waits until they have logged in', async ({ page, customer }, testInfo) => {
    await page.goto('/contact')
    await dropFile(page, testInfo, 'bezoeker.pdf')
    await expect(page.getByText('Log in om je bestand te uploaden').last()).toBeVisible()
    const login = page.getByRole('dialog', { name: 'Login' })
    await login.getByLabel('E-mailadres').fill(customer.email)
    await login.getByLabel('Wachtwoord', { exact: true }).fill(customer.password)
    await login.getByRole('button', { name: 'Login' }).click()
    const manager = page.getByRole('dialog', { name: 'Mijn bestanden' })
    await expect(cardOf(manager, 'bezoeker.pdf')).toBeVisible()
    await expect(page).toHaveURL('/contact?ontwerpen=')
  })
})

test('the bytes of a file have twenty minutes', async ({ customerPage: page }) => {
  await page.addInitScript(() => {
    const send = Reflect.get(XMLHttpRequest.prototype, 'send')
    XMLHttpRequest.prototype.send = function sent(body) {
      if (body) document.documentElement.dataset['timeouts'] = String(this.timeout)
      Reflect.apply(send, this, [body])
    }
  })
  const manager = await openManager(page, '/?ontwerpen=')
  await choose(page, [printFile('traag.pdf', 300, 200)])
  await expect(cardOf(manager, 'traag.pdf')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-timeouts', '1200000')
})

test('the address of the upload manager asks a visitor to log in', async ({ page, customer }) => {
  await page.goto('/?ontwerpen=')
  const login = page.getByRole('dialog', { name: 'Login' })
  await login.getByLabel('E-mailadres').fill(customer.email)
  await login.getByLabel('Wachtwoord', { exact: true }).fill(customer.password)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Mijn bestanden' })).toBeVisible()
})
