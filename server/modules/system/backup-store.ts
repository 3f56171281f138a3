import { sql } from 'kysely'
import type { BackupFaultCode } from '#domain/system/backup-faults.ts'
import type { Executor } from '../../db/database.ts'

export type BackupRecord = {
  readonly id: string
  readonly madeAt: Date
  readonly by: string | null
  readonly state: 'making' | 'ready' | 'failed'
  readonly fault: string | null
  readonly percent: number
  readonly appVersion: string
  readonly newestMigration: string | null
  readonly sizeBytes: number | null
  readonly rows: number | null
  readonly tables: number | null
  readonly sha256: string | null
  readonly seconds: number | null
  readonly trial: 'trying' | 'passed' | 'failed' | null
  readonly trialFault: string | null
  readonly trialSeconds: number | null
  readonly triedAt: Date | null
  readonly triedBy: string | null
  readonly downloadedAt: Date | null
  readonly downloadedBy: string | null
  readonly isSilent: boolean
}

/** All backups that are known, the newest first; work of which nothing was heard for so long is lost. */
export async function listBackupRecords(executor: Executor, silentSeconds: number): Promise<BackupRecord[]> {
  const { rows } = await sql<BackupRecord>`
    select b.id, b.made_at as "madeAt", coalesce(nullif(m.name, ''), m.email) as by, b.state, b.fault, b.percent,
      b.app_version as "appVersion", b.newest_migration as "newestMigration", b.size_bytes as "sizeBytes",
      b.row_count as rows, b.table_count as tables, b.sha256, b.seconds, b.trial, b.trial_fault as "trialFault",
      b.trial_seconds as "trialSeconds", b.tried_at as "triedAt", coalesce(nullif(t.name, ''), t.email) as "triedBy",
      b.downloaded_at as "downloadedAt", coalesce(nullif(d.name, ''), d.email) as "downloadedBy",
      b.moved_at < now() - make_interval(secs => ${silentSeconds}::int) as "isSilent"
    from backups b left join operators m on m.id = b.made_by left join operators t on t.id = b.tried_by
      left join operators d on d.id = b.downloaded_by
    order by b.made_at desc, b.id`.execute(executor)
  return rows
}

/** One that can be restored; null where there is none. */
export async function findReadyBackup(
  executor: Executor,
  id: string,
): Promise<{ readonly madeAt: Date } | null> {
  const { rows } = await sql<{ madeAt: Date }>`
    select made_at as "madeAt" from backups where id = ${id} and state = 'ready'`.execute(executor)
  return rows[0] ?? null
}

/** Takes the right to begin or end work with backups for the rest of the transaction. */
export const lockBackups = (trx: Executor) =>
  sql`select pg_advisory_xact_lock(hashtext('backups'))`.execute(trx)

/** Gives up what nothing was heard of for so long: its process was killed. */
export async function giveUpLost(trx: Executor, silentSeconds: number): Promise<void> {
  await sql`update backups set state = 'failed', fault = 'lost'
    where state = 'making' and moved_at < now() - make_interval(secs => ${silentSeconds}::int)`.execute(trx)
  await sql`update backups set trial = 'failed', trial_fault = 'lost'
    where trial = 'trying' and moved_at < now() - make_interval(secs => ${silentSeconds}::int)`.execute(trx)
}

/** Whether one is being made or tried now. */
export async function isAtWork(trx: Executor): Promise<boolean> {
  const { rows } = await sql<{ isAtWork: boolean }>`
    select exists (select from backups where state = 'making' or trial = 'trying') as "isAtWork"`.execute(trx)
  return rows[0]?.isAtWork ?? false
}

export async function insertBackup(
  trx: Executor,
  backup: { readonly id: string; readonly madeAt: Date; readonly by: string | null; readonly app: string },
): Promise<void> {
  await trx
    .insertInto('backups')
    .values({ id: backup.id, made_at: backup.madeAt, made_by: backup.by, app_version: backup.app })
    .execute()
}

/** Whether there is one with this id that is ready to be tried, and now is. */
export async function beginTrial(
  trx: Executor,
  { id, at, by }: { readonly id: string; readonly at: Date; readonly by: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('backups')
    .set({
      trial: 'trying',
      trial_fault: null,
      trial_seconds: null,
      tried_at: at,
      tried_by: by,
      percent: 0,
      moved_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Whether it is still being made: it may have been given up meanwhile. */
export async function isBeingMade(executor: Executor, id: string): Promise<boolean> {
  const { rows } = await sql<{ one: number }>`
    select 1 as one from backups where id = ${id} and state = 'making'`.execute(executor)
  return rows.length > 0
}

export async function isBeingTried(executor: Executor, id: string): Promise<boolean> {
  const { rows } = await sql<{ one: number }>`
    select 1 as one from backups where id = ${id} and trial = 'trying'`.execute(executor)
  return rows.length > 0
}

export async function moveBackup(executor: Executor, id: string, percent: number): Promise<void> {
  await sql`update backups set percent = ${percent}, moved_at = now() where id = ${id}`.execute(executor)
}

export type MadeFacts = {
  readonly newestMigration: string
  readonly sizeBytes: number
  readonly rows: number
  readonly tables: number
  readonly sha256: string
  readonly seconds: number
}

/** Whether it was still being made. */
export async function finishBackup(trx: Executor, id: string, facts: MadeFacts): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('backups')
    .set({
      state: 'ready',
      percent: 100,
      newest_migration: facts.newestMigration,
      size_bytes: facts.sizeBytes,
      row_count: facts.rows,
      table_count: facts.tables,
      sha256: facts.sha256,
      seconds: facts.seconds,
    })
    .where('id', '=', id)
    .where('state', '=', 'making')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function failBackup(trx: Executor, id: string, fault: BackupFaultCode): Promise<void> {
  await sql`update backups set state = 'failed', fault = ${fault} where id = ${id}`.execute(trx)
}

/** Writes down how trying it ended: well, or why not. */
export async function endTrial(
  trx: Executor,
  id: string,
  { fault, seconds }: { readonly fault: BackupFaultCode | null; readonly seconds: number },
): Promise<void> {
  await trx
    .updateTable('backups')
    .set({
      trial: fault === null ? 'passed' : 'failed',
      trial_fault: fault,
      trial_seconds: seconds,
      percent: 100,
    })
    .where('id', '=', id)
    .where('trial', '=', 'trying')
    .execute()
}

export async function noteDownload(
  trx: Executor,
  { id, at, by }: { readonly id: string; readonly at: Date; readonly by: string },
): Promise<void> {
  await sql`update backups set downloaded_at = ${at}, downloaded_by = ${by}
    where id = ${id} and state = 'ready'`.execute(trx)
}

export async function deleteBackupRecord(trx: Executor, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from backups
    where id = ${id} and state <> 'making' and trial is distinct from 'trying'`.execute(trx)
  return numAffectedRows === 1n
}

/** Forgets all but the newest that are ready, and the newest that failed; what is at work stays. */
export async function forgetOldBackups(trx: Executor, kept: number): Promise<void> {
  await sql`delete from backups where id in (
    select id from (
      select id, state, trial, row_number() over (partition by state order by made_at desc, id) as place from backups
    ) ranked
    where state <> 'making' and trial is distinct from 'trying' and place > ${kept}::int)`.execute(trx)
}

/** Those of which the file is kept, or is on its way. */
export async function backupsWithFile(executor: Executor): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{
    id: string
  }>`select id from backups where state in ('making', 'ready')`.execute(executor)
  return new Set(rows.map(({ id }) => id))
}
