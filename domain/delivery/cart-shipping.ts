import type { Cents } from '../money.ts'
import type { PlainDate } from './plain-date.ts'
import type { DeliveryKind } from './promise.ts'
import { shipmentOf } from './shipping.ts'
import type { GoodsToShip, Shipment, ShippingClass } from './shipping.ts'

/** A cart line and where it goes; `goods` holds every part of the line that is packed. */
export type LineToShip = {
  readonly itemId: string
  readonly kind: DeliveryKind
  readonly addressId: string | null
  /** The country of the address as two capitals, such as 'NL'. */
  readonly country: string | null
  readonly date: PlainDate | null
  readonly goods: readonly GoodsToShip[]
}

/** Lines with the same address and day travel, and are paid for, together. */
export type CartShipment = Shipment & {
  readonly addressId: string
  readonly date: PlainDate | null
  readonly itemIds: readonly string[]
}

/** The price of all shipments that are possible (excluding VAT), and the lines that cannot be sent where they should. */
export type CartShipping = {
  readonly cents: Cents
  readonly shipments: readonly CartShipment[]
  readonly notShippable: readonly string[]
}

/** What sending a cart costs; pickup costs nothing, and a line without an address is not counted yet. */
export function cartShipping(lines: readonly LineToShip[], classes: readonly ShippingClass[]): CartShipping {
  const sent = lines.flatMap(({ kind, addressId, country, ...line }) =>
    kind === 'ship' && addressId !== null && country !== null ? [{ ...line, addressId, country }] : [],
  )
  const possible = Map.groupBy(sent, (line) => shipmentOf(line.goods, classes, line.country) !== null)
  const together = Map.groupBy(possible.get(true) ?? [], (line) =>
    JSON.stringify([line.addressId, line.date]),
  )
  const shipments = [...together.values()].flatMap((group) => {
    const [first] = group
    const goods = group.flatMap((line) => line.goods)
    const shipment = first && shipmentOf(goods, classes, first.country)
    if (!shipment) return []
    const { addressId, date } = first
    return [{ ...shipment, addressId, date, itemIds: group.map((line) => line.itemId) }]
  })
  return {
    cents: shipments.reduce((sum, shipment) => sum + shipment.cents, 0),
    shipments,
    notShippable: (possible.get(false) ?? []).map((line) => line.itemId),
  }
}
