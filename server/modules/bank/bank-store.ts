import { sql } from 'kysely'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import { BANK_QUEUES, type BankQueue } from '#domain/documents/bank-queues.ts'
import type { Executor } from '../../db/database.ts'
import type { CamtEntry } from './camt-report.ts'

/** Who read a file and when; null where the shop did. */
export type ReadFile = { readonly readAt: Date; readonly readBy: string | null }

export async function findReadFile(executor: Executor, sha256: Buffer): Promise<ReadFile | null> {
  const { rows } = await sql<ReadFile>`
    select f.read_at as "readAt", o.name as "readBy" from bank_files f left join operators o on o.id = f.read_by
    where f.sha256 = ${sha256}`.execute(executor)
  return rows[0] ?? null
}

type NewFile = {
  readonly sha256: Buffer
  readonly name: string
  readonly readAt: Date
  readonly readBy: string | null
}

/** Null when the same file was read before. */
export async function insertFile(trx: Executor, file: NewFile): Promise<string | null> {
  const row = await trx
    .insertInto('bank_files')
    .values({ sha256: file.sha256, name: file.name, read_at: file.readAt, read_by: file.readBy })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Keeps the entries that are not known from another file; answers how many of each way those are. */
export async function insertEntries(
  trx: Executor,
  fileId: string,
  entries: readonly CamtEntry[],
): Promise<{ readonly inCount: number; readonly outCount: number }> {
  const { rows } = await sql<{ inCount: number; outCount: number }>`
    with made as (
      insert into bank_entries (file_id, fingerprint, fate, booked_on, cents, payer_name, payer_iban, remittance)
      select ${fileId}::uuid, decode(fingerprint, 'hex'), case direction when 'in' then 'waits' else 'paid_out' end,
        "bookedOn", cents, "payerName", "payerIban", remittance
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (fingerprint text, direction text,
        "bookedOn" date, cents bigint, "payerName" text, "payerIban" text, remittance text)
      on conflict (fingerprint) do nothing returning fate)
    select (count(*) filter (where fate = 'waits'))::int as "inCount",
      (count(*) filter (where fate <> 'waits'))::int as "outCount" from made`.execute(trx)
  return rows[0] ?? { inCount: 0, outCount: 0 }
}

/** Where a page of a queue ends; the next one begins after it. */
export type EntryPlace = { readonly bookedOn: PlainDate; readonly id: string }

export type KeptEntry = EntryPlace & {
  readonly cents: number
  readonly payerName: string
  readonly payerIban: string | null
  readonly remittance: string
  readonly paymentId: string | null
  /** What stood on the statement, of which this may be a part. */
  readonly statementInCents: number
  /** Whether it was left when another entry was booked, and of whom that was. */
  readonly isRest: boolean
  readonly restOfCompany: string | null
}

const entryColumns = sql`e.id, e.booked_on as "bookedOn", e.cents, e.payer_name as "payerName",
  e.payer_iban as "payerIban", e.remittance, e.payment_id as "paymentId", e.rest_of is not null as "isRest",
  e.company_id as "restOfCompany", (select sum(f.cents) from bank_entries f
    where f.id = coalesce(e.rest_of, e.id) or f.rest_of = coalesce(e.rest_of, e.id))::bigint as "statementInCents"`

type Wanted = { readonly queue: BankQueue; readonly after: EntryPlace | null; readonly limit: number }

/** The entries of a queue from a place on, the newest first. */
export async function listEntries(executor: Executor, { queue, after, limit }: Wanted): Promise<KeptEntry[]> {
  const from = after ? sql`(e.booked_on, e.id) < (${after.bookedOn}::date, ${after.id}::uuid)` : sql`true`
  const { rows } = await sql<KeptEntry>`
    select ${entryColumns} from bank_entries e where e.fate = ${queue} and ${from}
    order by e.booked_on desc, e.id desc limit ${limit}`.execute(executor)
  return rows
}

/** How many entries each queue holds; who has more than `most` hears that number. */
export async function countEntries(
  executor: Executor,
  most: number,
): Promise<ReadonlyMap<BankQueue, number>> {
  const counts = BANK_QUEUES.map(
    (queue) => sql`select ${queue}::text as queue, (select count(*)::int from (
      select from bank_entries where fate = ${queue} limit ${most}) found) as count`,
  )
  const { rows } = await sql<{ queue: BankQueue; count: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(executor)
  return new Map(rows.map(({ queue, count }) => [queue, count]))
}

/** An entry, held until the transaction ends. */
export async function lockEntry(
  trx: Executor,
  id: string,
): Promise<(KeptEntry & { readonly fate: BankQueue }) | null> {
  const { rows } = await sql<KeptEntry & { readonly fate: BankQueue }>`
    select ${entryColumns}, e.fate from bank_entries e where e.id = ${id} for update`.execute(trx)
  return rows[0] ?? null
}

export async function setFate(
  trx: Executor,
  id: string,
  { fate, paymentId }: { readonly fate: BankQueue; readonly paymentId: string | null },
): Promise<void> {
  await trx.updateTable('bank_entries').set({ fate, payment_id: paymentId }).where('id', '=', id).execute()
}

/** Makes of what an entry has more than its payment an entry of its own, which waits. */
export async function splitRest(trx: Executor, id: string, restInCents: number): Promise<void> {
  await sql`
    with whole as (
      update bank_entries e set cents = e.cents - ${restInCents}::bigint from payments p
      where e.id = ${id} and p.id = e.payment_id returning e.*, p.company_id as payer),
    rest as (select gen_random_uuid() as id)
    insert into bank_entries (id, file_id, fingerprint, fate, booked_on, cents, payer_name, payer_iban, remittance,
      rest_of, company_id)
    select rest.id, file_id, sha256(rest.id::text::bytea), 'waits', booked_on, ${restInCents}::bigint, payer_name,
      payer_iban, remittance, coalesce(rest_of, whole.id), payer
    from whole, rest`.execute(trx)
}

/** What a company paid too much, and was neither booked nor paid back. */
export async function paidTooMuch(executor: Executor, companyId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(cents), 0)::bigint as cents from bank_entries
    where company_id = ${companyId} and fate = 'waits'`.execute(executor)
  return rows[0]?.cents ?? 0
}

/** An invoice as it is matched and shown. */
export type FoundInvoice = {
  readonly id: string
  readonly number: string
  readonly companyId: string
  readonly companyName: string
  readonly openCents: number
}

const invoiceColumns = sql`i.id, i.number, i.company_id as "companyId", c.name as "companyName",
  (case when i.is_credited then 0 else greatest(i.total_cents - i.paid_cents - i.credited_cents, 0) end)::bigint as "openCents"`

/** The invoices of these numbers, also those of which nothing is open. */
export async function invoicesNumbered(
  executor: Executor,
  numbers: readonly string[],
): Promise<readonly FoundInvoice[]> {
  const { rows } = await sql<FoundInvoice>`
    select ${invoiceColumns} from invoices i join companies c on c.id = i.company_id
    where i.number = any(${[...numbers]}::text[]) and i.kind = 'invoice'`.execute(executor)
  return rows
}

/** Of each company at most two invoices of which exactly one of these amounts is open: more of them tell no more. */
export async function invoicesOfAmounts(
  executor: Executor,
  amounts: readonly number[],
): Promise<readonly FoundInvoice[]> {
  const { rows } = await sql<FoundInvoice>`
    select ${invoiceColumns} from (
      select invoices.*, row_number() over (partition by company_id, total_cents - paid_cents - credited_cents order by due_on, id) as rank
      from invoices where kind = 'invoice' and not is_credited and paid_cents + credited_cents < total_cents
        and total_cents - paid_cents - credited_cents = any(${[...amounts]}::bigint[])) i
    join companies c on c.id = i.company_id where i.rank <= 2`.execute(executor)
  return rows
}

/** Which one company paid from each of these accounts before; of one from which several did, none. */
export async function companiesOfIbans(
  executor: Executor,
  ibans: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ iban: string; companyId: string }>`
    select coalesce(e.payer_iban, '') as iban, min(p.company_id::text) as "companyId"
    from bank_entries e join payments p on p.id = e.payment_id
    where e.fate = 'booked' and e.payer_iban = any(${[...ibans]}::text[])
    group by e.payer_iban having count(distinct p.company_id) = 1`.execute(executor)
  return new Map(rows.map(({ iban, companyId }) => [iban, companyId]))
}

export type PaidPart = {
  readonly paymentId: string
  readonly invoiceId: string
  readonly number: string
  readonly companyName: string
  readonly cents: number
}

/** What these payments pay. */
export async function paidParts(
  executor: Executor,
  paymentIds: readonly string[],
): Promise<readonly PaidPart[]> {
  const { rows } = await sql<PaidPart>`
    select t.payment_id as "paymentId", i.id as "invoiceId", i.number, c.name as "companyName", t.cents
    from payment_parts t join invoices i on i.id = t.invoice_id join companies c on c.id = i.company_id
    where t.payment_id = any(${[...paymentIds]}::uuid[]) order by i.number`.execute(executor)
  return rows
}
