import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { OPERATOR_ROLES } from '#domain/access/operator-roles.ts'
import { newOperator } from '#test/support/operators.ts'
import { openProductDesk, type ProductDesk, refusal } from '#test/support/product-desk.ts'
import type { TestBrowser } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'

const SKU = 'TOE-SPANNER'
const HOURS = 3_600_000

let desk: ProductDesk
let customer: TestBrowser
let companyId: string
beforeAll(async () => {
  desk = await openProductDesk('shop_few')
  customer = await desk.shop.loggedIn()
  const { rows } = await sql<{ companyId: string }>`
    select company_id as "companyId" from contacts where email = 'klant@demo.example'`.execute(
    desk.shop.database.db,
  )
  companyId = rows[0]!.companyId
  // A list of their own, by which a tensioner costs them next to nothing.
  await sql`
    with list as (insert into price_lists (code, kind, title) values ('spanners', 'contract', 'Spanners') returning id),
      priced as (insert into prices (price_list_id, product_id, model, rate_e4, setup_cents, extra_design_fee_cents)
        select list.id, products.id, 'piece', 10000, 0, 0 from list, products where sku = ${SKU})
    update companies set contract_price_list_id = (select id from list) where id = ${companyId}::uuid`.execute(
    desk.shop.database.db,
  )
  desk.shop.heardCatalogueChange()
})
afterAll(() => desk.shop.close())

const begin = (by: TestBrowser, id = companyId) => by.call('POST', `/beheer/api/companies/${id}/preview`)

/** Somebody of the staff who sees the shop as a customer of that company would. */
async function previewing(by?: TestBrowser): Promise<TestBrowser> {
  const staff = by ?? (await (await newOperator(desk.shop, 'sales')).loggedIn())
  const { status, json } = await begin(staff)
  expect(status).toBe(200)
  staff.cookies.set('Preview', json.mark)
  return staff
}

const costs = async (by: TestBrowser) => {
  const body = { sku: SKU, quantity: 10, customOptions: [] }
  const { status, json } = await by.call('POST', '/api/products/calculate', { body })
  return status === 200 ? json.price.excludingTaxInCents : [status, json]
}

describe('the shop as it becomes, as a customer sees it', () => {
  it('has every draft, with the prices of that company', async () => {
    const { id, sku } = await desk.newProduct()
    await desk.publish(id)
    await desk.edit(id, { title: 'Voor hen' })
    desk.shop.heardCatalogueChange()
    const previewer = await previewing()
    expect((await previewer.call('GET', `/api/products/${sku}`)).json.title).toBe('Voor hen')
    expect(await costs(customer)).toBe(1000)
    expect(await costs(previewer)).toBe(1000)
    expect(await costs(desk.visitor)).toBeGreaterThan(1000)
    previewer.cookies.set('Preview', '1')
    expect(await costs(previewer)).toBe(await costs(desk.visitor))
  })

  it('shows nothing of that customer, also not to who has logged in as one', async () => {
    const previewer = await previewing()
    for (const [name, value] of customer.cookies) previewer.cookies.set(name, value)
    const own: [string, Endpoint][] = Object.entries(contract).filter(
      ([, { access, method }]) => access === 'contact' && method === 'GET',
    )
    expect(own.length).toBeGreaterThan(15)
    for (const [name, { path }] of own) {
      const url = path.replace(/:\w+/g, '11111111-1111-4111-8111-111111111111')
      const { status, json } = await previewer.call('GET', url)
      expect([name, status, json.errors?.[0]]).toEqual([
        name,
        403,
        {
          code: 'PreviewHidesCustomer',
          message:
            'In een voorbeeld zie je alleen de prijzen van deze klant. Bestellingen, documenten en gegevens van de klant horen daar niet bij.',
        },
      ])
    }
    expect(await costs(previewer)).toBe(1000)
    // The login that the browser has besides goes on.
    expect(previewer.cookies.has('LoggedIn')).toBe(true)
    expect((await customer.call('GET', '/api/cart')).status).toBe(200)
  })

  it('takes no order, no file and no change, and says so', async () => {
    const previewer = await previewing()
    const writes: [string, Endpoint][] = Object.entries(contract).filter(
      ([name, { method }]) =>
        method !== 'GET' && !['calculateProduct', 'calculateConfiguration'].includes(name),
    )
    expect(writes.length).toBeGreaterThan(30)
    for (const [name, { method, path }] of writes) {
      const url = path.replace(/:\w+/g, '11111111-1111-4111-8111-111111111111')
      const { status, json } = await previewer.call(method, url, { body: {} })
      expect([name, status, json.errors?.[0]]).toEqual([
        name,
        403,
        {
          code: 'OnlyPreview',
          message: 'Dit is een voorbeeld van de winkel. Hier verandert niets en kun je niets bestellen.',
        },
      ])
    }
    const file = await previewer.call('POST', '/upload', { headers: { 'tus-resumable': '1.0.0' } })
    expect(file.status).toBe(403)
  })

  it('is told to the log, with who began it and for whom', async () => {
    const staff = await newOperator(desk.shop, 'sales')
    await previewing(await staff.loggedIn())
    const { rows } = await sql<{ kind: string; entity: string; id: string; after: object }>`
      select actor_kind as kind, entity, entity_id as id, after from audit_events order by audit_events.id desc limit 1`.execute(
      desk.shop.database.db,
    )
    expect(rows).toMatchObject([{ kind: 'operator', entity: 'customer_previews', id: companyId }])
    const owner = await (await newOperator(desk.shop, 'owner')).loggedIn()
    const { changes } = (await owner.call('GET', '/beheer/api/audit?kind=customer_previews')).json
    expect(changes[0]).toMatchObject({
      kindLabel: 'Voorbeeld van de winkel als klant',
      thing: 'Bakkerij De Korenaar B.V.',
    })
  })

  it.each(OPERATOR_ROLES)('is begun by %s only as far as that role acts for customers', async (role) => {
    const staff = await (await newOperator(desk.shop, role)).loggedIn()
    const begun = await begin(staff)
    expect(begun.status).toBe(['owner', 'sales'].includes(role) ? 200 : 403)
    if (begun.status === 403) expect(refusal(begun)).toEqual([403, 'RoleRequired'])
  })

  it('is of companies that buy', async () => {
    const staff = await (await newOperator(desk.shop, 'sales')).loggedIn()
    expect(refusal(await begin(staff, '11111111-1111-4111-8111-111111111111'))).toEqual([
      404,
      'CompanyNotFound',
    ])
    const blocked = await sql<{ id: string }>`
      insert into companies (name, is_blocked) values ('Dicht', true) returning id`.execute(
      desk.shop.database.db,
    )
    expect(refusal(await begin(staff, blocked.rows[0]!.id))).toEqual([404, 'CompanyNotFound'])
  })
})

describe('a preview as a customer ends', () => {
  it('for whoever did not begin it', async () => {
    const previewer = await previewing()
    const other = await (await newOperator(desk.shop, 'sales')).loggedIn()
    other.cookies.set('Preview', previewer.cookies.get('Preview')!)
    expect(await costs(other)).toBe(await costs(desk.visitor))
    const stranger = desk.shop.browser()
    stranger.cookies.set('Preview', previewer.cookies.get('Preview')!)
    expect(await costs(stranger)).toBe(await costs(desk.visitor))
    expect(await costs(previewer)).toBe(1000)
  })

  it('after two hours', async () => {
    const previewer = await previewing()
    try {
      desk.shop.setNow(new Date(TEST_NOW.getTime() + 2 * HOURS - 1000))
      expect(await costs(previewer)).toBe(1000)
      desk.shop.setNow(new Date(TEST_NOW.getTime() + 2 * HOURS + 1000))
      expect(await costs(previewer)).toBe(await costs(desk.visitor))
      // Nor does it become the account of who is logged in there besides.
      for (const [name, value] of (await desk.shop.loggedIn()).cookies) previewer.cookies.set(name, value)
      expect(await costs(previewer)).toBe(await costs(desk.visitor))
      expect(refusal(await previewer.call('GET', '/api/cart'))).toEqual([403, 'PreviewHidesCustomer'])
    } finally {
      desk.shop.setNow(TEST_NOW)
    }
  })

  it('when the company buys no longer, and when its operator gets another role', async () => {
    const previewer = await previewing()
    const { db } = desk.shop.database
    const block = (isBlocked: boolean) =>
      sql`update companies set is_blocked = ${isBlocked} where id = ${companyId}::uuid`.execute(db)
    await block(true)
    expect(await costs(previewer)).toBe(await costs(desk.visitor))
    await block(false)
    expect(await costs(previewer)).toBe(1000)
    const mark = previewer.cookies.get('Preview')!
    await sql`update operators set role = 'owner' where id = (select operator_id from customer_previews p
      join operator_sessions o on o.id_hash = p.operator_session where p.id = ${mark}::uuid)`.execute(db)
    expect(await costs(previewer)).toBe(await costs(desk.visitor))
  })
})
