import type { Cents } from '../money.ts'
import { packedPiece } from './packing.ts'
import type { PackedGoods, PackedPiece } from './packing.ts'
import { fitsAlone, parcelCount } from './parcels.ts'
import type { ParcelLimits } from './parcels.ts'
import type { DeliveryKind } from './promise.ts'

/** The ladder of ways to send something, from small to large; a tube ranks with a parcel. */
const RANKS = {
  parcel: 0,
  tube: 0,
  long: 1,
  pallet: 2,
  transport: 3,
} as const satisfies Record<string, number>

/** A way to send goods; 'transport' is by appointment. */
export type ShippingClassCode = keyof typeof RANKS

/** A class with its limits, and the price of one parcel per country (excluding VAT); without a price it is not sent. */
export type ShippingClass = ParcelLimits & {
  readonly code: ShippingClassCode
  /** Shorter goods are sent in another class when there is one, but may ride along. */
  readonly minLongestMm: number | null
  readonly centsByCountry: Readonly<Record<string, Cents>>
}

/** Goods of one line, with the classes that the product itself names; an empty list leaves the choice to its size. */
export type GoodsToShip = PackedGoods & { readonly classes: readonly (ShippingClassCode | 'pickup')[] }

/** A number of parcels of one class. */
export type Parcels = { readonly code: ShippingClassCode; readonly count: number }

/** Everything that goes to one address on one day, with its price excluding VAT. */
export type Shipment = { readonly parcels: readonly Parcels[]; readonly cents: Cents }

/** The price of a shipment in cents: 0 for pickup, null when something cannot be sent to that country. */
export function shippingCents(
  kind: DeliveryKind,
  goods: readonly GoodsToShip[],
  classes: readonly ShippingClass[],
  country: string,
): Cents | null {
  return kind === 'pickup' ? 0 : (shipmentOf(goods, classes, country)?.cents ?? null)
}

/** The class that one piece of these goods is sent in when alone; null when it cannot be sent to that country. */
export function shippingClassOf(
  goods: GoodsToShip,
  classes: readonly ShippingClass[],
  country: string,
): ShippingClassCode | null {
  return classesFor(goods, packedPiece(goods), onLadder(classes, country))[0]?.code ?? null
}

/**
 * The parcels and the price of everything for one address and day; null when something cannot be sent to that country.
 * Each line goes in its smallest class, unless sending all of it in a larger one is cheaper: ten parcels fit on one
 * pallet instead of ten times a parcel.
 */
export function shipmentOf(
  goods: readonly GoodsToShip[],
  classes: readonly ShippingClass[],
  country: string,
): Shipment | null {
  const ladder = onLadder(classes, country)
  const lines = goods
    .filter((line) => line.quantity > 0)
    .map((line) => {
      const piece = packedPiece(line)
      return { piece, quantity: line.quantity, fitting: classesFor(line, piece, ladder) }
    })
  if (lines.some((line) => line.fitting.length === 0)) return null

  const plans = Object.values(RANKS).map((rank) => {
    const loads = Map.groupBy(lines, ({ fitting }) => fitting.find((way) => RANKS[way.code] >= rank))
    return [...loads].map(([way, load]) => {
      if (!way) return null
      const count = parcelCount(load, way)
      return { code: way.code, count, cents: count * (way.centsByCountry[country] ?? 0) }
    })
  })
  return plans.reduce<Shipment | null>((best, plan) => {
    const parcels = plan.filter((part) => part !== null)
    const cents = parcels.reduce((sum, part) => sum + part.cents, 0)
    const better = parcels.length === plan.length && (best === null || cents < best.cents)
    return better ? { parcels: parcels.map(({ code, count }) => ({ code, count })), cents } : best
  }, null)
}

function onLadder(classes: readonly ShippingClass[], country: string): readonly ShippingClass[] {
  return classes
    .filter((way) => way.centsByCountry[country] !== undefined)
    .toSorted((one, other) => RANKS[one.code] - RANKS[other.code])
}

/**
 * The classes for these goods, from their own on upwards: the smallest that takes them and that they are long enough
 * for. A tube is for rolls, and is what a roll goes in first.
 */
function classesFor(goods: GoodsToShip, piece: PackedPiece, ladder: readonly ShippingClass[]) {
  const named = goods.classes.filter((code) => code !== 'pickup')
  if (goods.classes.length > 0 && named.length === 0) return []
  const leastRank = Math.min(...named.map((code) => RANKS[code]), named.length === 0 ? 0 : Infinity)
  const carrying = ladder
    .filter(
      (way) =>
        RANKS[way.code] >= leastRank &&
        (way.code !== 'tube' || piece.isRolled) &&
        // "Foldable goods are never long goods" (catalogue).
        (way.code !== 'long' || goods.packing !== 'foldable') &&
        fitsAlone(piece, way),
    )
    .toSorted((one, other) => RANKS[one.code] - RANKS[other.code] || tubeFirst(one) - tubeFirst(other))
  const own = carrying.findIndex(
    (way) =>
      piece.lengthMm >= (way.minLongestMm ?? 0) ||
      // Of goods without a size only the product knows that they are long.
      (piece.lengthMm === 0 && RANKS[way.code] === leastRank),
  )
  return carrying.slice(Math.max(0, own))
}

const tubeFirst = (way: ShippingClass) => (way.code === 'tube' ? 0 : 1)
