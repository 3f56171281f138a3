// Writes server/db/tables.ts from a migrated database: `npm run db:types -- postgres://…`.
import { writeFileSync } from 'node:fs'
import { Client } from 'pg'

const TYPES: Readonly<Record<string, string>> = {
  uuid: 'string',
  xid8: 'string',
  text: 'string',
  tsvector: 'string',
  _text: 'string[]',
  _uuid: 'string[]',
  bool: 'boolean',
  int4: 'number',
  _int4: 'number[]',
  int8: 'number',
  numeric: 'number',
  jsonb: 'Json',
  timestamptz: 'Timestamp',
  date: 'string',
  bytea: 'Buffer',
}

type Column = {
  table: string
  column: string
  type: string
  nullable: boolean
  hasDefault: boolean
  isIdentity: boolean
}

/** The literals of a check such as `state in ('active', 'parked')`, by table and column. */
function literals(checks: readonly { table: string; definition: string }[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { table, definition } of checks) {
    const match = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition)
    const [, column, list] = match ?? []
    if (!column || !list?.includes("'")) continue
    found.set(
      `${table}.${column}`,
      [...list.matchAll(/'([^']*)'/g)].map(([, value]) => value ?? ''),
    )
  }
  return found
}

export async function tableTypes(url: string): Promise<string> {
  const client = new Client(url)
  await client.connect()
  try {
    const { rows: columns } = await client.query<Column>(`
      select table_name as table, column_name as column, udt_name as type, is_nullable = 'YES' as nullable,
        column_default is not null as "hasDefault", is_identity = 'YES' as "isIdentity"
      from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%'
      order by table_name, ordinal_position`)
    const { rows: checks } = await client.query<{ table: string; definition: string }>(`
      select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`)
    return source(columns, literals(checks))
  } finally {
    await client.end()
  }
}

function source(columns: readonly Column[], unions: ReadonlyMap<string, readonly string[]>): string {
  const tables = Map.groupBy(columns, (column) => column.table)
  const field = (column: Column) => {
    const union = unions.get(`${column.table}.${column.column}`)
    const known = union?.map((value) => `'${value}'`).join(' | ') ?? TYPES[column.type]
    if (!known) throw new Error(`No type for ${column.type} of ${column.table}.${column.column}`)
    const nullable = column.nullable ? `${known} | null` : known
    if (column.isIdentity) return `    ${column.column}: GeneratedAlways<${nullable}>`
    return `    ${column.column}: ${column.hasDefault ? `Generated<${nullable}>` : nullable}`
  }
  const body = [...tables].map(([table, fields]) => `  ${table}: {\n${fields.map(field).join('\n')}\n  }`)
  return `// Written by \`npm run db:types\` from the migrated database; a test keeps it true.
import type { ColumnType, GeneratedAlways } from 'kysely'

type Json = ColumnType<unknown, string, string>
type Timestamp = ColumnType<Date, Date | string, Date | string>
/** A column with a default; of a column type too, which Kysely's own would take for a value. */
type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>

export type DB = {
${body.join('\n')}
}
`
}

if (import.meta.main) {
  const url = process.argv[2]
  if (!url) throw new Error('Name a migrated database: npm run db:types -- postgres://…')
  writeFileSync(new URL('../server/db/tables.ts', import.meta.url), await tableTypes(url))
}
