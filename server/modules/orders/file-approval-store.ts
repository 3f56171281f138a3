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
  readonly isApproved: boolean
}

/** Takes the order of a file for the rest of the transaction, so that neither its lines nor its files change; null where there is no file. */
export async function takeOrderedFile(trx: Executor, id: string): Promise<OrderedFile | null> {
  await sql`
    select from orders where id = (select l.order_id from order_line_designs d join order_lines l on l.id = d.order_line_id
      where d.id = ${id}) for update`.execute(trx)
  const { rows } = await sql<OrderedFile>`
    select l.id as "lineId", l.order_id as "orderId", d.company_id as "companyId", l.state, l.wants_check as "wantsCheck", d.side,
      d.design_id as "designId", d.file_name as "fileName", d.is_studio as "isStudio",
      exists (select from file_approvals a
        where a.order_line_id = l.id and a.side = d.side and a.design_id = d.design_id) as "isApproved"
    from order_line_designs d join order_lines l on l.id = d.order_line_id
    where d.id = ${id} and d.design_id is not null`.execute(trx)
  return rows[0] ?? null
}

type Approval = Pick<OrderedFile, 'lineId' | 'side' | 'designId' | 'fileName'> & {
  readonly reason: string
  readonly operatorId: string | null
  readonly now: Date
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
      approved_at: approval.now,
    })
    .execute()
}

/** Whether each design of a line has its file, and staff approved that very file. */
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
  readonly by: string | null
  readonly at: Date
}

/** What staff approved of these lines, the newest first. */
export async function listApprovals(
  executor: Executor,
  lineIds: readonly string[],
): Promise<readonly LineApproval[]> {
  const { rows } = await sql<LineApproval>`
    select a.id, a.order_line_id as "lineId", a.side, a.design_id as "designId", a.file_name as "fileName", a.reason,
      (select name from operators where operators.id = a.operator_id) as by, a.approved_at as at
    from file_approvals a where a.order_line_id = any(${[...lineIds]}::uuid[])
    order by a.approved_at desc, a.id`.execute(executor)
  return rows
}
