import { ConfiguratorDefinition } from '#contract/configurator.ts'
import type { Configurator } from '#domain/configurator/model.ts'
import type { Executor } from '../../db/database.ts'

/** A configurator that is kept in a shape that cannot be read; the others stay in use. */
export type UnreadableConfigurator = { readonly key: string; readonly reason: string }

/** All configurators or those with these keys, and which of them cannot be read. */
export async function loadConfigurators(
  executor: Executor,
  keys?: readonly string[],
): Promise<{
  readonly configurators: readonly Configurator[]
  readonly unreadable: readonly UnreadableConfigurator[]
}> {
  const rows = await executor
    .selectFrom('configurators')
    .innerJoin('products', 'products.id', 'configurators.product_id')
    .select(['configurators.key', 'products.sku', 'configurators.definition'])
    .$if(keys !== undefined, (query) => query.where('configurators.key', 'in', keys ?? []))
    .orderBy('configurators.key')
    .execute()
  const configurators: Configurator[] = []
  const unreadable: UnreadableConfigurator[] = []
  for (const { key, sku, definition } of rows) {
    const parsed = ConfiguratorDefinition.safeParse(definition)
    if (parsed.success) configurators.push({ key, sku, ...parsed.data })
    else unreadable.push({ key, reason: parsed.error.message })
  }
  return { configurators, unreadable }
}
