import { sql } from 'kysely'
import type { Database } from './database.ts'

export async function databaseAnswers(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    // Any failure is the answer.
    return false
  }
}
