import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { postfixReport } from '#test/support/delivery-reports.ts'
import { type ImapServer, imapServer } from '#test/support/imap-server.ts'
import { type TestShop, testShop } from '#test/support/shop.ts'
import { insertMail } from '../outbox-store.ts'
import { readBouncesTask } from './read-bounces.task.ts'
import { readMailbox } from './read-mailbox.ts'

const LOGIN = { user: 'terug@winkel.example', password: 'geheim "1"' }

let shop: TestShop
let imap: ImapServer
beforeAll(async () => {
  shop = await testShop()
  return () => shop.close()
})
beforeEach(async () => {
  imap = await imapServer(LOGIN)
})
afterEach(() => imap.close())

const mailbox = (changed: object = {}) => ({
  host: '127.0.0.1',
  port: imap.port,
  isSecure: false,
  ...LOGIN,
  folder: 'INBOX',
  doneFolder: null,
  ...changed,
})
const read = (changed?: object) => readMailbox(shop.shop, mailbox(changed), new AbortController().signal)

/** A mail that was sent, and the report that it came back. */
async function returned() {
  const id = await insertMail(shop.database.db, {
    dedupeKey: randomUUID(),
    template: 'quote',
    recipient: 'jan@bedrijf.example',
    message: { subject: 'Offerte', html: '<!doctype html><p>Hallo</p>', text: 'Hallo' },
  })
  await setState(id!, 'sent')
  return { id: id!, report: postfixReport({ about: `<${id}@winkel.example>` }) }
}
const setState = (id: string, state: 'sent' | 'waiting') =>
  shop.database.db.updateTable('outbox').set({ state }).where('id', '=', id).execute()
const stateOf = async (id: string) =>
  (await shop.database.db.selectFrom('outbox').select('state').where('id', '=', id).executeTakeFirstOrThrow())
    .state
const reportsOf = async (id: string) =>
  (await shop.database.db.selectFrom('mail_reports').select('read_by').where('mail_id', '=', id).execute())
    .length
const isFlagged = ({ flags }: { readonly flags: ReadonlySet<string> }) => flags.has('\\Flagged')
const isSeen = ({ flags }: { readonly flags: ReadonlySet<string> }) => flags.has('\\Seen')

describe('a mailbox', () => {
  it('has its unread reports read and marked, and all else left alone', async () => {
    const { id, report } = await returned()
    const question = imap.receive('From: jan@bedrijf.example\nSubject: Vraag\n\nWaar blijft mijn order?')
    const message = imap.receive(report)
    const broken = imap.receive('Content-Type: multipart/report; boundary=g\n\nniets')
    const receipt = imap.receive(
      'Content-Type: multipart/report; report-type=disposition-notification; boundary=g\n\n--g--',
    )
    const foreign = imap.receive(postfixReport({ about: '<CAF=x@mail.gmail.com>' }))
    await read()
    expect(await stateOf(id)).toBe('failed')
    expect([question, message, broken, receipt, foreign].map(isSeen)).toEqual([
      false,
      true,
      false,
      false,
      true,
    ])
    // What says that it is a report and cannot be read as one is looked at once.
    expect([question, message, broken, receipt, foreign].filter(isFlagged)).toEqual([broken])
    expect(imap.messages.map(({ folder }) => folder)).toEqual(Array(5).fill('INBOX'))
    const [change] = await shop.database.db
      .selectFrom('audit_events')
      .select(['actor_kind', 'actor_task'])
      .where('entity', '=', 'outbox')
      .where('entity_id', '=', id)
      .execute()
    expect(change).toEqual({ actor_kind: 'system', actor_task: 'read-bounces' })
  })

  it('has them moved to a folder, which is made when it is not there', async () => {
    const [one, other] = [await returned(), await returned()]
    const kept = imap.receive('Subject: Vraag\n\nDag')
    imap.receive(one.report)
    await read({ doneFolder: 'Gelezen' })
    imap.receive(other.report)
    await read({ doneFolder: 'Gelezen' })
    expect([await stateOf(one.id), await stateOf(other.id)]).toEqual(['failed', 'failed'])
    expect(imap.messages.map(({ folder }) => folder)).toEqual(['INBOX', 'Gelezen', 'Gelezen'])
    expect(isSeen(kept)).toBe(false)
  })

  it('that breaks the line before a report was marked loses none, and counts none twice', async () => {
    const [one, other] = [await returned(), await returned()]
    const messages = [imap.receive(one.report), imap.receive(other.report)]
    imap.breakAt('UID STORE')
    await expect(read()).rejects.toThrow(/^IMAP: /)
    expect(messages.map(isSeen)).toEqual([false, false])
    await read()
    expect(messages.map(isSeen)).toEqual([true, true])
    for (const { id } of [one, other]) expect([await stateOf(id), await reportsOf(id)]).toEqual(['failed', 1])
  })

  it('keeps a report unread that cannot be kept, and one about a mail that is being sent', async () => {
    const [lost, early] = [await returned(), await returned()]
    await setState(early.id, 'waiting')
    const message = imap.receive(early.report)
    await read()
    expect([isSeen(message), await reportsOf(early.id)]).toEqual([false, 0])
    await setState(early.id, 'sent')
    const other = imap.receive(lost.report)
    const away = { ...shop.shop, clock: () => new Date(Number.NaN) }
    await expect(readMailbox(away, mailbox(), new AbortController().signal)).rejects.toThrow()
    expect([isSeen(other), await reportsOf(lost.id)]).toEqual([false, 0])
    await read()
    expect([isSeen(message), isSeen(other)]).toEqual([true, true])
  })

  it('that holds a report twice has both marked, and counts one', async () => {
    const { id, report } = await returned()
    const copies = [imap.receive(report), imap.receive(report)]
    await read()
    expect([copies.map(isSeen), await reportsOf(id)]).toEqual([[true, true], 1])
  })

  it.each([
    ['that refuses who logs in', { password: 'fout' }, 'IMAP login: '],
    ['without that folder', { folder: 'Elders' }, 'IMAP: '],
    ['that is away', { port: 1 }, 'IMAP: '],
  ])('%s says why', async (_name, changed, why) => {
    const { id, report } = await returned()
    const message = imap.receive(report)
    await expect(read(changed)).rejects.toThrow(new RegExp(`^${why}`))
    await expect(read(changed)).rejects.not.toThrow(/geheim|fout/)
    expect([isSeen(message), await stateOf(id)]).toEqual([false, 'sent'])
  })

  it('is left when the work is called off', async () => {
    imap.receive((await returned()).report)
    await expect(readMailbox(shop.shop, mailbox(), AbortSignal.abort(new Error('stop')))).rejects.toThrow()
    expect(imap.messages.some(isSeen)).toBe(false)
  })
})

describe('the job that reads it', () => {
  const soon = { timeout: 20_000, interval: 50 }

  it('does nothing without a setting, and reads by one, again after a failure', async () => {
    const { id, report } = await returned()
    const message = imap.receive(report)
    const signal = new AbortController().signal
    await readBouncesTask.run(shop.shop, {}, signal)
    expect(imap.logins()).toBe(0)
    const set = { ...shop.shop, settings: { ...shop.shop.settings, bounces: mailbox() } }
    imap.breakAt('UID FETCH')
    await shop.jobs.work(set, [readBouncesTask])
    await shop.jobs.send(shop.database.db, readBouncesTask, {})
    await vi.waitFor(() => expect(isSeen(message)).toBe(true), soon)
    expect(imap.logins()).toBe(2)
    expect(await stateOf(id)).toBe('failed')
  })
})
