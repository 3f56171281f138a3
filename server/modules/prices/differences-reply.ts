import type { z } from 'zod'
import type { ImportTrial } from '#contract/office/price-files.ts'
import type { ChoicePrice } from '#domain/price-lists/choice-price.ts'
import type { ListPrice } from '#domain/price-lists/content.ts'
import { changeKind } from '#domain/price-lists/differences.ts'
import type { Edits } from '#domain/price-lists/edits.ts'
import { comparedOn } from '#domain/price-lists/faults.ts'
import type { TradeFacts } from '../catalogue/trade-facts.ts'
import { baseOf, listedReply } from './listed-product.ts'

/** As many as a screen shows; a list may have a hundred thousand prices. */
export const MOST_SHOWN = 300

type Told = { readonly facts: TradeFacts; readonly today: string }
type ToldAll = Told & {
  /** What a choice is called. */
  readonly titleOf: (choice: ChoicePrice) => string
}

/** What becomes different of a list: how much, and the first of it with the products as they are called. */
export function differencesReply(
  { prices, choices, discounts }: Edits,
  told: ToldAll,
): Pick<
  z.input<typeof ImportTrial>,
  'addedCount' | 'changedCount' | 'removedCount' | 'prices' | 'choices' | 'discounts'
> {
  const kinds = [...prices, ...choices, ...discounts].map(changeKind)
  const countOf = (kind: ReturnType<typeof changeKind>) => kinds.filter((one) => one === kind).length
  return {
    addedCount: countOf('added'),
    changedCount: countOf('changed'),
    removedCount: countOf('removed'),
    prices: prices.slice(0, MOST_SHOWN).map(({ before, after }) => ({
      ...productWords(told, before ?? after),
      before: before && kept(before),
      after: after && kept(after),
    })),
    choices: choices.slice(0, MOST_SHOWN).map(({ before, after }) => {
      const choice = after ?? before
      return { title: choice ? told.titleOf(choice) : '', before, after }
    }),
    discounts: discounts.slice(0, MOST_SHOWN).map((change) => ({ ...change })),
  }
}

/** What a list may be written. */
const kept = (price: ListPrice) => ({
  ...price,
  bands: [...price.bands],
  runPrices: [...price.runPrices],
})

/** How the product of a price is called, and what it counts in. */
export function productWords(
  { facts, today }: Told,
  price: ListPrice | null,
): Pick<ReturnType<typeof listedReply>, 'title' | 'unit' | 'bandUnit'> {
  const product = price && facts.productBySku(price.sku)
  if (!price || !product) return { title: '', unit: null, bandUnit: null }
  const { title, unit, bandUnit } = listedReply(product, baseOf(facts, price.sku, comparedOn(price, today)))
  return { title, unit, bandUnit }
}
