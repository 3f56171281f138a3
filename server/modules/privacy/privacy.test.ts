import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { hashPassword } from '../session/passwords.ts'
import { keepTermsTask } from './keep-terms.task.ts'

const DAY_MS = 24 * 60 * 60_000
const PASSWORD = 'Geheim-voor-test-1'
const signal = new AbortController().signal
let shop: TestShop
let hash: string
beforeAll(async () => {
  shop = await testShop()
  hash = await hashPassword(PASSWORD)
})
afterAll(() => shop.close())
beforeEach(() => shop.setNow(TEST_NOW))

let made = 0
type Person = { readonly email: string; readonly contactId: string; readonly companyId: string }
async function person(companyId?: string): Promise<Person & { readonly browser: TestBrowser }> {
  const email = `mens${(made += 1)}@test.example`
  const db = shop.database.db
  const company =
    companyId ??
    (
      await db
        .insertInto('companies')
        .values({ name: `Testbedrijf ${made}` })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const { id } = await db
    .insertInto('contacts')
    .values({
      company_id: company,
      email,
      password_hash: hash,
      first_name: 'Jannie',
      last_name: `Bloem ${email}`,
      phone: '030 123 45 67',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (!companyId)
    await sql`insert into addresses (company_id, kind, company_name, attention, street, house_number, postcode, city, country, is_default)
      values (${company}, 'delivery', 'Test', 'Jannie', 'Proefweg', '1', '3511 LN', 'Utrecht', 'NL', true)`.execute(
      db,
    )
  return { email, contactId: id, companyId: company, browser: await shop.loggedIn(email, PASSWORD) }
}
async function order(browser: TestBrowser): Promise<string> {
  const cartItem = { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] }
  await browser.call('POST', '/api/cart/items', { body: { cartItem } })
  const { status, json } = await browser.call('POST', '/api/cart/order', {
    body: { reference: 'Van Jannie' },
  })
  expect(status).toBe(200)
  return json.id
}
const delivered = (orderId: string) =>
  sql`with l as (update order_lines set state = 'delivered' where order_id = ${orderId})
    update orders set state = 'delivered' where id = ${orderId}`.execute(shop.database.db)
const erase = (browser: TestBrowser, password = PASSWORD) =>
  browser.call('POST', '/api/customer/erasure', { body: { password } })
/** Every row of the database that names this, as text. */
async function tracesOf(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    shop.database.db,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)} t
      where t::text ilike ${`%${text}%`}`.execute(shop.database.db)
    if ((rows[0]?.n ?? 0) > 0) found.push(name)
  }
  return found.toSorted()
}

describe('GET /customer/data', () => {
  it('gives a file with all that is kept about a person, and nothing secret or of others', async () => {
    const { browser, email } = await person()
    const orderId = await order(browser)
    await sql`
      with fetched as (insert into handovers (order_id, collected_by, signature, collected_at)
        values (${orderId}, 'Jannie Bloem', 'M1 1L2 2', ${TEST_NOW}) returning id)
      update order_lines set handover_id = (select id from fetched) where order_id = ${orderId}`.execute(
      shop.database.db,
    )
    await browser.call('PUT', '/api/customer/newsletter', { body: { subscribed: true } })
    const { status, json, headers } = await browser.call('GET', '/api/customer/data')
    expect([status, headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="mijn-gegevens-\d{4}-\d\d-\d\d\.json"/),
    ])
    expect(json).toMatchObject({
      contact: { email, firstName: 'Jannie' },
      orders: [
        {
          reference: 'Van Jannie',
          lines: [{ sku: 'TOE-SPANNER', quantity: 3, collected: { by: 'Jannie Bloem' } }],
        },
      ],
      newsletter: { state: 'confirmed', proof: { confirmed: { source: 'account' } } },
      mails: [{ template: 'order_confirmation' }],
      sessions: [{}],
      addresses: [{ street: 'Proefweg' }],
    })
    expect(JSON.stringify(json)).not.toMatch(/argon2|password_hash|id_hash|Marloes|klant@demo/)
    expect((await shop.browser().call('GET', '/api/customer/data')).status).toBe(401)
  })
})

describe('POST /customer/erasure', () => {
  it('forgets a person at once, keeps the order for the books, and says so by mail', async () => {
    const { browser, email, contactId } = await person()
    const orderId = await order(browser)
    await delivered(orderId)
    await browser.call('PUT', '/api/customer/newsletter', { body: { subscribed: true } })
    expect((await erase(browser)).status).toBe(200)
    expect((await browser.call('GET', '/api/customer')).status).toBe(401)
    // What the law wants kept, and the mail that still has to go.
    expect(await tracesOf(email)).toEqual(['orders', 'outbox'])
    expect(await tracesOf(`Bloem ${email}`)).toEqual([])
    const row = await shop.database.db
      .selectFrom('contacts')
      .selectAll()
      .where('id', '=', contactId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      first_name: 'verwijderd',
      phone: null,
      password_hash: null,
      state: 'blocked',
    })
    const mail = await shop.database.db
      .selectFrom('outbox')
      .select('template')
      .where('recipient', '=', email)
      .execute()
    expect(mail).toEqual([{ template: 'account_erased' }])
    const again = { username: email, password: PASSWORD }
    expect((await shop.browser().call('POST', '/api/customer/login', { body: again })).status).toBe(401)
  })

  it('waits for an order that is under way, and wants the password', async () => {
    const { browser } = await person()
    await order(browser)
    const wrong = await erase(browser, 'verkeerd')
    expect([wrong.status, wrong.json.errors[0].field]).toEqual([422, 'password'])
    const early = await erase(browser)
    expect([early.status, early.json.errors[0].code]).toEqual([409, 'OrdersUnderWay'])
    expect((await browser.call('GET', '/api/customer')).status).toBe(200)
  })

  it('leaves addresses and quotes to colleagues, and takes them along with the last one', async () => {
    const first = await person()
    const second = await person(first.companyId)
    expect((await erase(first.browser)).status).toBe(200)
    const { json } = await second.browser.call('GET', '/api/customer')
    expect([json.addresses.length, json.contacts.length]).toEqual([1, 1])
    expect((await erase(second.browser)).status).toBe(200)
    const left = await shop.database.db
      .selectFrom('addresses')
      .select(['attention', 'removed_at'])
      .where('company_id', '=', first.companyId)
      .execute()
    expect(left).toEqual([{ attention: null, removed_at: expect.any(Date) }])
  })

  it('takes what staff wrote about a company along with its last one', async () => {
    const { browser, companyId } = await person()
    const words = `Jannie belt graag ${crypto.randomUUID()}`
    const owner = await (await newOperator(shop, 'owner')).loggedIn()
    const note = { id: crypto.randomUUID(), text: words }
    await owner.call('POST', `/beheer/api/companies/${companyId}/notes`, { body: note })
    expect(await tracesOf(words)).toEqual(['audit_events', 'company_notes'])
    expect((await erase(browser)).status).toBe(200)
    expect(await tracesOf(words)).toEqual([])
  })

  it('takes the views along in which staff searched for the address, and leaves all others', async () => {
    const { browser, email } = await person()
    const owner = await (await newOperator(shop, 'owner')).loggedIn()
    const save = (name: string, query: string) =>
      owner.call('POST', '/beheer/api/views', { body: { list: 'mails', name, query, isShared: true } })
    const namesLeft = async () =>
      (await owner.call('GET', '/beheer/api/views?list=mails')).json.views.map(
        ({ name }: { name: string }) => name,
      )
    await save('Van Jannie', String(new URLSearchParams({ wachtrij: 'all', zoek: email.toUpperCase() })))
    await save(email, 'wachtrij=all')
    await save('Van een ander', String(new URLSearchParams({ zoek: `x${email.replace('@', '-nl@')}` })))
    await save('Mislukt', 'wachtrij=failed')
    expect(await namesLeft()).toHaveLength(4)
    expect((await erase(browser)).status).toBe(200)
    expect(await namesLeft()).toEqual(['Mislukt', 'Van een ander'])
  })

  it('leaves the company free to choose who is called first', async () => {
    const { browser, companyId, contactId } = await person()
    const colleague = await person(companyId)
    await shop.database.db
      .updateTable('companies')
      .set({ main_contact_id: contactId })
      .where('id', '=', companyId)
      .execute()
    expect((await erase(browser)).status).toBe(200)
    const owner = await (await newOperator(shop, 'owner')).loggedIn()
    const chosen = await owner.call('PUT', `/beheer/api/companies/${companyId}/main-contact`, {
      body: { contactId: colleague.contactId, seen: null },
    })
    expect([chosen.status, chosen.json.mainContactId]).toEqual([200, colleague.contactId])
  })

  it('works once for two at the same moment', async () => {
    const { browser } = await person()
    const both = await Promise.all([erase(browser), erase(browser)])
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  })
})

describe('an address', () => {
  it('that an order under way goes to stays until it is delivered', async () => {
    const { browser } = await person()
    const orderId = await order(browser)
    const [address] = (await browser.call('GET', '/api/customer')).json.addresses
    const remove = () => browser.call('DELETE', `/api/company/addresses/${address.id}`)
    const refused = await remove()
    expect([refused.status, refused.json.errors[0].code]).toEqual([409, 'AddressInUse'])
    await delivered(orderId)
    expect((await remove()).status).toBe(200)
  })
})

const run = () => keepTermsTask.run(shop.shop, {}, signal)
const count = async (table: string, where: string) =>
  Number(
    (
      await sql<{
        n: string
      }>`select count(*) as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(shop.database.db)
    ).rows[0]?.n,
  )

describe('the terms of keeping', () => {
  it.each([
    [
      'an ended session',
      `insert into sessions select '\\x01', id, now(), now(), $1 from contacts limit 1`,
      'sessions',
      `id_hash = '\\x01'`,
      30,
    ],
    [
      'an ended session of staff',
      `insert into operator_sessions select '\\x01', id, now(), now(), $1 from operators limit 1`,
      'operator_sessions',
      `id_hash = '\\x01'`,
      30,
    ],
    [
      'a link of a password',
      `insert into password_reset_tokens (token_hash, contact_id, created_at, expires_at) select '\\x01', id, $1, $1 from contacts limit 1`,
      'password_reset_tokens',
      `token_hash = '\\x01'`,
      1,
    ],
    [
      'a failed login',
      `insert into login_failures values ('email:x', $1)`,
      'login_failures',
      `subject = 'email:x'`,
      1,
    ],
    [
      'how often a network sent a form',
      `insert into hourly_calls values ('sendContactMessage', '192.0.2.9', $1, 3)`,
      'hourly_calls',
      `network = '192.0.2.9'`,
      1,
    ],
    [
      'what was taken out of a cart',
      `with cart as (insert into carts (company_id, contact_id, state) select company_id, id, 'abandoned' from contacts limit 1 returning id)
        insert into cart_removals (id, cart_id, removed_at, kept) select '0b7a1a5e-5f4f-4b57-9d66-3f1a3f7f9a11', id, $1, '{}' from cart`,
      'cart_removals',
      `id = '0b7a1a5e-5f4f-4b57-9d66-3f1a3f7f9a11'`,
      1,
    ],
    [
      'an unconfirmed newsletter',
      `insert into newsletter_subscriptions (email, state, changed_at) values ('a@b.example', 'pending', $1)`,
      'newsletter_subscriptions',
      `email = 'a@b.example'`,
      30,
    ],
    [
      'the text of a mail that was sent',
      `insert into outbox (dedupe_key, template, recipient, payload, state, sent_at) values ('t', 't', 'a@c.example', '{}', 'sent', $1)`,
      'outbox',
      `recipient = 'a@c.example'`,
      90,
    ],
    [
      'a request that was refused',
      `insert into account_requests (form, email, state, decided_at) values ('{}', 'a@d.example', 'rejected', $1)`,
      'account_requests',
      `email = 'a@d.example'`,
      181,
    ],
    [
      'an answer about a VAT number',
      `insert into vat_checks (vat_id, status, asked_at, answered_at) values ('DE1', 'valid', $1, $1)`,
      'vat_checks',
      `vat_id = 'DE1'`,
      181,
    ],
    [
      'a message',
      `insert into contact_messages (form, received_at) values ('{"email":"a@e.example"}', $1)`,
      'contact_messages',
      `form->>'email' = 'a@e.example'`,
      731,
    ],
  ])('%s goes after its term, and not before', async (_kind, insert, table, where, days) => {
    const moment = `'${TEST_NOW.toISOString()}'::timestamptz`
    await sql.raw(insert.replaceAll('$1', moment)).execute(shop.database.db)
    shop.setNow(new Date(TEST_NOW.getTime() + (days - 1) * DAY_MS))
    if (days > 1) {
      await run()
      expect(await count(table, where)).toBe(1)
    }
    shop.setNow(new Date(TEST_NOW.getTime() + (days + 1) * DAY_MS))
    await run()
    expect(await count(table, where)).toBe(0)
  })

  it('an answer that a company or an order rests on stays with it, seven years for the books', async () => {
    const { browser, companyId } = await person()
    const orderId = await order(browser)
    const { db } = shop.database
    const answer = async (vatId: string) =>
      db
        .insertInto('vat_checks')
        .values({ vat_id: vatId, status: 'valid', asked_at: TEST_NOW, answered_at: TEST_NOW })
        .returning('id')
        .executeTakeFirstOrThrow()
    const [ofCompany, ofOrder] = [await answer('DE2'), await answer('DE3')]
    await db
      .updateTable('companies')
      .set({ vat_check_id: ofCompany.id })
      .where('id', '=', companyId)
      .execute()
    await db.updateTable('orders').set({ vat_check_id: ofOrder.id }).where('id', '=', orderId).execute()
    const kept = () => db.selectFrom('vat_checks').select('vat_id').orderBy('vat_id').execute()
    shop.setNow(new Date(Date.UTC(TEST_NOW.getUTCFullYear() + 7, 11, 31)))
    await run()
    expect(await kept()).toEqual([{ vat_id: 'DE2' }, { vat_id: 'DE3' }])
    shop.setNow(new Date(Date.UTC(TEST_NOW.getUTCFullYear() + 8, 0, 2)))
    await run()
    expect(await kept()).toEqual([{ vat_id: 'DE2' }])
  })

  it('an order loses its people after seven years, and keeps its amounts', async () => {
    const { browser, email } = await person()
    const orderId = await order(browser)
    const find = () =>
      shop.database.db
        .selectFrom('orders')
        .select(['confirmation_email', 'reference', 'total_cents'])
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    const before = await find()
    expect(before.confirmation_email).toBe(email)
    await sql`insert into file_approvals (order_line_id, side, file_name, reason, approved_at)
      select id, 'front', 'gevel.pdf', 'Akkoord van mevrouw De Wit', now() from order_lines where order_id = ${orderId}`.execute(
      shop.database.db,
    )
    await sql`insert into file_questions
        (order_line_id, side, file_name, text, page, mark_left, mark_top, mark_width, mark_height, was_held, asked_at)
      select id, 'front', 'gevel.pdf', 'Mevrouw De Wit, klopt dit nummer?', 1, 0, 0, 1, 1, false, now()
      from order_lines where order_id = ${orderId}`.execute(shop.database.db)
    await sql`insert into order_notes (id, order_id, text, written_at)
      values (gen_random_uuid(), ${orderId}, 'Mevrouw De Wit belde', ${TEST_NOW})`.execute(shop.database.db)
    await sql`insert into order_holds (order_id, reason, held_at) values (${orderId}, 'Mevrouw De Wit betaalt niet', ${TEST_NOW})`.execute(
      shop.database.db,
    )
    await sql`insert into order_events (order_id, state, at, reason) values (${orderId}, 'placed', ${TEST_NOW}, 'Mevrouw De Wit belde af')`.execute(
      shop.database.db,
    )
    const words = async () =>
      (
        await sql<{ words: string | null }>`
          select text as words from order_notes where order_id = ${orderId}
          union all select reason from order_holds where order_id = ${orderId}
          union all select reason from order_events where order_id = ${orderId} and reason is not null`.execute(
          shop.database.db,
        )
      ).rows.map((row) => row.words)
    shop.setNow(new Date(Date.UTC(TEST_NOW.getUTCFullYear() + 7, 11, 31)))
    await run()
    expect(await find()).toEqual(before)
    expect(await words()).toHaveLength(3)
    shop.setNow(new Date(Date.UTC(TEST_NOW.getUTCFullYear() + 8, 0, 2)))
    await run()
    expect(await find()).toEqual({
      confirmation_email: 'verwijderd',
      reference: null,
      total_cents: before.total_cents,
    })
    expect(await words()).toEqual(['', ''])
    expect(await tracesOf('Proefweg')).not.toContain('order_lines')
    const { rows: approvals } = await sql<{
      reason: string
    }>`select a.reason from file_approvals a join order_lines l on l.id = a.order_line_id where l.order_id = ${orderId}`.execute(
      shop.database.db,
    )
    expect(approvals).toEqual([{ reason: '' }])
    const { rows: questions } = await sql<{
      text: string
    }>`select q.text from file_questions q join order_lines l on l.id = q.order_line_id where l.order_id = ${orderId}`.execute(
      shop.database.db,
    )
    expect(questions).toEqual([{ text: '' }])
  })
  it('what the bank told of a payer goes after seven years, and what was paid stays', async () => {
    const { companyId } = await person()
    const { db } = shop.database
    await sql`
      with file as (insert into bank_files (sha256, name, read_at) values ('\\x01', 'afschrift.xml', ${TEST_NOW}) returning id),
        paid as (insert into payments (id, company_id, cents, paid_on, reference, booked_at, reversed_at, reason)
          values (gen_random_uuid(), ${companyId}, 100, ${TEST_NOW}, 'P. Kwakernaat dankt', ${TEST_NOW}, ${TEST_NOW}, 'Van Kwakernaat')
          returning id)
      insert into bank_entries (file_id, fingerprint, fate, booked_on, cents, payer_name, payer_iban, remittance, payment_id)
      select file.id, '\\x02', 'booked', ${TEST_NOW}::date, 100, 'P. Kwakernaat', 'NL91ABNA0417164300', 'dank', paid.id
      from file, paid`.execute(db)
    const kept = async () =>
      (
        await sql`select e.cents, e.payer_name, e.payer_iban, e.remittance, p.cents as paid, p.reference, p.reason
          from bank_entries e join payments p on p.id = e.payment_id where p.company_id = ${companyId}`.execute(
          db,
        )
      ).rows
    const before = await kept()
    expect(before).toHaveLength(1)
    shop.setNow(new Date(Date.UTC(TEST_NOW.getUTCFullYear() + 7, 11, 31)))
    await run()
    expect(await kept()).toEqual(before)
    shop.setNow(new Date(Date.UTC(TEST_NOW.getUTCFullYear() + 8, 0, 2)))
    await run()
    expect(await kept()).toEqual([
      {
        cents: 100,
        payer_name: 'verwijderd',
        payer_iban: null,
        remittance: '',
        paid: 100,
        reference: '',
        reason: '',
      },
    ])
    expect(await tracesOf('Kwakernaat')).toEqual([])
  })
})
