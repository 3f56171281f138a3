import type { OrderChange } from '#contract/office/order-change.ts'
import { goodsOf, type TradeTerms } from '#domain/catalogue/product-facts.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import type { LineToShip } from '#domain/delivery/cart-shipping.ts'
import { shippingRate, treatmentOf } from '#domain/documents/invoice.ts'
import { changedShipping } from '#domain/orders/changed-shipping.ts'
import type { Place } from '#domain/vat/vat-country.ts'
import { vatOfSale } from '#domain/vat/vat-treatment.ts'
import type { Executor } from '../../db/database.ts'
import { addressSnapshot } from '../../db/documents/orders.ts'
import { Refusal } from '../../refusal.ts'
import { fieldsForOrder } from '../customer/addresses.ts'
import type { OrderRecord } from '../ordered/order-record.ts'
import { linesOf, type Planning } from './order-change-planning.ts'
import type { ChangeFacts, OtherVat } from './order-change-store.ts'
import { sentLine } from './coming-group.ts'

/** A changed order with what its shipping costs, at which rate of VAT in percent. */
type Delivered = {
  readonly after: OrderRecord
  readonly shippingCents: number
  readonly shippingPercent: number
  readonly vat: OtherVat | null
}

/**
 * The changed order sent where it goes now, checked as an address of the company is: what its shipping costs then, and how its VAT is
 * treated where another destination makes that otherwise.
 */
export async function deliverElsewhere(
  executor: Executor,
  { order, facts, trade, change }: Planning,
  { changed, facts: becoming }: { readonly changed: OrderRecord; readonly facts: ChangeFacts },
): Promise<Delivered> {
  const after = change.delivery ? await addressed(executor, changed, { ...change.delivery, order }) : changed
  if (sentLines(after).some(({ deliveryKind, address }) => deliveryKind === 'ship' && address === null))
    throw new Refusal('AddressRequired', { field: 'delivery.address' })
  const terms = { ...trade.terms, ...facts.agreedTerms }
  const { cents, notShippable } = changedShipping({
    agreedCents: order.shippingCents,
    before: toShip(order, { facts, trade }),
    after: toShip(after, { facts: becoming, trade }),
    classes: terms.shippingClasses,
  })
  const [refused] = notShippable
  if (refused !== undefined)
    throw new Refusal('NotShippable', {
      field: change.delivery?.lineIds.includes(refused)
        ? 'delivery.address.country'
        : refusedField(refused, { order, change }),
    })
  const isElsewhere = !isDeepEqual(destinations(order, terms), destinations(after, terms))
  const isRated = order.shippingCents > 0 && treatmentOf({ ...order, lines: linesOf(order) }) === 'taxed'
  return {
    after,
    shippingCents: cents,
    // Where the order says no rate, it is that of today, as at ordering.
    shippingPercent: isRated ? shippingRate({ ...order, lines: linesOf(order) }) : terms.shippingVatPercent,
    vat: isElsewhere ? otherVat(after, facts, terms) : null,
  }
}

/** What asked for a line that cannot be sent. */
function refusedField(lineId: string, { order, change }: Pick<Planning, 'order' | 'change'>): string {
  const group = order.groups.find(({ lines }) => lines.some(({ id }) => id === lineId))
  if (!group) return 'added'
  const item = group.lines.find(({ id }) => change.items[id] !== undefined)
  return item ? `items.${item.id}.item` : `quantities.${lineId}`
}

async function addressed(
  executor: Executor,
  order: OrderRecord,
  {
    lineIds,
    address: form,
    order: before,
  }: NonNullable<OrderChange['delivery']> & { readonly order: OrderRecord },
): Promise<OrderRecord> {
  const known = new Set(linesOf(before).map(({ id }) => id))
  // What comes into the order goes where the first of it goes.
  const isAlong = lineIds.includes(sentLine(before)?.id ?? '')
  // Read as it is kept, so that the same address is the same wherever it came from.
  const snapshot = addressSnapshot.read(await atAddress(() => fieldsForOrder(executor, form)))
  return {
    ...order,
    groups: order.groups.map((group) => ({
      ...group,
      lines: group.lines.map((line) => {
        const isComing = !known.has(line.id) && line.deliveryKind === 'ship'
        if (!lineIds.includes(line.id) && !(isComing && isAlong)) return line
        if (line.deliveryKind !== 'ship') throw new Refusal('NotShippable')
        return { ...line, address: snapshot }
      }),
    })),
  }
}

/** Names the field of a refusal as it stands in the body of the call. */
async function atAddress<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(
      error.code,
      error.details.map(({ field, ...detail }) => ({ ...detail, field: `delivery.address.${field}` })),
    )
  }
}

const sentLines = (order: OrderRecord) => linesOf(order).filter(({ state }) => state !== 'cancelled')

/** What is sent of an order; what goes to one address on one day goes together, as at ordering. */
const toShip = (order: OrderRecord, { facts, trade }: Pick<Planning, 'facts' | 'trade'>): LineToShip[] =>
  sentLines(order).flatMap((line) => {
    const productId = facts.lines.find(({ id }) => id === line.id)?.productId ?? null
    const product = productId === null ? null : trade.product(productId)
    if (!product) return []
    return [
      {
        itemId: line.id,
        kind: line.deliveryKind,
        addressId: line.address && JSON.stringify(line.address),
        country: line.address?.country ?? null,
        date: line.deliveryDate,
        goods: [goodsOf(product, line.quantity, line)],
      },
    ]
  })

/** Each place where something of the order ends, once. */
function destinations(order: OrderRecord, { seller }: Pick<TradeTerms, 'seller'>): readonly Place[] {
  const places = sentLines(order).map(({ deliveryKind, address }) => {
    const { country, postcode } = (deliveryKind === 'ship' && address) || seller
    return [`${country} ${postcode}`, { country, postcode }] as const
  })
  return [...new Map(places).entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, place]) => place)
}

function otherVat(after: OrderRecord, { buyer }: ChangeFacts, terms: TradeTerms): OtherVat | null {
  const sale = vatOfSale({ seller: terms.seller, buyer, destinations: destinations(after, terms) })
  if (sale.treatment === after.vatTreatment) return null
  return {
    sale,
    shiftedTo:
      sale.treatment === 'reverse_charged' ? { vatId: buyer.vatId, checkId: buyer.vatCheckId } : null,
  }
}
