import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WORDED_MAIL_NAMES } from '#domain/mails/worded-mails.ts'
import { placeholderNames, usualMailWords } from '#texts/nl/mail-words.ts'
import type { Answer } from '#test/support/answers.ts'
import { deferFiles } from '#test/support/defer-files.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { mailPreviews } from '../demo/mail-previews.ts'
import { makeInvoice } from '../documents/make-invoice.ts'

const PATH = '/beheer/api/mail-words'
const DAY_MS = 24 * 60 * 60_000

let shop: TestShop
let owner: TestBrowser
beforeAll(async () => {
  shop = await testShop()
  owner = await (await newOperator(shop, 'owner')).loggedIn()
})
afterAll(() => shop.close())
afterEach(() => shop.database.db.deleteFrom('mail_words').execute())

type Words = { subject?: string; title?: string; intro?: string; order?: string }

const listed = async (mail: string) =>
  (await owner.call('GET', PATH)).json.mails.find((one) => one.mail === mail)
const write = (mail: string, change: object, seen: object, by = owner) =>
  by.call('PUT', `${PATH}/${mail}`, { body: { change, seen } })
/** Writes over what is the usual. */
const say = (mail: string, change: Words) =>
  write(mail, change, Object.fromEntries(Object.keys(change).map((field) => [field, ''])))
const preview = (mail: string, words: Words, by = owner) =>
  by.call('GET', `${PATH}/${mail}/preview?${new URLSearchParams(words)}`)
let looks = 0
/** Each from a network of its own: no more than ten a second come from one. */
const frame = (mail: string, words: Words, by = owner) =>
  by.call('GET', `${PATH}/${mail}/frame?${new URLSearchParams(words)}`, { from: `10.9.0.${(looks += 1)}` })
const faults = ({ status, json }: Answer) => [
  status,
  json.errors?.map(({ code, field, message }) => [code, field, message]),
]

async function order(): Promise<string> {
  const customer = await shop.loggedIn()
  await customer.call('POST', '/api/cart/items', {
    body: { cartItem: { sku: 'TOE-SPANNER', quantity: 3, customOptions: [] } },
  })
  await deferFiles(customer)
  return (await customer.call('POST', '/api/cart/order', { body: {} })).json.id
}

/** Sends the first reminder of an invoice that is late, and gives its mail as it lies in the outbox. */
async function reminded() {
  const orderId = await order()
  const past = new Date(TEST_NOW.getTime() - 40 * DAY_MS)
  const { number } = await shop.database.db
    .transaction()
    .execute((trx) => makeInvoice({ ...shop.shop, clock: () => past }, trx, orderId))
  const { rows } = await sql<{ id: string }>`select id from invoices where number = ${number}`.execute(
    shop.database.db,
  )
  const { status } = await owner.call('POST', `/beheer/api/invoices/${rows[0]!.id}/reminders`, {
    body: { step: 1 },
  })
  expect(status).toBe(200)
  const { payload } = await shop.database.db
    .selectFrom('outbox')
    .select('payload')
    .where('dedupe_key', '=', `invoice:${rows[0]!.id}:reminder:1`)
    .executeTakeFirstOrThrow()
  return { number, ...(payload as { subject: string; html: string; text: string }) }
}

describe('what the owner may write', () => {
  it('is listed with what the mail says of its own and what it may name', async () => {
    expect(await listed('reminder')).toEqual({
      mail: 'reminder',
      label: 'Herinnering',
      usual: {
        subject: 'Herinnering: factuur {nummer} van {winkel}',
        title: 'Herinnering voor factuur {nummer}',
        intro: [
          'Goedendag,',
          'Factuur {nummer} van {factuurdatum} moest uiterlijk {vervaldatum} betaald zijn. We hebben je betaling nog niet ontvangen. Misschien is de factuur aan je aandacht ontsnapt.',
          'Wil je het bedrag overmaken naar {iban} ten name van {rekeninghouder}, met vermelding van {nummer}?',
          'Heb je intussen betaald? Dan hoef je niets te doen. Klopt de factuur niet, of lukt betalen nu niet? Laat het ons weten, dan zoeken we samen een oplossing. De factuur zit als PDF en als UBL-bestand in de bijlagen.',
        ].join('\n\n'),
      },
      own: { subject: '', title: '', intro: '' },
      placeholders: [
        'nummer',
        'factuurdatum',
        'vervaldatum',
        'bestelling',
        'iban',
        'rekeninghouder',
        'winkel',
      ],
      isAboutOrder: true,
    })
    expect((await listed('account_invitation')).isAboutOrder).toBe(false)
  })

  it('is kept, told in the log, and taken back by an empty text or the usual one', async () => {
    const { status, json } = await say('reminder', { subject: ' Betaal {nummer} ', intro: 'Dag!\n\nGraag.' })
    expect([status, json.own]).toEqual([
      200,
      { subject: 'Betaal {nummer}', title: '', intro: 'Dag!\n\nGraag.' },
    ])
    expect(await listed('reminder')).toEqual(json)
    const changes = await shop.database.db
      .selectFrom('audit_events')
      .select('entity_id')
      .where('entity', '=', 'mail_words')
      .execute()
    expect(changes.map(({ entity_id }) => entity_id)).toEqual(['reminder'])
    const back = await write('reminder', { subject: '', intro: json.usual.intro }, json.own)
    expect([back.status, back.json.own]).toEqual([200, { subject: '', title: '', intro: '' }])
  })

  it.each([
    [
      { intro: 'Factuur {numer}' },
      'change.intro',
      '{numer} kent de winkel niet. Kies uit: {nummer}, {bestelling}, {winkel}.',
    ],
    [{ title: 'Factuur {nummer' }, 'change.title', 'Achter ‘{nummer’ ontbreekt een }.'],
  ])('is refused at its field: %j', async (words, field, message) => {
    expect(faults(await say('invoice', words))).toEqual([422, [['InvalidInput', field, message]]])
    expect((await listed('invoice')).own).toEqual({ subject: '', title: '', intro: '' })
  })

  it.each([
    [{ subject: 'a'.repeat(151) }, 'change.subject'],
    [{ subject: 'Twee\nregels' }, 'change.subject'],
    [{ intro: 'a'.repeat(2_001) }, 'change.intro'],
  ])('is refused where it does not fit (%#)', async (words, field) => {
    const { status, json } = await say('reminder', words)
    expect([status, json.errors.map((error) => error.field)]).toEqual([422, [field]])
  })

  it('is not written over what a colleague wrote meanwhile, field by field', async () => {
    await say('reminder', { title: 'Van een collega' })
    const { status, json } = await say('reminder', { title: 'Van mij' })
    expect([status, json.errors.map(({ code, field }) => [code, field])]).toEqual([
      409,
      [['ChangedMeanwhile', 'change.title']],
    ])
    expect((await say('reminder', { subject: 'Ook van mij' })).json.own).toEqual({
      subject: 'Ook van mij',
      title: 'Van een collega',
      intro: '',
    })
    const seen = { title: 'Van een collega' }
    expect((await write('reminder', { title: 'Van mij' }, seen)).json.own.title).toBe('Van mij')
  })

  it('is for the owner alone', async () => {
    for (const role of ['sales', 'finance', 'content'] as const) {
      const by = await (await newOperator(shop, role)).loggedIn()
      expect((await by.call('GET', PATH)).status).toBe(403)
      expect((await write('reminder', { title: 'Van mij' }, { title: '' }, by)).status).toBe(403)
      expect((await preview('reminder', {}, by)).status).toBe(403)
      expect((await frame('reminder', {}, by)).status).toBe(403)
    }
    expect((await frame('reminder', {}, shop.browser())).status).toBe(404)
    expect((await frame('reminder', {}, await shop.loggedIn())).status).toBe(404)
    expect((await listed('reminder')).own.title).toBe('')
  })

  it.each(['password_reset', 'constructor'])('does not exist of %s', async (mail) => {
    const answers = [await say(mail, { title: 'Dag' }), await preview(mail, {}), await frame(mail, {})]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})

describe('a reminder that is sent', () => {
  it('says the usual while the owner wrote nothing', async () => {
    const { number, subject, text } = await reminded()
    expect(subject).toBe(`Herinnering: factuur ${number} van Paskruis`)
    expect(text).toContain('Misschien is de factuur aan je aandacht ontsnapt.')
  })

  it('says what the owner wrote, with its facts, its button and its foot', async () => {
    const usual = await reminded()
    await say('reminder', {
      subject: 'Vergeten? {nummer} bij {winkel}',
      title: 'Factuur {nummer} staat open',
      intro: 'Dag klant,\n\nBetaal je vóór {vervaldatum}?\nDank je.\n\nNaar {iban} ({rekeninghouder}).',
    })
    const { number, subject, html, text } = await reminded()
    expect(subject).toBe(`Vergeten? ${number} bij Paskruis`)
    const own = [
      `Factuur ${number} staat open`,
      'Dag klant,',
      'Betaal je vóór 08-11-2026?\nDank je.',
      'Naar NL24 PSKR 0123 4567 89 (Paskruis B.V.).',
    ]
    expect(text.split('\n\n').slice(0, 4)).toEqual(own)
    expect(html).toContain('<p style="margin:0 0 16px;overflow-wrap:anywhere">Dag klant,</p>')
    expect(html).toContain('?<br>Dank je.</p>')
    expect(html).toContain(`>Factuur ${number} staat open</h1>`)
    for (const gone of ['Goedendag,', 'ontsnapt', 'Heb je intussen betaald?']) {
      expect(usual.text).toContain(gone)
      expect(text + html).not.toContain(gone)
    }
    for (const stays of ['Vervaldatum: 08-11-2026', 'Nog te betalen incl. btw', 'Bekijk de bestelling: http'])
      expect(text).toContain(stays)
    expect(text.slice(text.indexOf('-- \n'))).toBe(usual.text.slice(usual.text.indexOf('-- \n')))
  })

  it('shows what the owner wrote as text, whatever it is', async () => {
    const hostile = '<script>alert(1)</script> & <b>"vet"</b>'
    await say('reminder', { subject: hostile, title: hostile, intro: `${hostile}\n\n{nummer}` })
    const { number, subject, html, text } = await reminded()
    expect(subject).toBe(hostile)
    expect(html).not.toMatch(/<script|<b>/)
    expect(
      html.split('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b&gt;&quot;vet&quot;&lt;/b&gt;'),
    ).toHaveLength(4)
    expect(text).toContain(`${hostile}\n\n${hostile}\n\n${number}`)
  })

  it('says the usual again once the owner takes his words back', async () => {
    const { json } = await say('reminder', { subject: 'Anders' })
    await write('reminder', { subject: '' }, json.own)
    const { number, subject } = await reminded()
    expect(subject).toBe(`Herinnering: factuur ${number} van Paskruis`)
  })
})

const wordsOf = ({ text }: { readonly text: string }) => text.split(/\s+/).toSorted()

describe('an example of a mail', () => {
  it('says what is typed about the newest invoice, and keeps nothing of it', async () => {
    await reminded()
    const words = { subject: 'Let op: {nummer}', intro: 'Dag <i>klant</i>' }
    const { status, json } = await preview('reminder', words)
    expect([status, json.preview.subject]).toEqual([200, expect.stringMatching(/^Let op: FAC-2026-\d{5}$/)])
    expect(json.preview.text).toMatch(
      /^Herinnering voor factuur FAC-2026-\d{5}\n\nDag <i>klant<\/i>\n\nBestelling: /,
    )
    const shown = await frame('reminder', words)
    expect([shown.status, shown.headers['content-type'], shown.headers['x-frame-options']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'SAMEORIGIN',
    ])
    expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'; .*; sandbox$/)
    expect((await listed('reminder')).own).toEqual({ subject: '', title: '', intro: '' })
    expect(await shop.database.db.selectFrom('mail_words').selectAll().execute()).toEqual([])
  })

  it('is about any order by its number, or about its invoice', async () => {
    const numberOf = async (id: string) =>
      (
        await shop.database.db
          .selectFrom('orders')
          .select('number')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).number
    const first = await order()
    shop.setNow(new Date(TEST_NOW.getTime() + 60_000))
    const ids = [first, await order()]
    shop.setNow(TEST_NOW)
    const [earlier, newest] = [await numberOf(ids[0]!), await numberOf(ids[1]!)]
    const subjectFor = async (mail: string, about: Words) =>
      (await preview(mail, { subject: '{nummer}', ...about })).json.preview.subject
    expect(await subjectFor('order_confirmation', {})).toBe(newest)
    expect(await subjectFor('order_confirmation', { order: ` ${earlier} ` })).toBe(earlier)
    const shown = await frame('order_shipped', { title: 'Over {nummer}', order: earlier })
    expect([shown.status, shown.text.includes(`Over ${earlier}`)]).toEqual([200, true])
    // Without an invoice of its own what it would be invoiced with, and its own once there is one.
    const { json } = await preview('invoice', { title: '{bestelling}', order: earlier })
    expect(json.preview.text).toMatch(new RegExp(`^${earlier}\n`))
    const invoice = await shop.database.db
      .transaction()
      .execute((trx) => makeInvoice(shop.shop, trx, ids[0]!))
    expect(await subjectFor('reminder', { order: earlier })).toBe(invoice.number)
    expect(await subjectFor('invoice', { order: newest })).toBe('FAC-2026-00012')
  })

  it.each(['order_confirmation', 'invoice', 'last_reminder'])(
    'is refused where no order has the number: %s',
    async (mail) => {
      const refused = [422, [['InvalidInput', 'order', 'Er is geen bestelling met dit nummer']]]
      expect(faults(await preview(mail, { order: 'bestaat-niet' }))).toEqual(refused)
      expect((await frame(mail, { order: 'bestaat-niet' })).status).toBe(422)
    },
  )

  it('is refused at the field of what cannot stand in it', async () => {
    expect(faults(await preview('invoice', { title: '{iban}' }))).toEqual([
      422,
      [['InvalidInput', 'title', '{iban} kent de winkel niet. Kies uit: {nummer}, {bestelling}, {winkel}.']],
    ])
    expect((await frame('invoice', { title: '{iban}' })).status).toBe(422)
  })

  it('there is none of while nothing was ordered', async () => {
    const empty = await testShop({ template: 'shop_empty', settings: { demo: false } })
    const first = await (await newOperator(empty, 'owner')).loggedIn()
    expect((await preview('reminder', {}, first)).json).toEqual({ preview: null })
    expect((await frame('reminder', {}, first)).status).toBe(404)
    expect((await preview('account_invitation', {}, first)).json.preview.text).toContain('Beste Sietske,')
    await empty.close()
  })

  it.each(WORDED_MAIL_NAMES)('%s says the same by its usual words, written as the owner’s', async (mail) => {
    await order()
    const make = async () => (await mailPreviews[mail]!(shop.shop))!.message
    const usual = await make()
    const { subject, title, intro } = usualMailWords[mail]
    await shop.database.db
      .insertInto('mail_words')
      .values({ template: mail, subject, title, intro })
      .execute()
    const own = await make()
    expect([own.subject, wordsOf(own)]).toEqual([usual.subject, wordsOf(usual)])
  })
})

it('placeholders have names of their own, without braces', () => {
  const names = Object.values(placeholderNames)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z]+$/)
})
