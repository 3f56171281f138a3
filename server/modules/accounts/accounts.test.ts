import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import { SYSTEM } from '#test/support/actors.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { approveRequest, rejectRequest, waitingRequests } from './decide-request.ts'
import { takeInRequestTask } from './take-in-request.task.ts'

const DAY_MS = 24 * 60 * 60_000
const signal = new AbortController().signal
let shop: TestShop
beforeAll(async () => {
  shop = await testShop({ settings: { publicUrl: 'http://winkel.example' } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.setNow(TEST_NOW)
  await sql`truncate outbox, account_requests, newsletter_subscriptions cascade`.execute(shop.database.db)
  await sql`delete from companies where name like 'Veenstra%'`.execute(shop.database.db)
})

const form = {
  companyName: 'Veenstra Signing B.V.',
  kvkNumber: '6959.9084',
  vatId: 'nl004495445b01',
  street: 'Osloweg',
  houseNumber: '77',
  addition: '',
  postcode: '9723bk',
  city: 'Groningen',
  country: 'NL',
  firstName: 'Sietske',
  lastName: 'Veenstra',
  email: 'Sietske@Veenstra.example',
  phone: '050 313 22 80',
  remarks: 'Spandoeken\nen <dibond>',
  consent: true,
}
const EMAIL = 'sietske@veenstra.example'
let visitors = 0
const ask = (change: object = {}, ip = `10.1.${(visitors += 1) >> 8}.${visitors & 255}`) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/customer/request-account',
    payload: { ...form, ...change },
    remoteAddress: ip,
  })
const rows = () =>
  shop.database.db.selectFrom('account_requests').selectAll().orderBy('submitted_at').execute()
const mails = () =>
  shop.database.db
    .selectFrom('outbox')
    .select(['template', 'recipient', sql<{ html: string; text: string }>`payload`.as('message')])
    .orderBy('created_at')
    .orderBy('template')
    .execute()
const sent = async () => (await mails()).map(({ template, recipient }) => `${template} ${recipient}`)

/** Does what the jobs of new requests do, as often as it is called. */
async function takeIn(): Promise<void> {
  for (const { id } of await rows()) await takeInRequestTask.run(shop.shop, { requestId: id }, signal)
}
async function asked(change: object = {}): Promise<string> {
  expect((await ask(change)).statusCode).toBe(200)
  await takeIn()
  const email = 'email' in change ? String(change.email).toLowerCase() : EMAIL
  return (await rows()).findLast((row) => row.email === email)?.id ?? ''
}
const textOf = async (template: string) =>
  (await mails()).findLast((one) => one.template === template)?.message.text ?? ''
const linkOf = async (template: string): Promise<URLSearchParams> =>
  new URL(/http:\/\/winkel\.example\/wachtwoord-reset\S+/.exec(await textOf(template))?.[0] ?? '')
    .searchParams
const choose = (link: URLSearchParams, password = 'Een-heel-nieuw-wachtwoord') =>
  shop.browser().call('POST', '/api/customer/reset-password', {
    body: { email: link.get('email'), token: link.get('token'), password },
  })

describe('POST /customer/request-account', () => {
  it('keeps the request as it is written, confirms it by mail and tells the shop', async () => {
    await asked()
    const [row] = await rows()
    expect([row?.state, row?.email]).toEqual(['in_review', EMAIL])
    expect(row?.form).toMatchObject({ kvkNumber: '69599084', vatId: 'NL004495445B01', postcode: '9723 BK' })
    expect(await sent()).toEqual([`account_request ${EMAIL}`, 'account_request_notice hallo@demo.example'])
    const [copy, notice] = await mails()
    expect(JSON.stringify(copy?.message)).toContain('We controleren je gegevens')
    expect(JSON.stringify(copy?.message)).not.toMatch(/Sietske|Signing|69599084|Osloweg|dibond/)
    expect(notice?.message.html).toContain('en &lt;dibond&gt;')
    expect(notice?.message.text).toMatch(/^Beoordelen: http.*\/beheer\/aanvragen$/m)
    await takeIn()
    expect(await sent()).toHaveLength(2)
  })

  it.each([
    [
      'a KvK number of seven digits',
      { kvkNumber: '1234567' },
      'kvkNumber',
      'Vul een KvK-nummer in van acht cijfers',
    ],
    [
      'no KvK number in the Netherlands',
      { kvkNumber: '' },
      'kvkNumber',
      'Vul een KvK-nummer in van acht cijfers',
    ],
    [
      'a VAT number that fails its test',
      { vatId: 'NL123456789B90' },
      'vatId',
      'Dit btw-nummer klopt niet. Controleer alle tekens',
    ],
    [
      'no VAT number in Belgium',
      { country: 'BE', postcode: '2000', kvkNumber: '', vatId: '' },
      'vatId',
      'Vul een btw-nummer in',
    ],
    [
      'a postcode of another country',
      { postcode: '2000' },
      'postcode',
      'Vul een geldige postcode in, bijvoorbeeld 1234 AB.',
    ],
    [
      'a country that we do not know',
      { country: 'XX', vatId: 'BE0123456749' },
      'country',
      'Controleer de ingevulde gegevens.',
    ],
    ['a phone number that is too short', { phone: '061234567' }, 'phone', 'Vul een geldig telefoonnummer in'],
    ['a house number of zero', { houseNumber: '0' }, 'houseNumber', 'Vul een huisnummer in'],
    ['no consent', { consent: false }, 'consent', 'Geef toestemming om verder te gaan'],
    [
      'a line break in the address',
      { email: 'a@b.nl\nBcc: c@d.nl' },
      'email',
      'Vul een geldig e-mailadres in',
    ],
  ])('refuses %s at its field', async (_case, change, field, message) => {
    const answer = await ask(change)
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([422, { field, message }])
    expect(await rows()).toEqual([])
  })

  it('takes a company of another country by its VAT number', async () => {
    const be = {
      country: 'BE',
      postcode: '2000',
      kvkNumber: null,
      vatId: 'BE 0123.456.749',
      phone: '03 123 45 67',
    }
    await asked(be)
    expect((await rows())[0]?.form).toMatchObject({ kvkNumber: null, vatId: 'BE0123456749' })
  })

  it('answers the same for who has an account, who is told so by mail, and asks nobody to decide', async () => {
    const unknown = await ask()
    const known = await ask({ email: 'klant@demo.example' })
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()])
    await takeIn()
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['in_review', 'rejected'])
    expect(await sent()).toContain('account_known klant@demo.example')
    expect((await waitingRequests(shop.shop, SYSTEM)).map((request) => request.form.email)).toEqual([EMAIL])
  })

  it('keeps the newest request of an address, and mails it three times an hour at most', async () => {
    for (let round = 0; round < 5; round += 1) {
      shop.setNow(new Date(TEST_NOW.getTime() + round * 1_000))
      await asked({ companyName: `Veenstra ${round}` })
    }
    expect((await waitingRequests(shop.shop, SYSTEM)).map((request) => request.form.companyName)).toEqual([
      'Veenstra 4',
    ])
    expect((await sent()).filter((mail) => mail.startsWith('account_request '))).toHaveLength(3)
  })

  it('mails sixty strangers an hour at most, and the shop a hundred times; its list has every request', async () => {
    await asked()
    const more = (template: string, count: number) =>
      sql`insert into outbox (dedupe_key, template, recipient, payload, created_at)
        select ${template} || n, template, recipient, payload, created_at from outbox, generate_series(1, ${count}::int) n
        where template = ${template}`.execute(shop.database.db)
    await more('account_request', 58)
    await more('account_request_notice', 98)
    for (const email of ['eerste@elders.example', 'tweede@elders.example']) await asked({ email })
    const now = await sent()
    expect(now.filter((mail) => mail.startsWith('account_request '))).toHaveLength(60)
    expect(now.filter((mail) => mail.startsWith('account_request_notice '))).toHaveLength(100)
    expect(await waitingRequests(shop.shop, SYSTEM)).toHaveLength(3)
  })

  it('takes twenty requests an hour from one network', async () => {
    const earlier = sql`insert into account_requests (form, email, network, submitted_at)
      select '{}', n || '@veenstra.example', '192.0.2.7', ${TEST_NOW}::timestamptz - interval '59 minutes' from generate_series(1, 19) n`
    await earlier.execute(shop.database.db)
    expect((await ask({}, '192.0.2.7')).statusCode).toBe(200)
    expect((await ask({}, '192.0.2.7')).statusCode).toBe(429)
    expect((await ask({}, '192.0.2.8')).statusCode).toBe(200)
    shop.setNow(new Date(TEST_NOW.getTime() + 2 * 60_000))
    expect((await ask({}, '192.0.2.7')).statusCode).toBe(200)
  })

  it('answers a robot that fills in the hidden field the same, and does nothing', async () => {
    expect((await ask({ website: 'http://spam.example' })).json()).toEqual({ ok: true })
    expect(await rows()).toEqual([])
  })
})

describe('deciding about a request', () => {
  it('makes company, addresses and contact, and invites to choose a password, which logs in', async () => {
    const id = await asked()
    await approveRequest(shop.shop, SYSTEM, { name: id.slice(0, 8), joins: false })
    const early = await shop.browser().call('POST', '/api/customer/login', {
      body: { username: EMAIL, password: 'Een-heel-nieuw-wachtwoord' },
    })
    expect(early.status).toBe(401)
    const link = await linkOf('account_invitation')
    expect(await textOf('account_invitation')).toContain(
      'We hebben je aanvraag voor Veenstra Signing B.V. goedgekeurd.',
    )
    expect((await choose(link)).status).toBe(200)
    const customer = await shop.loggedIn(EMAIL, 'Een-heel-nieuw-wachtwoord')
    const { json } = await customer.call('GET', '/api/customer')
    expect(json).toMatchObject({
      contact: { firstName: 'Sietske', phone: '050 313 22 80' },
      company: {
        name: 'Veenstra Signing B.V.',
        kvkNumber: '69599084',
        vatId: 'NL004495445B01',
        invoiceEmail: EMAIL,
      },
      invoiceAddress: { street: 'Osloweg', houseNumber: '77', postcode: '9723 BK' },
    })
    expect(json.addresses).toMatchObject([{ city: 'Groningen', isDefault: true }])
    expect((await rows())[0]?.state).toBe('activated')
    expect((await sent()).at(-1)).toBe(`account_activated ${EMAIL}`)
    expect((await choose(link)).status).toBe(422)
    await expect(approveRequest(shop.shop, SYSTEM, { name: id, joins: false })).rejects.toThrow(
      'AccountRequestDecided',
    )
  })

  it('invites for seven days, anew when asked again, and only the newest link works', async () => {
    await asked()
    await approveRequest(shop.shop, SYSTEM, { name: EMAIL, joins: false })
    const first = await linkOf('account_invitation')
    shop.setNow(new Date(TEST_NOW.getTime() + 8 * DAY_MS))
    expect((await choose(first)).status).toBe(422)
    await approveRequest(shop.shop, SYSTEM, { name: EMAIL, joins: false })
    const second = await linkOf('account_invitation')
    expect((await choose(first)).status).toBe(422)
    expect((await choose(second)).status).toBe(200)
    const { count } = await shop.database.db
      .selectFrom('companies')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('name', 'like', 'Veenstra%')
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  it('joins a company with the same numbers only when told so', async () => {
    const id = await asked({ companyName: 'Korenaar 2', kvkNumber: '30174826' })
    expect(
      (await mails()).find(({ template }) => template === 'account_request_notice')?.message.text,
    ).toContain('Bakkerij De Korenaar B.V. heeft hetzelfde KvK- of btw-nummer en is al klant.')
    await expect(approveRequest(shop.shop, SYSTEM, { name: id, joins: false })).rejects.toThrow(
      'CompanyKnown',
    )
    const { companyName } = await approveRequest(shop.shop, SYSTEM, { name: id, joins: true })
    expect(companyName).toBe('Bakkerij De Korenaar B.V.')
    expect((await choose(await linkOf('account_invitation'))).status).toBe(200)
    const colleague = await shop.loggedIn(EMAIL, 'Een-heel-nieuw-wachtwoord')
    expect((await colleague.call('GET', '/api/customer')).json.contacts).toHaveLength(2)
    await sql`delete from contacts where email = ${EMAIL}`.execute(shop.database.db)
  })

  it('can be a refusal, with its reason by mail, once', async () => {
    await asked()
    await rejectRequest(shop.shop, SYSTEM, { name: EMAIL, reason: 'We leveren niet aan particulieren.' })
    expect((await mails()).at(-1)?.message.text).toContain('We leveren niet aan particulieren.')
    await expect(rejectRequest(shop.shop, SYSTEM, { name: EMAIL, reason: '' })).rejects.toThrow(
      'AccountRequestDecided',
    )
    await expect(
      approveRequest(shop.shop, SYSTEM, { name: 'niets@hier.example', joins: false }),
    ).rejects.toThrow('AccountRequestNotFound')
    await expect(approveRequest(shop.shop, SYSTEM, { name: '%', joins: false })).rejects.toThrow(
      'AccountRequestNotFound',
    )
  })

  it('approves once, also for two at the same moment', async () => {
    const id = await asked()
    await Promise.all([0, 1].map(() => approveRequest(shop.shop, SYSTEM, { name: id, joins: false })))
    const { count } = await shop.database.db
      .selectFrom('contacts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('email', '=', EMAIL)
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })
})

const REQUESTS = '/beheer/api/account-requests'
const staff = async (role: OperatorRole) => (await newOperator(shop, role)).loggedIn()

const alike = async (change: object) => {
  const id = await asked(change)
  const sales = await staff('sales')
  const { json } = await sales.call('GET', REQUESTS)
  return { id, sales, found: json.requests.find((one) => one.id === id).alikeCompanies }
}

describe('deciding about a request in the back office', () => {
  it('shows who sells what waits, the oldest first', async () => {
    const id = await asked()
    shop.setNow(new Date(TEST_NOW.getTime() + 1))
    await asked({ email: 'tweede@veenstra.example', kvkNumber: '30174826' })
    const { status, json } = await (await staff('sales')).call('GET', REQUESTS)
    expect(status).toBe(200)
    expect(json.requests).toMatchObject([
      {
        id,
        state: 'in_review',
        form: { companyName: 'Veenstra Signing B.V.' },
        knownCompany: null,
        vatCheck: null,
      },
      { form: { email: 'tweede@veenstra.example' }, knownCompany: { name: 'Bakkerij De Korenaar B.V.' } },
    ])
    expect(json.requests[0].submittedAt).toBe(TEST_NOW.toISOString())
  })

  it('makes the account, and names who approved it beside each change', async () => {
    const id = await asked()
    const sales = await staff('sales')
    const operatorId = (await sales.call('GET', '/beheer/api/me')).json.operator.id
    const { status, json } = await sales.call('POST', `${REQUESTS}/${id}/approve`, { body: {} })
    expect([status, json]).toEqual([200, { email: EMAIL, companyName: 'Veenstra Signing B.V.' }])
    expect((await choose(await linkOf('account_invitation'))).status).toBe(200)
    const changes = await shop.database.db
      .selectFrom('audit_events')
      .select(['entity', 'action', 'actor_kind as kind', 'after'])
      .where('actor_id', '=', operatorId)
      .orderBy('id')
      .execute()
    expect(changes).toMatchObject([
      { entity: 'companies', action: 'insert', kind: 'operator', after: { name: 'Veenstra Signing B.V.' } },
      { entity: 'addresses', action: 'insert', kind: 'operator' },
      { entity: 'addresses', action: 'insert', kind: 'operator' },
      { entity: 'contacts', action: 'insert', kind: 'operator', after: { email: EMAIL } },
      // Who comes first is its main contact.
      { entity: 'companies', action: 'update', kind: 'operator' },
      { entity: 'account_requests', action: 'update', kind: 'operator', after: { state: 'invited' } },
      {
        entity: 'contacts',
        action: 'update',
        kind: 'operator',
        after: { invited_until: expect.any(String) },
      },
    ])
  })

  it('joins a company that is known only when told so', async () => {
    const id = await asked({ kvkNumber: '30174826' })
    const sales = await staff('sales')
    const approve = (body: object) => sales.call('POST', `${REQUESTS}/${id}/approve`, { body })
    const { status, json } = await approve({})
    expect([status, json.errors[0].code]).toEqual([409, 'CompanyKnown'])
    expect((await approve({ joins: true })).json.companyName).toBe('Bakkerij De Korenaar B.V.')
    await sql`delete from contacts where email = ${EMAIL}`.execute(shop.database.db)
  })

  it('names companies that share a domain or an address with it, and makes the account at one of them', async () => {
    const address = { street: 'Molenkade', houseNumber: '8', postcode: '3512ka', city: 'Utrecht' }
    expect((await alike({})).found).toEqual([])
    expect((await alike({ email: 'iemand@gmail.com' })).found).toEqual([])
    const byDomain = await alike({ email: 'inkoop@demo.example' })
    expect(byDomain.found).toMatchObject([
      { name: 'Bakkerij De Korenaar B.V.', sharesDomain: true, sharesAddress: false },
      { name: expect.any(String), sharesDomain: true, sharesAddress: false },
    ])
    const { id, sales, found } = await alike(address)
    expect(found).toMatchObject([
      { name: 'Bakkerij De Korenaar B.V.', sharesDomain: false, sharesAddress: true },
    ])
    const approve = (companyId: string) =>
      sales.call('POST', `${REQUESTS}/${id}/approve`, { body: { companyId } })
    expect((await approve(crypto.randomUUID())).status).toBe(404)
    expect((await approve(found[0].id)).json.companyName).toBe('Bakkerij De Korenaar B.V.')
    await sql`delete from contacts where email = ${EMAIL}`.execute(shop.database.db)
  })

  it('asks about it by mail, notes the question, and goes on waiting', async () => {
    const id = await asked()
    const sales = await staff('sales')
    const question = (text: string) =>
      sales.call('POST', `${REQUESTS}/${id}/question`, { body: { question: text } })
    expect((await question(' ')).status).toBe(422)
    expect((await question('Wie is de <eigenaar>?')).status).toBe(200)
    expect((await question('En sinds wanneer?')).status).toBe(200)
    expect((await question('En sinds wanneer?')).status).toBe(200)
    const asking = (await mails()).filter(({ template }) => template === 'account_question')
    expect(asking.map(({ recipient }) => recipient)).toEqual([EMAIL, EMAIL])
    expect(asking.map(({ message }) => message.html).join(' ')).toContain('Wie is de &lt;eigenaar&gt;?')
    const { json } = await sales.call('GET', REQUESTS)
    expect(json.requests.find((one) => one.id === id)).toMatchObject({
      state: 'in_review',
      question: { text: 'En sinds wanneer?', askedAt: expect.any(String) },
    })
    await sales.call('POST', `${REQUESTS}/${id}/reject`, { body: { reason: '' } })
    expect((await question('Nog iets?')).status).toBe(409)
  })

  it('refuses with the reason by mail, once', async () => {
    const id = await asked()
    const sales = await staff('sales')
    const reject = () =>
      sales.call('POST', `${REQUESTS}/${id}/reject`, { body: { reason: 'Alleen voor bedrijven.' } })
    expect((await reject()).status).toBe(200)
    expect((await mails()).at(-1)?.message.text).toContain('Alleen voor bedrijven.')
    const { status, json } = await reject()
    expect([status, json.errors[0].message]).toEqual([409, 'Over deze aanvraag is al beslist.'])
  })

  it('is not for who makes things, and says so', async () => {
    const id = await asked()
    const { status, json } = await (
      await staff('production')
    ).call('POST', `${REQUESTS}/${id}/approve`, {
      body: {},
    })
    expect([status, json.errors[0].message]).toEqual([
      403,
      'Voor deze handeling heb je geen rechten. Vraag het aan wie de rechten beheert.',
    ])
    expect((await rows())[0]?.state).toBe('in_review')
  })
})
