import { sql } from 'kysely'
import type { ListChange } from '#contract/office/price-list-changes.ts'
import type { Edits } from '#domain/price-lists/edits.ts'
import type { Executor } from '../../db/database.ts'
import { listDifferences } from '../../db/documents/prices.ts'

type NewListChange = {
  readonly listId: string
  /** Of the list, once it is made. */
  readonly version: number
  readonly way: ListChange['way']
  readonly differences: Edits
  readonly at: Date
  readonly by: string | null
}

export async function insertListChange(trx: Executor, change: NewListChange): Promise<void> {
  const { listId, version, way, differences, at, by } = change
  await trx
    .insertInto('price_list_changes')
    .values({
      price_list_id: listId,
      version,
      way,
      made_at: at.toISOString(),
      made_by: by,
      price_count: differences.prices.length + differences.choices.length,
      discount_count: differences.discounts.length,
      differences: listDifferences.write(differences),
    })
    .execute()
}

/** Lets go of all changes of a list but the newest ones. */
export async function deleteOlderChanges(trx: Executor, listId: string, most: number): Promise<void> {
  await sql`
    delete from price_list_changes where price_list_id = ${listId}::uuid and version <= (
      select version from price_list_changes where price_list_id = ${listId}::uuid
      order by version desc offset ${most}::int limit 1)`.execute(trx)
}

type ListChangeRow = Omit<ListChange, 'madeAt'> & { readonly madeAt: Date }

/** The changes of a list that are kept, the newest first. */
export async function findListChanges(executor: Executor, listId: string): Promise<readonly ListChangeRow[]> {
  const { rows } = await sql<ListChangeRow>`
    select c.id, c.way, c.made_at as "madeAt", o.name as "madeBy", c.price_count as "priceCount",
      c.discount_count as "discountCount"
    from price_list_changes c left join operators o on o.id = c.made_by
    where c.price_list_id = ${listId}::uuid order by c.version desc`.execute(executor)
  return rows
}

/** What a change made different of a list; null where it is not kept. */
export async function findListChange(
  executor: Executor,
  listId: string,
  changeId: string,
): Promise<Edits | null> {
  const row = await executor
    .selectFrom('price_list_changes')
    .select('differences')
    .where('id', '=', changeId)
    .where('price_list_id', '=', listId)
    .executeTakeFirst()
  return row ? listDifferences.read(row.differences) : null
}
