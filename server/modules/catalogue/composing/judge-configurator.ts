import { carrierOf } from '#domain/catalogue/production.ts'
import { lintConfigurator } from '#domain/configurator/lint.ts'
import { type Fault, fault, type ProductOf } from '#domain/configurator/lint/finding.ts'
import type { Configurator } from '#domain/configurator/model.ts'
import { optionSkus } from '#domain/configurator/steps.ts'
import { type TriedChoices, tryChoices } from '#domain/configurator/try-choices.ts'
import type { TestChoices } from '#contract/office/configurator-form.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { holdsOn } from '#domain/pricing/price-list.ts'
import type { Executor } from '../../../db/database.ts'
import type { Definition } from '../configurator-store.ts'
import type { ComposedAtDesk } from './configurator-at-desk.ts'
import { isKeyOfOther } from './configurator-draft-store.ts'
import { readGoods } from './goods.ts'

/** How much the linter may look at while somebody waits: 200 walks through 24 steps of 24 options, and every way of most. */
const MOST_LOOKS = 3_000_000

/** A configurator that can be judged, with the goods that it names as the shop sells them today by its base list. */
export type Judged = {
  readonly configurator: Configurator
  readonly productOf: ProductOf
  /** Another product has its key. */
  readonly isKeyTaken: boolean
}

/**
 * A product that is in the shop counts as it is there: its draft goes there by itself, later or never. One that is not counts as it
 * becomes, for nobody can publish it before it has a configurator.
 */
export async function readForJudgement(
  executor: Executor,
  { product, fields, live }: ComposedAtDesk,
  { key, definition, now }: { readonly key: string; readonly definition: Definition; readonly now: Date },
): Promise<Judged> {
  const configurator = { key, sku: product.sku, ...definition }
  const today = amsterdamNow(now).date
  const bySku = (await readGoods(executor, optionSkus(configurator)))(today)
  const own = product.fields.status === 'draft' ? fields : product.fields
  bySku.set(product.sku, {
    isSold: own.status === 'active',
    rule: own.prices.find((price) => holdsOn(price, today))?.price ?? null,
    carrier: carrierOf(own.production),
  })
  return {
    configurator,
    productOf: (sku) => bySku.get(sku) ?? null,
    // What is in the shop has its key for itself.
    isKeyTaken: live === null && (await isKeyOfOther(executor, product.id, key)),
  }
}

/** Everything that is wrong with a configurator, among the others of the shop too. */
export const configuratorFaults = ({ configurator, productOf, isKeyTaken }: Judged): readonly Fault[] => [
  ...(isKeyTaken ? [fault('duplicate_key', '')] : []),
  ...lintConfigurator(configurator, productOf, MOST_LOOKS),
]

/** What a composition costs with it. */
export const tryOn = (
  { configurator, productOf }: Judged,
  { quantity, options, fields }: TestChoices,
): TriedChoices =>
  tryChoices(configurator, { options, fields }, quantity, (sku) => productOf(sku)?.rule ?? null)
