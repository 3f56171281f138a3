import { sql } from 'kysely'
import type { OrderedPrint } from '#domain/designs/print-spec.ts'
import type { StudioState } from '#domain/designs/studio.ts'
import type { LineState, OrderState } from '#domain/orders/states.ts'
import type { Executor } from '../../db/database.ts'
import { orderedPrint } from '../../db/documents/goods.ts'

/** A job of the studio with what it is part of. */
export type StudioJobRecord = {
  readonly id: string
  readonly state: StudioState
  readonly brief: string
  readonly lineDesignId: string
  readonly orderLineId: string
  readonly lineTitle: string
  readonly imageUrl: string | null
  readonly print: OrderedPrint | null
  readonly orderId: string
  readonly orderNumber: string
  readonly companyId: string
  readonly companyName: string
  readonly confirmationEmail: string
  readonly firstName: string
}

const selectJob = sql`
  select j.id, j.state, j.brief, d.id as "lineDesignId", l.id as "orderLineId", l.title as "lineTitle", l.image_url as "imageUrl", l.print, o.id as "orderId",
    o.number as "orderNumber", o.company_id as "companyId", companies.name as "companyName",
    o.confirmation_email as "confirmationEmail", contacts.first_name as "firstName"
  from studio_jobs j
  join order_line_designs d on d.id = j.line_design_id
  join order_lines l on l.id = d.order_line_id
  join orders o on o.id = l.order_id
  join companies on companies.id = o.company_id
  join contacts on contacts.id = o.contact_id`

/** A job of a company's order, taken with its order for the rest of the transaction. */
export async function lockJobOfCompany(
  trx: Executor,
  companyId: string,
  orderId: string,
  jobId: string,
): Promise<StudioJobRecord | null> {
  const { rows } = await sql<StudioJobRecord>`${selectJob}
    where o.company_id = ${companyId} and o.id = ${orderId} and j.id = ${jobId} for update of o, j`.execute(
    trx,
  )
  return rows[0] ? readJob(rows[0]) : null
}

const readJob = (row: StudioJobRecord): StudioJobRecord => ({
  ...row,
  print: orderedPrint.readOrNull(row.print),
})

/** The jobs that staff mean by an order number, or by the id of a line or of a job; the first that is open comes first. */
export async function lockJobsNamed(trx: Executor, name: string): Promise<readonly StudioJobRecord[]> {
  const { rows } = await sql<StudioJobRecord>`${selectJob}
    where o.number = ${name} or l.id::text = ${name} or j.id::text = ${name}
    order by l.position, d.position for update of o, j`.execute(trx)
  return rows.map(readJob)
}

export async function setJob(
  trx: Executor,
  jobId: string,
  change: { readonly state: StudioState; readonly brief?: string },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('studio_jobs')
    .set({ ...change, updated_at: now })
    .where('id', '=', jobId)
    .execute()
}

export async function insertProof(
  trx: Executor,
  proof: { readonly jobId: string; readonly designId: string; readonly sha256: Buffer; readonly now: Date },
): Promise<{ readonly id: string; readonly number: number }> {
  const { id } = await trx
    .insertInto('proofs')
    .values({ job_id: proof.jobId, design_id: proof.designId, sha256: proof.sha256, sent_at: proof.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { count } = await trx
    .selectFrom('proofs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('job_id', '=', proof.jobId)
    .executeTakeFirstOrThrow()
  return { id, number: count }
}

export type ProofRecord = {
  readonly designId: string
  readonly decision: 'approved' | 'returned' | null
  /** Its file was read, and can be printed. */
  readonly isPrintable: boolean
}

export async function findProof(trx: Executor, jobId: string, proofId: string): Promise<ProofRecord | null> {
  const row = await trx
    .selectFrom('proofs')
    .innerJoin('designs', 'designs.id', 'proofs.design_id')
    .select((eb) => [
      'design_id as designId',
      'decision',
      eb('designs.status', 'in', ['valid', 'fixable']).$castTo<boolean>().as('isPrintable'),
    ])
    .where('proofs.id', '=', proofId)
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return row ?? null
}

export async function decideProof(
  trx: Executor,
  proofId: string,
  decided: {
    readonly decision: 'approved' | 'returned'
    readonly remarks: string
    readonly contactId: string
    readonly now: Date
  },
): Promise<void> {
  await trx
    .updateTable('proofs')
    .set({
      decision: decided.decision,
      remarks: decided.remarks,
      decided_by: decided.contactId,
      decided_at: decided.now,
    })
    .where('id', '=', proofId)
    .execute()
}

/** Makes an approved proof the design that is printed. */
export async function useProof(
  trx: Executor,
  lineDesignId: string,
  proofId: string,
  now: Date,
): Promise<void> {
  await sql`
    update order_line_designs set design_id = p.design_id, sha256 = p.sha256, approved_at = ${now},
      file_name = (select file_name from designs where id = p.design_id)
    from proofs p where p.id = ${proofId} and order_line_designs.id = ${lineDesignId}`.execute(trx)
}

/** An order line with how far the studio is with its designs. */
export type WaitingLine = {
  readonly state: LineState
  readonly designStatus: string | null
  readonly wantsCheck: boolean
  readonly jobs: readonly StudioState[]
}

export async function readWaitingLine(trx: Executor, orderLineId: string): Promise<WaitingLine> {
  const { rows } = await sql<WaitingLine>`
    select l.state, l.design_status as "designStatus", l.wants_check as "wantsCheck",
      array(select j.state from studio_jobs j join order_line_designs d on d.id = j.line_design_id
        where d.order_line_id = l.id) as jobs
    from order_lines l where l.id = ${orderLineId}`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`order line ${orderLineId} is not there`)
  return row
}

export async function readLineStates(trx: Executor, orderId: string): Promise<readonly LineState[]> {
  const rows = await trx.selectFrom('order_lines').select('state').where('order_id', '=', orderId).execute()
  return rows.map(({ state }) => state)
}

/** Moves a line, and its order with it; both are written down as events. */
export async function setLineState(
  trx: Executor,
  { orderId, orderLineId }: Pick<StudioJobRecord, 'orderId' | 'orderLineId'>,
  state: LineState,
  now: Date,
): Promise<void> {
  await trx.updateTable('order_lines').set({ state }).where('id', '=', orderLineId).execute()
  await trx
    .insertInto('order_events')
    .values({ order_id: orderId, order_line_id: orderLineId, state, at: now })
    .execute()
}

export async function setOrderState(
  trx: Executor,
  orderId: string,
  state: OrderState,
  now: Date,
): Promise<void> {
  const changed = await trx
    .updateTable('orders')
    .set({ state })
    .where('id', '=', orderId)
    .where('state', '<>', state)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return
  await trx
    .insertInto('order_events')
    .values({ order_id: orderId, order_line_id: null, state, at: now })
    .execute()
}
