import { sql } from 'kysely'
import type { OrderedPrint } from '#domain/designs/print-spec.ts'
import type { StudioState } from '#domain/designs/studio.ts'
import type { LineState } from '#domain/orders/states.ts'
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
  readonly lineState: LineState
  readonly imageUrl: string | null
  readonly print: OrderedPrint | null
  readonly orderId: string
  readonly orderNumber: string
  readonly companyId: string
  readonly companyName: string
  readonly confirmationEmail: string
  readonly firstName: string
  /** Who of the staff works on it. */
  readonly takenBy: string | null
}

const selectJob = sql`
  select j.id, j.state, j.brief, d.id as "lineDesignId", l.id as "orderLineId", l.title as "lineTitle", l.state as "lineState", l.image_url as "imageUrl", l.print, o.id as "orderId",
    o.number as "orderNumber", o.company_id as "companyId", companies.name as "companyName",
    o.confirmation_email as "confirmationEmail", contacts.first_name as "firstName",
    j.taken_by as "takenBy"
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

/** A job of any company, taken with its order for the rest of the transaction. */
export async function lockJobOfId(trx: Executor, id: string): Promise<StudioJobRecord | null> {
  const { rows } = await sql<StudioJobRecord>`${selectJob} where j.id = ${id} for update of o, j`.execute(trx)
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

export async function insertProof(
  trx: Executor,
  proof: {
    readonly jobId: string
    readonly designId: string
    readonly sha256: Buffer
    readonly now: Date
    readonly tokenHash: Buffer
    readonly expiresAt: Date
  },
): Promise<{ readonly id: string; readonly number: number }> {
  const { id } = await trx
    .insertInto('proofs')
    .values({
      job_id: proof.jobId,
      design_id: proof.designId,
      sha256: proof.sha256,
      sent_at: proof.now,
      token_hash: proof.tokenHash,
      expires_at: proof.expiresAt,
    })
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
  readonly remarks: string
  readonly decidedById: string | null
  readonly notedById: string | null
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
      'remarks',
      'decided_by as decidedById',
      'noted_by as notedById',
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
    readonly isByLink: boolean
    /** Staff who wrote it down for him. */
    readonly notedById: string | null
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
      is_by_link: decided.isByLink,
      noted_by: decided.notedById,
    })
    .where('id', '=', proofId)
    .execute()
}
