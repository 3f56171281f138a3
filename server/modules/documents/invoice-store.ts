import type { InvoiceContent } from '#domain/documents/invoice.ts'
import type { Executor } from '../../db/database.ts'
import { invoiceContent } from '../../db/documents/orders.ts'

/** A file of an invoice, as it was sent. */
export type KeptFile = { readonly key: string; readonly sizeBytes: number; readonly sha256: Buffer }

export type InvoiceRecord = {
  readonly id: string
  readonly companyId: string
  readonly orderId: string
  readonly isCredited: boolean
  readonly paidCents: number
  readonly creditedCents: number
  readonly createdAt: Date
  readonly content: InvoiceContent
  readonly pdfKey: string | null
  readonly ublKey: string | null
}

const COLUMNS = [
  'id',
  'company_id as companyId',
  'order_id as orderId',
  'is_credited as isCredited',
  'paid_cents as paidCents',
  'credited_cents as creditedCents',
  'created_at as createdAt',
  'pdf_key as pdfKey',
  'ubl_key as ublKey',
] as const

const selectInvoices = (executor: Executor) => executor.selectFrom('invoices').select([...COLUMNS, 'content'])

const readInvoice = (row: Omit<InvoiceRecord, 'content'> & { readonly content: unknown }): InvoiceRecord => ({
  ...row,
  content: invoiceContent.read(row.content),
})

/** An invoice or credit note. With a company, only when it is that company's. */
export async function findInvoice(
  executor: Executor,
  id: string,
  companyId: string | null = null,
): Promise<InvoiceRecord | null> {
  const row = await selectInvoices(executor)
    .where('id', '=', id)
    .$if(companyId !== null, (query) => query.where('company_id', '=', companyId ?? ''))
    .executeTakeFirst()
  return row ? readInvoice(row) : null
}

/** An invoice of the last day on which any were made, of whomever. */
export async function findNewestInvoice(executor: Executor): Promise<InvoiceRecord | null> {
  const row = await selectInvoices(executor)
    .where('kind', '=', 'invoice')
    .orderBy('issued_on', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? readInvoice(row) : null
}

/** The last invoice of the order with this number. */
export async function findInvoiceOfOrder(
  executor: Executor,
  orderNumber: string,
): Promise<InvoiceRecord | null> {
  const row = await selectInvoices(executor)
    .where('kind', '=', 'invoice')
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('orders').select('orders.id').where('orders.number', '=', orderNumber),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? readInvoice(row) : null
}

/** As `lockInvoiceNumbered`, by its id. */
export async function lockInvoice(executor: Executor, id: string): Promise<InvoiceRecord | null> {
  const row = await selectInvoices(executor).where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? readInvoice(row) : null
}

/** Nobody else credits this invoice or books on it until the transaction ends. */
export async function lockInvoiceNumbered(executor: Executor, number: string): Promise<InvoiceRecord | null> {
  const row = await selectInvoices(executor).where('number', '=', number).forUpdate().executeTakeFirst()
  return row ? readInvoice(row) : null
}

/** The number of the invoice of an order that was not taken back; null where it has none. */
export async function findOpenNumber(executor: Executor, orderId: string): Promise<string | null> {
  const row = await executor
    .selectFrom('invoices')
    .select('number')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .where('is_credited', '=', false)
    .executeTakeFirst()
  return row?.number ?? null
}

type NewInvoice = {
  readonly companyId: string
  readonly orderId: string
  readonly creditsId: string | null
  readonly content: InvoiceContent
  readonly now: Date
}

export async function insertInvoice(
  executor: Executor,
  { companyId, orderId, creditsId, content, now }: NewInvoice,
): Promise<string> {
  const { id } = await executor
    .insertInto('invoices')
    .values({
      kind: content.kind,
      number: content.number,
      company_id: companyId,
      order_id: orderId,
      credits_id: creditsId,
      issued_on: content.issuedOn,
      due_on: content.dueOn,
      net_cents: content.netCents,
      vat_cents: content.vatCents,
      total_cents: content.totalCents,
      content: invoiceContent.write(content),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function markCredited(executor: Executor, id: string): Promise<void> {
  await executor.updateTable('invoices').set({ is_credited: true }).where('id', '=', id).execute()
}

/** More of an invoice is taken back; the database refuses what is more than its total. */
export async function addCredited(executor: Executor, id: string, cents: number): Promise<void> {
  await executor
    .updateTable('invoices')
    .set((invoice) => ({ credited_cents: invoice('credited_cents', '+', cents) }))
    .where('id', '=', id)
    .execute()
}

/** The credit notes of an invoice, the first one first. */
export async function creditNotesOf(executor: Executor, invoiceId: string): Promise<InvoiceRecord[]> {
  const rows = await selectInvoices(executor)
    .where('credits_id', '=', invoiceId)
    .orderBy('created_at')
    .orderBy('number')
    .execute()
  return rows.map(readInvoice)
}

/** Notes where the files of an invoice lie, unless that is known: who comes second changes nothing. */
export async function keepFiles(
  executor: Executor,
  id: string,
  { pdf, ubl }: { readonly pdf: KeptFile; readonly ubl: KeptFile },
): Promise<void> {
  await executor
    .updateTable('invoices')
    .set({
      pdf_key: pdf.key,
      pdf_bytes: pdf.sizeBytes,
      pdf_sha256: pdf.sha256,
      ubl_key: ubl.key,
      ubl_bytes: ubl.sizeBytes,
      ubl_sha256: ubl.sha256,
    })
    .where('id', '=', id)
    .where('pdf_key', 'is', null)
    .execute()
}

/** Invoices that nobody has filed since then: their job was lost. */
export async function unkeptInvoices(executor: Executor, since: Date, most: number): Promise<string[]> {
  const rows = await executor
    .selectFrom('invoices')
    .select('id')
    .where('pdf_key', 'is', null)
    .where('created_at', '<', since)
    .orderBy('created_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
