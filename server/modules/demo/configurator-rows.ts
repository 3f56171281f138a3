import { optionSkus } from '#domain/configurator/steps.ts'
import type { CatalogueIds } from './catalogue-rows.ts'
import type { DemoShop } from './demo-shop.ts'
import { rowsByTable, type Rows } from './seed-store.ts'

/** How the bundle products are composed, and what of; those of which the demo lacks a product are passed over. */
export function configuratorRows(
  { configurators, products }: Pick<DemoShop, 'configurators' | 'products'>,
  ids: Pick<CatalogueIds, 'products'>,
): Rows {
  const skus = new Set(products.map(({ sku }) => sku))
  const complete = configurators.filter((configurator) =>
    [configurator.sku, ...optionSkus(configurator)].every((sku) => skus.has(sku)),
  )
  return rowsByTable({
    configurators: complete.map(({ key, sku, ...definition }) => ({
      product_id: ids.products.of(sku),
      key,
      definition: JSON.stringify(definition),
    })),
    configurator_components: complete.flatMap((configurator) =>
      optionSkus(configurator).map((sku) => ({
        configurator_id: ids.products.of(configurator.sku),
        product_id: ids.products.of(sku),
      })),
    ),
  })
}
