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
  readonly contactId: string
  readonly side: 'front' | 'back'
  readonly sourceDesignId: string
  readonly resultDesignId: string
  readonly plan: RepairPlan
  readonly options: RepairOptions
  readonly state: PatchupState
}

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

export type NewPatchup = Omit<Patchup, 'id' | 'state' | 'resultDesignId'> & {
  readonly fileName: string
  readonly now: Date
}

/** Writes a repair with the design that it will make; null when the same one is open already. */
export async function insertPatchup(
  executor: Executor,
  patchup: NewPatchup,
): Promise<Pick<Patchup, 'id' | 'resultDesignId'> | null> {
  const [lineId, orderLineId] = columnsOf(patchup)
  const { rows } = await sql<Pick<Patchup, 'id' | 'resultDesignId'>>`
    with new_id as materialized (select gen_random_uuid() as id),
    design as (
      insert into designs (id, company_id, contact_id, process_id, file_name, status, is_patchup, source_design_id, created_at, updated_at, uploaded_at)
      select id, ${patchup.companyId}, ${patchup.contactId}, 'patchup-' || id, ${patchup.fileName}, 'processing', true,
        ${patchup.sourceDesignId}, ${patchup.now}, ${patchup.now}, ${patchup.now}
      from new_id
      where not exists (
        select from patchups where (line_id = ${lineId}::uuid or order_line_id = ${orderLineId}::uuid) and side = ${patchup.side}
          and source_design_id = ${patchup.sourceDesignId} and state in ('proposed', 'previewed'))
      returning id)
    insert into patchups (batch_id, line_id, order_line_id, company_id, contact_id, side, source_design_id, result_design_id, plan, options, created_at)
    select ${patchup.batchId}, ${lineId}::uuid, ${orderLineId}::uuid, ${patchup.companyId}, ${patchup.contactId}, ${patchup.side},
      ${patchup.sourceDesignId}, id, ${repairPlan.write(patchup.plan)}, ${repairOptions.write(patchup.options)}, ${patchup.now}
    from design returning id, result_design_id as "resultDesignId"`.execute(executor)
  return rows[0] ?? null
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

/** Puts the repaired file in the place of its source on the line, with the same copies, as seen and accepted. */
export async function swapLink(executor: Executor, patchup: Patchup, now: Date): Promise<boolean> {
  const { lineId, side, sourceDesignId, resultDesignId, isOrdered } = patchup
  const { numAffectedRows } = isOrdered
    ? await sql`
        update order_line_designs set design_id = designs.id, file_name = designs.file_name, sha256 = designs.sha256, approved_at = ${now}
        from designs where designs.id = ${resultDesignId}
          and order_line_id = ${lineId} and side = ${side} and design_id = ${sourceDesignId}`.execute(
        executor,
      )
    : await sql`
        update line_designs set design_id = ${resultDesignId}, approved_at = ${now}
        where line_id = ${lineId} and side = ${side} and design_id = ${sourceDesignId}`.execute(executor)
  return (numAffectedRows ?? 0n) > 0n
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

export type RepairedFile = {
  readonly storageKey: string
  readonly sizeBytes: number
  readonly sha256: Buffer
}

/** Where the repaired file lies; the first writer's stays. */
export async function setRepairedFile(
  executor: Executor,
  designId: string,
  { storageKey, sizeBytes, sha256 }: RepairedFile,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('designs')
    .set({
      storage_key: storageKey,
      size_bytes: sizeBytes,
      received_bytes: sizeBytes,
      sha256,
      updated_at: now,
    })
    .where('id', '=', designId)
    .where('status', '=', 'processing')
    .execute()
}
