import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mailServer } from '#test/support/mail-server.ts'
import { awake } from './awake.ts'
import { save } from './compose-at-desk.ts'
import { bar, step } from './composing.ts'
import { expect, heardErrors, test } from './fixtures.ts'
import {
  askForAccount,
  checkOut,
  composeOne,
  CUSTOMER,
  euros,
  expectAmounts,
  logInFirst,
  measure,
  park,
  putInCart,
} from './new-shop-customer.ts'
import {
  becomeOwner,
  composeBoards,
  isDone,
  makeBoard,
  makeCategory,
  part,
  publish,
  setUp,
} from './new-shop-owner.ts'
import { button, dialog, heading } from './new-shop-parts.ts'
import { LIVE_PAGES, makeOwnDatabase, type OwnShop, startOwnShop } from './own-shop.ts'

test('an empty shop is set up and sells what it composes; a price changes, and comes back', async ({
  page: office,
  browser,
  databaseUrl,
}) => {
  // A whole afternoon of an owner, by two processes.
  test.setTimeout(300_000)
  const database = await makeOwnDatabase(databaseUrl, 'empty')
  const dataDir = await mkdtemp(join(tmpdir(), 'paskruis-new-'))
  const mail = await mailServer()
  const processes: OwnShop[] = []
  async function start() {
    const one = await startOwnShop({
      settings: {
        ...LIVE_PAGES,
        DEMO: '0',
        OFFICE_SECOND_FACTOR: '0',
        SMTP_URL: mail.url,
        E2E_DATABASE_URL: database.url,
        E2E_DATA_DIR: dataDir,
      },
    })
    processes.push(one)
    return one
  }
  try {
    // Two processes of one shop: at one works its owner, at the other its customer.
    const first = await start()
    const second = await start()
    const customer = await (await browser.newContext({ baseURL: second.url })).newPage()
    const errors = heardErrors(customer)

    await test.step('the owner sets the shop up', async () => {
      await becomeOwner(office, first)
      await setUp(office)
      await makeCategory(office)
      await office.getByRole('link', { name: 'Producten', exact: true }).press('Enter')
      await expect(office.getByText('Er zijn nog geen producten')).toBeVisible()
      await makeBoard(office, 'DIBOND-3', 'Dibond 3 mm', '40')
      await makeBoard(office, 'FOREX-5', 'Forex 5 mm', '25')
      await composeBoards(office)
      await office.getByRole('link', { name: 'Winkelinstellingen' }).press('Enter')
      await office.getByRole('link', { name: 'Winkel inrichten' }).press('Enter')
      for (const name of ['Levering', 'Mail', 'Assortiment', 'Voorwaarden en privacy'])
        await isDone(office, name)
      await button(office, 'De winkel is ingericht').press('Enter')
      await expect(button(office, 'Toch verder inrichten')).toBeVisible()
    })

    await test.step('a customer asks for an account, and is let in by mail', async () => {
      await askForAccount(customer)
      await office.getByRole('link', { name: /^Aanvragen/ }).press('Enter')
      await button(office, 'Goedkeuren: Veenstra Signing B.V.').press('Enter')
      await expect(office.getByText('Uitgenodigd')).toBeVisible()
      let link = ''
      await expect
        .poll(() => {
          const texts = mail.received
            .filter(({ to }) => to.includes(CUSTOMER['E-mailadres']))
            .map((one) => one.mail.text ?? '')
          link = texts.map((text) => /https?:\/\/\S+[?&]token=\S+/.exec(text)?.[0] ?? '').find(Boolean) ?? ''
          return link
        })
        .not.toBe('')
      const { pathname, search } = new URL(link)
      await logInFirst(customer, `${pathname}${search}`)
    })

    await test.step('the customer composes, parks a quote and orders another', async () => {
      // 1.0 by 0.5 m at 40.00 is 20.00, and the holes are 7.50 for all; of Forex, which takes none, 12.50.
      await composeOne(customer, '27,50')
      await measure(customer, /^Forex 5 mm/)
      await expect(bar(customer)).toContainText(euros('12,50'))
      await expect(step(customer, 'Bevestiging')).toHaveCount(0)
      await composeOne(customer, '27,50')
      await button(bar(customer), 'Aantal van Bord op maat verhogen').click()
      await expect(bar(customer)).toContainText(euros('47,50'))
      await putInCart(customer)
      await park(customer, 'Gevelborden')
      // 47.50 and 8.95 for a parcel are 56.45, and 21% of that 11.85.
      await expectAmounts(customer, {
        Subtotaal: '47,50',
        Verzendkosten: '8,95',
        'Totaal incl. btw': '68,30',
      })

      await composeOne(customer, '27,50')
      await putInCart(customer)
      await checkOut(customer)
      // 27.50 and 8.95 are 36.45, and 21% of that 7.65.
      await expectAmounts(customer, { Subtotaal: '27,50', 'Totaal incl. btw': '44,10' })
      await expect
        .poll(() => mail.received.map((one) => one.mail.subject))
        .toContain('Je bestelling 10001 bij Drukkerij De Pers')
      await office.getByRole('link', { name: /^Orders/ }).press('Enter')
      await expect(office.getByRole('row', { name: /Veenstra Signing B\.V\./ })).toContainText('€ 36,45')
    })

    await test.step('the price changes: the quote keeps the old one, a new cart takes the new one', async () => {
      await office.getByRole('link', { name: 'Producten', exact: true }).press('Enter')
      await office.getByRole('link', { name: /^Dibond 3 mm/ }).press('Enter')
      await part(office, 'Prijs').getByLabel('Prijs per m²').fill('52')
      await save(office)
      await publish(office, 'Duurder ingekocht')
      // Half a square metre is 26.00 now.
      await composeOne(customer, '33,50')
      await putInCart(customer)
      await expectAmounts(customer, { Subtotaal: '33,50' })
      await customer.goto('/account/offertes')
      await customer
        .getByRole('row', { name: /Gevelborden/ })
        .getByRole('link')
        .click()
      await expect(heading(customer, 'Gevelborden')).toBeVisible()
      await expectAmounts(customer, { Subtotaal: '47,50', 'Totaal incl. btw': '68,30' })
      await button(customer, 'Akkoord en bestellen').click()
      const agreeing = dialog(customer, 'Akkoord en bestellen')
      await agreeing.getByRole('checkbox').check()
      await button(agreeing, 'Bestelling plaatsen').click()
      await expect(customer).toHaveURL(/\/bestelling-geplaatst/)
      await expectAmounts(customer, { Subtotaal: '47,50', 'Totaal incl. btw': '68,30' })
    })

    await test.step('the change is undone, and a new cart has the first price', async () => {
      await office.getByRole('link', { name: 'Geschiedenis' }).press('Enter')
      await expect(office.getByRole('list', { name: 'Versies' })).toContainText('Duurder ingekocht')
      await button(office, 'Versie 1 terugzetten als concept').press('Enter')
      await button(office.getByRole('alertdialog'), 'Terugzetten als concept').press('Enter')
      await expect(heading(office, 'Dibond 3 mm')).toBeVisible()
      await publish(office)
      await customer.goto('/winkelwagen')
      await awake(button(customer, 'Winkelwagen legen'))
      await button(customer, 'Winkelwagen legen').click()
      await button(customer.getByRole('alertdialog'), 'Winkelwagen legen').click()
      await expect(customer.getByText('Je winkelwagen is leeg')).toBeVisible()
      await composeOne(customer, '27,50')
      await putInCart(customer)
      await expectAmounts(customer, { Subtotaal: '27,50' })
    })
    expect(errors).toEqual([])
  } finally {
    // How a shop stops is told elsewhere.
    for (const one of processes) await one.end('SIGKILL')
    await mail.close()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
