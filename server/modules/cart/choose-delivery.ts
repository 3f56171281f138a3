import type { Cart } from '#contract/cart.ts'
import type { Contact } from '#domain/access/actor.ts'
import { groupLead, promiseQuestion } from '#domain/cart/line-delivery.ts'
import { viewCart } from '#domain/cart/view.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { dateRefusal, type DeliveryKind } from '#domain/delivery/promise.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { tradeFacts } from '../catalogue/trade-facts.ts'
import { setDelivery } from './cart-line-store.ts'
import { readCart } from './cart-store.ts'
import { questionFor, showCart } from './show-cart.ts'

export type DeliveryChoice = {
  readonly kind: DeliveryKind
  readonly addressId?: string | null | undefined
  readonly date?: string | null | undefined
  readonly express: boolean
  readonly applyToAll: boolean
}

/**
 * How and when a line is delivered, or every line that can go that way. Express holds for the group of the line. A date
 * that another line of the cart cannot make leaves that line at its own first possible day.
 */
export async function chooseDelivery(
  shop: ShopContext,
  customer: Contact,
  lineId: string,
  choice: DeliveryChoice,
): Promise<Cart> {
  const [record, facts] = await Promise.all([
    readCart(shop.db, customer),
    tradeFacts(shop, customer.priceScope),
  ])
  const view = viewCart(questionFor(record, facts, customer, shop.clock()))
  const group = view.groups.find(({ lines }) => lines.some(({ id }) => id === lineId))
  const line = group?.lines.find(({ id }) => id === lineId)
  if (!group || !line) throw new Refusal('CartLineNotFound')
  if (!line.offeredKinds.includes(choice.kind)) throw new Refusal('DeliveryKindNotOffered', { field: 'kind' })
  if (choice.express && group.expressOfferCents === null)
    throw new Refusal('ExpressNotOffered', { field: 'express' })
  const addressId = choice.kind === 'pickup' ? null : (choice.addressId ?? null)
  if (addressId && !record.addresses.some(({ id }) => id === addressId))
    throw new Refusal('AddressNotFound', { field: 'addressId' })

  const refusedDate = ({ lines, composed }: typeof group) =>
    choice.date != null &&
    dateRefusal(
      choice.date,
      promiseQuestion(groupLead(lines, composed?.bundle), facts.terms, amsterdamNow(shop.clock()), choice),
    )
  if (refusedDate(group)) throw new Refusal('invalid_date', { field: 'date' })

  const others = choice.applyToAll ? view.groups.filter((other) => other.id !== group.id) : []
  const possible = others.filter((other) => !refusedDate(other))
  const canGo = (lines: typeof group.lines) =>
    lines.filter(({ offeredKinds }) => offeredKinds.includes(choice.kind)).map(({ id }) => id)
  await setDelivery(
    shop.db,
    customer,
    {
      lineIds: [
        ...(choice.applyToAll ? canGo(group.lines) : [lineId]),
        ...possible.flatMap((other) => canGo(other.lines)),
      ],
      kind: choice.kind,
      addressId,
      date: choice.date ?? null,
    },
    {
      groupIds: [
        group.id,
        ...possible.filter((other) => other.expressOfferCents !== null).map(({ id }) => id),
      ],
      isExpress: choice.express,
    },
  )
  return showCart(shop, customer)
}
