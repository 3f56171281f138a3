import { sql } from 'kysely'
import type { Database, Executor } from './database.ts'

/** Ends a trial; nobody outside hears of it. */
class Over extends Error {}

/**
 * Lets work be done as if it counted, and takes all of it back: what it comes to is all that stays. Whoever works within it may open
 * transactions of his own, which are part of the trial. Changes of the catalogue are told to nobody, and hold up nobody's.
 */
export async function tryOut<Result>(
  db: Database,
  work: (trial: Database) => Promise<Result>,
): Promise<Result> {
  const made: { result?: Result } = {}
  try {
    await db.transaction().execute(async (trx) => {
      await sql`select set_config('shop.trial', 'on', true)`.execute(trx)
      made.result = await work(withinTrial(trx))
      throw new Over()
    })
  } catch (error) {
    if (!(error instanceof Over)) throw error
  }
  return made.result as Result
}

/** A transaction that gives itself to who wants to open one. */
function withinTrial(trx: Executor): Database {
  const own = {
    setIsolationLevel: () => own,
    setAccessMode: () => own,
    execute: (work: (trx: Executor) => Promise<unknown>) => work(trx),
  }
  return new Proxy(trx, {
    get(target, name) {
      if (name === 'transaction') return () => own
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** Does something within the caller's transaction and says whether it could be done; what it did of it so far is gone where it could not. */
export async function attempt(trx: Executor, work: () => Promise<void>): Promise<boolean> {
  const mark = (command: 'savepoint' | 'release savepoint' | 'rollback to savepoint') =>
    sql.raw(`${command} attempt`).execute(trx)
  await mark('savepoint')
  try {
    await work()
    await mark('release savepoint')
    return true
  } catch (error) {
    await mark('rollback to savepoint')
    if (!isOfDatabase(error)) throw error
    return false
  }
}

/** A rule of the database that was broken, and no connection that is gone. */
const isOfDatabase = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('23')
