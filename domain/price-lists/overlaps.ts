import type { ListPrice } from './content.ts'

/** Which of the days of a price meets another one: its first or its last. */
export type MeetingDay = 'validFrom' | 'validTo'

/**
 * The prices of one list that hold on a day on which another one of their sku holds as well, each with the day by which it does.
 * One that ends before it begins holds on none. They are compared in the order of their days, so that a list of very many prices of one sku takes no longer than another.
 */
export function overlappingDays(prices: Iterable<ListPrice>): ReadonlyMap<ListPrice, MeetingDay> {
  const found = new Map<ListPrice, MeetingDay>()
  for (const own of Map.groupBy(prices, ({ sku }) => sku).values()) {
    const inOrder = own.filter(isForward).toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
    // The last day on which one of those before holds; null is without an end.
    let until: string | null = ''
    for (const [at, price] of inOrder.entries()) {
      const next = inOrder[at + 1]
      if (until === null || price.validFrom <= until) found.set(price, 'validFrom')
      else if (next && (price.validTo === null || next.validFrom <= price.validTo))
        found.set(price, 'validTo')
      if (until !== null && (price.validTo === null || price.validTo > until)) until = price.validTo
    }
  }
  return found
}

const isForward = ({ validFrom, validTo }: ListPrice): boolean => validTo === null || validTo >= validFrom
