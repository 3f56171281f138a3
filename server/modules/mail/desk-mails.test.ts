import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { insertMail } from './outbox-store.ts'

let shop: TestShop
let seller: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  seller = await (await newOperator(shop, 'sales')).loggedIn()
})
afterAll(() => shop.close())

const NOWHERE = '00000000-0000-4000-8000-000000000000'
const TOKEN = 'mG3c-_9AbZx0Q1w2E3r4T5y6U7i8O9p0A1s2D3f4G5h'

type Wanted = {
  state?: 'waiting' | 'sent' | 'failed'
  recipient?: string
  subject?: string
  template?: string
  isBounced?: boolean
}

/** A mail as the shop keeps it. */
async function kept(wanted: Wanted = {}, body = 'Hallo, alles gaat goed.') {
  const {
    state = 'failed',
    recipient = 'jan@bedrijf.example',
    subject = 'Bericht',
    template = 'quote',
    isBounced = false,
  } = wanted
  const id = await insertMail(shop.database.db, {
    dedupeKey: randomUUID(),
    template,
    recipient,
    message: { subject, html: `<!doctype html><p>${body}</p>`, text: body },
  })
  await shop.database.db
    .updateTable('outbox')
    .set({
      state,
      attempts: state === 'waiting' ? 0 : 3,
      last_error: state === 'failed' ? '550 no such user' : null,
      bounced_at: isBounced ? new Date() : null,
    })
    .where('id', '=', id)
    .execute()
  return id!
}

const list = async (query: string) => (await seller.call('GET', `/beheer/api/mails?${query}`)).json
const idsOf = async (query: string) => (await list(query)).mails.map(({ id }: { id: string }) => id)
const counts = async () => (await seller.call('GET', '/beheer/api/mails/counts')).json.counts
const show = async (id: string) => (await seller.call('GET', `/beheer/api/mails/${id}`)).json
const again = (id: string, body: object, by = seller) =>
  by.call('POST', `/beheer/api/mails/${id}/send`, {
    body: { id: randomUUID(), recipient: 'jan@bedrijf.example', seenState: 'failed', ...body },
  })
const jobsOf = async (mailId: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pgboss.job where name = 'send-mail' and data->>'mailId' = ${mailId}`.execute(
    shop.database.db,
  )
  return rows[0]?.count
}
const changesOf = (id: string) =>
  shop.database.db
    .selectFrom('audit_events')
    .select(['actor_kind', 'action', 'before', 'after'])
    .where('entity', '=', 'outbox')
    .where('entity_id', '=', id)
    .execute()

describe('the queues of mails', () => {
  it('hold each mail by how far it is, the newest first', async () => {
    const subject = `Rij ${randomUUID()}`
    const [failed, waiting, sent] = [
      await kept({ subject, state: 'failed' }),
      await kept({ subject, state: 'waiting' }),
      await kept({ subject, state: 'sent' }),
    ]
    const search = `search=${encodeURIComponent(subject)}`
    expect(await idsOf(search)).toEqual([failed])
    expect(await idsOf(`queue=waiting&${search}`)).toEqual([waiting])
    expect(await idsOf(`queue=sent&${search}`)).toEqual([sent])
    expect(await idsOf(`queue=all&${search}`)).toEqual([sent, waiting, failed])
    expect((await list(search)).mails[0]).toEqual({
      id: failed,
      state: 'failed',
      stateLabel: 'Mislukt',
      stateTone: 'blocks',
      kindLabel: 'Offerte',
      recipient: 'jan@bedrijf.example',
      subject,
      createdAt: expect.any(String),
      attempts: 3,
      error: '550 no such user',
      isBounced: false,
      isDelayed: false,
      reason: null,
    })
  })

  it('hold what came back apart, until it is sent to an address that was put right', async () => {
    const subject = `Terug ${randomUUID()}`
    const before = await counts()
    const id = await kept({ subject, isBounced: true })
    const search = `search=${encodeURIComponent(subject)}`
    expect([await idsOf(search), await idsOf(`queue=bounced&${search}`)]).toEqual([[], [id]])
    expect((await counts()).bounced).toBe(before.bounced + 1)
    expect((await counts()).failed).toBe(before.failed)
    expect(await show(id)).toMatchObject({ state: 'failed', isBounced: true, stateLabel: 'Teruggekomen' })
    const { json } = await again(id, { recipient: 'goed@bedrijf.example' })
    expect(json).toMatchObject({ state: 'waiting', isBounced: false, stateLabel: 'Wacht', error: null })
    expect(await idsOf(`queue=bounced&${search}`)).toEqual([])
  })

  it('are searched by address, subject and what a kind is called', async () => {
    const id = await kept({
      recipient: 'gek_adres%@bedrijf.example',
      subject: '<b>Honderd%</b>',
      template: 'files_attention',
    })
    for (const words of ['GEK_adres%', 'honderd%</b>', 'vragen aandacht'])
      expect(await idsOf(`search=${encodeURIComponent(words)}`)).toContain(id)
    for (const words of ['gekXadres', 'honderdduizend', 'creditfactuur'])
      expect(await idsOf(`search=${encodeURIComponent(words)}`)).not.toContain(id)
  })

  it('are counted', async () => {
    const before = await counts()
    await kept({ state: 'failed' })
    await kept({ state: 'sent' })
    const { failed, sent, waiting, all } = await counts()
    expect([failed, sent, waiting, all]).toEqual([
      before.failed + 1,
      before.sent + 1,
      before.waiting,
      before.all + 2,
    ])
  })

  it('are read by the hundred, also where many were made at the same moment', async () => {
    await sql`insert into outbox (dedupe_key, template, recipient, payload, state, created_at)
      select 'stapel ' || n, 'quote', 'x@bedrijf.example', '{"subject":"Stapel","html":"a","text":"a"}', 'failed',
        '2026-01-01T00:00:00.123456Z'::timestamptz from generate_series(1, 250) n`.execute(shop.database.db)
    const first = await list('search=Stapel')
    const second = await list(`search=Stapel&after=${first.next}`)
    const third = await list(`search=Stapel&after=${second.next}`)
    const ids = [first, second, third].flatMap(({ mails }) => mails.map(({ id }: { id: string }) => id))
    expect([ids.length, new Set(ids).size, third.next]).toEqual([250, 250, null])
    for (const after of ['iets', `2026-99-99T00:00:00.000000Z_${NOWHERE}`])
      expect((await seller.call('GET', `/beheer/api/mails?after=${after}`)).status).toBe(404)
  })
})

describe('one mail', () => {
  it('is shown as it was sent, in a frame that runs nothing', async () => {
    const id = await kept({ subject: 'Je offerte' }, 'Zie <script>alert(1)</script>')
    const page = await seller.call('GET', `/beheer/api/mails/${id}/preview`)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Zie <script>')
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-frame-options': 'SAMEORIGIN',
    })
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
    )
  })

  it('keeps what its links open from staff', async () => {
    const body = `Kies: https://winkel.example/wachtwoord-reset?token=${TOKEN}&email=jan%40bedrijf.example`
    const id = await kept({ template: 'password_reset', state: 'sent' }, body)
    const shown = await show(id)
    expect(shown).toMatchObject({ isPersonal: true, kindLabel: 'Nieuw wachtwoord' })
    expect(shown.text).toContain('/wachtwoord-reset?token=…&email=')
    const { text } = await seller.call('GET', `/beheer/api/mails/${id}/preview`)
    expect(JSON.stringify(shown) + text).not.toContain(TOKEN)
  })

  it('names what goes with it, with its address for who may read that', async () => {
    const id = await kept({ template: 'invoice' })
    await shop.database.db
      .updateTable('outbox')
      .set({
        attachments: JSON.stringify([
          { document: 'invoice_pdf', id: NOWHERE },
          { document: 'quote', id },
        ]),
      })
      .where('id', '=', id)
      .execute()
    expect((await show(id)).attachments).toEqual([
      { label: 'Factuur (PDF)', url: `/beheer/api/documents/invoice/${NOWHERE}` },
      { label: 'Offerte (PDF)', url: null },
    ])
  })

  it('is no mail for who may not send any, nor for who is no staff', async () => {
    const id = await kept()
    const printer = await (await newOperator(shop, 'production')).loggedIn()
    expect((await printer.call('GET', `/beheer/api/mails/${id}/preview`)).status).toBe(403)
    expect((await shop.browser().call('GET', `/beheer/api/mails/${id}/preview`)).status).toBe(404)
    for (const other of [NOWHERE, 'iets'])
      expect((await seller.call('GET', `/beheer/api/mails/${other}/preview`)).status).toBe(404)
    expect((await seller.call('GET', `/beheer/api/mails/${NOWHERE}`)).json.errors[0].code).toBe(
      'MailNotFound',
    )
  })
})

describe('sending again', () => {
  it('lets what failed wait once more, at an address that was put right', async () => {
    const id = await kept({ recipient: 'jna@bedrijf.example' })
    const { status, json } = await again(id, { recipient: 'jan@bedrijf.example' })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      id,
      state: 'waiting',
      recipient: 'jan@bedrijf.example',
      attempts: 0,
      error: null,
    })
    expect(await jobsOf(id)).toBe(1)
    expect(await changesOf(id)).toEqual([
      {
        actor_kind: 'operator',
        action: 'update',
        before: expect.objectContaining({
          state: 'failed',
          recipient: 'jna@bedrijf.example',
          template: 'quote',
        }),
        after: expect.objectContaining({ state: 'waiting', recipient: 'jan@bedrijf.example' }),
      },
    ])
  })

  it('makes a new mail of what was sent, once however often it is asked', async () => {
    const id = await kept({ state: 'sent' })
    const copy = randomUUID()
    const asked = { id: copy, seenState: 'sent', recipient: 'inkoop@bedrijf.example' }
    for (const { status, json } of [await again(id, asked), await again(id, asked)])
      expect([status, json.id, json.state, json.recipient]).toEqual([
        200,
        copy,
        'waiting',
        'inkoop@bedrijf.example',
      ])
    expect([await jobsOf(copy), await jobsOf(id), (await show(id)).state]).toEqual([1, 0, 'sent'])
    const [change, ...more] = await changesOf(copy)
    expect([change?.action, more]).toEqual(['insert', []])
    expect(JSON.stringify(change)).not.toContain('alles gaat goed')
  })

  it('tells the second of two that a colleague was first', async () => {
    const id = await kept()
    const colleague = await (await newOperator(shop, 'finance')).loggedIn()
    const answers = await Promise.all([again(id, {}), again(id, {}, colleague)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.json.errors[0].code).toBe('MailMovedOn')
    expect(await jobsOf(id)).toBe(1)
  })

  it('sends a personal link to nobody else', async () => {
    const body = `https://winkel.example/wachtwoord-reset?token=${TOKEN}`
    for (const state of ['sent', 'failed'] as const) {
      const id = await kept({ template: 'password_reset', state }, body)
      const { status, json } = await again(id, { recipient: 'dief@elders.example', seenState: state })
      expect([status, json.errors[0].code, json.errors[0].field]).toEqual([
        409,
        'MailIsPersonal',
        'recipient',
      ])
      expect((await again(id, { recipient: 'Jan@bedrijf.example', seenState: state })).status).toBe(200)
    }
  })

  it('does not send what was forgotten, nor to what is no address', async () => {
    const id = await kept({ state: 'sent', recipient: 'verwijderd' }, '')
    await shop.database.db
      .updateTable('outbox')
      .set({ payload: JSON.stringify({ subject: '', html: '', text: '' }) })
      .where('id', '=', id)
      .execute()
    expect((await show(id)).isForgotten).toBe(true)
    const { status, json } = await again(id, { seenState: 'sent' })
    expect([status, json.errors[0].code]).toEqual([409, 'MailForgotten'])
    for (const recipient of ['', 'geen adres', 'a@b.example\r\nBcc: x@y.example', 'a@b.example, c@d.example'])
      expect((await again(await kept(), { recipient })).status).toBe(422)
  })
})
