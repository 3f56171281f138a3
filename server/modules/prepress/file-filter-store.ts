import { type RawBuilder, sql } from 'kysely'
import type { FileFilters, NamedProduct } from '#contract/office/filters.ts'
import { FILE_RANKS } from '#domain/orders/file-queues.ts'
import type { Executor } from '../../db/database.ts'
import { betweenDays, hasId, isAll } from '../../db/list-filters.ts'
import { IS_UNMADE } from './judgement-store.ts'

/** Looked up of one file after the other, so that the database begins with the lines that are not made and not with all files. */
const RANK = sql`coalesce((select own.rank from file_judgements own where own.line_design_id = d.id), ${sql.lit(
  FILE_RANKS.length - 1,
)})`

/** Whether a file `d` of a line `l` is one of those that the filters leave. */
export const passes = ({
  company,
  product,
  status,
  deliveryFrom,
  deliveryUntil,
}: FileFilters): RawBuilder<boolean> =>
  isAll([
    ...(company === undefined
      ? []
      : [
          sql`exists (select from orders own where own.id = l.order_id and own.company_id = ${company}::uuid)`,
        ]),
    ...hasId(sql`l.product_id`, product),
    ...(status === undefined ? [] : [sql`${RANK} = ${FILE_RANKS.indexOf(status)}::int`]),
    ...betweenDays(sql`l.delivery_date`, deliveryFrom, deliveryUntil),
  ])

/** Part of a title or SKU; what LIKE understands stands for itself. */
const isNamed = (search: string) => {
  const pattern = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`(p.title ilike ${pattern} or p.sku ilike ${pattern})`
}

const HAS_FILES = sql`p.id in (
  select l.product_id from order_lines l where ${IS_UNMADE} and exists (
    select from order_line_designs d where d.order_line_id = l.id and d.design_id is not null))`

/** The first products with files that are not made yet of which the title or SKU holds a text, or any one of an id. */
export async function listFileProducts(
  executor: Executor,
  { search, id, limit }: { readonly search: string; readonly id: string | null; readonly limit: number },
): Promise<NamedProduct[]> {
  const which = id === null ? sql`${HAS_FILES} and ${isNamed(search)}` : sql`p.id = ${id}::uuid`
  const { rows } = await sql<NamedProduct>`
    select p.id, p.title as name, p.sku from products p where ${which} order by lower(p.title), p.id limit ${limit}`.execute(
    executor,
  )
  return rows
}
