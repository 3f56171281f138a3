import { sql } from 'kysely'
import type { LineState } from '#domain/orders/states.ts'
import type { Executor } from '../../db/database.ts'

export type OrderedFile = {
  readonly lineId: string
  readonly orderId: string
  readonly companyId: string
  readonly state: LineState
  readonly wantsCheck: boolean
  readonly side: 'front' | 'back'
  readonly designId: string
  readonly fileName: string
  readonly isStudio: boolean
  readonly copies: number
  readonly isApproved: boolean
  /** Its customer did not agree with the last proof of this very file. */
  readonly isReturned: boolean
  /** Staff hold its line up, and not what became of a proof. */
  readonly isHeld: boolean
}

/** Takes the order of a file for the rest of the transaction, so that neither its lines nor its files change; null where there is no file. */
export async function takeOrderedFile(trx: Executor, id: string): Promise<OrderedFile | null> {
  await sql`
    select from orders where id = (select l.order_id from order_line_designs d join order_lines l on l.id = d.order_line_id
      where d.id = ${id}) for update`.execute(trx)
  const { rows } = await sql<OrderedFile>`
    select l.id as "lineId", l.order_id as "orderId", d.company_id as "companyId", l.state, l.wants_check as "wantsCheck", d.side,
      d.design_id as "designId", d.file_name as "fileName", d.is_studio as "isStudio", d.quantity as copies,
      exists (select from file_approvals a
        where a.order_line_id = l.id and a.side = d.side and a.design_id = d.design_id) as "isApproved",
      coalesce((select p.ending = 'returned' from file_proofs p
        where p.order_line_id = l.id and p.side = d.side and p.design_id = d.design_id and coalesce(p.ending, 'open') in ('open', 'approved', 'returned')
        order by p.sent_at desc limit 1), false) as "isReturned",
      l.state = 'on_hold' and not exists (
        select from file_proofs p join order_events e on e.order_line_id = p.order_line_id and e.at = p.ended_at
        where p.order_line_id = l.id and not p.was_held and e.state = 'on_hold' and not exists (
          select from order_events later
          where later.order_line_id = l.id and later.id > e.id and later.state <> 'on_hold')) as "isHeld"
    from order_line_designs d join order_lines l on l.id = d.order_line_id
    where d.id = ${id} and d.design_id is not null`.execute(trx)
  return rows[0] ?? null
}

type Approval = Pick<OrderedFile, 'lineId' | 'side' | 'designId' | 'fileName'> & {
  readonly reason: string
  readonly operatorId: string | null
  /** The proof by which its customer approved it. */
  readonly proofId?: string
  readonly now: Date
}

/** Takes back what was approved of the files of a line. */
export async function deleteApprovals(trx: Executor, lineId: string): Promise<void> {
  await trx.deleteFrom('file_approvals').where('order_line_id', '=', lineId).execute()
}

export async function insertApproval(trx: Executor, approval: Approval): Promise<void> {
  await trx
    .insertInto('file_approvals')
    .values({
      order_line_id: approval.lineId,
      side: approval.side,
      design_id: approval.designId,
      file_name: approval.fileName,
      reason: approval.reason,
      operator_id: approval.operatorId,
      proof_id: approval.proofId ?? null,
      approved_at: approval.now,
    })
    .execute()
}

/** Takes back that a file was approved, since its customer is asked anew. */
export async function deleteApproval(
  trx: Executor,
  { lineId, side, designId }: Pick<OrderedFile, 'lineId' | 'side' | 'designId'>,
): Promise<void> {
  await trx
    .deleteFrom('file_approvals')
    .where('order_line_id', '=', lineId)
    .where('side', '=', side)
    .where('design_id', '=', designId)
    .execute()
}

/** Whether each design of a line has its file, and that very file was approved. */
export async function isApprovedWhole(trx: Executor, lineId: string): Promise<boolean> {
  const { rows } = await sql<{ isWhole: boolean }>`
    select not exists (select from order_line_designs d where d.order_line_id = ${lineId} and not exists (
      select from file_approvals a
      where a.order_line_id = d.order_line_id and a.side = d.side and a.design_id = d.design_id)) as "isWhole"`.execute(
    trx,
  )
  return rows[0]?.isWhole ?? false
}

export type LineApproval = {
  readonly id: string
  readonly lineId: string
  readonly side: 'front' | 'back'
  readonly designId: string | null
  readonly fileName: string
  readonly reason: string
  /** Who of the staff; the customer where there was a proof. */
  readonly by: string | null
  readonly isByCustomer: boolean
  readonly at: Date
}

/** What was approved of these lines, the newest first. */
export async function listApprovals(
  executor: Executor,
  lineIds: readonly string[],
): Promise<readonly LineApproval[]> {
  const { rows } = await sql<LineApproval>`
    select a.id, a.order_line_id as "lineId", a.side, a.design_id as "designId", a.file_name as "fileName", a.reason,
      coalesce((select name from operators where operators.id = a.operator_id),
        (select nullif(concat_ws(' ', c.first_name, c.last_name), '') from contacts c where c.id = p.contact_id)) as by,
      a.proof_id is not null as "isByCustomer", a.approved_at as at
    from file_approvals a left join file_proofs p on p.id = a.proof_id where a.order_line_id = any(${[...lineIds]}::uuid[])
    order by a.approved_at desc, a.id`.execute(executor)
  return rows
}
