import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { FileFacts } from '#domain/designs/facts.ts'
import type { Executor } from '../../db/database.ts'
import { fileFacts, findings, previews, unlinked as links, type Unlinked } from '../../db/documents/files.ts'
import type { LoggedIn } from '../../http/asker.ts'
import type { StoredDesign } from './stored-design.ts'

const COLUMNS = [
  'id',
  'company_id as companyId',
  'process_id as processId',
  'file_name as fileName',
  'storage_key as storageKey',
  'size_bytes as sizeBytes',
  'received_bytes as receivedBytes',
  'status',
  'width_mm as widthMm',
  'height_mm as heightMm',
  'pages',
  'is_patchup as isPatchup',
  'source_design_id as sourceDesignId',
  'soft_deleted_at as softDeletedAt',
  'created_at as createdAt',
  'uploaded_at as uploadedAt',
] as const

/** Without the places of what is in them, which are large and which only the desk of prepress shows. */
const selectDesigns = (executor: Executor) =>
  executor
    .selectFrom('designs')
    .select([...COLUMNS, 'previews', 'findings', sql`designs.facts - 'places'`.as('facts')])

type DesignRow = Omit<StoredDesign, 'previews' | 'facts' | 'findings'> & {
  readonly previews: unknown
  readonly facts: unknown
  readonly findings: unknown
}

const readDesign = (row: DesignRow): StoredDesign => ({
  ...row,
  previews: previews.read(row.previews),
  facts: fileFacts.readOrNull(row.facts),
  findings: findings.read(row.findings),
})

/** What was measured in a file, with the places of what is in it. */
export async function findFacts(executor: Executor, designId: string): Promise<FileFacts | null> {
  const row = await executor
    .selectFrom('designs')
    .select('facts')
    .where('id', '=', designId)
    .executeTakeFirst()
  return row ? fileFacts.readOrNull(row.facts) : null
}

/** These designs of a company, or with null of whichever. */
export async function findDesigns(
  executor: Executor,
  companyId: string | null,
  ids: readonly string[],
): Promise<StoredDesign[]> {
  if (ids.length === 0) return []
  const rows = await selectDesigns(executor)
    .where('id', 'in', ids)
    .$if(companyId !== null, (query) => query.where('company_id', '=', companyId))
    .execute()
  return rows.map(readDesign)
}

/** What a company has uploaded, newest first; without what was deleted, and without repaired files. */
export async function listLibrary(executor: Executor, companyId: string): Promise<StoredDesign[]> {
  const rows = await selectDesigns(executor)
    .where('company_id', '=', companyId)
    .where('soft_deleted_at', 'is', null)
    .where('is_patchup', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(readDesign)
}

export async function findNamedDesigns(
  executor: Executor,
  companyId: string,
  names: readonly string[],
): Promise<StoredDesign[]> {
  if (names.length === 0) return []
  const rows = await selectDesigns(executor)
    .where('company_id', '=', companyId)
    .where('soft_deleted_at', 'is', null)
    .where('is_patchup', '=', false)
    .where(
      (eb) => eb.fn<string>('lower', ['file_name']),
      'in',
      names.map((name) => sql<string>`lower(${name})`),
    )
    .execute()
  return rows.map(readDesign)
}

type Announcement = { readonly processId: string; readonly fileName: string; readonly now: Date }

/**
 * The design of a process, made when there is none. A name that was given first stays. An unfinished upload that was taken
 * for interrupted comes back when its browser does.
 */
export async function announceProcess(
  executor: Executor,
  { companyId, contactId, sessionIdHash }: Pick<LoggedIn, 'companyId' | 'contactId' | 'sessionIdHash'>,
  { processId, fileName, now }: Announcement,
): Promise<string> {
  const { id } = await executor
    .insertInto('designs')
    .values({
      company_id: companyId,
      contact_id: contactId,
      session_id_hash: sessionIdHash,
      process_id: processId,
      file_name: fileName,
      status: 'announced',
      created_at: now,
      updated_at: now,
      moved_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'process_id']).doUpdateSet({
        file_name: sql<string>`coalesce(nullif(designs.file_name, ''), excluded.file_name)`,
        soft_deleted_at: sql<Date | null>`case when designs.status not in ('announced', 'receiving') then designs.soft_deleted_at end`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** How many files of a company are still to be sent. */
export async function countAnnounced(executor: Executor, companyId: string): Promise<number> {
  const { count } = await executor
    .selectFrom('designs')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('status', '=', 'announced')
    .executeTakeFirstOrThrow()
  return count
}

/** Nobody else changes this design until the transaction ends. */
export async function lockDesign(
  executor: Executor,
  companyId: string,
  designId: string,
): Promise<{ readonly status: StoredDesign['status']; readonly sessionIdHash: Buffer | null } | null> {
  const row = await executor
    .selectFrom('designs')
    .select(['status', 'session_id_hash as sessionIdHash'])
    .where('id', '=', designId)
    .where('company_id', '=', companyId)
    .where('soft_deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Whether any unfinished upload of a session has moved since. */
export async function hasMoved(executor: Executor, sessionIdHash: Buffer, since: Date): Promise<boolean> {
  const row = await executor
    .selectFrom('designs')
    .select('id')
    .where('session_id_hash', '=', sessionIdHash)
    .where('status', 'in', ['announced', 'receiving'])
    .where('moved_at', '>', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function softDelete(
  executor: Executor,
  designId: string,
  unlinked: readonly Unlinked[],
  now: Date,
): Promise<void> {
  await executor
    .updateTable('designs')
    .set({ soft_deleted_at: now, updated_at: now, unlinked: links.write(unlinked) })
    .where('id', '=', designId)
    .execute()
}

type Undoing = { readonly designId: string; readonly deletedSince: Date; readonly now: Date }

/** Brings a design back that was deleted since then; answers whether there was one. */
export async function undelete(
  executor: Executor,
  companyId: string,
  { designId, deletedSince, now }: Undoing,
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('designs')
    .set({ soft_deleted_at: null, unlinked: '[]', updated_at: now })
    .where('id', '=', designId)
    .where('company_id', '=', companyId)
    .where('is_patchup', '=', false)
    .where('soft_deleted_at', '>=', deletedSince)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type HiddenDesign = {
  readonly companyId: string
  readonly processId: string
  readonly fileName: string
  readonly storageKey: string
  readonly sizeBytes: number
  readonly sha256: Buffer
  readonly now: Date
}

/** A design whose file is there, to be checked; until it is shown it counts as deleted from the library. */
export async function insertHiddenDesign(
  executor: Executor,
  { companyId, processId, fileName, storageKey, sizeBytes, sha256, now }: HiddenDesign,
): Promise<string> {
  const { id } = await executor
    .insertInto('designs')
    .values({
      company_id: companyId,
      process_id: processId,
      file_name: fileName,
      storage_key: storageKey,
      size_bytes: sizeBytes,
      received_bytes: sizeBytes,
      sha256,
      status: 'processing',
      created_at: now,
      updated_at: now,
      uploaded_at: now,
      moved_at: now,
      soft_deleted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Puts a hidden design into the library of its company. */
export async function showInLibrary(executor: Executor, designId: string, now: Date): Promise<void> {
  await executor
    .updateTable('designs')
    .set({ soft_deleted_at: null, updated_at: now })
    .where('id', '=', designId)
    .execute()
}

/** Puts a design out of sight, or back in it. */
export async function setDeleted(
  executor: Executor,
  designId: string,
  at: Date | null,
  now: Date,
): Promise<void> {
  await executor
    .updateTable('designs')
    .set({ soft_deleted_at: at, updated_at: now })
    .where('id', '=', designId)
    .execute()
}

type RepairedDesign = Pick<StoredDesign, 'companyId' | 'fileName'> & {
  /** Null where the shop repairs it by itself. */
  readonly contactId: string | null
  readonly sourceDesignId: string
  readonly now: Date
}

/** The design that a repair will make of another one. */
export async function insertRepairedDesign(
  executor: Executor,
  { companyId, contactId, fileName, sourceDesignId, now }: RepairedDesign,
): Promise<string> {
  const id = randomUUID()
  await executor
    .insertInto('designs')
    .values({
      id,
      company_id: companyId,
      contact_id: contactId,
      process_id: `patchup-${id}`,
      file_name: fileName,
      status: 'processing',
      is_patchup: true,
      source_design_id: sourceDesignId,
      created_at: now,
      updated_at: now,
      uploaded_at: now,
    })
    .execute()
  return id
}

type RepairedFile = {
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
