import type { ShopContext } from '../../../context.ts'
import { type Database, type Executor, openDatabase } from '../../../db/database.ts'

/** The catalogue is read and written in large pieces, which may take longer than a question of a customer. */
export async function withUnhurried<Result>(
  { databaseUrl }: Pick<ShopContext, 'databaseUrl'>,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = openDatabase({ url: databaseUrl, connections: 1, isUnhurried: true, onLost: () => undefined })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Reads without being in anybody's way, and sees nothing of what others write meanwhile. */
export const atOneMoment = <Result>(
  db: Database,
  read: (trx: Executor) => Promise<Result>,
): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
