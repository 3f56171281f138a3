import { sql } from 'kysely'
import type { ImportReport } from '#contract/office/catalogue-imports.ts'
import type { OperatorRole } from '#domain/access/operator-roles.ts'
import type { ImportMode, ImportState } from '#domain/catalogue/catalogue-file.ts'
import type { Executor } from '../../../db/database.ts'
import { importReport } from '../../../db/documents/imports.ts'

export type ImportRecord = {
  readonly id: string
  readonly name: string
  readonly mode: ImportMode
  readonly state: ImportState
  readonly failure: string | null
  readonly sizeBytes: number
  readonly madeAt: Date
  readonly madeBy: string | null
  readonly endedAt: Date | null
  readonly percent: number
  readonly endedBy: string | null
  readonly changeCount: number | null
  readonly addedCount: number | null
  readonly changedCount: number | null
  readonly removedCount: number | null
  readonly canTakeBack: boolean
  /** Whether nothing was heard of its work for so long. */
  readonly isSilent: boolean
}

const hasChanges = sql`exists (select from catalogue_import_changes c where c.import_id = i.id)`

const records = sql`
  catalogue_imports i left join operators o on o.id = i.made_by left join operators e on e.id = i.ended_by
  left join lateral (
    select sum(added)::int as added, sum(changed)::int as changed, sum(removed + hidden)::int as removed
    from jsonb_to_recordset(i.report -> 'counts') as c (added int, changed int, removed int, hidden int)) became on true`

const recordColumns = (silentSeconds: number) => sql`
  i.id, i.name, i.mode, i.state, i.failure, i.size_bytes as "sizeBytes", i.made_at as "madeAt",
  coalesce(nullif(o.name, ''), o.email) as "madeBy", i.ended_at as "endedAt", i.percent,
  coalesce(nullif(e.name, ''), e.email) as "endedBy", (i.report ->> 'changeCount')::int as "changeCount",
  became.added as "addedCount", became.changed as "changedCount", became.removed as "removedCount", ${hasChanges} as "canTakeBack",
  i.moved_at < now() - make_interval(secs => ${silentSeconds}::int) as "isSilent"`

/** The last imports, and those before that can be taken back; the newest first. */
export async function listImportRecords(
  executor: Executor,
  { limit, silentSeconds }: { readonly limit: number; readonly silentSeconds: number },
): Promise<readonly ImportRecord[]> {
  const { rows } = await sql<ImportRecord>`
    select ${recordColumns(silentSeconds)} from ${records}
    where ${hasChanges} or i.id in (
      select id from catalogue_imports order by made_at desc, moved_at desc, id limit ${limit})
    order by i.made_at desc, i.moved_at desc, i.id`.execute(executor)
  return rows
}

export async function findImport(
  executor: Executor,
  id: string,
  silentSeconds: number,
): Promise<{ readonly record: ImportRecord; readonly report: ImportReport | null } | null> {
  const { rows } = await sql<ImportRecord & { readonly report: unknown }>`
    select ${recordColumns(silentSeconds)}, i.report from ${records}
    where i.id = ${id}::uuid`.execute(executor)
  const [row] = rows
  if (!row) return null
  const { report, ...record } = row
  return { record, report: importReport.readOrNull(report) }
}

/** Takes the right to begin or end work with imports for the rest of the transaction. */
export const lockImports = (trx: Executor) =>
  sql`select pg_advisory_xact_lock(hashtext('catalogue imports'))`.execute(trx)

/** Gives up work of which nothing was heard for so long: its process was killed, and nothing of it stays. */
export async function giveUpLost(
  trx: Executor,
  silentSeconds: number,
  failure: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    update catalogue_imports set state = 'failed', failure = ${failure}, ended_at = now()
    where state in ('reading', 'applying') and moved_at < now() - make_interval(secs => ${silentSeconds}::int)
    returning id`.execute(trx)
  return rows.map(({ id }) => id)
}

export async function isAtWork(trx: Executor): Promise<boolean> {
  const { rows } = await sql<{ isAtWork: boolean }>`
    select exists (select from catalogue_imports where state in ('reading', 'applying')) as "isAtWork"`.execute(
    trx,
  )
  return rows[0]?.isAtWork ?? false
}

type NewImport = {
  readonly id: string
  readonly name: string
  readonly mode: ImportMode
  readonly sizeBytes: number
  readonly madeAt: Date
  readonly madeBy: string | null
  /** The import that it takes back. */
  readonly takesBack?: string
}

export async function insertImport(
  trx: Executor,
  { id, name, mode, sizeBytes, madeAt, madeBy, takesBack }: NewImport,
): Promise<void> {
  await trx
    .insertInto('catalogue_imports')
    .values({
      id,
      name,
      mode,
      size_bytes: sizeBytes,
      made_at: madeAt,
      made_by: madeBy,
      takes_back: takesBack ?? null,
    })
    .execute()
}

type Dropped = {
  readonly at: Date
  /** That one and no other. */
  readonly only?: string
  /** Those that were sent before. */
  readonly before?: Date
}

/** Drops what was tried and not carried out; the ids of those. */
export async function dropTried(trx: Executor, { at, only, before }: Dropped): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    update catalogue_imports set state = 'dropped', ended_at = ${at}::timestamptz
    where state in ('ready', 'faulty') and (${only ?? null}::uuid is null or id = ${only ?? null}::uuid)
      and (${before ?? null}::timestamptz is null or made_at < ${before ?? null}::timestamptz) returning id`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}

/** Whether one was ready, and is carried out from now on. */
export async function beginApplying(
  trx: Executor,
  { id, by }: { readonly id: string; readonly by: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update catalogue_imports set state = 'applying', ended_by = ${by}::uuid, percent = 0, moved_at = now()
    where id = ${id}::uuid and state = 'ready' returning id`.execute(trx)
  return rows.length > 0
}

export type Work = {
  readonly mode: ImportMode
  readonly name: string
  readonly triedOn: string | null
  /** The import that it takes back; null of a file, and once that one is forgotten. */
  readonly takesBack: string | null
  /** Who asked for it to be carried out; null for the shop itself. */
  readonly by: { readonly operatorId: string; readonly role: OperatorRole } | null
}

type WorkRow = Omit<Work, 'by'> & { readonly operatorId: string | null; readonly role: OperatorRole | null }

/** The work that is to be done with an import; null when that is no longer so. */
export async function findWork(
  executor: Executor,
  id: string,
  state: 'reading' | 'applying',
): Promise<Work | null> {
  const { rows } = await sql<WorkRow>`
    select i.mode, i.name, i.tried_on as "triedOn", i.takes_back as "takesBack", o.id as "operatorId", o.role
    from catalogue_imports i left join operators o on o.id = i.ended_by
    where i.id = ${id}::uuid and i.state = ${state}`.execute(executor)
  const [row] = rows
  if (!row) return null
  const { operatorId, role, ...work } = row
  return { ...work, by: operatorId !== null && role !== null ? { operatorId, role } : null }
}

export async function moveImport(executor: Executor, id: string, percent: number): Promise<void> {
  await sql`update catalogue_imports set percent = ${percent}, moved_at = now() where id = ${id}::uuid`.execute(
    executor,
  )
}

/** What trying it told. */
export async function endReading(
  trx: Executor,
  id: string,
  { report, triedOn }: { readonly report: ImportReport; readonly triedOn: string | null },
): Promise<void> {
  const state = report.faultCount > 0 ? 'faulty' : 'ready'
  const kept = importReport.write(report)
  await sql`
    update catalogue_imports set state = ${state}, report = ${kept}::jsonb, tried_on = ${triedOn}, percent = 100
    where id = ${id}::uuid and state = 'reading'`.execute(trx)
}

type Applied = {
  readonly id: string
  readonly name: string
  readonly mode: ImportMode
  readonly at: Date
  readonly report: ImportReport
}

/** One that was carried out at once, by a command. */
export async function insertApplied(trx: Executor, { id, name, mode, at, report }: Applied): Promise<void> {
  await trx
    .insertInto('catalogue_imports')
    .values({
      id,
      name,
      mode,
      state: 'applied',
      size_bytes: 0,
      made_at: at,
      ended_at: at,
      percent: 100,
      report: importReport.write(report),
    })
    .execute()
}

/** Whether it was still being carried out. */
export async function endApplying(trx: Executor, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update catalogue_imports set state = 'applied', ended_at = ${at}::timestamptz, percent = 100
    where id = ${id}::uuid and state = 'applying' returning id`.execute(trx)
  return rows.length > 0
}

export async function failImport(trx: Executor, id: string, failure: string, at: Date): Promise<void> {
  await sql`
    update catalogue_imports set state = 'failed', failure = ${failure}, ended_at = ${at}::timestamptz
    where id = ${id}::uuid and state in ('reading', 'applying')`.execute(trx)
}

/** Forgets all but the newest, and those that can be taken back. */
export async function forgetOldImports(trx: Executor, kept: number): Promise<void> {
  await sql`
    delete from catalogue_imports i where state not in ('reading', 'applying', 'ready') and not ${hasChanges} and id in (
      select id from catalogue_imports order by made_at desc, moved_at desc, id offset ${kept})`.execute(trx)
}

/** Only one import at a time puts files away and carries them out, also by a command; until this connection ends. */
export const takeTurnToApply = (connection: Executor) =>
  sql`select pg_advisory_lock(hashtext('catalogue import applied'))`.execute(connection)

/** Keys of stored files that pictures, products or drafts of products name. */
export async function namedKeys(
  executor: Executor,
  { hashes, downloads }: { readonly hashes: readonly string[]; readonly downloads: readonly string[] },
): Promise<{ readonly hashes: ReadonlySet<string>; readonly downloads: ReadonlySet<string> }> {
  const { rows: pictures } = await sql<{ hash: string }>`
    select distinct content_hash as hash from images where content_hash = any(${[...hashes]}::text[])`.execute(
    executor,
  )
  const { rows: files } = await sql<{ key: string }>`
    select storage_key as key from product_files where storage_key = any(${[...downloads]}::text[])
    union
    select 'downloads/' || (file #>> '{}') from product_drafts, jsonb_path_query(edit, 'lax $.change.files[*].file') file
    where 'downloads/' || (file #>> '{}') = any(${[...downloads]}::text[])`.execute(executor)
  return {
    hashes: new Set(pictures.map(({ hash }) => hash)),
    downloads: new Set(files.map(({ key }) => key)),
  }
}
