import type { Page } from '@playwright/test'
import { awake } from './awake.ts'
import { axe } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { query } from './query.ts'
import { cardOf, openManager, putBanners, putDesigns } from './upload-designs.ts'

const eighteen = (count: string) => `${count} van 18 geselecteerd`

/** Holds what waits for half a second without a press, such as copies that are being chosen; answers what waits. */
const holdQuiet = (page: Page) =>
  page.evaluateHandle(() => {
    const later: (() => void)[] = []
    const plan = window.setTimeout
    window.setTimeout = ((work: () => void, afterMs?: number) =>
      afterMs === 500 ? later.push(work) : plan(work, afterMs)) as typeof setTimeout
    return later
  })

test.describe('the upload manager', () => {
  test('opens from the header as a library without a footer, and is left by its button only', async ({
    customerPage: page,
  }) => {
    await page.goto('/')
    const link = page.getByRole('link', { name: 'Mijn bestanden' })
    await awake(link)
    await link.click()
    const manager = page.getByRole('dialog', { name: 'Mijn bestanden' })
    await expect(manager).toBeVisible()
    await expect(page).toHaveURL('/?ontwerpen=')
    await expect(manager.getByRole('button', { name: 'Doorgaan' })).toHaveCount(0)
    await expect(manager.getByRole('tab', { name: 'Upload bestand' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(manager.getByRole('heading', { name: 'Drop jouw bestanden' })).toBeVisible()
    await expect(manager.getByText('of', { exact: true })).toBeVisible()
    await expect(manager.getByRole('button', { name: 'Selecteer handmatig' })).toBeVisible()

    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape')
    await expect(manager.getByRole('button', { name: 'Sluiten' })).toBeFocused()
    await page.mouse.click(2, 300)
    await expect(manager).toBeVisible()

    await manager.getByRole('tab', { name: 'Mijn ontwerpen' }).click()
    await expect(manager.getByText('Er zijn nog geen ontwerpen geüpload.')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await manager.getByRole('button', { name: 'Sluiten' }).click()
    await expect(manager).toHaveCount(0)
    await expect(page).toHaveURL('/')
    await expect(link).toBeFocused()
  })

  test('shows every state in its group, with its words', async ({
    customerPage: page,
    customer,
    databaseUrl,
  }) => {
    await putDesigns(databaseUrl, customer, [
      { name: 'goed.pdf' },
      { name: 'let-op.pdf', status: 'fixable', widthMm: 2000, heightMm: 1000 },
      { name: 'fout.psb', status: 'invalid', widthMm: 2000, heightMm: 1000 },
      { name: 'kapot.pdf', status: 'error', widthMm: null, heightMm: null },
      { name: 'bezig.pdf', status: 'processing', widthMm: null, heightMm: null },
      { name: `${'lang-'.repeat(40)}.pdf` },
      { name: 'ouder.pdf', uploadedAt: '2026-11-03T10:00:00Z' },
      { name: 'verborgen.pdf', isPatchup: true },
    ])
    const line = await putBanners(page, 18)
    const manager = await openManager(page, `/winkelwagen?ontwerpen=${line}`)
    await expect(manager.getByRole('heading', { name: 'Selecteer bedrukking - voorzijde' })).toBeVisible()
    await expect(manager.getByRole('heading', { level: 3 })).toHaveText([
      '18 november 2026',
      '3 november 2026',
    ])
    await expect(manager.getByRole('heading', { level: 4 })).toHaveText([
      '200 × 100 cm',
      '250 × 125 cm',
      '250 × 125 cm',
    ])
    await expect(manager.getByText('2 ontwerpen', { exact: true })).toHaveCount(2)
    const longName = manager.getByText('lang-lang-')
    const lines = await longName.evaluate(
      (name) => name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight),
    )
    expect(Math.round(lines)).toBe(2)
    await expect(manager.getByText('verborgen.pdf')).toHaveCount(0)
    // Of one size, what can be used comes last.
    const cards = await manager.getByRole('listitem').allInnerTexts()
    const [wrong, usable] = ['fout.psb', 'let-op.pdf'].map((name) =>
      cards.findIndex((text) => text.includes(name)),
    )
    expect(wrong).toBeGreaterThanOrEqual(0)
    expect(wrong).toBeLessThan(usable ?? -1)

    const icon = (name: string) => cardOf(manager, name).getByRole('img')
    await expect(icon('goed.pdf')).toHaveAccessibleName('Geldig')
    await expect(icon('fout.psb')).toHaveAccessibleName('Fout')
    await expect(icon('kapot.pdf')).toHaveAccessibleName('Fout')
    await expect(cardOf(manager, 'bezig.pdf').getByRole('progressbar')).toHaveAccessibleName(
      'Bezig met verwerken',
    )
    await expect(cardOf(manager, 'bezig.pdf').getByRole('progressbar')).toHaveAttribute('max', '100')
    await expect(cardOf(manager, 'goed.pdf')).toContainText('Geen preview beschikbaar')
    await expect(cardOf(manager, 'goed.pdf')).toContainText('250 × 125 cm · 1,0 MB')
    const copies = (name: string) => manager.getByRole('textbox', { name: `Aantal van ${name}` })
    await expect(copies('goed.pdf')).toHaveValue('0')
    await expect(copies('let-op.pdf')).toHaveValue('0')
    for (const name of ['fout.psb', 'kapot.pdf', 'bezig.pdf']) await expect(copies(name)).toHaveCount(0)

    await copies('let-op.pdf').fill('2')
    await expect(icon('let-op.pdf')).toHaveAccessibleName('Let op')
    await copies('goed.pdf').fill('3')
    await expect(icon('goed.pdf')).toHaveAccessibleName('Geselecteerd')
    await expect(manager.getByText(eighteen('5'))).toBeVisible()
    expect(await axe(page)).toEqual([])
  })

  test('divides the copies over a group, takes them back, and saves them on closing', async ({
    customerPage: page,
    customer,
    databaseUrl,
  }) => {
    await putDesigns(databaseUrl, customer, [{ name: 'a.pdf' }, { name: 'b.pdf' }, { name: 'c.pdf' }])
    const line = await putBanners(page, 18)
    await page.goto('/winkelwagen')
    const open = page.getByRole('link', { name: 'Ontwerp toevoegen: Spandoek 510 g' })
    await awake(open)
    await open.click()
    const manager = page.getByRole('dialog', { name: 'Ontwerpen kiezen' })
    await expect(page).toHaveURL(`/winkelwagen?ontwerpen=${line}`)
    await expect(
      manager
        .getByRole('contentinfo')
        .or(manager.getByRole('group', { name: 'Spandoek 510 g', exact: true })),
    ).toContainText('Spandoek 510 g')
    await expect(manager.getByRole('group', { name: 'Spandoek 510 g', exact: true })).toContainText(
      '250 × 125 cm',
    )
    await expect(manager.getByText(eighteen('0'))).toBeVisible()
    await expect(manager.getByRole('button', { name: 'Reset selectie' })).toHaveCount(0)

    // The step starts at the share of a group that can be divided, and later at what is left.
    await expect(
      manager.getByRole('button', { name: 'Aantal van a.pdf verhogen: 6 toevoegen' }),
    ).toBeVisible()
    await manager.getByRole('button', { name: /^Verdeel over groep/ }).click()
    await expect(manager.getByText(eighteen('18'))).toBeVisible()
    await expect(manager.getByRole('button', { name: /^Verdeel over groep/ })).toHaveCount(0)
    await manager.getByRole('button', { name: 'Reset selectie' }).click()
    await expect(manager.getByText(eighteen('0'))).toBeVisible()
    await manager.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(manager.getByText(eighteen('18'))).toBeVisible()
    await manager.getByRole('button', { name: 'Reset selectie' }).click()
    await expect(manager.getByText(eighteen('0'))).toBeVisible()

    await manager.getByRole('textbox', { name: 'Aantal van a.pdf' }).fill('4')
    await expect(manager.getByText(eighteen('4'))).toBeVisible()
    await manager.getByRole('button', { name: 'Aantal van b.pdf verhogen: 14 toevoegen' }).click()
    await expect(manager.getByText(eighteen('18'))).toBeVisible()

    const saved = page.waitForRequest((request) => request.method() === 'PUT')
    await manager.getByRole('button', { name: 'Sluiten' }).first().click()
    const { designs } = (await saved).postDataJSON()
    const copies: number[] = designs.map(({ quantity }: { quantity: number }) => quantity)
    expect(copies.toSorted((a, b) => a - b)).toEqual([4, 14])
    await expect(manager).toHaveCount(0)
    await expect(page.getByText('18 van 18 toegewezen')).toBeVisible()
    await expect(page.getByText('b.pdf, 14 exemplaren')).toBeVisible()
    await expect(page.getByText('Ontwerp klaar')).toBeVisible()
  })

  test('saves on Doorgaan, tells when too much is divided, and loses nothing on the way back', async ({
    customerPage: page,
    customer,
    databaseUrl,
  }) => {
    await putDesigns(databaseUrl, customer, [{ name: 'a.pdf' }])
    const line = await putBanners(page, 18)
    await page.goto('/winkelwagen')
    const open = page.getByRole('link', { name: 'Ontwerp toevoegen: Spandoek 510 g' })
    await awake(open)
    await open.click()
    const manager = page.getByRole('dialog', { name: 'Ontwerpen kiezen' })
    const copies = manager.getByRole('textbox', { name: 'Aantal van a.pdf' })
    await copies.fill('20')
    await expect(manager.getByText('Er zijn 2 exemplaren te veel verdeeld.')).toBeVisible()
    await manager.getByRole('button', { name: 'Doorgaan' }).click()
    await expect(manager.getByRole('alert')).toContainText('Er is iets mis gegaan')
    await expect(manager).toBeVisible()

    await copies.fill('5')
    await expect(manager.getByText(eighteen('5'))).toBeVisible()
    await page.goBack()
    await expect(manager).toHaveCount(0)
    await expect(page.getByText('5 van 18 toegewezen')).toBeVisible()

    await page.getByRole('link', { name: 'Ontwerpen: Spandoek 510 g' }).click()
    await copies.fill('18')
    await manager.getByRole('button', { name: 'Doorgaan' }).click()
    await expect(page).toHaveURL('/winkelwagen')
    await expect(page.getByText('Goedgekeurd', { exact: true }).first()).toBeVisible()
    expect(line).not.toBe('')

    // Zero copies end the approval, whatever comes after.
    await page.getByRole('link', { name: 'Ontwerpen: Spandoek 510 g' }).click()
    await copies.fill('0')
    await expect(manager.getByText(eighteen('0'))).toBeVisible()
    await copies.fill('18')
    await expect(manager.getByText(eighteen('18'))).toBeVisible()
    await manager.getByRole('button', { name: 'Sluiten' }).first().click()
    await expect(page.getByText('Ontwerp klaar')).toBeVisible()
    await expect(page.getByText('Goedgekeurd', { exact: true })).toHaveCount(0)
  })

  test('saves what is changed while it saves, before it is left', async ({
    customerPage: page,
    customer,
    databaseUrl,
  }) => {
    await putDesigns(databaseUrl, customer, [{ name: 'a.pdf' }])
    const line = await putBanners(page, 18)
    const manager = await openManager(page, `/winkelwagen?ontwerpen=${line}`)
    const copies = manager.getByRole('textbox', { name: 'Aantal van a.pdf' })
    await copies.fill('5')
    await expect(manager.getByText(eighteen('5'))).toBeVisible()

    const asked = Promise.withResolvers<void>()
    const changed = Promise.withResolvers<void>()
    await page.route('**/api/cart/items/designs/*', async (route) => {
      asked.resolve()
      await changed.promise
      await route.continue()
    })
    await manager.getByRole('button', { name: 'Sluiten' }).first().click()
    await asked.promise
    await copies.fill('7')
    await expect(manager.getByText(eighteen('7'))).toBeVisible()
    changed.resolve()
    await expect(manager).toHaveCount(0)
    await expect(page.getByText('7 van 18 toegewezen')).toBeVisible()
  })

  for (const [button, label] of [
    ['Doorgaan', 'goes on'],
    ['Sluiten', 'closes'],
  ] as const) {
    test(`saves copies that nothing has drawn yet as it ${label}`, async ({
      customerPage: page,
      customer,
      databaseUrl,
    }) => {
      await putDesigns(databaseUrl, customer, [{ name: 'a.pdf' }])
      const line = await putBanners(page, 18)
      const manager = await openManager(page, `/winkelwagen?ontwerpen=${line}`)
      const more = manager.getByRole('button', { name: 'Aantal van a.pdf verhogen: 18 toevoegen' })
      await awake(more)
      const quiet = await holdQuiet(page)
      await more.click()
      const pressed = await manager.getByRole('button', { name: button }).first().elementHandle()
      // Both in one turn of the browser.
      await quiet.evaluate((later, element) => {
        for (const work of later) work()
        if (element instanceof HTMLElement) element.click()
      }, pressed)
      await expect(manager).toHaveCount(0)
      await expect(page.getByText('18 van 18 toegewezen')).toBeVisible()
    })
  }

  test('takes a press on plus along on the way back of the browser, however soon that comes', async ({
    customerPage: page,
    customer,
    databaseUrl,
  }) => {
    await putDesigns(databaseUrl, customer, [{ name: 'a.pdf' }])
    await putBanners(page, 18)
    await page.goto('/winkelwagen')
    const open = page.getByRole('link', { name: 'Ontwerp toevoegen: Spandoek 510 g' })
    await awake(open)
    await open.click()
    const manager = page.getByRole('dialog', { name: 'Ontwerpen kiezen' })
    const more = manager.getByRole('button', { name: 'Aantal van a.pdf verhogen: 18 toevoegen' })
    await expect(more).toBeVisible()
    await holdQuiet(page)
    await more.click()
    await page.goBack()
    await expect(manager).toHaveCount(0)
    await expect(page.getByText('18 van 18 toegewezen')).toBeVisible()
  })

  test('shows files as they are by now when an earlier answer comes later', async ({
    customerPage: page,
    customer,
    databaseUrl,
  }) => {
    await putDesigns(databaseUrl, customer, [{ name: 'a.pdf', status: 'processing' }])
    const line = await putBanners(page, 18)
    const early = Promise.withResolvers<void>()
    const late = Promise.withResolvers<void>()
    let asked = 0
    await page.route('**/api/designs?*', async (route) => {
      asked += 1
      if (asked !== 2) return route.continue()
      const response = await route.fetch()
      early.resolve()
      await late.promise
      return route.fulfill({ response })
    })
    const manager = await openManager(page, `/winkelwagen?ontwerpen=${line}`)
    await early.promise
    await query(databaseUrl, `update designs set status = 'valid' where company_id = $1`, [
      customer.companyId,
    ])
    // Who comes back to the window asks at once.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(manager.getByRole('textbox', { name: 'Aantal van a.pdf' })).toBeVisible()
    const turnsBack = await page.evaluateHandle(() => {
      const seen: string[] = []
      new MutationObserver(() => {
        if (document.querySelector('dialog progress[aria-label="Bezig met verwerken"]')) seen.push('back')
      }).observe(document.body, { subtree: true, childList: true })
      return seen
    })
    const told = page.waitForResponse(/\/api\/designs\?/)
    late.resolve()
    await (await told).finished()
    await page.getByRole('textbox', { name: 'Aantal van a.pdf' }).fill('18')
    await manager.getByRole('button', { name: 'Doorgaan' }).click()
    await expect(manager).toHaveCount(0)
    expect(await turnsBack.jsonValue()).toEqual([])
  })

  test('edits: checks one, a range, a group or all, and deletes after asking', async ({
    customerPage: page,
    customer,
    databaseUrl,
  }) => {
    await putDesigns(
      databaseUrl,
      customer,
      ['a', 'b', 'c', 'd', 'e'].map((name, index) => ({
        name: `${name}.pdf`,
        uploadedAt: `2026-11-18T10:0${9 - index}:00Z`,
      })),
    )
    const manager = await openManager(page, '/?ontwerpen')
    const button = (name: string) => manager.getByRole('button', { name, exact: true })
    const box = (name: string) => manager.getByRole('checkbox', { name: `${name}.pdf aanvinken` })
    await awake(button('Bewerken'))
    await button('Bewerken').click()
    await expect(button('Bewerken')).toHaveCount(0)
    await expect(button('Verwijderen')).toHaveCount(0)
    await button('Alles selecteren').click()
    await expect(manager.getByRole('checkbox', { checked: true })).toHaveCount(6)
    await button('Alles deselecteren').click()
    const [first, second, third] = ['a', 'b', 'c']
    await box(first ?? '').click()
    await expect(button('Verwijderen')).toBeVisible()
    await box(third ?? '').click({ modifiers: ['Shift'] })
    await expect(box(second ?? '')).toBeChecked()
    expect(await axe(page)).toEqual([])

    await button('Verwijderen').click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Weet je zeker dat je de geselecteerde ontwerpen wilt verwijderen?')
    await question.getByRole('button', { name: 'Annuleren' }).click()
    await button('Verwijderen').click()
    await question.getByRole('button', { name: 'Verwijderen' }).click()
    await expect(manager.getByRole('tab', { name: 'Mijn ontwerpen 2' })).toBeVisible()
    await expect(button('Bewerken')).toBeVisible()

    await manager.getByRole('button', { name: 'd.pdf verwijderen' }).click()
    await expect(question).toContainText('Weet je zeker dat je dit ontwerp wilt verwijderen?')
    await question.getByRole('button', { name: 'Verwijderen' }).click()
    await expect(cardOf(manager, 'd.pdf')).toHaveCount(0)
    const told = manager.getByRole('region', { name: 'Meldingen' })
    const last = told.locator('output > *').filter({ hasText: '1 ontwerp verwijderd' })
    // That of the three before stands beside it.
    await expect(told.getByRole('button', { name: 'Ongedaan maken' })).toHaveCount(2)
    await last.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(cardOf(manager, 'd.pdf')).toBeVisible()

    await button('Bewerken').click()
    await page.keyboard.press('Escape')
    await expect(button('Bewerken')).toBeVisible()

    // It opens anew without what was begun.
    await button('Bewerken').click()
    await button('Sluiten').click()
    await expect(manager).toHaveCount(0)
    await page.getByRole('link', { name: 'Mijn bestanden' }).click()
    await expect(button('Bewerken')).toBeVisible()
    await expect(manager.getByRole('checkbox')).toHaveCount(0)
  })

  test('has the studio design it, at least one copy, and asks before that is deleted', async ({
    customerPage: page,
  }) => {
    const line = await putBanners(page, 3)
    const manager = await openManager(page, `/winkelwagen?ontwerpen=${line}`)
    await manager.getByRole('tab', { name: 'Mijn ontwerpen' }).click()
    await manager.getByRole('button', { name: '+ Ontwerp door Paskruis' }).click()
    await expect(manager.getByText('3 van 3 geselecteerd')).toBeVisible()
    const copies = manager.getByRole('textbox', { name: 'Aantal van Ontwerp door Paskruis' })
    await copies.fill('1')
    await expect(manager.getByText('1 van 3 geselecteerd')).toBeVisible()
    const minus = manager.getByRole('button', { name: 'Aantal van Ontwerp door Paskruis verlagen' })
    // What refuses says so, and can be pressed all the same.
    await minus.press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(
      'Weet je zeker dat je dit ontwerp door de studio van de aanbieder wilt verwijderen?',
    )
    await question.getByRole('button', { name: 'Annuleren' }).click()
    await expect(copies).toHaveValue('1')
    await minus.press('Enter')
    await question.getByRole('button', { name: 'Verwijderen' }).click()
    await expect(copies).toHaveCount(0)
    await manager.getByRole('button', { name: '+ Ontwerp door Paskruis' }).click()
    // There is nothing to approve before the studio has made it.
    const statuses: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/design/status')) statuses.push(request.method())
    })
    await manager.getByRole('button', { name: 'Doorgaan' }).click()
    await expect(manager).toHaveCount(0)
    await expect(page.getByText('3 van 3 toegewezen')).toBeVisible()
    expect(statuses).toEqual([])
  })

  test('goes on from the front to a back that is still to be chosen, which has one design', async ({
    customerPage: page,
    customer,
    databaseUrl,
  }) => {
    await putDesigns(databaseUrl, customer, [
      { name: 'voor.pdf', widthMm: 99, heightMm: 210 },
      { name: 'achter.pdf', widthMm: 99, heightMm: 210 },
    ])
    const cartItem = { sku: 'FLY-DL-350', quantity: 1000, customOptions: [] }
    const added = await page.request.post('/api/cart/items', { data: { cartItem } })
    const cart = await added.json()
    const manager = await openManager(page, `/winkelwagen?ontwerpen=${cart.orderLineGroups[0].lines[0].id}`)
    await manager.getByRole('button', { name: 'Aantal van voor.pdf verhogen: 500 toevoegen' }).click()
    await manager.getByRole('button', { name: 'Aantal van voor.pdf verhogen' }).press('Tab')
    await manager.getByRole('textbox', { name: 'Aantal van voor.pdf' }).fill('1000')
    await expect(manager.getByText('1.000 van 1.000 geselecteerd')).toBeVisible()
    await manager.getByRole('button', { name: 'Doorgaan' }).click()

    await expect(manager.getByRole('heading', { name: 'Selecteer bedrukking - achterzijde' })).toBeVisible()
    await expect(manager.getByText('0 van 1.000 geselecteerd')).toBeVisible()
    await manager.getByRole('button', { name: 'Selecteer achter.pdf als achterzijde' }).click()
    await expect(cardOf(manager, 'achter.pdf').getByRole('button')).toHaveText('Geselecteerd')
    await expect(cardOf(manager, 'voor.pdf').getByRole('button')).toHaveText('Selecteer')
    await expect(manager.getByText('1.000 van 1.000 geselecteerd')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await manager.getByRole('button', { name: 'Reset selectie' }).click()
    await expect(manager.getByText('0 van 1.000 geselecteerd')).toBeVisible()
    await expect(manager.getByRole('button', { name: 'Reset selectie' })).toHaveCount(0)
    await manager.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(cardOf(manager, 'achter.pdf').getByRole('button')).toHaveText('Geselecteerd')

    await manager.getByRole('button', { name: '+ Ontwerp door Paskruis' }).click()
    await expect(manager.getByRole('button', { name: '+ Ontwerp door Paskruis' })).toHaveCount(0)
    await expect(cardOf(manager, 'achter.pdf').getByRole('button')).toHaveText('Selecteer')
    await manager.getByRole('button', { name: 'Ontwerp door Paskruis verwijderen' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(
      'Weet je zeker dat je dit ontwerp door de studio van de aanbieder wilt verwijderen?',
    )
    await question.getByRole('button', { name: 'Verwijderen' }).click()
    await expect(manager.getByText('0 van 1.000 geselecteerd')).toBeVisible()
    await expect(manager.getByRole('button', { name: '+ Ontwerp door Paskruis' })).toBeVisible()
    await manager.getByRole('button', { name: 'Selecteer achter.pdf als achterzijde' }).click()
    await manager.getByRole('button', { name: 'Doorgaan' }).click()
    await expect(manager).toHaveCount(0)
    await expect(page.getByText('achter.pdf, Achterzijde')).toBeVisible()
  })

  test('takes an optional back away in the manager and on the cart line, with its price', async ({
    customerPage: page,
    customer,
    databaseUrl,
  }) => {
    await putDesigns(databaseUrl, customer, [{ name: 'kaartje.pdf', widthMm: 85, heightMm: 55 }])
    const cartItem = { sku: 'VIS-DIGI', quantity: 100, customOptions: [] }
    const added = await page.request.post('/api/cart/items', { data: { cartItem } })
    const { id } = (await added.json()).orderLineGroups[0].lines[0]
    await page.request.put(`/api/cart/items/designs/back/${id}`, { data: { isStudioDesign: true } })
    await page.goto('/winkelwagen')
    const line = page.getByRole('list', { name: /^Ontwerpen van Visitekaartjes/ })
    await expect(line).toContainText('Ontwerp door Paskruis, Achterzijde')
    const away = page.getByRole('button', { name: /zonder achterzijde bestellen$/ })
    await awake(away)
    await away.click()
    await expect(line).toHaveCount(0)
    await expect(away).toHaveCount(0)
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(line).toContainText('Ontwerp door Paskruis, Achterzijde')

    const manager = await openManager(page, `/winkelwagen?ontwerpen=${id}&zijde=achter`)
    await manager.getByRole('button', { name: 'Selecteer kaartje.pdf als achterzijde' }).click()
    await manager.getByRole('button', { name: 'Geselecteerd: kaartje.pdf als achterzijde' }).click()
    await expect(manager.getByText('0 van 100 geselecteerd')).toBeVisible()
    await manager.getByRole('button', { name: 'Sluiten' }).first().click()
    await expect(away).toHaveCount(0)
  })

  test('takes what it told along when it is closed, but for a way back that still leads there', async ({
    customerPage: page,
    customer,
    databaseUrl,
  }) => {
    await putDesigns(databaseUrl, customer, [
      { name: 'onderbroken.pdf', status: 'receiving', receivedBytes: 1000 },
      { name: 'zomer.pdf' },
    ])
    const manager = await openManager(page, '/over-ons?ontwerpen=')
    const interrupted = page.getByText('Onderbroken upload', { exact: true })
    await expect(interrupted).toBeVisible()
    await cardOf(manager, 'zomer.pdf').getByRole('button', { name: 'zomer.pdf verwijderen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
    const undo = page.getByRole('button', { name: 'Ongedaan maken' })
    await expect(undo).toBeVisible()
    await manager.getByRole('button', { name: 'Sluiten' }).first().click()
    await expect(manager).toHaveCount(0)
    await expect(interrupted).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click()
    await expect(page).toHaveURL('/contact')
    await undo.click()
    await expect(undo).toHaveCount(0)
    await expect(cardOf(await openManager(page, '/contact?ontwerpen='), 'zomer.pdf')).toBeVisible()
  })

  test('deletes an interrupted upload on opening, and says so', async ({
    customerPage: page,
    customer,
    databaseUrl,
  }) => {
    await putDesigns(databaseUrl, customer, [
      { name: 'half.pdf', status: 'receiving', receivedBytes: 500 },
      { name: 'heel.pdf' },
    ])
    const manager = await openManager(page, '/?ontwerpen')
    await expect(manager.getByText('Een upload die was onderbroken, is verwijderd.')).toBeVisible()
    await expect(cardOf(manager, 'half.pdf')).toHaveCount(0)
    await expect(cardOf(manager, 'heel.pdf')).toBeVisible()
  })

  test('asks again once a second, fifty times, and then says that it takes long', async ({
    customerPage: page,
    customer,
    databaseUrl,
  }) => {
    test.slow()
    await putDesigns(databaseUrl, customer, [{ name: 'bezig.pdf', status: 'processing' }])
    await page.clock.install({ time: new Date('2026-11-20T09:00:00Z') })
    let asked = 0
    page.on('request', (request) => {
      if (request.method() === 'GET' && /\/api\/designs(\?|$)/.test(request.url())) asked += 1
    })
    const manager = await openManager(page, '/?ontwerpen')
    // The clock goes on by itself too; the next question waits for the answer of the last one.
    await expect(async () => {
      await page.clock.runFor(1000)
      expect(asked).toBe(1 + 50)
    }).toPass({ intervals: [0], timeout: 60_000 })
    await page.clock.runFor(3000)
    await expect(manager.getByText('Het verwerken duurt langer dan verwacht.')).toBeVisible()
    await expect(manager.getByText('Ververs de pagina zometeen om het resultaat te bekijken.')).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(manager.getByText('Het verwerken duurt langer dan verwacht.')).toBeVisible()
    expect(asked).toBe(1 + 50)
  })

  for (const [width, columns] of [
    [375, 1],
    [768, 4],
    [992, 5],
    [1200, 6],
  ] as const) {
    test(`has ${columns} columns at ${width} px`, async ({ customerPage: page, customer, databaseUrl }) => {
      await putDesigns(
        databaseUrl,
        customer,
        Array.from({ length: 7 }, () => ({})),
      )
      await page.setViewportSize({ width, height: 900 })
      const manager = await openManager(page, '/?ontwerpen')
      const cards = manager.getByRole('tabpanel').getByRole('listitem')
      await expect(cards).toHaveCount(7)
      const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
      await expect(
        manager.getByRole('tab', { name: width < 768 ? 'Ontwerpen 7' : 'Mijn ontwerpen 7', exact: true }),
      ).toBeVisible()
      // Words on every button, while editing too, and the whole title.
      await manager.getByRole('button', { name: 'Bewerken' }).click()
      await manager
        .getByRole('checkbox', { name: /\.pdf aanvinken$/ })
        .first()
        .click()
      const head = manager.getByRole('heading', { name: 'Mijn bestanden' }).locator('..')
      for (const word of ['Alles', 'eselecteren', 'Verwijderen', 'Terug', 'Sluiten'])
        await expect(head.getByText(word).filter({ visible: true }).first()).toBeVisible()
      const isCut = await head.evaluate((element) =>
        [element, ...element.querySelectorAll('h1, button')].some(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        ),
      )
      expect(isCut).toBe(false)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      expect(await axe(page)).toEqual([])
    })
  }

  test('has small groups share a row', async ({ customerPage: page, customer, databaseUrl }) => {
    await putDesigns(databaseUrl, customer, [
      { name: 'a.pdf' },
      { name: 'b.pdf', widthMm: 100 },
      { name: 'c.pdf', widthMm: 100 },
      { name: 'd.pdf', uploadedAt: '2026-11-17T10:00:00Z' },
    ])
    const manager = await openManager(page, '/?ontwerpen')
    const counts = manager.getByText(/^\d ontwerp(en)?$/)
    for (const width of [1200, 992, 768]) {
      await page.setViewportSize({ width, height: 900 })
      const tops = await manager
        .getByRole('tabpanel')
        .getByRole('listitem')
        .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
      expect(new Set(tops).size, `rows at ${width} px`).toBe(1)
      expect(tops).toHaveLength(4)
      const isCut = await counts.evaluateAll((all) =>
        all.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
      )
      expect(isCut, `counts that are cut at ${width} px`).toEqual([false, false, false])
    }
    await expect(manager.getByRole('heading', { level: 3 })).toHaveCount(2)
  })

  test('draws only what is near of two thousand designs', async ({
    customerPage: page,
    customer,
    databaseUrl,
  }) => {
    await putDesigns(
      databaseUrl,
      customer,
      Array.from({ length: 2000 }, () => ({})),
    )
    const manager = await openManager(page, '/?ontwerpen')
    await expect(manager.getByRole('tab', { name: 'Mijn ontwerpen 2000' })).toBeVisible()
    const panel = manager.getByRole('tabpanel')
    await expect.poll(() => panel.getByRole('listitem').count()).toBeGreaterThan(0)
    expect(await panel.getByRole('listitem').count()).toBeLessThan(500)
    await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await expect(panel.getByRole('listitem').last()).toBeInViewport()
    expect(await panel.getByRole('listitem').count()).toBeLessThan(500)
  })
})
