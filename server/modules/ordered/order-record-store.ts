import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { OrderRecord } from './order-record.ts'

/** The designs of order line `l`, each with the studio's job and proofs, as JSON. */
const designsJson = sql`
  select coalesce(json_agg(json_build_object('id', d.id, 'designId', d.design_id, 'isStudio', d.is_studio, 'side', d.side,
    'quantity', d.quantity, 'fileName', d.file_name, 'isApproved', d.approved_at is not null,
    'job', (select json_build_object('id', j.id, 'state', j.state, 'brief', j.brief, 'priceCents', j.price_cents, 'proofs',
        (select coalesce(json_agg(json_build_object('id', p.id, 'designId', p.design_id, 'sentAt', p.sent_at, 'decision', p.decision,
          'decidedAt', p.decided_at, 'decidedBy', (select nullif(concat_ws(' ', c.first_name, c.last_name), '') from contacts c where c.id = p.decided_by),
          'isByLink', p.is_by_link, 'notedBy', (select s.name from operators s where s.id = p.noted_by), 'remarks', p.remarks) order by p.sent_at, p.decided_at nulls last, p.id), '[]') from proofs p where p.job_id = j.id),
        'questions', (select coalesce(json_agg(json_build_object('id', q.id, 'text', q.text, 'askedAt', q.asked_at, 'answer', q.answer,
          'ending', q.ending) order by q.asked_at, q.id), '[]') from studio_questions q where q.job_id = j.id))
      from studio_jobs j where j.line_design_id = d.id)) order by d.position), '[]')
  from order_line_designs d where d.order_line_id = l.id`

/** The lines of order group `g`, as JSON. */
const linesJson = sql`
  select coalesce(json_agg(json_build_object('id', l.id, 'groupId', l.group_id, 'part', l.part, 'sku', l.sku, 'title', l.title,
    'urlPath', l.url_path, 'imageUrl', l.image_url, 'quantity', l.quantity, 'widthMm', l.width_mm, 'heightMm', l.height_mm,
    'lengthMm', l.length_mm, 'options', l.options, 'optionTexts', l.option_texts, 'unitCents', l.unit_cents,
    'lineCents', l.line_cents, 'expressCents', l.express_cents, 'vatPercent', l.vat_percent, 'breakdown', l.breakdown,
    'extraDesignFeeCents', l.extra_design_fee_cents, 'state', l.state, 'designStatus', l.design_status,
    'deliveryKind', l.delivery_kind, 'deliveryDate', l.delivery_date, 'isExpress', l.is_express, 'address', l.address,
    'wantsCheck', l.wants_check, 'print', l.print, 'backSide', l.back_side, 'firstDate', l.first_date,
    'promiseMove', (select json_build_object('from', m.from_date, 'to', m.to_date, 'reason', m.reason)
      from promise_moves m where m.order_line_id = l.id order by m.moved_at desc limit 1),
    'trackingUrl', l.tracking_url, 'dispatch', (select json_build_object('id', d.id, 'number', d.number, 'carrier', d.carrier,
        'trackingCode', d.tracking_code, 'sentAt', d.sent_at) from dispatches d where d.id = l.dispatch_id),
    'parcels', (select coalesce(json_agg(json_build_object('id', d.id, 'number', d.number, 'carrier', d.carrier,
        'trackingCode', d.tracking_code, 'sentAt', d.sent_at, 'quantity', s.quantity, 'trackingUrl', s.tracking_url)
        order by d.number), '[]') from dispatch_lines s join dispatches d on d.id = s.dispatch_id where s.order_line_id = l.id),
    'handover', (select json_build_object('collectedBy', h.collected_by, 'collectedAt', h.collected_at)
      from handovers h where h.id = l.handover_id),
    'designs', (${designsJson}),
    'pack', (select pack from products where products.id = l.product_id),
    'replacementSku', (select replacement_sku from products where products.sku = l.sku)) order by l.position), '[]')
  from order_lines l where l.group_id = g.id`

/** The rows of orders, their documents not yet read, in the order of the ids; of any company when none is named. */
export async function findOrderRows(
  executor: Executor,
  companyId: string | null,
  ids: readonly string[],
): Promise<readonly OrderRecord[]> {
  const { rows } = await sql<OrderRecord>`/* prepared */
    select o.id, o.number, o.version, o.company_id as "companyId", o.reference, o.purchase_order_number as "purchaseOrderNumber",
      o.remarks, o.delivery_contact as "deliveryContact", o.state, o.placed_at as "placedAt",
      (select coalesce(max(e.at) filter (where l.id is not null), max(e.at) filter (where e.order_line_id is null))
        from order_events e left join order_lines l on l.id = e.order_line_id and l.state <> 'cancelled'
        where e.order_id = o.id and e.state in ('shipped', 'delivered')) as "leftAt",
      o.subtotal_cents as "subtotalCents", o.express_cents as "expressCents", o.shipping_cents as "shippingCents",
      o.net_cents as "netCents", o.total_cents as "totalCents", o.vat, o.vat_treatment as "vatTreatment",
      o.shifted_to_vat_id as "shiftedToVatId", o.invoice_address as "invoiceAddress", o.confirmation_email as "confirmationEmail",
      json_build_object('name', c.name, 'kvkNumber', c.kvk_number, 'vatId', c.vat_id, 'invoiceEmail', c.invoice_email,
        'paymentTermDays', c.payment_term_days) as company,
      json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name, 'phone', p.phone) as contact,
      (select staff.name from (
          select e.actor from order_events e where e.order_id = o.id and e.order_line_id is null order by e.at, e.id limit 1) placed
        join operators staff on placed.actor->>'kind' = 'operator' and placed.actor->>'inNameOf' is not null
          and staff.id = (placed.actor->>'id')::uuid) as "placedBy",
      (select coalesce(json_agg(json_build_object('id', g.id, 'title', g.title, 'reference', g.reference,
          'configuration', g.configuration, 'lines', (${linesJson})) order by g.position), '[]')
        from order_groups g where g.order_id = o.id) as groups,
      (select coalesce(json_agg(json_build_object('at', e.at, 'state', e.state) order by e.at, e.id), '[]')
        from order_events e where e.order_id = o.id and e.order_line_id is null) as events,
      (select coalesce(json_agg(json_build_object('at', h.changed_at, 'by', staff.name, 'reason', h.reason,
          'differences', h.differences) order by h.changed_at, h.id), '[]')
        from order_changes h left join operators staff on staff.id = h.changed_by where h.order_id = o.id) as changes
    from orders o
    join companies c on c.id = o.company_id
    join contacts p on p.id = o.contact_id
    where o.id = any(${ids}) and (${companyId}::uuid is null or o.company_id = ${companyId}::uuid)
    order by array_position(${ids}::uuid[], o.id)`.execute(executor)
  return rows
}

/** Of all companies, the order with this number. */
export async function findIdOfNumber(executor: Executor, number: string): Promise<string | null> {
  const row = await executor.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst()
  return row?.id ?? null
}

/** Of all companies, the order that was placed last. */
export async function findNewestId(executor: Executor): Promise<string | null> {
  const row = await executor
    .selectFrom('orders')
    .select('id')
    .orderBy('placed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
