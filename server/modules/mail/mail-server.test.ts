import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { anyLoopbackPort } from '#server/http/free-port.ts'
import type { Answer } from '#test/support/answers.ts'
import { type MailServer, mailServer } from '#test/support/mail-server.ts'
import { newOperator } from '#test/support/operators.ts'
import { type TestBrowser, type TestShop, testShop } from '#test/support/shop.ts'
import { mailDelivery } from './deliver-mail.ts'
import { readPicture } from './read-picture.ts'
import { sendMailTask } from './send-mail.task.ts'

const soon = { timeout: 25_000, interval: 50 }
let smtp: MailServer
let shop: TestShop
let owner: TestBrowser
beforeAll(async () => {
  smtp = await mailServer()
  shop = await testShop()
  owner = await (await newOperator(shop, 'owner')).loggedIn()
  const { db, clock, log } = shop.shop
  await shop.jobs.work(
    {
      db,
      clock,
      log,
      deliver: mailDelivery(shop.shop),
      readAttachment: () => Promise.reject(new Error('no mail of this test has any')),
      readPicture: (picture) => readPicture(shop.shop, picture),
    },
    [sendMailTask],
  )
})
afterEach(async () => {
  smtp.received.splice(0)
  await sql`delete from mail_server`.execute(shop.database.db)
  await sql`truncate outbox cascade`.execute(shop.database.db)
})
afterAll(async () => {
  await shop.close()
  await smtp.close()
})

const typed = (more: object = {}) => ({
  host: '127.0.0.1',
  port: smtp.port,
  security: 'none',
  username: '',
  password: '',
  senderName: 'Drukkerij "De Lijn", Utrecht',
  senderAddress: 'winkel@delijn.example',
  ...more,
})
const set = (more: object = {}) => owner.call('PUT', '/beheer/api/mail-server', { body: typed(more) })
const trial = (more: object = {}) =>
  owner.call('POST', '/beheer/api/mail-server/trial', { body: typed(more) })
const show = async () => (await owner.call('GET', '/beheer/api/mail-server')).json
const told = ({ status, json }: Answer) => {
  const [{ code, field, message }] = json.errors
  return [status, code, field, message]
}

/** A server that lets in one user with one password, and only where that is kept from others when `isOpen` is false. */
async function guarded() {
  const port = await anyLoopbackPort()
  const tried: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username = '', password = '' }, _session, done) {
      tried.push(`${username}:${password}`)
      if (password === 'geheim-1') done(null, { user: username })
      else done(new Error('wrong password'))
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port,
    tried,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

describe('the mail server that the owner sets', () => {
  it('sends what the shop mails from then on, from whom he said', async () => {
    expect(await show()).toMatchObject({ setBy: null, server: null })
    const { status, json } = await set()
    expect(status).toBe(200)
    expect(json).toMatchObject({
      setBy: 'desk',
      sender: '"Drukkerij De Lijn, Utrecht" <winkel@delijn.example>',
      server: { host: '127.0.0.1', port: smtp.port, security: 'none', username: null, hasPassword: false },
      lostPassword: false,
    })
    expect((await owner.call('POST', '/beheer/api/setup/mail')).status).toBe(200)
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), soon)
    expect(smtp.received[0]?.mail).toMatchObject({
      subject: expect.stringContaining('Proefmail'),
      from: { name: 'Drukkerij De Lijn, Utrecht', address: 'winkel@delijn.example' },
    })
    const setup = (await owner.call('GET', '/beheer/api/setup')).json
    expect([setup.done.mail, setup.mail]).toEqual([
      true,
      { isSent: true, from: json.sender, isByMachine: false },
    ])
    const removed = await owner.call('DELETE', '/beheer/api/mail-server')
    expect(removed.json).toMatchObject({ setBy: null, server: null })
    expect((await owner.call('GET', '/beheer/api/setup')).json.done.mail).toBe(false)
  })

  it('is tried before it is set, and nothing of that is kept', async () => {
    expect((await trial()).status).toBe(200)
    expect(smtp.received[0]?.mail.from?.address).toBe('winkel@delijn.example')
    expect((await show()).server).toBe(null)
    const { rows } = await sql`select from outbox`.execute(shop.database.db)
    expect(rows).toEqual([])
  })

  it('logs in with a password that nobody reads, which goes to no other server', async () => {
    const one = await guarded()
    const other = await guarded()
    const login = { port: one.port, username: 'winkel', password: 'geheim-1' }
    expect((await trial(login)).status).toBe(200)
    expect((await set(login)).json.server).toMatchObject({ username: 'winkel', hasPassword: true })
    const everything = JSON.stringify([
      await show(),
      (await owner.call('GET', '/beheer/api/audit')).json,
      (await sql`select after from audit_events where entity = 'mail_server'`.execute(shop.database.db)).rows,
      (await sql`select encode(sealed_password, 'escape') from mail_server`.execute(shop.database.db)).rows,
    ])
    expect(everything).toContain('winkel')
    expect(everything).not.toContain('geheim')

    // Kept as it was where another field is changed; asked again for another place, or another user.
    const kept = { ...login, password: null }
    expect((await set({ ...kept, senderName: 'De Lijn' })).status).toBe(200)
    expect((await trial(kept)).status).toBe(200)
    expect(one.tried.at(-1)).toBe('winkel:geheim-1')
    for (const more of [
      { port: other.port },
      { username: 'iemand' },
      { host: 'localhost' },
      { security: 'tls' },
    ])
      for (const answer of [await trial({ ...kept, ...more }), await set({ ...kept, ...more })])
        expect(told(answer)).toEqual([
          422,
          'InvalidInput',
          'password',
          'Vul het wachtwoord van deze gebruiker bij deze server in',
        ])
    expect(other.tried).toEqual([])
    await one.close()
    await other.close()
  })

  it('asks for the password again where the machine has another secret', async () => {
    const one = await guarded()
    await set({ port: one.port, username: 'winkel', password: 'geheim-1' })
    await sql`update mail_server set sealed_password = decode(repeat('00', 60), 'hex')`.execute(
      shop.database.db,
    )
    expect(await show()).toMatchObject({ lostPassword: true })
    await one.close()
  })

  it('is written down with who set it', async () => {
    await set()
    await set({ senderName: 'Anders' })
    const { rows } = await sql`
      select action, actor_kind as kind, after->>'sender_name' as name from audit_events
      where entity = 'mail_server' and action <> 'delete' order by id desc limit 2`.execute(shop.database.db)
    expect(rows).toEqual([
      { action: 'update', kind: 'operator', name: 'Anders' },
      { action: 'insert', kind: 'operator', name: 'Drukkerij "De Lijn", Utrecht' },
    ])
  })
})

describe('a mail server that does not take the trial', () => {
  it('is told at its field: where nobody answers, without the security that was chosen, or with another', async () => {
    const free = await anyLoopbackPort()
    expect(told(await trial({ port: free }))).toEqual([
      422,
      'MailServerRefused',
      'host',
      'Op deze server en poort antwoordt geen mailserver',
    ])
    expect(told(await trial({ security: 'starttls' })).slice(0, 3)).toEqual([
      422,
      'MailServerRefused',
      'security',
    ])
    expect(told(await trial({ security: 'tls' }))).toEqual([
      422,
      'MailServerRefused',
      'security',
      'Op deze poort spreekt de server geen TLS. Kies STARTTLS of een andere poort.',
    ])
  })

  it('is told with its own words: another password, and a mail that it refuses', async () => {
    const one = await guarded()
    const [status, code, field, message] = told(
      await trial({ port: one.port, username: 'winkel', password: 'mis' }),
    )
    expect([status, code, field]).toEqual([422, 'MailServerRefused', 'username'])
    expect(message).toContain('wrong password')
    await one.close()
    smtp.refuse(1, 554)
    expect(told(await trial())[3]).toContain('not now')
  })

  it.each([
    ['no server', { host: ' ' }, 'host'],
    ['an address of a page', { host: 'https://smtp.delijn.example/' }, 'host'],
    ['a port that there is not', { port: 70_000 }, 'port'],
    ['a sender that is no address', { senderAddress: 'winkel' }, 'senderAddress'],
    ['a name of two lines', { senderName: 'De\nLijn' }, 'senderName'],
  ])('is refused at its field: %s', async (_what, more, field) => {
    for (const answer of [await trial(more), await set(more)])
      expect(told(answer).slice(0, 3)).toEqual([422, expect.any(String), field])
    expect((await show()).server).toBe(null)
  })
})

describe('where the machine has a mail server', () => {
  it('or says that no mail leaves it, what was set counts no longer', async () => {
    await set()
    const { settings } = shop.shop
    Object.assign(settings, { smtpUrl: 'off' })
    try {
      await owner.call('POST', '/beheer/api/setup/mail')
      await vi.waitFor(async () => {
        const { rows } = await sql`select state from outbox`.execute(shop.database.db)
        expect(rows).toEqual([{ state: 'sent' }])
      }, soon)
      expect(smtp.received).toEqual([])
      expect((await owner.call('GET', '/beheer/api/setup')).json.mail).toMatchObject({
        isSent: false,
        isByMachine: true,
      })
    } finally {
      Object.assign(settings, { smtpUrl: null })
    }
  })

  it('nobody sets another here', async () => {
    const { settings } = shop.shop
    const before = settings.smtpUrl
    Object.assign(settings, { smtpUrl: smtp.url })
    try {
      expect(await show()).toMatchObject({ setBy: 'machine', sender: settings.mailFrom })
      for (const answer of [
        await set(),
        await trial(),
        await owner.call('DELETE', '/beheer/api/mail-server'),
      ])
        expect(told(answer).slice(0, 2)).toEqual([409, 'MailServerOfMachine'])
    } finally {
      Object.assign(settings, { smtpUrl: before })
    }
  })
})
