import type { TradeTerms } from '#domain/catalogue/product-facts.ts'
import { amsterdamInstant, amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { DeliveryKind, LeadTime } from '#domain/delivery/promise.ts'
import { deliveryPromise, nextDeadline } from '#domain/delivery/promise.ts'

/**
 * As if order, files and approval were complete now, which holds until the deadline; the delivery date is null for what is
 * only fetched.
 */
export function promisedDates(
  lead: LeadTime,
  kinds: readonly DeliveryKind[],
  { cutOff, calendar }: TradeTerms,
  now: Date,
) {
  const shown = amsterdamNow(now)
  const question = { ...lead, now: shown, express: false, cutOff, calendar }
  const pickup = deliveryPromise({ ...question, kind: 'pickup' })
  const ships = kinds.includes('ship')
  return {
    readyDate: pickup.readyDate,
    deliveryDate: ships ? deliveryPromise({ ...question, kind: 'ship' }).date : null,
    deadline: amsterdamInstant(nextDeadline(shown, cutOff, calendar)).toISOString(),
  }
}
