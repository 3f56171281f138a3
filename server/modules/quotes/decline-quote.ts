import type { Staff } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { NO_EDITS } from '../cart/edit-parked.ts'
import { answerPrice } from './answer-price.ts'
import { findDeskQuote } from './desk-quote-store.ts'
import type { NamedQuote } from './taken-by-staff.ts'

type Declining = Parameters<typeof answerPrice>[0]

/** Says that there is no other price; the customer gets the reason by mail. */
export async function declineQuote(
  shop: Declining,
  staff: Staff,
  { quote, reason }: { readonly quote: NamedQuote; readonly reason: string },
): Promise<void> {
  await answerPrice(shop, staff, {
    quote,
    message: reason,
    edits: NO_EDITS,
    linePrices: new Map(),
    percentOff: 0,
    validUntil: null,
    isDeclined: true,
  })
}

/** Declines a quote that nobody has changed since it was meant. */
export const declineQuoteSince = (
  shop: Declining,
  staff: Staff,
  { id, seenAt, reason }: { readonly id: string; readonly seenAt: Date; readonly reason: string },
): Promise<void> => declineQuote(shop, staff, { quote: { id, seenAt }, reason })

/** Whether the shop declined what was asked. */
export async function isDeclined({ db }: Pick<ShopContext, 'db'>, id: string): Promise<boolean> {
  return (await findDeskQuote(db, id))?.requestState === 'declined_by_shop'
}
