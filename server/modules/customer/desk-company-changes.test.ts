import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#test/support/answers.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let sales: TestBrowser
let production: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  sales = await (await newOperator(shop, 'sales')).loggedIn()
  production = await (await newOperator(shop, 'production')).loggedIn()
})
afterAll(() => shop.close())

const NOBODY = '00000000-0000-4000-8000-000000000000'
const pathOf = (id: string) => `/beheer/api/companies/${id}` as const
const faults = ({ status, json }: Answer) => [
  status,
  json.errors?.map(({ code, field, message }) => [code, field, message]),
]

/** A company without people and addresses. */
async function newCompany(name = 'Drukwerk B.V.', vatId: string | null = null): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into companies (name, kvk_number, vat_id, vat_id_status) values (${name}, '12345678', ${vatId}, 'valid')
    returning id`.execute(shop.database.db)
  return rows[0]!.id
}
const written = async (entity: string, id: string) =>
  (
    await sql<{ action: string; before: Record<string, unknown>; after: Record<string, unknown> }>`
      select action, before, after from audit_events where entity = ${entity} and entity_id = ${id}
        and actor_kind = 'operator' and actor_id is not null order by id`.execute(shop.database.db)
  ).rows
const change = (id: string, body: object, path = '') => sales.call('PATCH', `${pathOf(id)}${path}`, { body })

describe('name and numbers of a company', () => {
  it('are changed as the register writes them, and another VAT number is unknown until VIES was asked', async () => {
    const id = await newCompany('Oud B.V.', 'BE0403170701')
    const { status, json } = await change(id, {
      change: { name: 'Nieuw B.V.', kvkNumber: '3017 4826', vatId: 'be 0203.201.340' },
      seen: { name: 'Oud B.V.', kvkNumber: '12345678', vatId: 'BE0403170701' },
    })
    expect([status, json.name, json.kvkNumber, json.vatId, json.vatIdStatus]).toEqual([
      200,
      'Nieuw B.V.',
      '30174826',
      'BE0203201340',
      'unchecked',
    ])
    expect(await written('companies', id)).toMatchObject([
      { before: { name: 'Oud B.V.' }, after: { name: 'Nieuw B.V.', vat_id: 'BE0203201340' } },
    ])
  })

  it('a number that stays as it was is not judged anew', async () => {
    const id = await newCompany('Klein B.V.')
    await sql`update companies set kvk_number = null where id = ${id}`.execute(shop.database.db)
    const { status } = await change(id, { change: { name: 'Klein & Co' }, seen: { name: 'Klein B.V.' } })
    expect(status).toBe(200)
  })

  it.each([
    ['no name', { name: ' ' }, 'change.name', 'Vul dit veld in'],
    ['seven digits', { kvkNumber: '1234567' }, 'change.kvkNumber', 'Vul een KvK-nummer in van acht cijfers'],
    ['no KvK number', { kvkNumber: '' }, 'change.kvkNumber', 'Vul een KvK-nummer in van acht cijfers'],
    [
      'a VAT number that does not add up',
      { vatId: 'NL123456789B90' },
      'change.vatId',
      'Dit btw-nummer klopt niet. Controleer alle tekens',
    ],
  ])('refuse %s at its field', async (_case, wanted, field, message) => {
    const id = await newCompany()
    const seen = { name: 'Drukwerk B.V.', kvkNumber: '12345678', vatId: null }
    expect(faults(await change(id, { change: wanted, seen }))).toEqual([
      422,
      [['InvalidInput', field, message]],
    ])
    expect(await written('companies', id)).toEqual([])
  })

  it('that a colleague changed meanwhile clash', async () => {
    const id = await newCompany()
    const seen = { name: 'Drukwerk B.V.' }
    await change(id, { change: { name: 'Van de een' }, seen })
    const late = await change(id, { change: { name: 'Van de ander' }, seen })
    expect([late.status, late.json.errors[0].field]).toEqual([409, 'change.name'])
  })
})

const address = {
  label: null,
  companyName: 'Drukwerk B.V.',
  attention: null,
  street: 'Ambachtsweg',
  houseNumber: '12',
  addition: null,
  postcode: '1234ab',
  city: 'Ede',
  country: 'NL',
  phone: null,
  deliveryNotes: null,
  isDefault: false,
}
const add = (id: string, body: object) => sales.call('POST', `${pathOf(id)}/addresses`, { body })

describe('addresses of a company', () => {
  it('are added, changed and removed, the first one as the default', async () => {
    const id = await newCompany()
    const { json: first } = await add(id, { kind: 'delivery', address })
    expect(first.addresses).toMatchObject([{ postcode: '1234 AB', isDefault: true }])
    const { json: second } = await add(id, { kind: 'delivery', address: { ...address, houseNumber: '14' } })
    const [one, other] = second.addresses
    const { json: changed } = await change(
      id,
      { change: { isDefault: true, label: 'Magazijn' }, seen: { isDefault: false, label: null } },
      `/addresses/${other.id}`,
    )
    expect(changed.addresses).toMatchObject([
      { id: other.id, label: 'Magazijn', isDefault: true },
      { id: one.id, isDefault: false },
    ])
    const { id: _id, ...seen } = changed.addresses[0]
    const remove = (body: object) =>
      sales.call('POST', `${pathOf(id)}/addresses/${other.id}/remove`, { body })
    expect(faults(await remove({ seen: { ...seen, label: 'Oud' } }))[0]).toBe(409)
    expect((await remove({ seen })).json.addresses).toMatchObject([{ id: one.id, isDefault: true }])
    expect((await remove({ seen })).status).toBe(404)
    expect((await written('addresses', other.id)).map(({ action }) => action)).toEqual([
      'insert',
      'update',
      'update',
    ])
  })

  it('the one for invoices is made once, changed, and stays', async () => {
    const id = await newCompany()
    const { json } = await add(id, { kind: 'invoice', address })
    const invoice = json.invoiceAddress
    expect(invoice).toMatchObject({ city: 'Ede', postcode: '1234 AB', isDefault: false })
    expect((await add(id, { kind: 'invoice', address })).status).toBe(409)
    const { json: changed } = await change(
      id,
      { change: { city: 'Arnhem' }, seen: { city: 'Ede' } },
      `/addresses/${invoice.id}`,
    )
    expect([changed.invoiceAddress.city, changed.addresses]).toEqual(['Arnhem', []])
    const { id: _id, ...seen } = changed.invoiceAddress
    const removal = await sales.call('POST', `${pathOf(id)}/addresses/${invoice.id}/remove`, {
      body: { seen },
    })
    expect(removal.status).toBe(404)
  })

  it.each([
    ['no postcode of the country', { postcode: '12' }, 'PostcodeInvalid', 'change.postcode'],
    ['a number that rings nowhere', { phone: '12' }, 'InvalidInput', 'change.phone'],
    ['a country that is none', { country: 'XX' }, 'InvalidInput', 'change.country'],
    ['no street', { street: '' }, 'InvalidInput', 'change.street'],
  ])('refuse %s at its field', async (_case, wanted, code, field) => {
    const id = await newCompany()
    const { json } = await add(id, { kind: 'delivery', address })
    const seen = { ...address, postcode: '1234 AB' }
    const refused = await change(id, { change: wanted, seen }, `/addresses/${json.addresses[0].id}`)
    expect([refused.status, refused.json.errors[0].code, refused.json.errors[0].field]).toEqual([
      422,
      code,
      field,
    ])
    const added = await add(id, { kind: 'delivery', address: { ...address, ...wanted } })
    expect([added.status, added.json.errors[0].field]).toEqual([422, field.replace('change', 'address')])
  })

  it('of another company are not there', async () => {
    const [id, other] = [await newCompany(), await newCompany()]
    const { json } = await add(other, { kind: 'delivery', address })
    const refused = await change(
      id,
      { change: { city: 'Elders' }, seen: { city: 'Ede' } },
      `/addresses/${json.addresses[0].id}`,
    )
    expect(refused.status).toBe(404)
    expect((await add(NOBODY, { kind: 'delivery', address })).status).toBe(404)
  })

  it('that a colleague changed meanwhile clash by field', async () => {
    const id = await newCompany()
    const { json } = await add(id, { kind: 'delivery', address })
    const path = `/addresses/${json.addresses[0].id}`
    await change(id, { change: { street: 'Nieuwstraat' }, seen: { street: 'Ambachtsweg' } }, path)
    expect((await change(id, { change: { city: 'Arnhem' }, seen: { city: 'Ede' } }, path)).status).toBe(200)
    const late = await change(id, { change: { street: 'Laan' }, seen: { street: 'Ambachtsweg' } }, path)
    expect([late.status, late.json.errors[0].field]).toEqual([409, 'change.street'])
  })
})

const note = (id: string, text: string, noteId = crypto.randomUUID()) =>
  production.call('POST', `${pathOf(id)}/notes`, { body: { id: noteId, text } })
const pin = (id: string, noteId: string | null, seen: string | null) =>
  sales.call('PUT', `${pathOf(id)}/pinned-note`, { body: { noteId, seen } })

describe('notes about a company', () => {
  it('are written once each, in the name of who wrote them, the newest first', async () => {
    const id = await newCompany()
    const noteId = crypto.randomUUID()
    await note(id, 'Belt liever dan mailt', noteId)
    await note(id, 'Belt liever dan mailt', noteId)
    await sql`update company_notes set written_at = written_at - interval '1 day' where id = ${noteId}`.execute(
      shop.database.db,
    )
    const { json } = await note(id, 'Poort sluit om vier uur')
    expect(json.notes).toMatchObject([
      { text: 'Poort sluit om vier uur', by: expect.stringMatching(/^Sam/) },
      { id: noteId, text: 'Belt liever dan mailt' },
    ])
    expect((await written('company_notes', noteId))[0]).toMatchObject({
      action: 'insert',
      after: { text: 'Belt liever dan mailt' },
    })
    expect((await note(id, ' ')).json.errors[0].field).toBe('text')
    expect((await note(NOBODY, 'Niemand')).status).toBe(404)
  })

  it('one of them is pinned at a time, and two who pin at once see what the other did', async () => {
    const id = await newCompany()
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
    await note(id, 'Een', one)
    await note(id, 'Ander', other)
    expect((await pin(id, one, null)).json.pinnedNoteId).toBe(one)
    expect((await pin(id, other, null)).json.errors[0].code).toBe('CompanyMovedOn')
    expect((await pin(id, other, one)).json.pinnedNoteId).toBe(other)
    expect((await pin(id, null, other)).json.pinnedNoteId).toBe(null)
    const elsewhere = await newCompany()
    expect((await pin(elsewhere, one, null)).status).toBe(404)
  })

  it('the pinned one is seen at each order of the company', async () => {
    const customer = await shop.loggedIn()
    const { json: me } = await customer.call('GET', '/api/customer')
    const cartItem = { sku: 'TOE-SPANNER', quantity: 2, customOptions: [] }
    await customer.call('POST', '/api/cart/items', { body: { cartItem, asOwnLine: true } })
    const { json: placed } = await customer.call('POST', '/api/cart/order', { body: {} })
    const noteOf = async () =>
      (await production.call('GET', `/beheer/api/orders/${placed.id}`)).json.companyNote
    expect(await noteOf()).toBe(null)
    const noteId = crypto.randomUUID()
    await note(me.company.id, 'Altijd bellen voor levering', noteId)
    await pin(me.company.id, noteId, null)
    expect(await noteOf()).toMatchObject({ text: 'Altijd bellen voor levering' })
  })
})

const person = (email: string) => ({
  email,
  firstName: 'Jelle',
  lastName: 'Hiemstra',
  phone: '',
  roles: ['pays', 'orders'],
  orderLimitInCents: 50_000,
})
const addContact = (id: string, body: object) => sales.call('POST', `${pathOf(id)}/contacts`, { body })
const choose = (id: string, contactId: string, seen: string | null) =>
  sales.call('PUT', `${pathOf(id)}/main-contact`, { body: { contactId, seen } })

describe('contacts of a company', () => {
  it('are added with their rights and invited, the first one as who is called first', async () => {
    const id = await newCompany('Nieuw Contact B.V.')
    const { status, json } = await addContact(id, person('Jelle@nieuw.example'))
    expect([status, json.contacts]).toMatchObject([
      200,
      [
        {
          email: 'jelle@nieuw.example',
          state: 'invited',
          phone: null,
          rights: { roles: ['orders', 'pays'], orderLimitInCents: 50_000 },
        },
      ],
    ])
    expect(json.mainContactId).toBe(json.contacts[0].id)
    const { rows } = await sql<{ text: string }>`
      select payload->>'text' as text from outbox where recipient = 'jelle@nieuw.example'`.execute(
      shop.database.db,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.text).toContain(
      'We hebben een account voor je gemaakt om te bestellen namens Nieuw Contact B.V.',
    )
    const token = new URL(/https?:\S+/.exec(rows[0]!.text)![0]).searchParams.get('token')
    const chosen = await shop.browser().call('POST', '/api/customer/reset-password', {
      body: { email: 'jelle@nieuw.example', token, password: 'Een-goed-geheim-7' },
    })
    expect(chosen.status).toBe(200)
  })

  it('are not added twice, at once neither, nor to who is kept out', async () => {
    const id = await newCompany()
    const both = await Promise.all([1, 2].map(() => addContact(id, person('tegelijk@nieuw.example'))))
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const late = both.find(({ status }) => status === 409)!
    expect(late.json.errors[0]).toMatchObject({ code: 'ContactKnown', field: 'email' })
    await sales.call('PUT', `${pathOf(id)}/block`, { body: { isBlocked: true, reason: 'Failliet' } })
    expect((await addContact(id, person('later@nieuw.example'))).json.errors[0].code).toBe('CompanyKeptOut')
    expect(faults(await addContact(id, { ...person('geen'), firstName: '', phone: '12' }))).toEqual([
      422,
      [
        ['InvalidInput', 'email', 'Vul een geldig e-mailadres in'],
        ['InvalidInput', 'firstName', 'Vul dit veld in'],
        ['InvalidInput', 'phone', 'Vul een geldig telefoonnummer in'],
      ],
    ])
  })

  it('another of them is called first, by who saw who it was', async () => {
    const id = await newCompany()
    const { json: one } = await addContact(id, person('een@hoofd.example'))
    const { json: two } = await addContact(id, person('twee@hoofd.example'))
    const first = one.mainContactId
    const second = two.contacts.find(({ email }) => email === 'twee@hoofd.example').id
    expect(two.mainContactId).toBe(first)
    expect((await choose(id, second, null)).json.errors[0].code).toBe('CompanyMovedOn')
    expect((await choose(id, second, first)).json.mainContactId).toBe(second)
    const elsewhere = await newCompany()
    expect((await choose(elsewhere, second, null)).status).toBe(404)
    expect((await written('companies', id)).at(-1)).toMatchObject({
      before: { main_contact_id: first },
      after: { main_contact_id: second },
    })
  })
})

const correct = (id: string, contactId: string, to: object, seen: object, by = sales) =>
  by.call('PATCH', `${pathOf(id)}/contacts/${contactId}`, { body: { change: to, seen } })
const mailsTo = async (recipient: string) =>
  (
    await sql<{ template: string; text: string }>`
      select template, payload->>'text' as text from outbox where recipient = ${recipient} order by created_at, id`.execute(
      shop.database.db,
    )
  ).rows
const tokenIn = (text: string) => new URL(/https?:\S+/.exec(text)![0]).searchParams.get('token')
const PASSWORD = 'Een-goed-geheim-7'
const choosePassword = (email: string, token: string | null) =>
  shop.browser().call('POST', '/api/customer/reset-password', { body: { email, token, password: PASSWORD } })
const logIn = (browser: TestBrowser, username: string) =>
  browser.call('POST', '/api/customer/login', { body: { username, password: PASSWORD } })

/** A company with somebody in it who was invited at this address. */
async function invited(email: string) {
  const id = await newCompany()
  const { json } = await addContact(id, person(email))
  return { id, contact: json.contacts[0] }
}

describe('who a contact is', () => {
  it('is changed without a word to him where the address stays', async () => {
    const { id, contact } = await invited('blijft@persoon.example')
    const seen = { firstName: 'Jelle', lastName: 'Hiemstra', phone: null }
    const { status, json } = await correct(
      id,
      contact.id,
      {
        firstName: 'Jelske',
        lastName: 'Hiemstra-Bos',
        phone: '058 212 34 56',
        email: 'BLIJFT@persoon.example',
      },
      { ...seen, email: 'blijft@persoon.example' },
    )
    expect([status, json.contacts[0]]).toMatchObject([
      200,
      { firstName: 'Jelske', lastName: 'Hiemstra-Bos', email: 'blijft@persoon.example' },
    ])
    expect(json.contacts[0].phone).toContain('212')
    expect(await mailsTo('blijft@persoon.example')).toHaveLength(1)
    expect((await written('contacts', contact.id)).at(-1)).toMatchObject({
      before: { first_name: 'Jelle' },
      after: { first_name: 'Jelske' },
    })
  })

  it('logs in at another address with his password, and hears of it at both', async () => {
    const { id, contact } = await invited('oud@persoon.example')
    await choosePassword('oud@persoon.example', tokenIn((await mailsTo('oud@persoon.example'))[0]!.text))
    const browser = shop.browser()
    expect((await logIn(browser, 'oud@persoon.example')).status).toBe(200)
    const resetLinks = async () =>
      (
        await sql`select from password_reset_tokens where contact_id = ${contact.id} and used_at is null`.execute(
          shop.database.db,
        )
      ).rows
    await sql`insert into password_reset_tokens (token_hash, contact_id, created_at, expires_at)
      values (sha256('proef'), ${contact.id}, now(), now() + interval '30 minutes')`.execute(shop.database.db)
    expect(await resetLinks()).toHaveLength(1)
    const wanted = { email: 'Nieuw@persoon.example' }
    expect((await correct(id, contact.id, wanted, { email: 'oud@persoon.example' })).status).toBe(200)
    expect((await browser.call('GET', '/api/customer')).status).toBe(401)
    expect(await resetLinks()).toEqual([])
    expect((await logIn(shop.browser(), 'oud@persoon.example')).status).toBe(401)
    expect((await logIn(shop.browser(), 'nieuw@persoon.example')).status).toBe(200)
    const [told] = await mailsTo('nieuw@persoon.example')
    expect([told!.template, told!.text]).toEqual([
      'address_changed',
      expect.stringContaining('met nieuw@persoon.example'),
    ])
    const before = (await mailsTo('oud@persoon.example')).at(-1)!
    expect(before.template).toBe('address_changed')
    expect(before.text).not.toContain('nieuw@persoon.example')
  })

  it('is invited at another address while he has no password, and the invitation of before is worth nothing', async () => {
    const { id, contact } = await invited('fout@persoon.example')
    const old = tokenIn((await mailsTo('fout@persoon.example'))[0]!.text)
    const { json } = await correct(
      id,
      contact.id,
      { email: 'goed@persoon.example' },
      { email: 'fout@persoon.example' },
    )
    expect(json.contacts[0]).toMatchObject({ email: 'goed@persoon.example', state: 'invited' })
    const mails = await mailsTo('goed@persoon.example')
    expect(mails.map(({ template }) => template)).toEqual(['account_invitation'])
    expect((await choosePassword('goed@persoon.example', old)).status).not.toBe(200)
    expect((await choosePassword('goed@persoon.example', tokenIn(mails[0]!.text))).status).toBe(200)
  })

  it('is refused with the address of somebody else, over a colleague, or by who may not', async () => {
    const { id, contact } = await invited('een@persoon.example')
    await addContact(id, person('twee@persoon.example'))
    const seen = { email: 'een@persoon.example', firstName: 'Jelle' }
    const taken = await correct(id, contact.id, { email: 'TWEE@persoon.example' }, seen)
    expect([taken.status, taken.json.errors]).toMatchObject([
      409,
      [{ code: 'ContactKnown', field: 'change.email' }],
    ])
    await correct(id, contact.id, { firstName: 'Jan' }, seen)
    const late = await correct(id, contact.id, { firstName: 'Piet' }, seen)
    expect([late.status, late.json.errors]).toMatchObject([
      409,
      [{ code: 'ChangedMeanwhile', field: 'change.firstName' }],
    ])
    expect(faults(await correct(id, contact.id, { email: 'geen', lastName: '' }, seen))).toMatchObject([
      422,
      [
        ['InvalidInput', 'change.email', 'Vul een geldig e-mailadres in'],
        ['InvalidInput', 'change.lastName', 'Vul dit veld in'],
      ],
    ])
    expect((await correct(id, contact.id, { firstName: 'Piet' }, seen, production)).status).toBe(403)
    expect((await correct(await newCompany(), contact.id, { firstName: 'Piet' }, seen)).status).toBe(404)
    expect(await mailsTo('twee@persoon.example')).toHaveLength(1)
  })
})
