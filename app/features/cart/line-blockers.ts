import type { Cart } from '#contract/cart.ts'
import { hasFaultyFiles } from '#app/lib/lines/line-files.ts'

export type Blocker = Cart['blockers'][number]

/** Where at its line a blocker is written: with the price, the files, the delivery, or the line as a whole. */
const PLACES = {
  price_changed: 'price',
  invalid_design: 'files',
  design_processing: 'files',
  invalid_date: 'delivery',
  address_missing: 'delivery',
  not_shippable: 'delivery',
  invalid_config: 'line',
  product_unavailable: 'line',
  no_price: 'line',
  empty_cart: 'line',
  not_allowed: 'line',
  credit_limit: 'line',
} as const satisfies Record<Blocker['code'], 'price' | 'files' | 'delivery' | 'line'>

export type BlockerPlace = (typeof PLACES)[Blocker['code']]

/** What stands in the way at one line, for one place of it. */
export function blockersAt(
  blockers: readonly Blocker[],
  itemId: string,
  place: BlockerPlace,
): readonly Blocker[] {
  return blockers.filter((blocker) => blocker.itemId === itemId && PLACES[blocker.code] === place)
}

/** Whether a blocker of a cart is no fault: a file that is still to come, to be checked or to be looked at. */
export const isNoFault =
  ({ orderLineGroups }: Cart) =>
  ({ code, itemId }: Blocker): boolean => {
    const line = orderLineGroups.flatMap(({ lines }) => lines).find(({ id }) => id === itemId)
    return PLACES[code] === 'files' && line !== undefined && !hasFaultyFiles(line)
  }

/** The line after a line, or before the last one; where the focus goes when it is removed (ux 5.4). */
export function neighbourOf(itemIds: readonly string[], removedId: string): string | null {
  const index = itemIds.indexOf(removedId)
  return itemIds[index + 1] ?? itemIds[index - 1] ?? null
}
