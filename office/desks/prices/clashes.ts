import type { ChoiceRow, PriceList, PriceRow } from '#contract/office/price-lists.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { type ChoicePrice, isSameChoice } from '#domain/price-lists/choice-price.ts'
import { type ListDiscount, type ListPrice, priceKey } from '#domain/price-lists/content.ts'
import type { ChoiceEdit, Edits, PriceEdit } from './list-edits.ts'

/** What is kept by now where an edit clashes. */
type PriceNow = {
  readonly kind: 'price'
  /** What became of the price that was seen; null where it is gone, or nothing was seen. */
  readonly was: ListPrice | null
  /** Another price that came where the edited one begins. */
  readonly taken: Pick<PriceRow, 'id' | 'price'> | null
}
/** `was` is null where the choice is gone, or is counted another way by now. */
type ChoiceNow = { readonly kind: 'choice'; readonly was: ChoicePrice | null }
type DiscountNow = { readonly kind: 'discount'; readonly was: ListDiscount | null }

/** An edit of a row that a colleague changed. */
export type Clash = { readonly id: string; readonly now: PriceNow | ChoiceNow | DiscountNow }

/** What an edit of a price finds among all prices of its SKU. A price that another edit takes away or moves is in nobody's way. */
export function priceNow(
  { before, after }: PriceEdit,
  found: readonly Pick<PriceRow, 'id' | 'price'>[],
  { prices }: Edits,
): PriceNow {
  const leaving = new Set(
    [...prices.values()].flatMap((edit) => (edit.before ? [priceKey(edit.before)] : [])),
  )
  const at = (price: ListPrice | null) =>
    (price && found.find((row) => priceKey(row.price) === priceKey(price))) ?? null
  const there = at(after)
  return {
    kind: 'price',
    was: at(before)?.price ?? null,
    taken: there && !leaving.has(priceKey(there.price)) ? there : null,
  }
}

export function choiceNow({ after }: ChoiceEdit, found: readonly Pick<ChoiceRow, 'price'>[]): ChoiceNow {
  return { kind: 'choice', was: found.find(({ price }) => isSameChoice(price, after))?.price ?? null }
}

export function discountNow(id: string, { discounts }: Pick<PriceList, 'discounts'>): DiscountNow {
  const found = discounts.find(({ categoryPath }) => categoryPath === id)
  return { kind: 'discount', was: found ? { categoryPath: id, percentOff: found.percentOff } : null }
}

/**
 * The edits as they go on. Of what stays as it is now there is none. What is wanted all the same has seen that, and what came in
 * its place goes: without that the same edits would clash again, however often somebody chose.
 */
export function settledEdits(edits: Edits, clashes: readonly Clash[], mine: ReadonlySet<string>): Edits {
  const prices = new Map(edits.prices)
  const choices = new Map(edits.choices)
  const discounts = new Map(edits.discounts)
  for (const { id, now } of clashes) {
    const [price, choice, discount] = [prices.get(id), choices.get(id), discounts.get(id)]
    prices.delete(id)
    choices.delete(id)
    discounts.delete(id)
    if (!mine.has(id)) continue
    if (now.kind === 'discount') {
      if (discount && !isDeepEqual(now.was, discount.after))
        discounts.set(id, { ...discount, before: now.was })
    } else if (now.kind === 'choice') {
      if (choice && now.was && !isDeepEqual(now.was, choice.after))
        choices.set(id, { ...choice, before: now.was })
    } else if (price) {
      const { was, taken } = now
      const before = was ?? taken?.price ?? null
      if (!isDeepEqual(before, price.after)) prices.set(id, { ...price, before })
      if (was && taken) prices.set(taken.id, { before: taken.price, after: null, product: price.product })
    }
  }
  return { prices, choices, discounts }
}
