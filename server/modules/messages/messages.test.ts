import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { type TestShop, testShop } from '#test/support/shop.ts'
import { TEST_NOW } from '#test/support/test-clock.ts'
import { mailNewsletterTask } from './mail-newsletter.task.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.setNow(TEST_NOW)
  await sql`truncate outbox, contact_messages, newsletter_subscriptions cascade`.execute(shop.database.db)
})

const form = {
  name: 'Jan & Zoon',
  email: 'jan@bedrijf.example',
  subject: 'Levertijd',
  message: 'Kan het <morgen>?\nGroet',
}
const DAY_MS = 24 * 60 * 60_000
const signal = new AbortController().signal
let visitors = 0
/** Each from a network of its own: sending has a limit per second. */
async function post(url: string, body: object) {
  visitors += 1
  const remoteAddress = `10.3.${visitors >> 8}.${visitors & 255}`
  const answer = await shop.app.inject({ method: 'POST', url, payload: body, remoteAddress })
  return { status: answer.statusCode, json: answer.json() }
}
const mails = () =>
  shop.database.db
    .selectFrom('outbox')
    .select(['template', 'recipient', 'payload'])
    .orderBy('created_at')
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

const proofOf = async (email: string) =>
  (
    await shop.database.db
      .selectFrom('newsletter_subscriptions')
      .select('proof')
      .where('email', '=', email)
      .executeTakeFirst()
  )?.proof

describe('POST /contact', () => {
  it('keeps the message, mails it to the shop and a copy to the sender', async () => {
    expect((await post('/api/contact', form)).status).toBe(200)
    expect(await kept()).toBe(1)
    const [copy, message] = await mails()
    expect([copy?.recipient, message?.recipient]).toEqual(['jan@bedrijf.example', 'hallo@demo.example'])
    const copied = JSON.stringify(copy?.payload)
    expect(copied).toContain('We antwoorden binnen één werkdag')
    expect(copied).not.toMatch(/Jan|Levertijd|morgen/)
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

const sendFrom = (remoteAddress: string, email: string) =>
  shop.app.inject({ method: 'POST', url: '/api/contact', payload: { ...form, email }, remoteAddress })

describe('the contact form as a relay', () => {
  it('takes twenty messages an hour of one network', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 22; sent += 1) {
      const { statusCode } = await sendFrom(`2001:db8:1:2::${sent + 1}`, `vreemde${sent}@elders.example`)
      statuses.push(statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429])
  })

  it('counts them over all processes, and anew after an hour', async () => {
    const other = await testShop({ sharedWith: shop })
    try {
      const send = async ({ app }: TestShop) => {
        const payload = { ...form, email: 'vreemde@elders.example' }
        const sent = { method: 'POST', url: '/api/contact', payload, remoteAddress: '192.0.2.55' } as const
        return (await app.inject(sent)).statusCode
      }
      for (let count = 0; count < 10; count += 1)
        expect([await send(shop), await send(other)]).toEqual([200, 200])
      expect([await send(shop), await send(other)]).toEqual([429, 429])
      other.setNow(new Date(TEST_NOW.getTime() + 3_600_000))
      expect(await send(other)).toBe(200)
    } finally {
      await other.close()
    }
  })

  it('mails sixty copies an hour in all, and the shop every message', async () => {
    for (let sent = 0; sent < 62; sent += 1) await sendFrom(`10.9.${sent}.1`, `vreemde${sent}@elders.example`)
    const templates = (await mails()).map(({ template }) => template)
    expect(templates.filter((template) => template === 'contact_copy')).toHaveLength(60)
    expect(templates.filter((template) => template === 'contact_message')).toHaveLength(62)
  })
})

describe('a flood of messages', () => {
  it('ends at three hundred an hour of all networks, is told, and passes', async () => {
    await sendFrom('10.8.0.1', 'eerste@elders.example')
    await sql`insert into outbox (dedupe_key, template, recipient, payload, created_at)
      select 'contact:' || n, template, recipient, payload, created_at from outbox, generate_series(1, 299) n
      where template = 'contact_message'`.execute(shop.database.db)
    const refused = await sendFrom('10.8.0.2', 'laatste@elders.example')
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([429, 'TooManyMessages'])
    expect(await kept()).toBe(1)
    const earlier = new Date(TEST_NOW.getTime() - 3_601_000)
    await sql`update outbox set created_at = ${earlier}`.execute(shop.database.db)
    expect((await sendFrom('10.8.0.2', 'laatste@elders.example')).statusCode).toBe(200)
  })
})

const confirm = (token: string) => post('/api/newsletter/confirm', { token })

describe('the newsletter', () => {
  const EMAIL = 'jan@bedrijf.example'
  const ask = (email = EMAIL) => post('/api/newsletter/subscribe', { email })
  const mailed = () => mailNewsletterTask.run(shop.shop, { email: EMAIL }, signal)
  /** The token of the newest mail. */
  async function askForToken(): Promise<string> {
    await ask()
    await mailed()
    const all = (await mails()).filter(({ template }) => template === 'newsletter_confirm')
    return /[?&]token=([\w-]{43})/.exec(JSON.stringify(all.at(-1)?.payload))?.[1] ?? ''
  }

  it('begins when the address confirms it, with the proof of both steps', async () => {
    expect((await ask(' Jan@Bedrijf.Example ')).json).toEqual({ ok: true })
    expect(await stateOf(EMAIL)).toBe('pending')
    const token = await askForToken()
    const stored = await shop.database.db.selectFrom('newsletter_tokens').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    const { status, json } = await confirm(token)
    expect([status, json]).toEqual([200, { email: EMAIL }])
    expect(await stateOf(EMAIL)).toBe('confirmed')
    expect(await proofOf(EMAIL)).toEqual({
      v: 1,
      asked: {
        at: TEST_NOW.toISOString(),
        ip: expect.stringMatching(/^10\.3\./),
        source: 'website',
        text: 'Blijf op de hoogte. Aanmelden voor de nieuwsbrief, eens per maand.',
      },
      confirmed: {
        at: TEST_NOW.toISOString(),
        ip: expect.stringMatching(/^10\.3\./),
        source: 'mail',
        text: 'Aanmelding bevestigen',
      },
    })
  })

  it('is confirmed once, by the newest link, within seven days, and by no guess', async () => {
    const first = await askForToken()
    const second = await askForToken()
    expect((await confirm(first)).json.errors[0].code).toBe('NewsletterLinkInvalid')
    expect((await confirm('x'.repeat(43))).status).toBe(422)
    shop.setNow(new Date(TEST_NOW.getTime() + 8 * DAY_MS))
    expect((await confirm(second)).status).toBe(422)
    shop.setNow(new Date(TEST_NOW.getTime() + 6 * DAY_MS))
    const both = await Promise.all([confirm(second), confirm(second)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  it('answers the same for who has it, and mails them nothing', async () => {
    const unknown = await ask()
    await confirm(await askForToken())
    await sql`truncate outbox cascade`.execute(shop.database.db)
    const known = await ask()
    await mailed()
    expect([known.status, known.json]).toEqual([unknown.status, unknown.json])
    expect([await stateOf(EMAIL), await mails()]).toEqual(['confirmed', []])
  })

  it('asks one address three times an hour at most', async () => {
    for (let round = 0; round < 5; round += 1) await mailed()
    for (let round = 0; round < 5; round += 1) await askForToken()
    expect(await mails()).toHaveLength(3)
  })

  it('asks three hundred addresses an hour at most, and twenty for one network', async () => {
    await askForToken()
    await sql`insert into outbox (dedupe_key, template, recipient, payload, created_at)
      select 'more:' || n, template, recipient, payload, created_at from outbox, generate_series(1, 299) n`.execute(
      shop.database.db,
    )
    await post('/api/newsletter/subscribe', { email: 'laatste@elders.example' })
    await mailNewsletterTask.run(shop.shop, { email: 'laatste@elders.example' }, signal)
    expect(await mails()).toHaveLength(300)
    const statuses: number[] = []
    for (let asked = 0; asked < 21; asked += 1) {
      const { statusCode } = await shop.app.inject({
        method: 'POST',
        url: '/api/newsletter/subscribe',
        payload: { email: `vreemde${asked}@elders.example` },
        remoteAddress: '192.0.2.44',
      })
      statuses.push(statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  })

  it('ends at once by address, with the same answer for everybody, and a mail to who had it', async () => {
    const token = await askForToken()
    const had = await post('/api/newsletter/unsubscribe', { email: EMAIL })
    const hadNot = await post('/api/newsletter/unsubscribe', { email: 'niemand@bedrijf.example' })
    expect(hadNot.json).toEqual(had.json)
    expect(await stateOf(EMAIL)).toBe('unsubscribed')
    expect((await mails()).map(({ template, recipient }) => `${template} ${recipient}`)).toEqual([
      `newsletter_confirm ${EMAIL}`,
      `newsletter_ended ${EMAIL}`,
    ])
    expect((await confirm(token)).status).toBe(422)
  })

  it('ends with one click of a mail client, by a link of ours only; a person gets the page', async () => {
    await confirm(await askForToken())
    const mail = (await mails()).find(({ template }) => template === 'newsletter_begun')
    const { oneClickUrl } = (mail ?? { payload: {} }).payload as { readonly oneClickUrl: string }
    const url = new URL(oneClickUrl).pathname
    const click = (path: string) =>
      shop.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    const page = await shop.app.inject(url)
    expect([page.statusCode, page.headers.location]).toEqual([
      303,
      '/uitschrijven-nieuwsbrief?email=jan%40bedrijf.example',
    ])
    const [, signature] = url.split('.')
    const other = Buffer.from('klant@demo.example').toString('base64url')
    expect((await click(`/nieuwsbrief/afmelden/${other}.${signature}`)).statusCode).toBe(404)
    expect((await click('/nieuwsbrief/afmelden/x')).statusCode).toBe(404)
    expect(await stateOf(EMAIL)).toBe('confirmed')
    expect((await click(url)).statusCode).toBe(200)
    expect(await stateOf(EMAIL)).toBe('unsubscribed')
    expect((await click(url)).statusCode).toBe(200)
  })

  it('does not take what is no address, in the words of the specification', async () => {
    expect((await ask('')).json.errors[0].message).toBe('Vul een e-mailadres in')
    expect((await ask('x')).json.errors[0].message).toBe('Vul een geldig e-mailadres in')
  })
})
