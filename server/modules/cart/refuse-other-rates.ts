import type { FreeItem } from '#contract/office/free-item.ts'
import type { QuoteItem } from '#contract/office/quotes.ts'
import { freeLineTexts } from '#texts/nl/office/quotes.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { vatPercents } from '../catalogue/vat-percents.ts'

type Given = Exclude<QuoteItem, FreeItem> | { readonly free: { readonly vatPercent: number } }

/** What is sold beside the assortment has one of the shop's rates of VAT; it is told at the field of what has not. */
export async function refuseOtherRates(
  executor: Executor,
  given: readonly (readonly [field: string, item: Given])[],
): Promise<void> {
  if (!given.some(([, item]) => 'free' in item)) return
  const known = await vatPercents(executor)
  for (const [field, item] of given)
    if ('free' in item && !known.includes(item.free.vatPercent))
      throw new Refusal('InvalidInput', { field, message: freeLineTexts.otherRate(item.free.vatPercent) })
}
