import { sql } from 'kysely'
import type { Database } from './database.ts'

/** What a shop behind a pooler would do without: a statement that never ends would hold what others wait for. */
export class PoolerWithoutLimits extends Error {
  constructor(names: readonly string[]) {
    super(
      `De pooler van DATABASE_POOLER_URL begrenst ${names.join(', ')} niet: zet die in zijn connect_query, zoals in deploy/cluster/pgbouncer.ini.`,
    )
  }
}

type Limits = {
  readonly idle_in_transaction_session_timeout: string
  readonly lock_timeout: string
  readonly statement_timeout: string
}

/** Holds that a pooler sets the limits which the shop sets by itself on connections of its own. */
export async function refusePoolerWithoutLimits(db: Database): Promise<void> {
  const { rows } = await sql<Limits>`
    select current_setting('idle_in_transaction_session_timeout') as idle_in_transaction_session_timeout,
      current_setting('lock_timeout') as lock_timeout, current_setting('statement_timeout') as statement_timeout`.execute(
    db,
  )
  const missing = Object.entries(rows[0] ?? {}).filter(([, value]) => value === '0')
  if (missing.length > 0) throw new PoolerWithoutLimits(missing.map(([name]) => name))
}
