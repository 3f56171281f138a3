import type { Carrier } from '../../pricing/check-size.ts'
import type { PriceRule } from '../../pricing/model.ts'

/** What can be wrong with a configurator as it was written down; each has one Dutch sentence in texts. */
export const LINT_CODES = [
  'duplicate_key',
  'duplicate_product',
  'duplicate_code',
  'duplicate_option',
  'unknown_code',
  'unknown_id',
  'forward_rule',
  'too_deep',
  'never_visible',
  'no_options',
  'may_be_empty',
  'no_material',
  'no_circulation',
  'filter_value_unused',
  'attribute_missing',
  'attribute_unknown',
  'range_empty',
  'default_impossible',
  'quantity_impossible',
  'effect_impossible',
  'effect_needs_size',
  'child_ignored',
  'product_missing',
  'product_not_sold',
  'rate_missing',
  'run_price_missing',
  'beyond_carrier',
  'beyond_options',
  'walk_invalid',
  'walk_without_price',
  'walk_without_delivery',
] as const
export type LintCode = (typeof LINT_CODES)[number]

/** A fault, where it is ('step', 'step/option'; '' for the whole), and what it is about: a code, sku, size or choices. */
export type LintFinding = {
  readonly key: string
  readonly at: string
  readonly code: LintCode
  readonly about: string
}

/** A finding before it is known of which configurator. */
export type Fault = Omit<LintFinding, 'key'>

export const fault = (code: LintCode, at: string, about = ''): Fault => ({ code, at, about })

/** What a configurator needs to know of a product: whether it is sold, how it is priced, and the sheet or roll that it is made on. */
export type LintedProduct = {
  readonly isSold: boolean
  readonly rule: PriceRule | null
  readonly carrier: Carrier | null
}

/** The product of a sku; null when there is none. */
export type ProductOf = (sku: string) => LintedProduct | null

/** The values that stand more than once, each once. */
export const repeated = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]
