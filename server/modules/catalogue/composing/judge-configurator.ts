import { ruleFor } from '#domain/catalogue/product-facts.ts'
import { carrierOf } from '#domain/catalogue/production.ts'
import { lintConfigurator } from '#domain/configurator/lint.ts'
import { type Fault, fault, type LintedProduct, type ProductOf } from '#domain/configurator/lint/finding.ts'
import type { Configurator } from '#domain/configurator/model.ts'
import { optionSkus } from '#domain/configurator/steps.ts'
import { type TriedChoices, tryChoices } from '#domain/configurator/try-choices.ts'
import type { TestChoices } from '#contract/office/configurator-form.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { NO_BOOK } from '#domain/pricing/price-book.ts'
import { holdsOn } from '#domain/pricing/price-list.ts'
import type { Executor } from '../../../db/database.ts'
import type { Definition } from '../configurator-store.ts'
import type { AtDesk } from '../product-at-desk.ts'
import { loadProductFacts } from '../product-facts-store.ts'
import { isKeyOfOther } from './configurator-draft-store.ts'
import { idsOfSkus } from './offered-product-store.ts'

/** How much the linter may look at while somebody waits: 200 walks through 24 steps of 24 options, and every way of most. */
const MOST_LOOKS = 3_000_000

/** A configurator that can be judged, with the goods that it names as the shop sells them today by its base list. */
export type Judged = {
  readonly configurator: Configurator
  readonly productOf: ProductOf
}

/** The product itself counts as it becomes: nobody can publish it before there is a configurator. */
export async function readForJudgement(
  executor: Executor,
  { product, fields }: AtDesk,
  { key, definition, now }: { readonly key: string; readonly definition: Definition; readonly now: Date },
): Promise<Judged> {
  const configurator = { key, sku: product.sku, ...definition }
  const today = amsterdamNow(now).date
  const ids = await idsOfSkus(executor, optionSkus(configurator))
  const { products } = await loadProductFacts(executor, { ids, configuratorKeys: [] })
  const bySku = new Map<string, LintedProduct>(
    products.map((one) => [
      one.sku,
      { isSold: one.isActive, rule: ruleFor(one, NO_BOOK, today), carrier: one.carrier },
    ]),
  )
  bySku.set(product.sku, {
    isSold: fields.status === 'active',
    rule: fields.prices.find((price) => holdsOn(price, today))?.price ?? null,
    carrier: carrierOf(fields.production),
  })
  return { configurator, productOf: (sku) => bySku.get(sku) ?? null }
}

/** Everything that is wrong with a configurator, among the others of the shop too. */
export async function findConfiguratorFaults(
  executor: Executor,
  productId: string,
  { configurator, productOf }: Judged,
): Promise<readonly Fault[]> {
  const isTaken = await isKeyOfOther(executor, productId, configurator.key)
  return [
    ...(isTaken ? [fault('duplicate_key', '')] : []),
    ...lintConfigurator(configurator, productOf, MOST_LOOKS),
  ]
}

/** What a composition costs with it. */
export const tryOn = (
  { configurator, productOf }: Judged,
  { quantity, options, fields }: TestChoices,
): TriedChoices =>
  tryChoices(configurator, { options, fields }, quantity, (sku) => productOf(sku)?.rule ?? null)
