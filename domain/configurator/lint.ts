import { type Fault, fault, type LintFinding, type ProductOf, repeated } from './lint/finding.ts'
import { productFaults } from './lint/products.ts'
import { reachabilityFaults } from './lint/reachability.ts'
import { ruleFaults } from './lint/rules.ts'
import { valueFaults } from './lint/values.ts'
import { walkFaults } from './lint/walks.ts'
import type { Configurator } from './model.ts'

/** Everything that is wrong with how the bundle products of a shop are composed. */
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

/**
 * Everything that is wrong with one configurator by itself. Whoever walks is only sent through a configurator whose rules and
 * values are right: what he would trip over is told by its cause. What could take more than `mostLooks` at a part, or at
 * what its rules name, is judged by fewer ways and walks.
 */
export function lintConfigurator(
  configurator: Configurator,
  productOf: ProductOf,
  mostLooks = Infinity,
): readonly Fault[] {
  const written = [
    ...ruleFaults(configurator),
    ...valueFaults(configurator),
    ...reachabilityFaults(configurator, { mostLooks }),
    ...productFaults(configurator, productOf),
  ]
  return written.length > 0 ? written : walkFaults(configurator, productOf, mostLooks)
}
