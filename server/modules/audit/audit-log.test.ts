import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AUDITED_KINDS } from '#domain/access/audited.ts'
import { OPERATOR_ROLES } from '#domain/access/operator-roles.ts'
import { changeAs } from '#server/db/change-as.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { SECRET_NAME, shownColumns } from './shown-columns.ts'

let shop: TestShop
let owner: TestBrowser
let ownerEmail: string
let companyId: string
beforeAll(async () => {
  shop = await testShop()
  const operator = await newOperator(shop, 'owner')
  ownerEmail = operator.email
  owner = await operator.loggedIn()
  companyId = (await shop.database.db.selectFrom('companies').select('id').executeTakeFirstOrThrow()).id
})
afterAll(() => shop.close())

const KEPT_BY_ITSELF = 'a row is added and never changed, and says who made it and when'
const PUBLISHED = 'follows from a product, its draft or an import, each change of which is written down'
const CUSTOMERS = 'of customers: staff write it only as the log of their cart, quote or order tells'
const LOGIN = 'who is logged in, and the links by which one does'
const DERIVED = 'the shop makes it of other tables, and can make it again'

/** The tables of which no change is written down, each with the reason. */
const NOT_AUDITED: Readonly<Record<string, string>> = {
  audit_events: 'the log',
  bulk_rows: 'what came of each row, whose change is written down where it happened',
  bulk_runs: 'the work on many rows, each of which is written down',
  cart_groups: CUSTOMERS,
  cart_removals: CUSTOMERS,
  catalogue_changes: DERIVED,
  catalogue_derived: DERIVED,
  catalogue_import_changes: KEPT_BY_ITSELF,
  catalogue_version: DERIVED,
  configurator_components: DERIVED,
  configurator_revisions: KEPT_BY_ITSELF,
  content_versions: KEPT_BY_ITSELF,
  custom_options: PUBLISHED,
  demo_goods: 'what of the demo shop is as it came',
  file_judgements: DERIVED,
  hourly_calls: 'counters',
  idempotency_keys: 'answers kept for who asks twice',
  invoice_faults: 'why an invoice could not be made, until it can',
  kysely_migration: 'which migrations have run',
  kysely_migration_lock: 'which migrations have run',
  last_orders: DERIVED,
  line_designs: CUSTOMERS,
  login_failures: LOGIN,
  mail_reports: 'what mail servers sent back, as it came; what becomes of the mail is written down',
  newsletter_subscriptions: 'of who subscribes, with his proof; staff only read it',
  newsletter_tokens: LOGIN,
  number_sequences: 'counters',
  open_desks: 'who looks at what now',
  operator_login_steps: LOGIN,
  operator_sessions: LOGIN,
  order_events: 'a log itself, which names who acted',
  order_groups: CUSTOMERS,
  page_versions: KEPT_BY_ITSELF,
  password_reset_tokens: LOGIN,
  patchup_tokens: LOGIN,
  price_list_changes: KEPT_BY_ITSELF,
  product_attributes: PUBLISHED,
  product_categories: PUBLISHED,
  product_files: PUBLISHED,
  product_images: PUBLISHED,
  product_revisions: KEPT_BY_ITSELF,
  quote_versions: KEPT_BY_ITSELF,
  related_products: PUBLISHED,
  replaced_files: KEPT_BY_ITSELF,
  retention_counts: 'counters of a run that is written down',
  saved_views: 'how somebody likes to see a list',
  search_documents: DERIVED,
  upload_tokens: LOGIN,
  vat_checks: 'what VIES answered, as it came',
}

type Event = {
  readonly entity?: string
  readonly entityId?: string
  readonly action?: string
  readonly at?: string
  readonly actorKind?: string
  readonly actorId?: string | null
  readonly inNameOf?: string | null
  readonly before?: object | null
  readonly after?: object | null
}

/** A change as the trigger writes it down. */
async function written(event: Event): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into audit_events (at, actor_kind, actor_id, in_name_of, action, entity, entity_id, before, after)
    values (${event.at ?? '2026-11-20T10:00:00Z'}, ${event.actorKind ?? 'system'}, ${event.actorId ?? null},
      ${event.inNameOf ?? null}, ${event.action ?? 'update'}, ${event.entity ?? 'shop_settings'},
      ${event.entityId ?? randomUUID()}, ${event.before ? JSON.stringify(event.before) : null}::jsonb,
      ${event.after ? JSON.stringify(event.after) : null}::jsonb)
    returning id::text as id`.execute(shop.database.db)
  return rows[0]!.id
}

const list = async (query: Record<string, string>, by = owner) =>
  (await by.call('GET', `/beheer/api/audit?${String(new URLSearchParams(query))}`)).json
const idsOf = async (query: Record<string, string>) =>
  (await list(query)).changes.map(({ id }: { id: string }) => id)
const show = async (id: string) => (await owner.call('GET', `/beheer/api/audit/${id}`)).json

describe('the audit log', () => {
  it('is the owner’s alone', async () => {
    const id = await written({})
    for (const role of OPERATOR_ROLES) {
      const one = await (await newOperator(shop, role)).loggedIn()
      for (const path of ['/beheer/api/audit', `/beheer/api/audit/${id}`])
        expect([role, (await one.call('GET', path)).status]).toEqual([role, role === 'owner' ? 200 : 403])
    }
    for (const browser of [shop.browser(), await shop.loggedIn()])
      expect((await browser.call('GET', `/beheer/api/audit/${id}`)).status).toBe(404)
  })

  it('tells of a real change who made it, what it was and what it became', async () => {
    const { id: operatorId, name } = await shop.database.db
      .selectFrom('operators')
      .select(['id', 'name'])
      .where('email', '=', ownerEmail)
      .executeTakeFirstOrThrow()
    const { name: companyName, payment_term_days: was } = await shop.database.db
      .selectFrom('companies')
      .select(['name', 'payment_term_days'])
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow()
    await changeAs(shop.database.db, { kind: 'operator', operatorId, role: 'owner' }, (trx) =>
      trx.updateTable('companies').set({ payment_term_days: 47 }).where('id', '=', companyId).execute(),
    )
    const [row] = (await list({ thing: companyId })).changes
    expect(row).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      actor: name,
      actorNote: null,
      actionLabel: 'Gewijzigd',
      kindLabel: 'Bedrijf',
      thing: companyName,
      shownAt: { desk: 'company', id: companyId },
      changed: ['Betaaltermijn in dagen'],
    })
    expect(await show(row.id)).toMatchObject({
      fields: [{ label: 'Betaaltermijn in dagen', before: String(was), after: '47' }],
      hidesSome: false,
      isForgotten: false,
    })
  })

  it('finds an order with its lines and its invoice by its number', async () => {
    const { db } = shop.database
    const customer = await shop.loggedIn()
    const cartItem = { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] }
    await customer.call('POST', '/api/cart/items', { body: { cartItem } })
    const { id, number } = (await customer.call('POST', '/api/cart/order', { body: {} })).json
    const lines = await db.selectFrom('order_lines').select('id').where('order_id', '=', id).execute()
    const order = await written({
      entity: 'orders',
      entityId: id,
      before: { state: 'released' },
      after: { state: 'in_production' },
    })
    const line = await written({
      entity: 'order_lines',
      entityId: lines[0]!.id,
      before: { line_cents: 1000 },
      after: { line_cents: 123_456 },
    })
    expect(await idsOf({ thing: number.toLowerCase() })).toEqual([line, order])
    const { changes } = await list({ thing: number })
    for (const change of changes)
      expect(change).toMatchObject({ thing: number, shownAt: { desk: 'order', id } })
    expect((await show(order)).fields).toEqual([
      { label: 'Status', before: 'Gereed voor productie', after: 'In productie' },
    ])
    expect((await show(line)).fields).toEqual([
      { label: 'Regelbedrag', before: '€\u00a010,00', after: '€\u00a01.234,56' },
    ])
    expect(await idsOf({ thing: 'bestaat-niet' })).toEqual([])
  })

  it('is searched by who did it, also in the name of somebody', async () => {
    const { db } = shop.database
    const thing = randomUUID()
    const { id: contactId, email } = await db
      .selectFrom('contacts')
      .select(['id', 'email'])
      .executeTakeFirstOrThrow()
    const { id: operatorId } = await db
      .selectFrom('operators')
      .select('id')
      .where('email', '=', ownerEmail)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('operators')
      .set({ name: '<img src=x onerror=alert(1)> %_O’Hara' })
      .where('id', '=', operatorId)
      .execute()
    const bySystem = await written({ entityId: thing })
    const byContact = await written({ entityId: thing, actorKind: 'contact', actorId: contactId })
    const forContact = await written({
      entityId: thing,
      actorKind: 'operator',
      actorId: operatorId,
      inNameOf: contactId,
    })
    for (const [who, found] of [
      ['het systeem', [bySystem]],
      [email, [forContact, byContact]],
      ['onerror=alert(1)> %_o’h', [forContact]],
      ['on_rror', []],
      ['%', [forContact]],
    ] as const) {
      expect([who, await idsOf({ thing, who })]).toEqual([who, found])
      // Without a thing the way through the names finds the same.
      const ids = await idsOf({ who, from: '2026-11-20', until: '2026-11-20', kind: 'shop_settings' })
      expect([who, ids.filter((id: string) => [bySystem, byContact, forContact].includes(id))]).toEqual([
        who,
        found,
      ])
    }
    const [last] = (await list({ thing })).changes
    expect(last.actor).toBe('<img src=x onerror=alert(1)> %_O’Hara')
    expect(last.actorNote).toMatch(/^Namens /)
  })

  it('is searched by kind and by days, as the clock says in the Netherlands', async () => {
    const thing = randomUUID()
    const early = await written({ entityId: thing, at: '2026-03-09T22:59:59Z' })
    const first = await written({ entityId: thing, at: '2026-03-09T23:00:00Z', entity: 'prices' })
    const last = await written({ entityId: thing, at: '2026-03-10T22:59:59.999999Z' })
    const late = await written({ entityId: thing, at: '2026-03-10T23:00:00Z' })
    expect(await idsOf({ thing })).toEqual([late, last, first, early])
    expect(await idsOf({ thing, from: '2026-03-10', until: '2026-03-10' })).toEqual([last, first])
    expect(await idsOf({ thing, from: '2026-03-11' })).toEqual([late])
    expect(await idsOf({ thing, kind: 'prices' })).toEqual([first])
    expect(await idsOf({ from: '2026-03-10', until: '2026-03-10' })).toEqual([last, first])
    for (const wrong of ['from=gisteren', 'until=2026-02-31', 'kind=pg_shadow'])
      expect((await owner.call('GET', `/beheer/api/audit?${wrong}`)).status).toBe(422)
  })

  it('is read by the hundred, also where many were made at the same moment', async () => {
    await sql`insert into audit_events (at, actor_kind, action, entity, entity_id)
      select '2026-01-01T00:00:00.123456Z', 'system', 'insert', 'prices', 'stapel' from generate_series(1, 250)`.execute(
      shop.database.db,
    )
    for (const query of [{ thing: 'stapel' }, { who: 'Het systeem', until: '2026-01-01' }] as Record<
      string,
      string
    >[]) {
      const one = await list(query)
      const two = await list({ ...query, after: one.next })
      const three = await list({ ...query, after: two.next })
      const ids = [one, two, three].flatMap(({ changes }) => changes.map(({ id }: { id: string }) => id))
      expect([ids.length, new Set(ids).size, three.next]).toEqual([250, 250, null])
    }
    for (const after of ['iets', '2026-99-99T00:00:00.000000Z_1'])
      expect((await owner.call('GET', `/beheer/api/audit?after=${after}`)).status).toBe(404)
    for (const id of ['iets', randomUUID(), '999999999999'])
      expect((await owner.call('GET', `/beheer/api/audit/${id}`)).json.errors[0].code).toBe('ChangeNotFound')
  })
})

describe('one change', () => {
  it('shows of a document only what became different', async () => {
    const id = await written({
      entity: 'orders',
      before: { invoice_address: { city: 'Utrecht', street: 'Proefweg', v: 1 } },
      after: { invoice_address: { city: '<b>Zeist</b>', street: 'Proefweg', v: 2 } },
    })
    expect(await show(id)).toMatchObject({
      fields: [{ label: 'Factuuradres: Plaats', before: 'Utrecht', after: '<b>Zeist</b>' }],
      hidesSome: false,
    })
  })

  it('calls what it points at by its name or number, where that is known', async () => {
    const { db } = shop.database
    const { id: operatorId, name } = await db
      .selectFrom('operators')
      .select(['id', 'name'])
      .where('email', '=', ownerEmail)
      .executeTakeFirstOrThrow()
    const { id: categoryId, title } = await db
      .selectFrom('categories')
      .select(['id', 'title'])
      .executeTakeFirstOrThrow()
    const { name: companyName } = await db
      .selectFrom('companies')
      .select('name')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow()
    const gone = randomUUID()
    const hold = await written({
      entity: 'order_holds',
      before: { held_by: gone },
      after: { held_by: operatorId },
    })
    expect((await show(hold)).fields).toEqual([{ label: 'Geblokkeerd door', before: gone, after: name }])
    const discount = await written({ entity: 'category_discounts', after: { category_id: categoryId } })
    expect((await show(discount)).fields).toEqual([{ label: 'Categorie', before: null, after: title }])
    const { id: contactId } = await db
      .selectFrom('contacts')
      .select('id')
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow()
    const cart = await db
      .insertInto('carts')
      .values({ company_id: companyId, contact_id: contactId, state: 'abandoned' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const parked = await written({ entity: 'carts', entityId: cart.id, after: { company_id: companyId } })
    expect(await show(parked)).toMatchObject({
      thing: companyName,
      fields: [{ label: 'Bedrijf', after: companyName }],
    })
  })

  it('says of a password that it was changed and of a forgetting that it was one', async () => {
    const password = await written({ entity: 'operators', after: { password: 'changed' } })
    expect((await show(password)).fields).toEqual([{ label: 'Wachtwoord', before: null, after: 'Gewijzigd' }])
    const forgotten = await written({ entity: 'contacts', action: 'delete' })
    expect(await show(forgotten)).toMatchObject({ fields: [], isForgotten: true })
  })

  it('never shows a secret, in whatever column or document', async () => {
    const secret = 'NOOIT-TE-ZIEN'
    for (const entity of [...AUDITED_KINDS, 'later_table']) {
      const row = {
        password: secret,
        password_hash: secret,
        sealed_key: secret,
        token_hash: secret,
        later_column: secret,
        ...Object.fromEntries(
          [...shownColumns(entity)].map((column) => [
            column,
            { apiKey: secret, reset_token: secret, list: [{ clientSecret: secret }] },
          ]),
        ),
      }
      const id = await written({ entity, before: {}, after: row })
      const shown = await show(id)
      expect([entity, JSON.stringify(shown).includes(secret), shown.hidesSome]).toEqual([entity, false, true])
      expect(JSON.stringify(await list({ thing: shown.kindId }))).not.toContain(secret)
    }
  })
})

describe('what the log shows, held against the schema', () => {
  it('names every table whose changes are written down', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct c.relname::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_proc p on p.oid = t.tgfoid where p.proname = 'record_change' order by 1`.execute(
      shop.database.db,
    )
    expect(rows.map(({ name }) => name)).toEqual([...AUDITED_KINDS].toSorted())
  })

  it('writes down every table that is changed, or says why not', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name::text as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(shop.database.db)
    const kinds: readonly string[] = AUDITED_KINDS
    const unaudited = rows.map(({ name }) => name).filter((name) => !kinds.includes(name))
    expect(unaudited).toEqual(Object.keys(NOT_AUDITED).toSorted())
  })

  it('shows columns that are there, none of them bytes or called like a secret', async () => {
    const { rows } = await sql<{ table: string; column: string; type: string }>`
      select table_name::text as "table", column_name::text as "column", data_type::text as type
      from information_schema.columns where table_schema = 'public'`.execute(shop.database.db)
    const types = new Map(rows.map(({ table, column, type }) => [`${table}.${column}`, type]))
    const shown = AUDITED_KINDS.flatMap((kind) => [...shownColumns(kind)].map((column) => ({ kind, column })))
    expect(
      shown.filter(
        ({ kind, column }) =>
          ['bytea', undefined].includes(types.get(`${kind}.${column}`)) || SECRET_NAME.test(column),
      ),
    ).toEqual([])
  })
})
