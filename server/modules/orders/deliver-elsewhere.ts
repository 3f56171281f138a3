import { goodsOf, type TradeTerms } from '#domain/catalogue/product-facts.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import type { LineToShip } from '#domain/delivery/cart-shipping.ts'
import { shippingRate, treatmentOf } from '#domain/documents/invoice.ts'
import { changedShipping } from '#domain/orders/changed-shipping.ts'
import type { Place } from '#domain/vat/vat-country.ts'
import { vatOfSale } from '#domain/vat/vat-treatment.ts'
import type { Executor } from '../../db/database.ts'
import { addressSnapshot, type AddressSnapshot } from '../../db/documents/orders.ts'
import { Refusal } from '../../refusal.ts'
import { fieldsForOrder } from '../customer/addresses.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'
import { idOf } from './coming-line.ts'
import { isChangeable, linesOf, type OrderedGroup, type Planning } from './order-change-planning.ts'
import type { ChangeFacts, OtherVat } from './order-change-store.ts'

/** The address that a change gives, checked as one of the company is; null where it gives none. */
export async function givenAddress(
  executor: Executor,
  { delivery }: Planning['change'],
): Promise<AddressSnapshot | null> {
  if (delivery === null) return null
  // Read as it is kept, so that the same address is the same wherever it came from.
  return addressSnapshot.read(await atAddress(() => fieldsForOrder(executor, delivery.address)))
}

/** The order sent to the other address of its change: of each group that names all that is sent and not made yet. */
export function deliverElsewhere(
  { order, facts, change }: Pick<Planning, 'order' | 'facts' | 'change'>,
  address: AddressSnapshot | null,
): OrderRecord {
  const isNamed = ({ id }: OrderedGroup) => change.delivery?.groupIds.includes(id) === true
  const goes = (line: OrderLineRow) => line.deliveryKind === 'ship' && isChangeable(line, facts)
  return {
    ...order,
    groups: order.groups.map((group) => {
      if (!isNamed(group)) return group
      if (!group.lines.some(goes)) throw new Refusal('NotShippable', { field: `ways.${group.id}.kind` })
      return { ...group, lines: group.lines.map((line) => (goes(line) ? { ...line, address } : line)) }
    }),
  }
}

/** What sending an order costs after a change, at which rate of VAT in percent, and how its VAT is treated where that is otherwise now. */
type Delivered = {
  readonly shippingCents: number
  readonly shippingPercent: number
  readonly vat: OtherVat | null
}

/** What follows from where a changed order goes; what cannot be sent there is refused. */
export function delivered(
  { order, facts, trade, change }: Planning,
  { order: after, facts: becoming }: { readonly order: OrderRecord; readonly facts: ChangeFacts },
): Delivered {
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
    throw new Refusal('NotShippable', { field: refusedField(refused, after, { order, change }) })
  const isElsewhere = !isDeepEqual(destinations(order, terms), destinations(after, terms))
  const isRated = order.shippingCents > 0 && treatmentOf({ ...order, lines: linesOf(order) }) === 'taxed'
  return {
    shippingCents: cents,
    // Where the order says no rate, it is that of today, as at ordering.
    shippingPercent: isRated ? shippingRate({ ...order, lines: linesOf(order) }) : terms.shippingVatPercent,
    vat: isElsewhere ? otherVat(after, facts, terms) : null,
  }
}

/** What asked for a line that cannot be sent. */
function refusedField(
  lineId: string,
  after: OrderRecord,
  planning: Pick<Planning, 'order' | 'change'>,
): string {
  const { order, change } = planning
  const group = after.groups.find(({ lines }) => lines.some(({ id }) => id === lineId))
  const asked = change.added.find(({ key }) => idOf(planning, key) === group?.id)
  const name = asked?.key ?? group?.id ?? ''
  if (change.delivery?.groupIds.includes(name)) return 'delivery.address.country'
  const was = order.groups.find(({ id }) => id === group?.id)
  if (!was) return `ways.${name}.kind`
  const item = was.lines.find(({ id }) => change.items[id] !== undefined)
  return item ? `items.${item.id}.item` : `quantities.${lineId}`
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
