import type { Database } from '#server/db/database.ts'

/** Which tasks of the shop changed a row, oldest first; null for who had no name of a task. */
export async function tasksOf(db: Database, entity: string, id: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('audit_events')
    .select('actor_task')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ actor_task: task }) => task)
}
