import { cartShipping, type LineToShip } from '../delivery/cart-shipping.ts'
import type { PlainDate } from '../delivery/plain-date.ts'
import type { ShippingClass } from '../delivery/shipping.ts'
import type { Cents } from '../money.ts'

/** A line with the days on which it can come as it is chosen now, the first of them first. */
export type DatableLine = {
  readonly id: string
  readonly days: readonly PlainDate[]
  /** The day that stands for none while the studio makes it: nothing is to be chosen then. */
  readonly dayAfterProof: PlainDate | null
  readonly goods: readonly LineToShip[]
}

/** A way to choose the days of a whole cart, and what sending it costs then (excluding VAT). */
export type DeliveryPlan = {
  readonly code: 'soonest' | 'together'
  readonly days: readonly { readonly itemId: string; readonly date: PlainDate }[]
  readonly shippingCents: Cents
}

/**
 * The days that a customer can choose for everything at once (ux 5.6): each line as soon as it can be, and all lines on the
 * first day that each offers, where that is another choice. Empty where a line has no day at all.
 */
export function deliveryPlans(
  lines: readonly DatableLine[],
  classes: readonly ShippingClass[],
): readonly DeliveryPlan[] {
  const free = lines.filter(({ dayAfterProof }) => dayAfterProof === null)
  const firstDays = free.map(({ days }) => days[0])
  if (free.length === 0 || firstDays.includes(undefined)) return []
  const common = free[0]?.days.find((date) => free.every(({ days }) => days.includes(date)))
  const plan = (code: DeliveryPlan['code'], dateOf: (line: DatableLine) => PlainDate | undefined) => {
    const dated = lines.flatMap((line) => {
      const date = line.dayAfterProof ?? dateOf(line)
      return date === undefined ? [] : [{ line, date }]
    })
    const goods = dated.flatMap(({ line, date }) => line.goods.map((part) => ({ ...part, date })))
    return {
      code,
      days: dated.map(({ line, date }) => ({ itemId: line.id, date })),
      shippingCents: cartShipping(goods, classes).cents,
    }
  }
  const soonest = plan('soonest', ({ days }) => days[0])
  const isOneDay = new Set(firstDays).size === 1
  return isOneDay || common === undefined ? [soonest] : [soonest, plan('together', () => common)]
}
