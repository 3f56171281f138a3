import { sql } from 'kysely'
import type { SavedView, ViewedList } from '#contract/office/views.ts'
import type { Executor } from '../../db/database.ts'

type NewView = {
  readonly operatorId: string
  readonly list: ViewedList
  readonly name: string
  readonly query: string
  readonly isShared: boolean
}

/** The views of a list: one's own first, and those that others share. */
export async function selectViews(
  executor: Executor,
  operatorId: string,
  list: ViewedList,
): Promise<SavedView[]> {
  const { rows } = await sql<SavedView>`
    select v.id, v.name, v.query, v.is_shared as "isShared", v.operator_id = ${operatorId} as "isOwn", o.name as by
    from saved_views v join operators o on o.id = v.operator_id
    where v.list = ${list} and (v.operator_id = ${operatorId} or v.is_shared)
    order by v.operator_id <> ${operatorId}, lower(v.name), v.id`.execute(executor)
  return rows
}

export async function countOwnViews(
  executor: Executor,
  operatorId: string,
  list: ViewedList,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_views where operator_id = ${operatorId} and list = ${list}`.execute(
    executor,
  )
  return rows[0]?.count ?? 0
}

/** Whether it was saved: no other view of his has the name. */
export async function insertView(executor: Executor, view: NewView): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('saved_views')
    .values({
      operator_id: view.operatorId,
      list: view.list,
      name: view.name,
      query: view.query,
      is_shared: view.isShared,
    })
    .onConflict((conflict) => conflict.columns(['operator_id', 'list', 'name']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The list of a view of somebody's own; null where he has none such. */
export async function findOwnView(
  executor: Executor,
  operatorId: string,
  id: string,
): Promise<ViewedList | null> {
  const row = await executor
    .selectFrom('saved_views')
    .select('list')
    .where('id', '=', id)
    .where('operator_id', '=', operatorId)
    .executeTakeFirst()
  return row?.list ?? null
}

/** Whether it has the name now: no other view of his list has it. */
export async function updateView(
  executor: Executor,
  id: string,
  { name, isShared }: Pick<NewView, 'name' | 'isShared'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update saved_views v set name = ${name}, is_shared = ${isShared} where v.id = ${id} and not exists (
      select from saved_views other where other.operator_id = v.operator_id and other.list = v.list
        and other.name = ${name} and other.id <> v.id)`.execute(executor)
  return numAffectedRows === 1n
}

export async function deleteView(executor: Executor, id: string): Promise<void> {
  await executor.deleteFrom('saved_views').where('id', '=', id).execute()
}
