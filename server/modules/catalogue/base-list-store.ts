import { sql } from 'kysely'
import { basePrices } from '#texts/nl/office/left-behind.ts'
import type { Executor } from '../../db/database.ts'

/** What the list of base prices is known by in files. */
export const BASE_LIST_CODE = 'basis'

/** The list of base prices, which a shop that began empty gets with its first product; its code gives way to a list of the owner. */
export async function baseListId(trx: Executor): Promise<string> {
  await sql`
    insert into price_lists (code, kind, title)
    select case when exists (select from price_lists where code = ${BASE_LIST_CODE}::text)
        then ${BASE_LIST_CODE}::text || '-' || left(gen_random_uuid()::text, 8) else ${BASE_LIST_CODE}::text end,
      'base', ${basePrices}::text
    where not exists (select from price_lists where kind = 'base')`.execute(trx)
  const { id } = await trx
    .selectFrom('price_lists')
    .select('id')
    .where('kind', '=', 'base')
    .executeTakeFirstOrThrow()
  return id
}
