import { lineTitle } from '../cart/line-title.ts'
import type { ViewedCart } from '../cart/view.ts'
import type { Cents } from '../money.ts'

/** A line of a quote that costs something else today; null is no price at all. */
export type PriceChange = {
  readonly lineId: string
  readonly title: string
  readonly oldCents: Cents | null
  readonly newCents: Cents | null
}

/** What a quote that no longer holds would cost otherwise, line by line, services included. */
export function priceChanges({ groups }: ViewedCart): readonly PriceChange[] {
  return groups.flatMap((group) =>
    group.lines.flatMap((line) => {
      if (line.previousCents === null) return []
      return {
        lineId: line.id,
        title: lineTitle(line, group.title),
        oldCents: line.previousCents,
        newCents: line.totalCents,
      }
    }),
  )
}
