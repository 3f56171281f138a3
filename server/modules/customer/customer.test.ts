import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let customer: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  customer = await shop.loggedIn()
})
afterAll(() => shop.close())

const form = {
  companyName: 'Werkplaats',
  street: 'Ambachtsweg',
  houseNumber: '12',
  postcode: '1234ab',
  city: 'Ede',
  country: 'NL',
}
const addresses = async () => (await customer.call('GET', '/api/customer')).json.addresses
const defaults = async () => (await addresses()).filter((address) => address.isDefault)

describe('GET /customer', () => {
  it('tells who is logged in, for which company, with its addresses and people', async () => {
    const { json } = await customer.call('GET', '/api/customer')
    expect(json).toMatchObject({
      contact: { email: 'klant@demo.example', firstName: 'Marloes' },
      company: { name: 'Bakkerij De Korenaar B.V.', kvkNumber: '30174826', paymentTermDays: 30 },
      invoiceAddress: { city: 'Utrecht' },
      subscribedToNewsletter: false,
    })
    expect(json.addresses.map((address) => address.isDefault)).toEqual([true, false])
    expect(JSON.stringify(json)).not.toMatch(/argon2|password/i)
  })
})

describe('personal data', () => {
  it('change by who they are of: name, number and newsletter', async () => {
    const colleague = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
    const before = (await colleague.call('GET', '/api/customer')).json.contact
    const body = { firstName: 'Ĳsbrand', lastName: "O'Neil", phone: '+31 (0)6 12345678' }
    const { status, json } = await colleague.call('PUT', '/api/customer', { body })
    expect([status, json.contact]).toEqual([200, { ...before, ...body }])
    const wants = (subscribed: boolean) =>
      colleague.call('PUT', '/api/customer/newsletter', { body: { subscribed } })
    const has = async () => (await colleague.call('GET', '/api/customer')).json.subscribedToNewsletter
    await wants(true)
    expect(await has()).toBe(true)
    await wants(false)
    expect(await has()).toBe(false)
  })

  it.each([
    ['no name', { firstName: ' ' }, 'firstName'],
    ['a number that cannot be called', { phone: '12' }, 'phone'],
  ])('refuse %s at its field', async (_case, change, field) => {
    const body = { firstName: 'Marloes', lastName: 'de Wit', phone: '', ...change }
    const { status, json } = await customer.call('PUT', '/api/customer', { body })
    expect([status, json.errors[0].field]).toEqual([422, field])
  })
})

describe('the number of delivery addresses', () => {
  it('ends at 500', async () => {
    const { db } = shop.database
    const before = new Set((await db.selectFrom('addresses').select('id').execute()).map(({ id }) => id))
    await sql`
      insert into addresses (company_id, kind, is_default, company_name, street, house_number, postcode, city, country)
      select company_id, 'delivery', false, 'Filiaal', 'Straat', n::text, '1234 AB', 'Ede', 'NL'
      from generate_series(1, 500) as n, (select company_id from contacts where email = 'klant@demo.example') as own`.execute(
      db,
    )
    const { status, json } = await customer.call('POST', '/api/company/addresses', { body: form })
    expect([status, json.errors[0].code]).toEqual([409, 'TooManyAddresses'])
    await db
      .deleteFrom('addresses')
      .where('id', 'not in', [...before])
      .execute()
  })
})

describe('delivery addresses', () => {
  it('are added with the postcode as it is written', async () => {
    const { status, json } = await customer.call('POST', '/api/company/addresses', { body: form })
    expect([status, json.address.postcode, json.address.isDefault]).toEqual([200, '1234 AB', false])
  })

  it('have one default: choosing another moves it, and it cannot be given up', async () => {
    const { json: added } = await customer.call('POST', '/api/company/addresses', {
      body: { ...form, isDefault: true },
    })
    expect((await defaults()).map(({ id }) => id)).toEqual([added.address.id])
    const { json: changed } = await customer.call('PUT', `/api/company/addresses/${added.address.id}`, {
      body: { ...form, city: 'Arnhem', isDefault: false },
    })
    expect(changed.address).toMatchObject({ city: 'Arnhem', isDefault: true })
    expect((await defaults()).map(({ id }) => id)).toEqual([added.address.id])
    await customer.call('DELETE', `/api/company/addresses/${added.address.id}`)
    expect(await defaults()).toHaveLength(1)
  })

  it.each([
    ['a postcode of another country', { postcode: '2000' }, 'PostcodeInvalid', 'postcode'],
    ['a country that we do not know', { country: 'XX' }, 'InvalidInput', 'country'],
    ['no street', { street: '  ' }, 'InvalidInput', 'street'],
    ['a line break in a name', { companyName: 'a\nb' }, 'InvalidInput', 'companyName'],
  ])('refuse %s at its field', async (_case, change, code, field) => {
    const { status, json } = await customer.call('POST', '/api/company/addresses', {
      body: { ...form, ...change },
    })
    expect([status, json.errors[0].code, json.errors[0].field]).toEqual([422, code, field])
  })

  it('of another company are not found', async () => {
    const [first] = await addresses()
    const other = await shop.loggedIn('tweede@demo.example', 'Paskruis-demo-2')
    expect((await other.call('PUT', `/api/company/addresses/${first.id}`, { body: form })).status).toBe(404)
    expect((await other.call('DELETE', `/api/company/addresses/${first.id}`)).status).toBe(404)
    expect((await addresses())[0]).toEqual(first)
  })
})
