import { sql } from 'kysely'
import type { Configurator } from '#domain/configurator/model.ts'
import type { Executor } from '../../db/database.ts'
import { configuratorDefinition, draftDefinition } from '../../db/documents/goods.ts'

/** How a product is composed, without what it is called by. */
export type Definition = Omit<Configurator, 'key' | 'sku'>

/** A configurator that is kept in a shape that cannot be read; the others stay in use. */
export type UnreadableConfigurator = { readonly key: string; readonly reason: string }

/** All configurators or those of these products, by the id of their product, and which of them cannot be read. */
export async function loadConfigurators(
  executor: Executor,
  productIds?: readonly string[],
): Promise<{
  readonly configurators: readonly (readonly [productId: string, configurator: Configurator])[]
  readonly unreadable: readonly UnreadableConfigurator[]
}> {
  const rows = await executor
    .selectFrom('configurators')
    .innerJoin('products', 'products.id', 'configurators.product_id')
    .select(['product_id', 'configurators.key', 'products.sku', 'configurators.definition'])
    .$if(productIds !== undefined, (query) =>
      query.where('product_id', '=', (eb) => eb.fn.any(eb.val([...(productIds ?? [])]))),
    )
    .orderBy('configurators.key')
    .execute()
  const configurators: [string, Configurator][] = []
  const unreadable: UnreadableConfigurator[] = []
  for (const { product_id: id, key, sku, definition } of rows) {
    try {
      configurators.push([id, { key, sku, ...configuratorDefinition.read(definition) }])
    } catch (error) {
      unreadable.push({ key, reason: String(error) })
    }
  }
  return { configurators, unreadable }
}

/** A configurator in the shop with the product that it composes. */
export type PlacedConfigurator = {
  readonly productId: string
  readonly title: string
  /** Its product is sold. */
  readonly isInShop: boolean
  readonly configurator: Configurator
}

type PlacedRow = Omit<PlacedConfigurator, 'configurator'> & {
  readonly key: string
  readonly sku: string
  readonly definition: unknown
  readonly due: unknown
}

/**
 * The configurators in the shop that consist of a product, and its own; those whose drafts go there by a time as they become. What
 * cannot be read is left out.
 */
export async function loadConfiguratorsWith(
  executor: Executor,
  productId: string,
  dueBy: Date | null,
): Promise<readonly PlacedConfigurator[]> {
  const { rows } = await sql<PlacedRow>`
    select c.product_id as "productId", p.title, p.status = 'active' as "isInShop", c.key, p.sku, c.definition,
      (select d.definition from configurator_drafts d
        where d.product_id = c.product_id and d.publish_at <= ${dueBy}::timestamptz) as due
    from configurators c join products p on p.id = c.product_id
    where c.product_id in (select ${productId}::uuid
      union select configurator_id from configurator_components where product_id = ${productId}::uuid)
    order by lower(p.title), p.id`.execute(executor)
  return rows.flatMap(({ key, sku, definition, due, ...row }) => {
    try {
      const read = due === null ? configuratorDefinition.read(definition) : draftDefinition.read(due)
      return [{ ...row, configurator: { key, sku, ...read } }]
    } catch {
      return []
    }
  })
}

/** The configurator of this key; null when there is none that can be read. */
export async function findConfiguratorNamed(executor: Executor, key: string): Promise<Configurator | null> {
  const row = await executor
    .selectFrom('configurators')
    .innerJoin('products', 'products.id', 'configurators.product_id')
    .select(['configurators.key', 'products.sku', 'configurators.definition'])
    .where('configurators.key', '=', key)
    .executeTakeFirst()
  if (!row) return null
  try {
    return { key: row.key, sku: row.sku, ...configuratorDefinition.read(row.definition) }
  } catch {
    return null
  }
}

type WrittenConfigurator = {
  readonly productId: string
  readonly key: string
  readonly definition: Definition
}

/** Puts configurators into the shop, over those that their products have; a product that has one keeps its key. */
export async function writeConfigurators(
  trx: Executor,
  configurators: readonly WrittenConfigurator[],
): Promise<void> {
  const given = JSON.stringify(
    configurators.map(({ definition, ...row }) => ({
      ...row,
      definition: configuratorDefinition.document(definition),
    })),
  )
  await sql`
    insert into configurators (product_id, key, definition)
    select n."productId", n.key, n.definition
    from jsonb_to_recordset(${given}::jsonb) as n ("productId" uuid, key text, definition jsonb)
    on conflict (product_id) do update set definition = excluded.definition, updated_at = now()`.execute(trx)
}

/** Writes what each of these consists of, and touches no row that stays. */
export async function writeComponents(
  executor: Executor,
  configurators: readonly { readonly productId: string; readonly skus: readonly string[] }[],
): Promise<void> {
  await sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(configurators)}::jsonb) as t ("productId" uuid, skus text[])),
    wanted as (
      select "productId" as configurator_id, products.id as product_id
      from given cross join unnest(skus) sku join products using (sku)),
    gone as (
      delete from configurator_components where configurator_id in (select "productId" from given)
        and (configurator_id, product_id) not in (select configurator_id, product_id from wanted))
    insert into configurator_components (configurator_id, product_id)
    select distinct configurator_id, product_id from wanted on conflict do nothing`.execute(executor)
}
