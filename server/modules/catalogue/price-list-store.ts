import { sql } from 'kysely'
import type { PriceListFacts } from '#contract/office/price-lists.ts'
import type { ListDiscount } from '#domain/price-lists/content.ts'
import type { Change } from '#domain/price-lists/differences.ts'
import type { Executor } from '../../db/database.ts'
import { insertRows } from '../../db/insert-rows.ts'

/** Whether the list could be made: its code is only once. */
export async function insertPriceList(
  trx: Executor,
  list: PriceListFacts & { readonly id: string; readonly code: string; readonly kind: 'group' | 'contract' },
): Promise<boolean> {
  const row = await trx
    .insertInto('price_lists')
    .values({
      id: list.id,
      code: list.code,
      kind: list.kind,
      title: list.title,
      valid_from: list.validFrom,
      valid_to: list.validTo,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function updatePriceList(trx: Executor, id: string, facts: PriceListFacts): Promise<void> {
  await trx
    .updateTable('price_lists')
    .set({ title: facts.title, valid_from: facts.validFrom, valid_to: facts.validTo })
    .where('id', '=', id)
    .execute()
}

export async function raiseVersion(trx: Executor, id: string): Promise<void> {
  await sql`update price_lists set version = version + 1 where id = ${id}::uuid`.execute(trx)
}

export async function deleteList(trx: Executor, id: string): Promise<void> {
  await trx.deleteFrom('price_lists').where('id', '=', id).execute()
}

/** Makes changes in the discounts of a list. */
export async function writeDiscounts(
  trx: Executor,
  listId: string,
  changes: readonly Change<ListDiscount>[],
  categoryId: (path: string) => string,
): Promise<void> {
  const kept = new Set(changes.flatMap(({ after }) => (after ? [after.categoryPath] : [])))
  const gone = changes.flatMap(({ before }) =>
    before !== null && !kept.has(before.categoryPath) ? [categoryId(before.categoryPath)] : [],
  )
  await sql`delete from category_discounts where price_list_id = ${listId}::uuid and category_id = any(${gone}::uuid[])`.execute(
    trx,
  )
  const rows = changes.flatMap(({ after }) =>
    after === null
      ? []
      : [
          {
            price_list_id: listId,
            category_id: categoryId(after.categoryPath),
            percent_off: after.percentOff,
          },
        ],
  )
  await insertRows(rows, (some) =>
    trx
      .insertInto('category_discounts')
      .values([...some])
      .onConflict((conflict) =>
        conflict
          .columns(['price_list_id', 'category_id'])
          .doUpdateSet((eb) => ({ percent_off: eb.ref('excluded.percent_off') })),
      )
      .execute(),
  )
}
