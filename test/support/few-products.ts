import { optionSkus } from '#domain/configurator/steps.ts'
import type { DemoShop } from '#server/modules/demo/demo-shop.ts'

/** The demo with these products alone, in their categories, and with what they are put together from. */
export function withFewProducts(shop: DemoShop, skus: readonly string[]): DemoShop {
  const configurators = shop.configurators.filter(({ sku }) => skus.includes(sku))
  const kept = new Set([...skus, ...configurators.flatMap(optionSkus)])
  const products = shop.products.filter(({ sku }) => kept.has(sku))
  const paths = products.flatMap(({ categoryPaths }) => categoryPaths)
  const holds = (urlPath: string) => paths.some((path) => path === urlPath || path.startsWith(`${urlPath}/`))
  return {
    ...shop,
    configurators,
    products,
    components: shop.components.filter(({ sku }) => kept.has(sku)),
    // A category is pictured by a product of it, which may be none of these.
    categories: shop.categories
      .filter(({ urlPath }) => holds(urlPath))
      .map((category) => ({ ...category, scene: { ...category.scene, product: products[0]!.sku } })),
    priceLists: shop.priceLists.map((list) => ({
      ...list,
      rules: list.rules.filter((rule) => rule.kind === 'sku' || holds(rule.categoryPath)),
    })),
  }
}
