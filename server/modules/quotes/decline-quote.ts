import type { Staff } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { NO_EDITS } from '../cart/edit-parked.ts'
import { answerPrice } from './answer-price.ts'
import { findDeskQuote } from './desk-quote-store.ts'
import type { NamedQuote } from './taken-by-staff.ts'

/** Says that there is no other price; the customer gets the reason by mail. */
export async function declineQuote(
  shop: Parameters<typeof answerPrice>[0],
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

/** Whether the shop declined what was asked. */
export async function isDeclined({ db }: Pick<ShopContext, 'db'>, id: string): Promise<boolean> {
  return (await findDeskQuote(db, id))?.requestState === 'declined_by_shop'
}
