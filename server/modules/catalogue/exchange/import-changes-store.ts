import { sql } from 'kysely'
import type { Executor } from '../../../db/database.ts'

type Part = { readonly importId: string; readonly number: number; readonly content: Buffer }

export async function insertChanges(trx: Executor, { importId, number, content }: Part): Promise<void> {
  await trx.insertInto('catalogue_import_changes').values({ import_id: importId, number, content }).execute()
}

export async function deleteChanges(trx: Executor, importId: string): Promise<void> {
  await trx.deleteFrom('catalogue_import_changes').where('import_id', '=', importId).execute()
}

/** A part of what an import changed; null where there is none with this number. */
export async function findChanges(
  executor: Executor,
  importId: string,
  number: number,
): Promise<Buffer | null> {
  const row = await executor
    .selectFrom('catalogue_import_changes')
    .select('content')
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.content ?? null
}

type Most = { readonly imports: number; readonly bytes: number }

/** Keeps the changes of the newest imports, as many as may be and have room together. */
export async function deleteOlderChanges(trx: Executor, { imports, bytes }: Most): Promise<void> {
  await sql`
    delete from catalogue_import_changes where import_id in (
      select id from (
        select i.id, row_number() over newest as place, sum(sum(octet_length(c.content))) over newest as bytes
        from catalogue_import_changes c join catalogue_imports i on i.id = c.import_id
        group by i.id window newest as (order by i.ended_at desc, i.moved_at desc, i.id)) kept
      where place > ${imports}::int or bytes > ${bytes}::bigint)`.execute(trx)
}
