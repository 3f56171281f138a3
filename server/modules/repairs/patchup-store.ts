import { sql } from 'kysely'
import type { RepairPlan } from '#domain/designs/plan-repair.ts'
import type { RepairOptions } from '#domain/designs/repairs.ts'
import type { Executor } from '../../db/database.ts'
import { repairOptions, repairPlan } from '../../db/documents/files.ts'

export type PatchupState = 'proposed' | 'previewed' | 'confirmed' | 'rejected' | 'failed'
export type Decision = 'confirm' | 'reject'

/** A repair as it is kept. */
export type Patchup = {
  readonly id: string
  readonly batchId: string
  readonly lineId: string
  /** On an ordered line that waits for its files, not on one of a cart. */
  readonly isOrdered: boolean
  readonly companyId: string
  /** Who asked for it; null where the shop did, which no customer answers. */
  readonly contactId: string | null
  readonly side: 'front' | 'back'
  readonly sourceDesignId: string
  readonly resultDesignId: string
  readonly plan: RepairPlan
  readonly options: RepairOptions
  readonly state: PatchupState
}

/** Whether the shop had it made, and answers it. */
export const isByShop = ({ contactId }: Pick<Patchup, 'contactId'>): boolean => contactId === null

const selectPatchups = (executor: Executor) =>
  executor
    .selectFrom('patchups')
    .select([
      'id',
      'batch_id as batchId',
      'company_id as companyId',
      'contact_id as contactId',
      'side',
      'source_design_id as sourceDesignId',
      'result_design_id as resultDesignId',
      'state',
      'plan',
      'options',
    ])
    .select((eb) => [
      eb.fn.coalesce('line_id', 'order_line_id').$castTo<string>().as('lineId'),
      eb('order_line_id', 'is not', null).$castTo<boolean>().as('isOrdered'),
    ])

const readPatchup = (
  row: Omit<Patchup, 'plan' | 'options'> & { readonly plan: unknown; readonly options: unknown },
): Patchup => ({ ...row, plan: repairPlan.read(row.plan), options: repairOptions.read(row.options) })

/** The repairs of some lines, oldest first. */
export async function listPatchups(executor: Executor, lineIds: readonly string[]): Promise<Patchup[]> {
  if (lineIds.length === 0) return []
  const rows = await selectPatchups(executor)
    .where((eb) => eb.or([eb('line_id', 'in', lineIds), eb('order_line_id', 'in', lineIds)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(readPatchup)
}

/** One repair. */
export async function findPatchup(executor: Executor, id: string): Promise<Patchup | null> {
  const row = await selectPatchups(executor).where('id', '=', id).executeTakeFirst()
  return row ? readPatchup(row) : null
}

/** Repairs that were asked for before this moment and are not made yet. */
export async function listLongProposed(executor: Executor, before: Date): Promise<string[]> {
  const rows = await executor
    .selectFrom('patchups')
    .select('id')
    .where('state', '=', 'proposed')
    .where('created_at', '<', before)
    .execute()
  return rows.map(({ id }) => id)
}

/** The order of the company that a line belongs to; null for a line of a cart. */
export async function findOrderOfLine(
  executor: Executor,
  companyId: string,
  lineId: string,
): Promise<string | null> {
  const order = await executor
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .where('order_lines.id', '=', lineId)
    .where('orders.company_id', '=', companyId)
    .select('orders.id')
    .executeTakeFirst()
  return order?.id ?? null
}

/** All that was proposed together, held until the transaction ends. */
export async function lockBatch(executor: Executor, batchId: string): Promise<Patchup[]> {
  const rows = await selectPatchups(executor)
    .where('batch_id', '=', batchId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(readPatchup)
}

/** Writes a repair of a design that is in no open one, with the design that it will make. */
export async function insertPatchup(
  executor: Executor,
  patchup: Omit<Patchup, 'id' | 'state'> & { readonly now: Date },
): Promise<string> {
  const [lineId, orderLineId] = columnsOf(patchup)
  const { id } = await executor
    .insertInto('patchups')
    .values({
      batch_id: patchup.batchId,
      line_id: lineId,
      order_line_id: orderLineId,
      company_id: patchup.companyId,
      contact_id: patchup.contactId,
      side: patchup.side,
      source_design_id: patchup.sourceDesignId,
      result_design_id: patchup.resultDesignId,
      plan: repairPlan.write(patchup.plan),
      options: repairOptions.write(patchup.options),
      created_at: patchup.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Its line in the column of carts and in that of orders. */
export const columnsOf = ({ lineId, isOrdered }: Pick<Patchup, 'lineId' | 'isOrdered'>) =>
  isOrdered ? ([null, lineId] as const) : ([lineId, null] as const)

/** Ends repairs that were open; what was answered already stays as it is. */
export async function decidePatchup(
  executor: Executor,
  id: string,
  state: 'confirmed' | 'rejected' | 'failed',
  now: Date,
): Promise<void> {
  await executor
    .updateTable('patchups')
    .set({ state, decided_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['proposed', 'previewed'])
    .execute()
}

/** The repaired file is there to be looked at. */
export async function markPreviewed(executor: Executor, id: string): Promise<void> {
  await executor
    .updateTable('patchups')
    .set({ state: 'previewed' })
    .where('id', '=', id)
    .where('state', '=', 'proposed')
    .execute()
}

/** The design that a repaired one was made of; null for a design that is no repair. */
export async function findSource(executor: Executor, designId: string): Promise<string | null> {
  const row = await executor
    .selectFrom('designs')
    .select('source_design_id as sourceId')
    .where('id', '=', designId)
    .where('is_patchup', '=', true)
    .executeTakeFirst()
  return row?.sourceId ?? null
}

/** A repair that is gone back from is no longer in force. */
export async function rejectResult(executor: Executor, resultDesignId: string, now: Date): Promise<void> {
  await executor
    .updateTable('patchups')
    .set({ state: 'rejected', decided_at: now })
    .where('result_design_id', '=', resultDesignId)
    .execute()
}

/** Puts back the repairs that were removed with lines of a cart. One that was only being made is not waited for any more: its job ended without a line. */
export async function restorePatchups(
  trx: Executor,
  removalId: string,
  lineIds: readonly string[],
): Promise<void> {
  await sql`
    insert into patchups
    select p.* from cart_removals r, jsonb_populate_recordset(null::patchups, r.kept->'patchups') as p
    where r.id = ${removalId} and p.line_id = any(${[...lineIds]}::uuid[]) and p.state <> 'proposed'
      and exists (select from designs where id = p.source_design_id)
      and exists (select from designs where id = p.result_design_id)`.execute(trx)
  await sql`
    insert into patchup_tokens
    select t.* from cart_removals r, jsonb_populate_recordset(null::patchup_tokens, r.kept->'tokens') as t
    where r.id = ${removalId} and t.line_id = any(${[...lineIds]}::uuid[])
      and exists (select from patchups where patchups.batch_id = t.batch_id)`.execute(trx)
}
