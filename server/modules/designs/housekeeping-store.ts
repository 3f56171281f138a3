import { type ExpressionBuilder, sql } from 'kysely'
import type { FileVerdict } from '#domain/designs/findings.ts'
import { errorCode } from '#server/db/embedded-process.ts'
import type { Executor } from '../../db/database.ts'
import { findings as found, previews, type StoredPreview } from '../../db/documents/files.ts'
import type { DB } from '../../db/tables.ts'

/** Foreign key violation: linked since it was asked. */
const STILL_REFERRED_TO = '23503'

const isOfRemovedLine = sql<boolean>`exists (select from cart_removals where design_ids @> array[designs.id])`

/** Whether a line of any cart or order has this design, or one that can be put back, a customer was asked about it, or a repaired one was made of it. */
const isUsed = (eb: ExpressionBuilder<DB, 'designs'>) =>
  eb.or([
    eb.exists(eb.selectFrom('line_designs').select('id').whereRef('design_id', '=', 'designs.id')),
    isOfRemovedLine,
    eb.exists(eb.selectFrom('order_line_designs').select('id').whereRef('design_id', '=', 'designs.id')),
    eb.exists(eb.selectFrom('proofs').select('id').whereRef('design_id', '=', 'designs.id')),
    eb.exists(
      eb
        .selectFrom('designs as repaired')
        .select('repaired.id')
        .whereRef('repaired.source_design_id', '=', 'designs.id'),
    ),
  ])

/** Removes designs whose file has not moved for so long; gives the uploads that were begun. */
export async function deleteUnfinished(executor: Executor, before: Date): Promise<string[]> {
  const rows = await executor
    .deleteFrom('designs')
    .where('status', 'in', ['announced', 'receiving'])
    .where('moved_at', '<', before)
    .where((eb) => eb.not(isUsed(eb)))
    .returning('upload_id as uploadId')
    .execute()
  return rows.flatMap(({ uploadId }) => uploadId ?? [])
}

type KeptUntil = { readonly deletedBefore: Date; readonly unlinkedBefore: Date }

/** Designs that nothing refers to, and that were deleted or left alone for long enough. */
export async function findUnused(
  executor: Executor,
  { deletedBefore, unlinkedBefore }: KeptUntil,
): Promise<string[]> {
  const rows = await executor
    .selectFrom('designs')
    .select('id')
    .where('status', 'not in', ['announced', 'receiving'])
    .where((eb) => eb.or([eb('soft_deleted_at', '<', deletedBefore), eb('created_at', '<', unlinkedBefore)]))
    .where((eb) => eb.not(isUsed(eb)))
    .execute()
  return rows.map(({ id }) => id)
}

export type RemovedDesign = {
  readonly storageKey: string | null
  readonly previews: readonly StoredPreview[]
}

/** Removes a design that is still not used; null when it came to be used meanwhile. */
export async function deleteUnused(executor: Executor, designId: string): Promise<RemovedDesign | null> {
  try {
    const row = await executor
      .deleteFrom('designs')
      .where('id', '=', designId)
      .where((eb) => eb.not(isUsed(eb)))
      .returning(['storage_key as storageKey', 'previews'])
      .executeTakeFirst()
    return row ? { ...row, previews: previews.read(row.previews) } : null
  } catch (error) {
    if (errorCode(error) === STILL_REFERRED_TO) return null
    throw error
  }
}

/** Takes the files of designs of which every order is older than this, and that no open cart has; gives their keys. */
export async function forgetOrderedFiles(executor: Executor, orderedBefore: Date): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with old as (
      select designs.id, designs.storage_key as key from designs
      where designs.storage_key is not null
        and exists (select from order_line_designs where design_id = designs.id)
        and not exists (
          select from order_line_designs
          join order_lines on order_lines.id = order_line_designs.order_line_id
          join orders on orders.id = order_lines.order_id
          where order_line_designs.design_id = designs.id and orders.placed_at >= ${orderedBefore})
        and not exists (
          select from line_designs join carts on carts.id = line_designs.cart_id
          where line_designs.design_id = designs.id and carts.state in ('active', 'parked', 'quoted'))
        and not ${isOfRemovedLine}
      for update of designs
    )
    update designs set storage_key = null from old where designs.id = old.id returning old.key`.execute(
    executor,
  )
  return rows.map(({ key }) => key)
}

/** Designs whose check should have ended by now; the result of a repair that waits for its turn has nothing to check yet. */
export async function findHanging(executor: Executor, before: Date): Promise<string[]> {
  const rows = await executor
    .selectFrom('designs')
    .select('id')
    .where('status', '=', 'processing')
    .where('updated_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('patchups')
            .select('patchups.id')
            .whereRef('result_design_id', '=', 'designs.id')
            .where('state', '=', 'proposed'),
        ),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Says that somebody looked after a design that still waits for its turn. */
export async function recordWaiting(executor: Executor, designId: string, now: Date): Promise<void> {
  await executor
    .updateTable('designs')
    .set({ updated_at: now })
    .where('id', '=', designId)
    .where('status', '=', 'processing')
    .execute()
}

/** Of these keys and uploads, those that a design names. */
export async function namedFiles(
  executor: Executor,
  keys: readonly string[],
  uploadIds: readonly string[],
): Promise<{ readonly keys: ReadonlySet<string>; readonly uploadIds: ReadonlySet<string> }> {
  const rows = await executor
    .selectFrom('designs')
    .select(['storage_key as key', 'upload_id as uploadId'])
    .where((eb) =>
      eb.or([
        eb('storage_key', '=', sql<string>`any(${[...keys]}::text[])`),
        eb.and([
          eb('upload_id', '=', sql<string>`any(${[...uploadIds]}::uuid[])`),
          eb('status', '=', 'receiving'),
        ]),
      ]),
    )
    .execute()
  return {
    keys: new Set(rows.flatMap(({ key }) => key ?? [])),
    uploadIds: new Set(rows.flatMap(({ uploadId }) => uploadId ?? [])),
  }
}

export async function knownDesigns(executor: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await executor
    .selectFrom('designs')
    .select('id')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

type FileOf = { readonly id: string; readonly key: string }

/** Designs that had their file before this moment. */
export async function listFiles(executor: Executor, uploadedBefore: Date): Promise<FileOf[]> {
  return executor
    .selectFrom('designs')
    .select(['id', sql<string>`storage_key`.as('key')])
    .where('storage_key', 'is not', null)
    .where('uploaded_at', '<', uploadedBefore)
    .execute()
}

/** A design of which the file is gone can be shown, and not be printed. */
export async function recordLost(
  executor: Executor,
  { id, key }: FileOf,
  { status, findings }: FileVerdict,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('designs')
    .set({ status, findings: found.write(findings), storage_key: null, updated_at: now })
    .where('id', '=', id)
    .where('storage_key', '=', key)
    .execute()
}
