import { createServer, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sql } from 'kysely'
import { SYSTEM } from '#test/support/actors.ts'
import { type MailServer, mailServer } from '#test/support/mail-server.ts'
import { type TestShop, testShop } from '#test/support/shop.ts'
import { untilFree } from '#test/support/until-free.ts'
import type { MailPicture } from '../../db/documents/mails.ts'
import { type DeliverMail, mailDelivery } from './deliver-mail.ts'
import { queueMail } from './queue-mail.ts'
import { readPicture } from './read-picture.ts'
import { failedMails, reviveMails } from './revive-mails.ts'
import { sendMailTask } from './send-mail.task.ts'

const soon = { timeout: 25_000, interval: 50 }
/** For a mail server that answers on the same busy machine. */
const PATIENCE_MS = 10_000
const LITTLE_PATIENCE_MS = 400
const readAttachment = () => Promise.reject(new Error('no mail of this test has any'))
let patienceMs = PATIENCE_MS
let smtp: MailServer
let shop: TestShop
beforeAll(async () => {
  smtp = await mailServer()
  shop = await testShop({
    settings: {
      smtpUrl: smtp.url,
      publicUrl: 'https://winkel.example',
      mailFrom: 'Winkel <winkel@winkel.example>',
      mailReturnPath: 'terug@winkel.example',
    },
  })
  const { db, clock, log, settings } = shop.shop
  const deliver: DeliverMail = (...mail) => mailDelivery({ db, settings }, patienceMs)(...mail)
  const picture = (one: MailPicture) => readPicture(shop.shop, one)
  await shop.jobs.work({ db, clock, log, deliver, readAttachment, readPicture: picture }, [sendMailTask])
})
beforeEach(() => sql`truncate outbox cascade`.execute(shop.database.db).then(() => undefined))
afterEach(() => smtp.received.splice(0))
afterAll(async () => {
  await shop.close()
  await smtp.close()
})

let made = 0
/** What a customer does while the mail server is in a mood: it is answered, whatever becomes of the mail. */
async function ask(): Promise<void> {
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { name: 'Jan', email: 'jan@bedrijf.example', subject: 'Vraag', message: 'Hoe dan?' },
    remoteAddress: `10.2.0.${(made += 1)}`,
  })
  expect(statusCode).toBe(200)
}
const states = async () =>
  (await shop.database.db.selectFrom('outbox').select('state').execute()).map(({ state }) => state)
const allSent = () => vi.waitFor(async () => expect(await states()).toEqual(['sent', 'sent']), soon)
const attempted = () =>
  vi.waitFor(async () => {
    const { attempts } = await shop.database.db
      .selectFrom('outbox')
      .select((eb) => eb.fn.sum<string>('attempts').as('attempts'))
      .executeTakeFirstOrThrow()
    expect(Number(attempts)).toBeGreaterThanOrEqual(2)
  }, soon)
const messageIds = () => smtp.received.map(({ mail }) => mail.messageId)

/** Instead of the mail server something else listens on its port. */
async function instead(
  work: (heal: () => Promise<void>) => Promise<void>,
  onConnection?: (socket: Socket) => void,
) {
  const { port } = smtp
  await smtp.close()
  const sockets: Socket[] = []
  const other = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    onConnection?.(socket)
  })
  await untilFree(port)
  if (onConnection) await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  await work(async () => {
    for (const socket of sockets) socket.destroy()
    if (onConnection) await new Promise((resolve) => other.close(resolve))
    smtp = await mailServer(port)
  })
}

describe('a mail server', () => {
  it('that is down gets the mails once it is back', async () => {
    await instead(async (heal) => {
      await ask()
      await attempted()
      expect(await states()).toEqual(['waiting', 'waiting'])
      await heal()
    })
    await allSent()
    expect(new Set(messageIds()).size).toBe(2)
    expect(smtp.received).toHaveLength(2)
  })

  it('that takes calls and says nothing is left alone after a while, and tried again', async () => {
    patienceMs = LITTLE_PATIENCE_MS
    await instead(
      async (heal) => {
        await ask()
        await attempted()
        patienceMs = PATIENCE_MS
        await heal()
      },
      () => undefined,
    )
    await allSent()
    expect(smtp.received).toHaveLength(2)
  })

  it('that refuses for now gets each mail again, once', async () => {
    smtp.refuse(2, 451)
    await ask()
    await allSent()
    expect(smtp.received).toHaveLength(2)
  })

  it('that drops the line after the whole mail gets it twice at most, by one message id', async () => {
    smtp.dropAfterData(1)
    await ask()
    await allSent()
    expect(smtp.received).toHaveLength(3)
    expect(new Set(messageIds()).size).toBe(2)
  })

  it('that refuses for good is not asked again: the mail is a dead letter, which can be sent by hand', async () => {
    smtp.refuse(2, 550)
    await ask()
    await vi.waitFor(async () => expect(await states()).toEqual(['failed', 'failed']), soon)
    const dead = await failedMails(shop.shop, SYSTEM)
    expect(dead.map(({ template }) => template).toSorted()).toEqual(['contact_copy', 'contact_message'])
    expect(dead[0]?.error).toContain('550')
    expect(await bounced()).toEqual([])
    const list = await shop.app.inject('/__mail')
    expect(list.body).toContain('niet verzonden')
    expect(await reviveMails(shop.shop, SYSTEM)).toBe(2)
    await allSent()
    expect(await reviveMails(shop.shop, SYSTEM)).toBe(0)
  })
})

const bounced = async () => {
  const mails = shop.database.db.selectFrom('outbox').select('recipient').where('bounced_at', 'is not', null)
  return (await mails.execute()).map(({ recipient }) => recipient)
}

describe('an address that a mail server refuses', () => {
  it('for good sends its mail back, which can be sent once it was put right', async () => {
    smtp.refuseAddress('jan@bedrijf.example')
    await ask()
    await vi.waitFor(async () => expect((await states()).toSorted()).toEqual(['failed', 'sent']), soon)
    expect(await bounced()).toEqual(['jan@bedrijf.example'])
    expect((await failedMails(shop.shop, SYSTEM))[0]?.error).toContain('no such user')
    smtp.refuseAddress(null)
    expect(await reviveMails(shop.shop, SYSTEM)).toBe(1)
    await allSent()
    expect(await bounced()).toEqual([])
  })

  it('for now keeps it waiting', async () => {
    smtp.refuseAddress('jan@bedrijf.example', 450)
    await ask()
    await vi.waitFor(async () => {
      const { rows } = await sql<{ error: string }>`
        select last_error as error from outbox where recipient = 'jan@bedrijf.example' and last_error is not null`.execute(
        shop.database.db,
      )
      expect(rows[0]?.error).toContain('no such user')
    }, soon)
    expect((await states()).toSorted()).toContain('waiting')
    expect(await bounced()).toEqual([])
    smtp.refuseAddress(null)
    await allSent()
  })
})

const mailWith = (oneClickUrl: string) =>
  shop.database.db.transaction().execute((trx) =>
    queueMail(shop.shop, trx, {
      dedupeKey: oneClickUrl,
      template: 'contact_copy',
      recipient: 'jan@bedrijf.example',
      message: { subject: 'Test', html: '<p>Test</p>', text: 'Test', oneClickUrl },
    }),
  )
const arrivedHeaders = () =>
  Object.fromEntries(smtp.received[0]?.mail.headers.map(({ key, value }) => [key, value]) ?? [])

describe('what mail servers know a mail by', () => {
  it('is an id that is kept with it, and an address of ours to send it back to', async () => {
    await mailWith('https://winkel.example/nieuwsbrief/afmelden/y')
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), soon)
    const [{ id } = { id: '' }] = await shop.database.db.selectFrom('outbox').select('id').execute()
    const [received] = smtp.received
    expect(received?.mail.messageId).toBe(`<${id}@winkel.example>`)
    expect([received?.returnPath, received?.mail.from?.address]).toEqual([
      'terug@winkel.example',
      'winkel@winkel.example',
    ])
  })

  it('is another id once it came back and is sent again', async () => {
    smtp.refuseAddress('jan@bedrijf.example')
    await mailWith('https://winkel.example/nieuwsbrief/afmelden/z')
    await vi.waitFor(async () => expect(await states()).toEqual(['failed']), soon)
    smtp.refuseAddress(null)
    await reviveMails(shop.shop, SYSTEM)
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), soon)
    const [row] = await shop.database.db.selectFrom('outbox').select(['id', 'sent_as']).execute()
    expect(row?.sent_as).not.toBe(row?.id)
    expect(messageIds()).toEqual([`<${row?.sent_as}@winkel.example>`])
  })
})

describe('a mail that was asked for', () => {
  it('says how a mail client ends it with one click, over https only', async () => {
    await mailWith('https://winkel.example/nieuwsbrief/afmelden/x')
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), soon)
    expect(arrivedHeaders()).toMatchObject({
      'list-unsubscribe': '<https://winkel.example/nieuwsbrief/afmelden/x>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
    smtp.received.splice(0)
    await mailWith('http://winkel.example/nieuwsbrief/afmelden/x')
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), soon)
    expect(arrivedHeaders()).not.toHaveProperty('list-unsubscribe-post')
  })
})
