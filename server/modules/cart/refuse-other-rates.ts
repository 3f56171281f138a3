import type { QuoteItem } from '#contract/office/quotes.ts'
import { freeLineTexts } from '#texts/nl/office/quotes.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { vatPercents } from '../catalogue/vat-percents.ts'
import type { ParkedEdits } from './edit-parked.ts'

type Given = Partial<Pick<ParkedEdits, 'items'>> & { readonly added: readonly { readonly item: QuoteItem }[] }

/** What is sold beside the assortment has one of the shop's rates of VAT. */
export async function refuseOtherRates(
  executor: Executor,
  { items = new Map(), added }: Given,
): Promise<void> {
  const given: readonly (readonly [field: string, item: QuoteItem])[] = [
    ...[...items.values()].map((item, at) => [`items.${at}.item`, item] as const),
    ...added.map(({ item }, at) => [`added.${at}.item`, item] as const),
  ]
  if (!given.some(([, item]) => 'free' in item)) return
  const known = await vatPercents(executor)
  for (const [field, item] of given)
    if ('free' in item && !known.includes(item.free.vatPercent))
      throw new Refusal('InvalidInput', { field, message: freeLineTexts.otherRate(item.free.vatPercent) })
}
