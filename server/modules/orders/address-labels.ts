import type { Staff } from '#domain/access/actor.ts'
import { labelGroups } from '#domain/orders/label-groups.ts'
import { scanCode } from '#domain/orders/scan-code.ts'
import { addressLabelTexts as texts } from '#texts/nl/address-labels.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { tradeTerms } from '../catalogue/trade-facts.ts'
import { paperShop } from '../documents/paper-shop.ts'
import { type AddressLabel, drawAddressLabels } from '../documents/papers/draw-address-labels.ts'
import { addressLines } from '../documents/papers/opening.ts'
import type { ReadDocument } from '../documents/handed-out.ts'
import { findOrder } from '../ordered/find-order.ts'
import type { OrderRecord } from '../ordered/order-record.ts'
import { promisedDelivery } from './late-promise.ts'

type Asked = {
  readonly orderIds: readonly string[]
  /** How many parcels go to each address, in the order of `labelGroups`; one where it is not said. */
  readonly parcels: readonly number[]
}

/** The labels for the parcels of orders, in one file; what was cancelled has none. */
export async function readAddressLabels(
  shop: ShopContext,
  staff: Staff,
  { orderIds, parcels }: Asked,
): Promise<ReadDocument> {
  requireRight(staff, 'seeOrders')
  const moment = { terms: await tradeTerms(shop), now: shop.clock() }
  const labels: AddressLabel[] = []
  const numbers: string[] = []
  for (const id of orderIds) {
    const order = await findOrder(shop.db, null, id)
    if (!order) throw new Refusal('OrderNotFound')
    const own = labelsOf(order, parcels, moment)
    if (own.length > 0) numbers.push(order.number)
    labels.push(...own)
  }
  const [number] = numbers
  if (number === undefined) throw new Refusal('DocumentNotFound', { message: texts.nothing })
  const isOne = numbers.length === 1
  return {
    name: isOne ? texts.fileName(number) : texts.fileNameOfMany,
    mimeType: 'application/pdf',
    content: await drawAddressLabels({
      labels,
      shop: await paperShop(shop),
      title: isOne ? texts.title(number) : texts.titleOfMany(numbers.length),
      madeAt: moment.now,
    }),
  }
}

function labelsOf(
  order: OrderRecord,
  parcels: readonly number[],
  moment: Parameters<typeof promisedDelivery>[2],
): readonly AddressLabel[] {
  const lines = order.groups.flatMap((group) => group.lines)
  return labelGroups(lines).flatMap((group, place) => {
    const [first] = group
    if (!first) return []
    const isFetched = first.deliveryKind === 'pickup' || first.address === null
    const [date = ''] = group.map((line) => promisedDelivery(line, order, moment).date).toSorted()
    const contact = order.deliveryContact
    const parcelCount = parcels[place] ?? 1
    const label = {
      to:
        isFetched || first.address === null
          ? [order.company.name, `${order.contact.firstName} ${order.contact.lastName}`.trim()]
          : addressLines(first.address),
      isFetched,
      orderNumber: order.number,
      reference: order.reference,
      notes: [
        (isFetched ? texts.fetchFrom : texts.deliverOn)(formatPromisedDate(date)),
        ...(contact && !isFetched
          ? [texts.contact([contact.name, contact.phone].filter(Boolean).join(', '))]
          : []),
        ...(first.address?.deliveryNotes && !isFetched ? [first.address.deliveryNotes] : []),
      ],
      code: scanCode({ orderNumber: order.number, line: lines.indexOf(first) + 1 }),
    }
    return Array.from({ length: parcelCount }, (_, at) => ({ ...label, parcel: at + 1, parcelCount }))
  })
}
