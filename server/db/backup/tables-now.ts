import type { Client } from 'pg'
import type { BackupTable } from './backup-file.ts'

/** A table that a backup holds, and about how much room its rows take. */
export type TableNow = BackupTable & { readonly sizeBytes: number }

/**
 * The tables of the shop and of its queue, by name, with the columns that are not computed. How busy the queue was is left
 * out: pg-boss measures it anew, and keeps it in tables that are named after days.
 */
export async function tablesNow(client: Client): Promise<TableNow[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; size: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name, columns.names as columns,
      coalesce((select sum(pg_table_size(part.relid)) from pg_partition_tree(c.oid) part), pg_table_size(c.oid))::text
        as size
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    cross join lateral (
      select array_agg(quote_ident(a.attname) order by a.attname) as names from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    ) columns
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname, c.relname) <> ('pgboss', 'queue_stats') and columns.names is not null
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1`)
  return rows.map(({ name, columns, size }) => ({ name, columns, sizeBytes: Number(size) }))
}

export type SequenceNow = { readonly name: string; readonly value: string; readonly isCalled: boolean }

/** How far each sequence is. */
export async function sequencesNow(client: Client): Promise<SequenceNow[]> {
  const { rows: names } = await client.query<{ name: string }>(`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences
    where schemaname in ('public', 'pgboss') order by 1`)
  const sequences: SequenceNow[] = []
  for (const { name } of names) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    )
    for (const row of rows) sequences.push({ name, ...row })
  }
  return sequences
}

/** The statement that gives the rows of a table. */
export const copyOut = ({ name, columns }: BackupTable): string =>
  `copy (select ${columns.join(', ')} from ${name}) to stdout`
