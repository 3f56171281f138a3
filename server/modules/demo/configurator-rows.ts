import { optionSkus } from '#domain/configurator/steps.ts'
import type { CatalogueIds } from './catalogue-rows.ts'
import type { DemoShop } from './demo-shop.ts'
import { rowsByTable, type Rows } from './seed-store.ts'

/** How the bundle products are composed, and what of; a product that the demo lacks is a mistake in its data. */
export function configuratorRows(
  { configurators }: Pick<DemoShop, 'configurators'>,
  ids: Pick<CatalogueIds, 'products'>,
): Rows {
  return rowsByTable({
    configurators: configurators.map(({ key, sku, ...definition }) => ({
      product_id: ids.products.of(sku),
      key,
      definition: JSON.stringify(definition),
    })),
    configurator_components: configurators.flatMap((configurator) =>
      optionSkus(configurator).map((sku) => ({
        configurator_id: ids.products.of(configurator.sku),
        product_id: ids.products.of(sku),
      })),
    ),
  })
}
