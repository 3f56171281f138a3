import { goodsCents, wasOtherRate } from '#domain/orders/changed-price.ts'
import type { ExpressRate } from '#domain/pricing/express.ts'
import { sumCents } from '#domain/money.ts'
import type { OrderRecord } from '../ordered/order-record.ts'
import { isHurried } from '#domain/orders/changed-way.ts'
import { expressRate, type OrderedGroup, type Planning } from './order-change-planning.ts'

/** What express costs today. */
export type ChangedRate = ExpressRate & { readonly groupId: string; readonly title: string }

const surcharge = ({ lines }: OrderedGroup) => sumCents(lines.map((line) => line.expressCents))

/** The rates of today of hurried groups whose surcharge a change works out anew, and that were agreed at another rate. */
export function changedExpressRates(planning: Planning, after: OrderRecord): readonly ChangedRate[] {
  return planning.order.groups.flatMap((group) => {
    const now = after.groups.find(({ id }) => id === group.id)
    const rate = expressRate(group, planning)
    if (
      !now ||
      !rate ||
      !isHurried(group.lines) ||
      !isHurried(now.lines) ||
      surcharge(group) === surcharge(now)
    )
      return []
    const lines = group.lines.map((line) => ({
      id: line.id,
      goodsCents: goodsCents(line),
      expressCents: line.expressCents,
      isOrdered: line.state !== 'cancelled',
    }))
    return wasOtherRate(lines, rate) ? [{ ...rate, groupId: group.id, title: group.title }] : []
  })
}
