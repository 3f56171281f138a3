import { sql } from 'kysely'
import type { FileFacts } from '#domain/designs/facts.ts'
import type { FileVerdict } from '#domain/designs/findings.ts'
import { shownSize } from '#domain/designs/shown-size.ts'
import type { Executor } from '../../db/database.ts'
import {
  fileFacts,
  findings as found,
  previews as shownPages,
  type StoredPreview,
} from '../../db/documents/files.ts'

/** A design whose file is there and was not judged yet. */
export async function findUnjudged(
  executor: Executor,
  designId: string,
): Promise<{ readonly companyId: string; readonly fileName: string; readonly storageKey: string } | null> {
  const row = await executor
    .selectFrom('designs')
    .select(['company_id as companyId', 'file_name as fileName', 'storage_key as storageKey'])
    .where('id', '=', designId)
    .where('status', '=', 'processing')
    .executeTakeFirst()
  return row?.storageKey ? { ...row, storageKey: row.storageKey } : null
}

export type Judged = FileVerdict & {
  readonly facts: FileFacts | null
  readonly previews: readonly StoredPreview[]
  /** Its customer heard of it when it was judged before. */
  readonly isAgain?: boolean
  readonly now: Date
}

/**
 * Ends the processing of a design; one that has ended keeps its verdict. Tells whether its customer may have to hear of it:
 * what somebody uploaded, not what was made of that.
 */
export async function recordVerdict(
  executor: Executor,
  designId: string,
  { status, findings, facts, previews, isAgain = false, now }: Judged,
): Promise<boolean> {
  const shown = facts && shownSize(facts)
  const row = await executor
    .updateTable('designs')
    .set({
      status,
      findings: found.write(findings),
      facts: facts && fileFacts.write(facts),
      previews: shownPages.write(previews),
      width_mm: shown?.size?.widthMm ?? null,
      height_mm: shown?.size?.heightMm ?? null,
      pages: shown?.pages ?? null,
      updated_at: now,
      untold_since: sql<Date | null>`case when contact_id is not null and not is_patchup and not ${isAgain}::boolean then ${now}::timestamptz end`,
    })
    .where('id', '=', designId)
    .where('status', '=', 'processing')
    .returning('untold_since as untoldSince')
    .executeTakeFirst()
  return row?.untoldSince != null
}

/** Nothing is to be told of these designs any more. */
export async function markTold(trx: Executor, designs: readonly { readonly id: string }[]): Promise<void> {
  await trx
    .updateTable('designs')
    .set({ untold_since: null })
    .where(
      'id',
      'in',
      designs.map(({ id }) => id),
    )
    .execute()
}

const JUDGED = ['valid', 'fixable', 'invalid', 'error'] as const satisfies readonly FileVerdict['status'][]

export type Reopened = { readonly companyId: string; readonly before: FileVerdict['status'] }

/** Lets a design whose file was judged be judged anew; else why not: it is being judged, or its file is kept no longer. */
export async function reopenVerdict(
  trx: Executor,
  designId: string,
  now: Date,
): Promise<Reopened | 'FileUnread' | 'FileNotKept'> {
  const judged = await trx
    .selectFrom('designs')
    .select(['company_id as companyId', 'status', 'storage_key as storageKey'])
    .where('id', '=', designId)
    .forUpdate()
    .executeTakeFirst()
  const before = JUDGED.find((status) => status === judged?.status)
  if (!judged) return 'FileNotKept'
  if (!before) return 'FileUnread'
  if (judged.storageKey === null) return 'FileNotKept'
  await trx
    .updateTable('designs')
    .set({ status: 'processing', updated_at: now })
    .where('id', '=', designId)
    .execute()
  return { companyId: judged.companyId, before }
}

/** Ends the processing of a design by what it was before; one that has ended keeps its verdict. */
export async function putVerdictBack(
  trx: Executor,
  designId: string,
  before: FileVerdict['status'],
  now: Date,
): Promise<void> {
  await trx
    .updateTable('designs')
    .set({ status: before, updated_at: now })
    .where('id', '=', designId)
    .where('status', '=', 'processing')
    .execute()
}
