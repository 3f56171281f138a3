import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SYSTEM } from '#test/support/actors.ts'
import type { Answer } from '#test/support/answers.ts'
import { exchangeReport, gmailReport, postfixReport } from '#test/support/delivery-reports.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { forgetPerson } from '../../privacy/erase-account.ts'
import { rowRules } from '../../privacy/retention-rules.ts'
import { insertMail } from '../outbox-store.ts'
import { takeReport } from './take-report.ts'

let shop: TestShop
let seller: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  seller = await (await newOperator(shop, 'sales')).loggedIn()
})
afterAll(() => shop.close())

const JAN = 'jan@bedrijf.example'
const SAID = 'smtp; 550 5.1.1 <jan@bedrijf.example>: Recipient address rejected: User unknown'

/** A mail that was sent. */
async function sent(recipient = JAN): Promise<string> {
  const id = await insertMail(shop.database.db, {
    dedupeKey: randomUUID(),
    template: 'quote',
    recipient,
    message: { subject: `Offerte ${randomUUID()}`, html: '<!doctype html><p>Hallo</p>', text: 'Hallo' },
  })
  await setMail(id!, { state: 'sent', sent_at: shop.shop.clock(), attempts: 1 })
  return id!
}
const setMail = (id: string, set: Record<string, unknown>) =>
  shop.database.db.updateTable('outbox').set(set).where('id', '=', id).execute()
const messageId = (id: string) => `<${id}@winkel.example>`
const post = (message: string | Buffer, by = seller) =>
  by.call('POST', '/beheer/api/mails/reports', {
    body: { message: Buffer.from(message).toString('base64') },
  })
const read = async (message: string) => (await post(message)).json
const show = async (id: string) => (await seller.call('GET', `/beheer/api/mails/${id}`)).json
const again = async (id: string, recipient = JAN) =>
  (
    await seller.call('POST', `/beheer/api/mails/${id}/send`, {
      body: { id: randomUUID(), recipient, seenState: 'failed' },
    })
  ).json
const row = async (id: string, queue: string) =>
  (await seller.call('GET', `/beheer/api/mails?queue=${queue}`)).json.mails.find((mail) => mail.id === id)
it('that is about the address of before says nothing of the mail to another', async () => {
  const id = await sent()
  await setMail(id, { state: 'failed', last_error: 'Greeting never received' })
  expect((await again(id, 'piet@bedrijf.example')).state).toBe('waiting')
  await setMail(id, { state: 'sent', sent_at: shop.shop.clock() })
  const { outcome } = await read(postfixReport({ about: messageId(id) }))
  expect([outcome, (await show(id)).state]).toEqual(['earlier', 'sent'])
})

const changesOf = (id: string) =>
  shop.database.db
    .selectFrom('audit_events')
    .select(['actor_kind', 'actor_task', 'before', 'after'])
    .where('entity', '=', 'outbox')
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()

describe('a report that a mail came back', () => {
  it.each([
    ['Postfix', postfixReport],
    ['Exchange', exchangeReport],
    ['Gmail', gmailReport],
  ])('of %s puts it among what came back, with why and in whose words', async (_name, report) => {
    const id = await sent()
    const taken = await read(report({ about: messageId(id), diagnostic: SAID }))
    expect(taken).toEqual({ outcome: 'bounced', mail: { id, recipient: JAN, subject: expect.any(String) } })
    expect(await row(id, 'bounced')).toMatchObject({
      state: 'failed',
      isBounced: true,
      stateLabel: 'Teruggekomen',
      reason: 'unknownAddress',
      error: SAID,
    })
    expect(await row(id, 'sent')).toBeUndefined()
    expect((await show(id)).reports).toEqual([
      {
        id: expect.any(String),
        recipient: JAN,
        action: 'failed',
        status: '5.1.1',
        diagnostic: SAID,
        readAt: shop.shop.clock().toISOString(),
        readBy: expect.any(String),
      },
    ])
  })

  it('is written down with who read it in, and what it was before', async () => {
    const id = await sent()
    await read(postfixReport({ about: messageId(id) }))
    expect(await changesOf(id)).toEqual([
      {
        actor_kind: 'operator',
        actor_task: null,
        before: expect.objectContaining({ state: 'sent', bounced_at: null, recipient: JAN }),
        after: expect.objectContaining({ state: 'failed', last_error: SAID }),
      },
    ])
  })

  it('begins with the status where the words of the mail server hold none', async () => {
    const id = await sent()
    await read(postfixReport({ about: messageId(id), status: '5.2.2', diagnostic: 'X-Notes; box is full' }))
    expect(await row(id, 'bounced')).toMatchObject({
      reason: 'mailboxFull',
      error: '5.2.2 X-Notes; box is full',
    })
  })

  it('read twice, or twice at once, is read once', async () => {
    const id = await sent()
    const report = postfixReport({ about: messageId(id) })
    const [one, other] = await Promise.all([read(report), read(report)])
    expect(new Set([one.outcome, other.outcome])).toEqual(new Set(['bounced', 'known']))
    // As another program keeps it.
    expect((await read(report.replaceAll('\r\n', '\n'))).outcome).toBe('known')
    expect((await show(id)).reports).toHaveLength(1)
    expect(await changesOf(id)).toHaveLength(1)
  })

  it('without an id of its own is told from others by what it says', async () => {
    const id = await sent()
    const report = postfixReport({ about: messageId(id) }).replace(/^Message-Id: .*\r\n/m, '')
    expect((await read(report)).outcome).toBe('bounced')
    expect((await read(report)).outcome).toBe('known')
    expect((await read(report.replace('10:15:04', '10:16:04'))).outcome).toBe('bounced')
  })

  it('stands at the contact, and at Vandaag', async () => {
    const waiting = async () =>
      (await seller.call('GET', '/beheer/api/today')).json.waiting.find(
        ({ kind }: { kind: string }) => kind === 'bouncedMails',
      )
    const before = (await waiting())?.count ?? 0
    const id = await sent('klant@demo.example')
    await read(postfixReport({ about: messageId(id), recipient: 'klant@demo.example' }))
    expect((await waiting()).count).toBe(before + 1)
    const { company_id } = await shop.database.db
      .selectFrom('contacts')
      .select('company_id')
      .where('email', '=', 'klant@demo.example')
      .executeTakeFirstOrThrow()
    const { contacts } = (await seller.call('GET', `/beheer/api/companies/${company_id}`)).json
    expect(contacts.find(({ email }) => email === 'klant@demo.example').bounce).toMatchObject({
      mailId: id,
      reason: 'unknownAddress',
      said: SAID,
    })
  })

  it('of a mail that was given up while it went all the same says so too', async () => {
    const id = await sent()
    await setMail(id, { state: 'failed', last_error: 'connection lost' })
    expect((await read(postfixReport({ about: messageId(id) }))).outcome).toBe('bounced')
    expect(await row(id, 'bounced')).toMatchObject({ error: SAID })
  })
})

describe('a report of something else', () => {
  it('says that a mail is late, which is no failure', async () => {
    const id = await sent()
    const late = {
      about: messageId(id),
      action: 'delayed',
      status: '4.4.1',
      diagnostic: 'X-Postfix; timed out',
    }
    expect((await read(postfixReport(late))).outcome).toBe('delayed')
    expect(await row(id, 'sent')).toMatchObject({
      state: 'sent',
      isBounced: false,
      isDelayed: true,
      stateLabel: 'Vertraagd',
      reason: null,
      error: null,
    })
    expect(await changesOf(id)).toEqual([])
    await read(postfixReport({ about: messageId(id), action: 'delivered', status: '2.0.0' }))
    expect(await show(id)).toMatchObject({ isDelayed: false, stateLabel: 'Verzonden' })
  })

  it('says that a late mail came back in the end, and a report of before changes that no more', async () => {
    const id = await sent()
    const late = postfixReport({ about: messageId(id), action: 'delayed', status: '4.4.1' })
    await read(postfixReport({ about: messageId(id), status: '4.4.7', diagnostic: 'X-Postfix; timed out' }))
    expect((await read(late)).outcome).toBe('delayed')
    expect(await show(id)).toMatchObject({ isBounced: true, isDelayed: false, reason: 'unreachable' })
  })

  it.each(['delivered', 'relayed', 'expanded'])('%s leaves a mail sent', async (action) => {
    const id = await sent()
    expect((await read(postfixReport({ about: messageId(id), action, status: '2.0.0' }))).outcome).toBe(
      'delivered',
    )
    expect(await show(id)).toMatchObject({ state: 'sent', stateLabel: 'Verzonden', reports: [{ action }] })
  })

  it('about a mail of somebody else changes nothing', async () => {
    const id = await sent()
    for (const about of [messageId(randomUUID()), '<CAF=x@mail.gmail.com>', `<${id}x@winkel.example>`])
      expect(await read(postfixReport({ about }))).toEqual({ outcome: 'foreign', mail: null })
    expect(await show(id)).toMatchObject({ state: 'sent', reports: [] })
  })

  it('about a mail that waits is for later', async () => {
    const id = await sent()
    await setMail(id, { state: 'waiting' })
    const report = postfixReport({ about: messageId(id) })
    expect((await read(report)).outcome).toBe('early')
    expect((await show(id)).reports).toEqual([])
    await setMail(id, { state: 'sent' })
    expect((await read(report)).outcome).toBe('bounced')
  })
})

describe('a mail that came back and is sent again', () => {
  it('goes under another message id, and its first reports count for the first sending alone', async () => {
    const id = await sent()
    await read(postfixReport({ about: messageId(id) }))
    expect(await again(id, 'goed@bedrijf.example')).toMatchObject({ id, state: 'waiting', isBounced: false })
    const { sent_as } = await shop.database.db
      .selectFrom('outbox')
      .select('sent_as')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(sent_as).not.toBe(id)
    await setMail(id, { state: 'sent', sent_at: shop.shop.clock() })
    expect((await read(postfixReport({ about: messageId(id) }))).outcome).toBe('earlier')
    expect(await show(id)).toMatchObject({ state: 'sent', recipient: 'goed@bedrijf.example' })
    // That it arrived now erases nothing of what was.
    await read(postfixReport({ about: messageId(sent_as!), action: 'delivered', status: '2.0.0' }))
    const { reports } = await show(id)
    expect(reports.map(({ action }) => action)).toHaveLength(3)
    expect(reports).toContainEqual(expect.objectContaining({ action: 'failed', recipient: JAN }))
    // The second sending comes back as well.
    expect((await read(postfixReport({ about: messageId(sent_as!) }))).outcome).toBe('bounced')
    expect(await row(id, 'bounced')).toMatchObject({ isBounced: true })
    await again(id)
    expect((await read(postfixReport({ about: messageId(sent_as!) }))).outcome).toBe('earlier')
  })

  it('keeps its message id where it never came back, so that a mailbox drops the double', async () => {
    const id = await sent()
    await setMail(id, { state: 'failed' })
    await again(id)
    await setMail(id, { state: 'sent' })
    expect((await read(postfixReport({ about: messageId(id) }))).outcome).toBe('bounced')
  })
})

const said = ({ status, json }: Answer) => [status, json.errors[0].message]

describe('what is no report', () => {
  const NO_REPORT = [
    422,
    'Dit is geen bericht van een mailserver over een mail. Bewaar het bericht zelf als .eml, zonder het door te sturen.',
  ]

  it('is refused with a sentence', async () => {
    expect(said(await post('From: jan@bedrijf.example\n\nHallo'))).toEqual(NO_REPORT)
    expect(said(await post(Buffer.from([0, 255, 10, 13, 0])))).toEqual(NO_REPORT)
    expect(
      said(
        await post(
          'Content-Type: multipart/report; boundary=g\n\n--g\nContent-Type: message/delivery-status\n\n',
        ),
      ),
    ).toEqual([422, 'In dit bericht staat niet voor welk adres het is, of wat er met de mail is gebeurd.'])
  })

  it('is refused where it is made to do harm', async () => {
    const nested = Array.from(
      { length: 300 },
      (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\n\n--b${level}\n`,
    )
    const BROKEN = [422, 'Dit bestand is beschadigd en niet te lezen.']
    expect(said(await post(nested.join('')))).toEqual(BROKEN)
    expect(said(await post(`${'X-A: b\n'.repeat(500_000)}\n`))).toEqual(BROKEN)
    expect(said(await post(`Content-Type: multipart/report; ${'a=b;'.repeat(400_000)}\n\n`))[0]).toBe(422)
  })

  it('is refused where it is larger than any report', async () => {
    await expect(takeReport(shop.shop, SYSTEM, Buffer.alloc(5_000_001, 'a'))).rejects.toMatchObject({
      code: 'MailReportUnreadable',
    })
    expect((await post(Buffer.alloc(5_100_000, 'a'))).status).toBe(413)
    expect(
      (await seller.call('POST', '/beheer/api/mails/reports', { body: { message: '%%%' } })).status,
    ).toBe(422)
  })

  it('is not looked at for who may not send mails', async () => {
    const printer = await (await newOperator(shop, 'production')).loggedIn()
    expect((await post(postfixReport({ about: messageId(randomUUID()) }), printer)).status).toBe(403)
    expect((await post('', shop.browser())).status).toBe(404)
  })
})

const reportsOf = (id: string) =>
  shop.database.db.selectFrom('mail_reports').select('recipient').where('mail_id', '=', id).execute()

describe('what was reported of a mail', () => {
  it('goes when the mail is past its term, and it waits for nobody any more', async () => {
    const id = await sent()
    await read(postfixReport({ about: messageId(id) }))
    await setMail(id, { sent_at: '2020-01-01T00:00:00Z' })
    const [, forgetMails] = rowRules.find(([rule]) => rule === 'sentMails')!
    await forgetMails(shop.database.db, new Date('2020-02-01T00:00:00Z'), shop.shop.clock())
    expect(await reportsOf(id)).toEqual([])
    expect(await row(id, 'bounced')).toBeUndefined()
    expect(await show(id)).toMatchObject({ state: 'sent', isForgotten: true, error: null })
    expect((await read(postfixReport({ about: messageId(id) }))).outcome).toBe('foreign')
  })

  it('goes with the person whose address it names', async () => {
    const { companyId, contactId, email } = await newContact()
    const [own, aliased, other] = [await sent(email), await sent(), await sent()]
    await read(postfixReport({ about: messageId(own), recipient: email }))
    await read(postfixReport({ about: messageId(aliased), recipient: email }))
    await read(postfixReport({ about: messageId(other) }))
    await shop.database.db
      .transaction()
      .execute((trx) => forgetPerson(shop.shop, trx, { contactId, companyId }, shop.shop.clock()))
    expect([await reportsOf(own), await reportsOf(aliased)]).toEqual([[], []])
    expect(await reportsOf(other)).toHaveLength(1)
  })
})

async function newContact() {
  const email = `weg-${randomUUID().slice(0, 8)}@bedrijf.example`
  const { company_id: companyId } = await shop.database.db
    .selectFrom('contacts')
    .select('company_id')
    .where('email', '=', 'tweede@demo.example')
    .executeTakeFirstOrThrow()
  const { id: contactId } = await shop.database.db
    .insertInto('contacts')
    .values({ company_id: companyId, email, first_name: 'Weg', last_name: 'Ga', state: 'active' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { companyId, contactId, email }
}
