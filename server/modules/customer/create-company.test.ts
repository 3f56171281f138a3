import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#test/support/answers.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
let sales: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  sales = await (await newOperator(shop, 'sales')).loggedIn()
})
afterAll(() => shop.close())

const ADDRESS = {
  street: 'Kade',
  houseNumber: '7',
  addition: null,
  postcode: '3511ab',
  city: 'Utrecht',
  country: 'NL',
  phone: '030 231 11 11',
}
const contactOf = (email: string) => ({
  firstName: 'Noor',
  lastName: 'de Wit',
  email,
  phone: '',
  isInvited: true,
})
let made = 0
const form = (given: object = {}) => {
  made += 1
  return {
    id: randomUUID(),
    name: 'Nieuw B.V.',
    kvkNumber: String(20_000_000 + made),
    vatId: '',
    invoiceEmail: null,
    address: ADDRESS,
    contact: contactOf(`noor${made}@nieuw.example`),
    isSeparate: false,
    ...given,
  }
}
const add = (body: object, by = sales) => by.call('POST', '/beheer/api/companies', { body })
const faults = ({ status, json }: Answer) => [
  status,
  json.errors?.map(({ code, field, message }) => [code, field ?? null, message]),
]
const companiesNamed = async (name: string) =>
  (await sql<{ id: string }>`select id from companies where name = ${name}`.execute(shop.database.db)).rows
const mailsTo = async (email: string) =>
  (
    await sql<{ template: string }>`select template from outbox where recipient = ${email}`.execute(
      shop.database.db,
    )
  ).rows.map(({ template }) => template)

describe('a company that staff add', () => {
  it('has its address for invoices and deliveries, and a main contact who is invited', async () => {
    const body = form({ kvkNumber: '2999 9999', invoiceEmail: 'Facturen@Nieuw.example' })
    const { status, json } = await add(body)
    expect([status, json.name, json.kvkNumber, json.terms.invoiceEmail]).toEqual([
      200,
      'Nieuw B.V.',
      '29999999',
      'facturen@nieuw.example',
    ])
    const place = { companyName: 'Nieuw B.V.', street: 'Kade', postcode: '3511 AB', phone: '030 231 11 11' }
    expect(json.invoiceAddress).toMatchObject(place)
    expect(json.addresses).toMatchObject([{ ...place, isDefault: true }])
    expect(json.contacts).toMatchObject([{ email: body.contact.email, state: 'invited' }])
    expect(json.contacts[0].invitedUntil).not.toBeNull()
    expect(json.mainContactId).toBe(json.contacts[0].id)
    expect(await mailsTo(body.contact.email)).toEqual(['account_invitation'])
  })

  it('may have nobody yet, or somebody who is invited later', async () => {
    expect((await add(form({ contact: null }))).json).toMatchObject({ contacts: [], mainContactId: null })
    const body = form()
    const { json } = await add({ ...body, contact: { ...body.contact, isInvited: false } })
    expect(json.contacts).toMatchObject([{ state: 'invited', invitedUntil: null }])
    expect(json.terms.invoiceEmail).toBe(body.contact.email)
    expect(await mailsTo(body.contact.email)).toEqual([])
  })

  it('is one however often it is sent, also at once', async () => {
    const body = form({ name: 'Eenmaal B.V.' })
    const answers = await Promise.all([add(body), add(body), add(body)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await companiesNamed('Eenmaal B.V.')).toHaveLength(1)
    expect(await mailsTo(body.contact.email)).toEqual(['account_invitation'])
  })

  it('with the numbers of another is added only when it is meant to stand beside that', async () => {
    await add(form({ name: 'Eerste B.V.', kvkNumber: '11112222' }))
    const branch = form({ name: 'Vestiging B.V.', kvkNumber: '11112222' })
    expect(faults(await add(branch))).toEqual([
      409,
      [['CompanyKnown', null, 'Eerste B.V. is al klant, met dezelfde nummers.']],
    ])
    expect(await companiesNamed('Vestiging B.V.')).toHaveLength(0)
    expect((await add({ ...branch, isSeparate: true })).status).toBe(200)
  })

  it('leaves nothing behind where its contact has an account already', async () => {
    const known = form()
    await add(known)
    expect(faults(await add(form({ name: 'Dubbel B.V.', contact: known.contact })))).toEqual([
      409,
      [['ContactKnown', 'contact.email', 'Er is al een account met dit e-mailadres.']],
    ])
    expect(await companiesNamed('Dubbel B.V.')).toHaveLength(0)
  })

  it.each([
    ['no name', { name: ' ' }, 'name', 'Vul dit veld in'],
    ['no KvK number', { kvkNumber: '' }, 'kvkNumber', 'Vul een KvK-nummer in van acht cijfers'],
    [
      'a postcode of elsewhere',
      { address: { ...ADDRESS, postcode: '1000' } },
      'address.postcode',
      'Vul een geldige postcode in, bijvoorbeeld 1234 AB.',
    ],
    ['half a contact', { contact: contactOf('') }, 'contact.email', 'Vul een e-mailadres in'],
    [
      'no VAT number abroad',
      { kvkNumber: '', address: { ...ADDRESS, country: 'BE', postcode: '2000' } },
      'vatId',
      'Vul een btw-nummer in',
    ],
  ])('with %s is refused at its field', async (_case, given, field, message) => {
    const { status, json } = await add(form(given))
    expect([status, json.errors.map((one) => [one.field, one.message])]).toEqual([422, [[field, message]]])
  })

  it('takes the right to change companies', async () => {
    const production = await (await newOperator(shop, 'production')).loggedIn()
    expect((await add(form(), production)).status).toBe(403)
    expect((await production.call('GET', '/beheer/api/company-choices')).status).toBe(403)
  })
})
