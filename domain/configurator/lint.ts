import { fault, type LintFinding, type ProductOf, repeated } from './lint/finding.ts'
import { productFaults } from './lint/products.ts'
import { reachabilityFaults } from './lint/reachability.ts'
import { ruleFaults } from './lint/rules.ts'
import { valueFaults } from './lint/values.ts'
import { walkFaults } from './lint/walks.ts'
import type { Configurator } from './model.ts'

/**
 * Everything that is wrong with how the bundle products of a shop are composed. Whoever walks is only sent through a
 * configurator whose rules and values are right: what he would trip over is told by its cause.
 */
export function lintConfigurators(
  configurators: readonly Configurator[],
  productOf: ProductOf,
): readonly LintFinding[] {
  const keys = repeated(configurators.map(({ key }) => key))
  const skus = repeated(configurators.map(({ sku }) => sku))
  return [
    ...keys.map((key) => ({ key, ...fault('duplicate_key', '') })),
    ...configurators
      .filter(({ sku }) => skus.includes(sku))
      .map(({ key, sku }) => ({ key, ...fault('duplicate_product', '', sku) })),
    ...configurators.flatMap((configurator) =>
      lintConfigurator(configurator, productOf).map((found) => ({ key: configurator.key, ...found })),
    ),
  ]
}

function lintConfigurator(configurator: Configurator, productOf: ProductOf) {
  const written = [
    ...ruleFaults(configurator),
    ...valueFaults(configurator),
    ...reachabilityFaults(configurator),
    ...productFaults(configurator, productOf),
  ]
  return written.length > 0 ? written : walkFaults(configurator, productOf)
}
