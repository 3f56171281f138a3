import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { setTimeout as delay } from 'node:timers/promises'
import type { FileStorage } from '#server/storage/file-storage.ts'
import type { MailServer } from '#test/support/mail-server.ts'
import type { Load } from './load.ts'

const SETTLED_WITHIN_MS = 300_000
const LOOK_EVERY_MS = 500

/** What was asked of the database while it is there. */
export async function query<Row extends object>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}

/** Waits until the work that the load left is done: mails sent, files judged, what left the house invoiced. */
export async function untilSettled(url: string): Promise<void> {
  for (const until = Date.now() + SETTLED_WITHIN_MS; ; await delay(LOOK_EVERY_MS)) {
    const left = await query<{ what: string; count: number }>(
      url,
      `select what, count::int from (
         select 'mails' as what, count(*) from outbox where state = 'waiting'
         union all select 'files', count(*) from designs where status in ('receiving', 'processing')
         union all select 'invoices', count(*) from orders where invoiced_at is null and state = 'shipped'
       ) found where count > 0`,
    )
    if (left.length === 0) return
    if (Date.now() > until)
      throw new Error(`not done: ${left.map(({ what, count }) => `${count} ${what}`).join(', ')}`)
  }
}

export type Count = { readonly what: string; readonly of: number; readonly wrong: number }

/** Which numbers of invoices there are; the demo has left some out, and credited an invoice that it made anew. */
export type Numbers = {
  readonly invoices: number
  readonly invoiceGaps: number
  readonly doubled: number
}

export async function countNumbers(url: string): Promise<Numbers> {
  const [numbers] = await query<Numbers>(
    url,
    `with each as (
       select regexp_replace(number, '\\d+$', '') as series, substring(number from '\\d+$')::int as number from invoices
     ), series as (
       select count(*)::int as count, (max(number) - min(number) + 1 - count(*))::int as gaps from each group by series
     ), twice as (
       select 1 from invoices where kind = 'invoice' and order_id is not null group by order_id having count(*) > 1
     )
     select coalesce(sum(count), 0)::int as invoices, coalesce(sum(gaps), 0)::int as "invoiceGaps",
       (select count(*) from twice)::int as doubled
     from series`,
  )
  if (!numbers) throw new Error('nothing was counted')
  return numbers
}

/** Holds what customers were told against what the shop has: each of these must be 0. */
export async function countWrong(
  url: string,
  {
    load,
    emails,
    mails,
    before,
    files: storage,
  }: {
    readonly load: Load
    readonly emails: readonly string[]
    readonly mails: MailServer
    readonly before: Numbers
    readonly files: FileStorage
  },
): Promise<readonly Count[]> {
  const { told, sent } = load
  const orders = await query<{ id: string; number: string; quantities: readonly number[] }>(
    url,
    `select o.id, o.number, array_agg(l.quantity) as quantities
     from orders o join contacts c on c.id = o.contact_id join order_lines l on l.order_id = o.id
     where c.email = any($1) group by o.id`,
    [emails],
  )
  const byId = new Map(orders.map((order) => [order.id, order]))
  const known = new Set(told.map(({ id }) => id))
  const wrongLines = told.filter(({ id, quantity }) => {
    const order = byId.get(id)
    return order && (order.quantities.length !== 1 || order.quantities[0] !== quantity)
  })
  const files = await query<{ name: string; key: string | null }>(
    url,
    `select file_name as name, storage_key as key from designs where file_name = any($1)`,
    [sent.map(({ fileName }) => fileName)],
  )
  const hashes = new Map(
    await Promise.all(
      files.map(async ({ name, key }) => [name, key && (await storage.useLocally(key, hashOf))] as const),
    ),
  )
  const numbers = await countNumbers(url)
  return [
    { what: 'orders lost', of: told.length, wrong: told.filter(({ id }) => !byId.has(id)).length },
    { what: 'orders doubled', of: told.length, wrong: orders.filter(({ id }) => !known.has(id)).length },
    { what: 'orders with other lines', of: told.length, wrong: wrongLines.length },
    {
      what: 'invoice numbers left out',
      of: numbers.invoices,
      wrong: numbers.invoiceGaps - before.invoiceGaps,
    },
    { what: 'orders invoiced twice', of: numbers.invoices, wrong: numbers.doubled - before.doubled },
    {
      what: 'files with other bytes',
      of: sent.length,
      wrong: sent.filter(({ fileName, sha256 }) => hashes.get(fileName) !== sha256).length,
    },
    { what: 'files twice', of: sent.length, wrong: files.length - hashes.size },
    ...(await countMails(url, emails, mails)),
  ]
}

const hashOf = async (path: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')

/** A mail of which the worker died before it noted that it was sent comes once more, and mailboxes drop it by its message id. */
async function countMails(url: string, emails: readonly string[], { received }: MailServer) {
  const queued = await query<{ recipient: string; count: number }>(
    url,
    `select recipient, count(*)::int as count from outbox where recipient = any($1) group by recipient`,
    [emails],
  )
  const arrived = new Map<string, Set<string>>()
  for (const { to, mail } of received)
    for (const email of to) arrived.set(email, (arrived.get(email) ?? new Set()).add(mail.messageId ?? ''))
  const missing = queued.reduce(
    (sum, { recipient, count }) => sum + Math.max(0, count - (arrived.get(recipient)?.size ?? 0)),
    0,
  )
  const more = queued.reduce(
    (sum, { recipient, count }) => sum + Math.max(0, (arrived.get(recipient)?.size ?? 0) - count),
    0,
  )
  const of = queued.reduce((sum, { count }) => sum + count, 0)
  return [
    { what: 'mails lost', of, wrong: missing },
    { what: 'mails doubled', of, wrong: more },
  ]
}
