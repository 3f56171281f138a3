import { sql } from 'kysely'
import { type Database, openDatabase } from './database.ts'

/** A pooler by which the shop cannot work, with what its owner can mend. */
export class UnfitPooler extends Error {
  constructor(reason: string) {
    super(`De pooler van DATABASE_POOLER_URL ${reason}`)
  }
}

type Session = {
  /** Of the database, and of the server that has it. */
  readonly place: string
  readonly limits: Readonly<
    Record<'idle_in_transaction_session_timeout' | 'lock_timeout' | 'statement_timeout', string>
  >
}

/**
 * Holds that a pooler leads to the database of the other address, and sets the limits which the shop sets by itself on connections of
 * its own: a statement that never ends would hold what others wait for.
 */
export async function refuseUnfitPooler(pooled: Database, databaseUrl: string): Promise<void> {
  const direct = openDatabase({ url: databaseUrl, connections: 1, onLost: () => undefined })
  try {
    const there = await sessionOf(direct)
    const here = await sessionOf(pooled).catch((error: Error) => {
      throw new UnfitPooler(`is niet te gebruiken: ${error.message}.`)
    })
    if (here.place !== there.place) throw new UnfitPooler('leidt naar een andere databank dan DATABASE_URL.')
    const missing = Object.entries(here.limits).flatMap(([name, value]) => (value === '0' ? [name] : []))
    if (missing.length > 0)
      throw new UnfitPooler(
        `begrenst ${missing.join(', ')} niet: zet die in zijn connect_query, zoals in deploy/cluster/pgbouncer.ini.`,
      )
  } finally {
    await direct.destroy()
  }
}

async function sessionOf(db: Database): Promise<Session> {
  const { rows } = await sql<Session>`
    select concat_ws(' ', (select oid from pg_database where datname = current_database()), extract(epoch from pg_postmaster_start_time())) as place,
      json_build_object('idle_in_transaction_session_timeout', current_setting('idle_in_transaction_session_timeout'),
        'lock_timeout', current_setting('lock_timeout'), 'statement_timeout', current_setting('statement_timeout')) as limits`.execute(
    db,
  )
  return rows[0]!
}
