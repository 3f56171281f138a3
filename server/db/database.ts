import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Pool, TypeOverrides } from 'pg'
import { prepareMarked } from './prepared.ts'
import type { DB } from './tables.ts'

export type Database = Kysely<DB>
/** What a store function takes: the database, or the transaction it must be part of. */
export type Executor = Kysely<DB> | Transaction<DB>

const INT8 = 20
const NUMERIC = 1700
const DATE = 1082

// Amounts and measures fit a double exactly; dates stay plain dates ('2026-11-18') whatever the time zone.
const types = new TypeOverrides()
types.setTypeParser(INT8, Number)
types.setTypeParser(NUMERIC, Number)
types.setTypeParser(DATE, (text) => text)

/** A statement that ended; its text has no values. */
export type AskedQuery = { readonly sql: string; readonly ms: number; readonly isFailed: boolean }

export type DatabaseOptions = {
  readonly url: string
  readonly connections?: number
  /** How long a statement waits for rows that another transaction holds. */
  readonly lockTimeoutMs?: number
  /** For work on whole tables: no statement and no wait for others has a limit. */
  readonly isUnhurried?: boolean
  /**
   * Whether the address is of a pooler by transaction. It gives each transaction another session, so that nothing may be asked of one: no
   * statements by name, and the limits are those that the pooler sets (`pooler.ts`).
   */
  readonly isPooled?: boolean
  readonly onLost: (error: Error) => void
  readonly onQuery?: (query: AskedQuery) => void
}

/** A pool of connections; a server that goes away is an error of the query at hand, never of the process. */
export function openDatabase({
  url,
  connections = 12,
  lockTimeoutMs = 10_000,
  isUnhurried = false,
  isPooled = false,
  onLost,
  onQuery,
}: DatabaseOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: 5_000,
    // The server's own limit does not end a wait for a server that has frozen.
    ...(!isUnhurried && { query_timeout: 20_000 }),
    ...(!isUnhurried &&
      !isPooled && {
        statement_timeout: 15_000,
        lock_timeout: lockTimeoutMs,
        idle_in_transaction_session_timeout: 15_000,
      }),
    keepAlive: true,
    application_name: 'paskruis',
  })
  // The pool listens only while a client is idle: without this a line that breaks under a query ends the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      if (!pool.ending) onLost(error)
    }),
  )
  // It repeats what the client said, with all there is to know about that client.
  pool.on('error', () => undefined)
  if (!isPooled) pool.on('connect', prepareMarked)
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    ...(onQuery && {
      log: ({ level, query, queryDurationMillis }) =>
        onQuery({ sql: query.sql, ms: queryDurationMillis, isFailed: level === 'error' }),
    }),
  })
}
