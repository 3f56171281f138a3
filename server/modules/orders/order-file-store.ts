import { sql } from 'kysely'
import type { Executor } from '../../db/database.ts'
import type { Swap } from '../repairs/repaired-line.ts'

/** Takes an order for the rest of the transaction, so that its lines stand still. */
export async function lockOrder(trx: Executor, companyId: string, orderId: string): Promise<void> {
  await trx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('company_id', '=', companyId)
    .forUpdate()
    .execute()
}

/** How many designs the lines of an order have together. */
export async function countOrderDesigns(trx: Executor, orderId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from order_lines l join order_line_designs d on d.order_line_id = l.id
    where l.order_id = ${orderId}`.execute(trx)
  return rows[0]?.count ?? 0
}

/** Makes these files the front of an ordered line, in this order; what the studio makes stays. */
export async function replaceFrontFiles(
  trx: Executor,
  lineId: string,
  files: readonly { readonly designId: string; readonly quantity: number }[],
): Promise<void> {
  const given = JSON.stringify(files.map((file, position) => ({ ...file, position })))
  const rows = sql`jsonb_to_recordset(${given}::jsonb) as given("designId" uuid, quantity int, position int)`
  await sql`
    delete from order_line_designs where order_line_id = ${lineId} and side = 'front' and not is_studio
      and not exists (select from ${rows} where design_id = given."designId")`.execute(trx)
  await sql`
    update order_line_designs set quantity = given.quantity, position = given.position from ${rows}
    where order_line_id = ${lineId} and side = 'front' and not is_studio and design_id = given."designId"`.execute(
    trx,
  )
  await sql`
    insert into order_line_designs (order_line_id, company_id, design_id, is_studio, side, quantity, file_name, sha256, position)
    select ${lineId}, designs.company_id, designs.id, false, 'front', given.quantity, designs.file_name, designs.sha256, given.position
    from ${rows} join designs on designs.id = given."designId"
    on conflict (order_line_id, side, design_id) where design_id is not null and not is_studio do nothing`.execute(
    trx,
  )
}

/** Makes a file (or nothing, without one) the back of an ordered line; the same file again changes nothing. */
export async function replaceBackFile(trx: Executor, lineId: string, designId: string | null): Promise<void> {
  await sql`
    delete from order_line_designs where order_line_id = ${lineId} and side = 'back' and not is_studio
      and design_id is distinct from ${designId}::uuid`.execute(trx)
  await sql`
    insert into order_line_designs (order_line_id, company_id, design_id, is_studio, side, quantity, file_name, sha256, position)
    select ${lineId}, company_id, id, false, 'back', 0, file_name, sha256, 0 from designs where id = ${designId}
    on conflict (order_line_id) where side = 'back' do nothing`.execute(trx)
}

/** Notes that the files of a line are complete and approved, and the day that follows from that. */
export async function completeFiles(
  trx: Executor,
  lineId: string,
  { deliveryDate, now }: { readonly deliveryDate: string; readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('order_line_designs')
    .set((eb) => ({ approved_at: eb.fn.coalesce('approved_at', eb.val(now)) }))
    .where('order_line_id', '=', lineId)
    .where('is_studio', '=', false)
    .execute()
  await trx
    .updateTable('order_lines')
    .set({ design_status: 'approved', delivery_date: deliveryDate })
    .where('id', '=', lineId)
    .execute()
}

export async function setDeliveryDate(trx: Executor, lineId: string, deliveryDate: string): Promise<void> {
  await trx.updateTable('order_lines').set({ delivery_date: deliveryDate }).where('id', '=', lineId).execute()
}

/**
 * Takes a repaired file off the ordered line that it was made for, as long as that waits for its files; the order is taken
 * for the rest of the transaction. Answers whether it was on it.
 */
export async function unlinkFromWaitingOrder(
  executor: Executor,
  companyId: string,
  designId: string,
): Promise<boolean> {
  const order = await executor
    .selectFrom('patchups')
    .innerJoin('order_lines', 'order_lines.id', 'patchups.order_line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where('patchups.result_design_id', '=', designId)
    .where('orders.company_id', '=', companyId)
    .select('orders.id')
    .forUpdate('orders')
    .executeTakeFirst()
  if (!order) return false
  const { numAffectedRows } = await sql`
    delete from order_line_designs using order_lines
    where order_lines.id = order_line_id and order_lines.order_id = ${order.id} and order_lines.state = 'awaiting_files'
      and design_id = ${designId}`.execute(executor)
  return Boolean(numAffectedRows)
}

/** Puts the repaired file in the place of its source on the line, with the same copies, as seen and accepted. */
export async function swapOrderedDesign(
  executor: Executor,
  lineId: string,
  { side, sourceDesignId, resultDesignId, now }: Swap,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update order_line_designs set design_id = designs.id, file_name = designs.file_name, sha256 = designs.sha256, approved_at = ${now}
    from designs where designs.id = ${resultDesignId}
      and order_line_id = ${lineId} and side = ${side} and design_id = ${sourceDesignId}`.execute(executor)
  return (numAffectedRows ?? 0n) > 0n
}
