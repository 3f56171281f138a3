import { sql } from 'kysely'
import type { PrintFileType } from '#domain/designs/facts.ts'
import type { Executor } from '../../db/database.ts'

/** So many rows from so far; the newest come first. */
export type Window = { readonly limit: number; readonly offset: number }

type Counted = { readonly totalCount: number }

export type InvoiceRow = Counted & {
  readonly id: string
  readonly kind: 'invoice' | 'credit_note'
  readonly number: string
  readonly orderId: string
  readonly orderNumber: string
  readonly issuedOn: string
  readonly isCredited: boolean
  readonly dueOn: string | null
  readonly paidCents: number
  readonly creditedCents: number
  readonly netCents: number
  readonly totalCents: number
  readonly pdfBytes: number | null
  readonly ublBytes: number | null
}

export async function pageInvoices(
  executor: Executor,
  companyId: string,
  { limit, offset }: Window,
): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`/* prepared */
    select i.id, i.kind, i.number, i.order_id as "orderId", o.number as "orderNumber", i.issued_on as "issuedOn",
      i.is_credited as "isCredited", i.due_on as "dueOn", i.paid_cents as "paidCents", i.credited_cents as "creditedCents", i.net_cents as "netCents", i.total_cents as "totalCents", i.pdf_bytes as "pdfBytes",
      i.ubl_bytes as "ublBytes",
      (select count(*)::int from invoices where company_id = ${companyId}) as "totalCount"
    from invoices i join orders o on o.id = i.order_id
    where i.company_id = ${companyId}
    order by i.issued_on desc, i.number desc limit ${limit} offset ${offset}`.execute(executor)
  return rows
}

/** The invoices and credit notes of these orders, oldest first. */
export async function invoicesOfOrders(
  executor: Executor,
  orderIds: readonly string[],
): Promise<(Pick<InvoiceRow, 'id' | 'kind' | 'number' | 'pdfBytes' | 'ublBytes'> & { orderId: string })[]> {
  if (orderIds.length === 0) return []
  return executor
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'order_id as orderId', 'pdf_bytes as pdfBytes', 'ubl_bytes as ublBytes'])
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .orderBy('number')
    .execute()
}

export type OrderPapersRow = Counted & {
  readonly id: string
  readonly number: string
  readonly reference: string | null
  readonly placedAt: Date
  readonly netCents: number
  readonly totalCents: number
  readonly hasPackingSlip: boolean
}

export async function pageOrderPapers(
  executor: Executor,
  companyId: string,
  { limit, offset }: Window,
): Promise<OrderPapersRow[]> {
  const { rows } = await sql<OrderPapersRow>`/* prepared */
    select o.id, o.number, o.reference, o.placed_at as "placedAt", o.net_cents as "netCents", o.total_cents as "totalCents",
      exists (select from order_lines l where l.order_id = o.id
        and (l.state in ('ready', 'ready_for_pickup', 'shipped', 'delivered', 'closed')
          or exists (select from dispatch_lines s where s.order_line_id = l.id))) as "hasPackingSlip",
      (select count(*)::int from orders where company_id = ${companyId}) as "totalCount"
    from orders o where o.company_id = ${companyId}
    order by o.placed_at desc, o.id limit ${limit} offset ${offset}`.execute(executor)
  return rows
}

export type QuotePaperRow = Counted & {
  readonly id: string
  readonly number: string
  readonly reference: string
  readonly parkedAt: Date
  readonly validUntil: string
  readonly netCents: number
  readonly totalCents: number
}

export async function pageQuotes(
  executor: Executor,
  companyId: string,
  { limit, offset }: Window,
): Promise<QuotePaperRow[]> {
  const { rows } = await sql<QuotePaperRow>`
    select id, quote_number as number, reference, parked_at as "parkedAt", valid_until as "validUntil",
      quoted_net_cents as "netCents", quoted_total_cents as "totalCents", count(*) over ()::int as "totalCount"
    from carts where company_id = ${companyId} and state = 'parked' and quote_number is not null
    order by parked_at desc, id limit ${limit} offset ${offset}`.execute(executor)
  return rows
}

export type TemplateRow = Counted & {
  readonly id: string
  readonly title: string
  readonly urlPath: string | null
  readonly sku: string
  readonly files: readonly {
    readonly id: string
    readonly name: string
    readonly sizeBytes: number
    readonly format: string | null
  }[]
}

/** Products that the company has ordered, by themselves or as what was put together, with their files to work with. */
export async function pageTemplates(
  executor: Executor,
  companyId: string,
  { limit, offset }: Window,
): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`/* prepared */
    with bought as (
      select l.product_id as id, max(o.placed_at) as at from orders o join order_lines l on l.order_id = o.id
        where o.company_id = ${companyId} and l.product_id is not null group by l.product_id
      union all
      select c.product_id, max(o.placed_at) from orders o join order_groups g on g.order_id = o.id
        join configurators c on c.key = g.configuration->>'key'
        where o.company_id = ${companyId} and g.configuration is not null group by c.product_id
    ), latest as (select id, max(at) as at from bought group by id)
    select p.id, p.title, p.url_path as "urlPath", p.sku, count(*) over ()::int as "totalCount",
      (select json_agg(json_build_object('id', f.id, 'name', f.name, 'sizeBytes', f.size_bytes,
        'format', substring(f.storage_key from '[.]([a-z0-9]+)$')) order by f.position, f.name)
        from product_files f where f.product_id = p.id) as files
    from latest join products p on p.id = latest.id and p.status <> 'draft'
    where exists (select from product_files f where f.product_id = p.id)
    order by latest.at desc, p.title limit ${limit} offset ${offset}`.execute(executor)
  return rows
}

export type OwnDesignRow = Counted & {
  readonly id: string
  readonly fileName: string
  readonly sizeBytes: number
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly at: Date
}

/** Whole files of the company's library. */
export async function pageDesigns(
  executor: Executor,
  companyId: string,
  { limit, offset }: Window,
): Promise<OwnDesignRow[]> {
  const { rows } = await sql<OwnDesignRow>`/* prepared */
    select id, file_name as "fileName", size_bytes as "sizeBytes", width_mm as "widthMm", height_mm as "heightMm",
      coalesce(uploaded_at, created_at) as at, count(*) over ()::int as "totalCount"
    from designs
    where company_id = ${companyId} and soft_deleted_at is null and not is_patchup and storage_key is not null
      and size_bytes is not null and status not in ('announced', 'receiving')
    order by created_at desc, id limit ${limit} offset ${offset}`.execute(executor)
  return rows
}

type OwnDesign = {
  readonly fileName: string
  readonly storageKey: string
  /** Null for a file that could not be read. */
  readonly type: PrintFileType | null
}

/** A file that the company may fetch: of its library, or one that an order of it was printed from. */
export async function findOwnDesign(
  executor: Executor,
  companyId: string,
  id: string,
): Promise<OwnDesign | null> {
  const { rows } = await sql<OwnDesign>`
    select file_name as "fileName", storage_key as "storageKey", facts->>'type' as type from designs d
    where d.id = ${id} and d.company_id = ${companyId} and d.storage_key is not null
      and d.status not in ('announced', 'receiving')
      and (d.soft_deleted_at is null or exists (select from order_line_designs o where o.design_id = d.id))`.execute(
    executor,
  )
  return rows[0] ?? null
}
