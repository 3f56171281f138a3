import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { type TestShop, testShop } from '#test/support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
beforeEach(() =>
  sql`truncate outbox, contact_messages, newsletter_subscriptions`
    .execute(shop.database.db)
    .then(() => undefined),
)

const form = {
  name: 'Jan & Zoon',
  email: 'jan@bedrijf.example',
  subject: 'Levertijd',
  message: 'Kan het <morgen>?\nGroet',
}
const post = (url: string, body: object) => shop.browser().call('POST', url, { body })
const mails = () =>
  shop.database.db
    .selectFrom('outbox')
    .select(['template', 'recipient', 'payload'])
    .orderBy('template')
    .execute()
const kept = async () =>
  Number(
    (await sql<{ n: string }>`select count(*) n from contact_messages`.execute(shop.database.db)).rows[0]?.n,
  )

const stateOf = async (email: string) =>
  (
    await shop.database.db
      .selectFrom('newsletter_subscriptions')
      .select('state')
      .where('email', '=', email)
      .executeTakeFirst()
  )?.state

describe('POST /contact', () => {
  it('keeps the message, mails it to the shop and a copy to the sender', async () => {
    expect((await post('/api/contact', form)).status).toBe(200)
    expect(await kept()).toBe(1)
    const [copy, message] = await mails()
    expect([copy?.recipient, message?.recipient]).toEqual(['jan@bedrijf.example', 'hallo@demo.example'])
    const { html, text, subject } = (message ?? { payload: {} }).payload as Record<string, string>
    expect(subject).toBe('Contactformulier: Levertijd')
    expect(html).toContain('Kan het &lt;morgen&gt;?<br>Groet')
    expect(text).toContain('Kan het <morgen>?\nGroet')
  })

  it('answers a robot that fills in the hidden field the same, and does nothing', async () => {
    expect((await post('/api/contact', { ...form, website: 'http://spam.example' })).status).toBe(200)
    expect([await kept(), await mails()]).toEqual([0, []])
  })

  it.each([
    ['a second recipient', { email: 'a@b.nl, c@d.nl' }, 'email'],
    ['a line break in the address', { email: 'a@b.nl\nBcc: c@d.nl' }, 'email'],
    ['a line break in the subject', { subject: 'Hoi\r\nBcc: c@d.nl' }, 'subject'],
    ['no message', { message: '  ' }, 'message'],
    ['a message without end', { message: 'x'.repeat(5001) }, 'message'],
  ])('refuses %s at its field', async (_case, change, field) => {
    const { status, json } = await post('/api/contact', { ...form, ...change })
    expect([status, json.errors[0].field]).toEqual([422, field])
    expect([await kept(), await mails()]).toEqual([0, []])
  })

  it('sends no more than five copies an hour to one address', async () => {
    for (let round = 0; round < 8; round += 1) {
      await shop.app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: form,
        remoteAddress: `10.0.0.${round}`,
      })
    }
    expect((await mails()).filter(({ template }) => template === 'contact_copy')).toHaveLength(5)
    expect(await kept()).toBe(8)
  })
})

describe('the newsletter', () => {
  it('notes who asks for it, with proof, once', async () => {
    for (let round = 0; round < 2; round += 1) {
      expect((await post('/api/newsletter/subscribe', { email: ' Jan@Bedrijf.Example ' })).json).toEqual({
        ok: true,
      })
    }
    expect(await stateOf('jan@bedrijf.example')).toBe('pending')
  })

  it('ends at once by address, with the same answer for everybody, and a mail to who had it', async () => {
    await post('/api/newsletter/subscribe', { email: 'jan@bedrijf.example' })
    const had = await post('/api/newsletter/unsubscribe', { email: 'jan@bedrijf.example' })
    const hadNot = await post('/api/newsletter/unsubscribe', { email: 'niemand@bedrijf.example' })
    expect(hadNot.json).toEqual(had.json)
    expect(await stateOf('jan@bedrijf.example')).toBe('unsubscribed')
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['jan@bedrijf.example'])
  })

  it('does not take what is no address, in the words of the specification', async () => {
    expect((await post('/api/newsletter/subscribe', { email: '' })).json.errors[0].message).toBe(
      'Vul een e-mailadres in',
    )
    expect((await post('/api/newsletter/subscribe', { email: 'x' })).json.errors[0].message).toBe(
      'Vul een geldig e-mailadres in',
    )
  })
})
