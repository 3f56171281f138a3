import { CARTON_MM } from './packing.ts'
import type { PackedPiece } from './packing.ts'
import type { ShippingClass } from './shipping-class.ts'

type OpenParcel = { lengthMm: number; widthMm: number; volumeMm3: number; grams: number }

const EMPTY: Readonly<OpenParcel> = { lengthMm: 0, widthMm: 0, volumeMm3: 0, grams: 0 }

/** Whether one piece can be sent in this class at all. */
export function fitsAlone(piece: PackedPiece, way: ShippingClass): boolean {
  return piecesThatFit(EMPTY, piece, way) > 0
}

/** The parcels of one class that a load fills: each line tops up what is still open before it opens new ones. */
export function parcelCount(
  load: readonly { readonly piece: PackedPiece; readonly quantity: number }[],
  way: ShippingClass,
): number {
  const open: OpenParcel[] = []
  let full = 0
  for (const { piece, quantity } of load) {
    let left = quantity
    for (const parcel of open) left -= put(parcel, piece, Math.min(left, piecesThatFit(parcel, piece, way)))
    if (left === 0) continue
    const last = { ...EMPTY }
    // Of goods without weight and size any number fits.
    const perParcel = Math.min(left, piecesThatFit(EMPTY, piece, way))
    const filled = Math.ceil(left / perParcel) - 1
    full += filled
    put(last, piece, left - filled * perParcel)
    open.push(last)
  }
  return full + open.length
}

function put(parcel: OpenParcel, piece: PackedPiece, count: number): number {
  if (count === 0) return 0
  parcel.lengthMm = Math.max(parcel.lengthMm, piece.lengthMm)
  parcel.widthMm = Math.max(parcel.widthMm, piece.widthMm)
  parcel.volumeMm3 += piece.volumeMm3 * count
  parcel.grams += piece.grams * count
  return count
}

/** How many more pieces a parcel of this class takes by size, girth and weight. */
function piecesThatFit(parcel: Readonly<OpenParcel>, piece: PackedPiece, way: ShippingClass): number {
  const lengthMm = Math.max(parcel.lengthMm, piece.lengthMm)
  const widthMm = Math.max(parcel.widthMm, piece.widthMm)
  if (lengthMm > (way.maxLongestMm ?? Infinity) || widthMm > (way.maxShortestMm ?? Infinity)) return 0
  const byWeight = piece.grams > 0 ? Math.floor((way.maxGrams - parcel.grams) / piece.grams + 1e-9) : Infinity
  return Math.max(0, Math.min(byWeight, piecesByGirth(parcel, piece, way, lengthMm, widthMm)))
}

function piecesByGirth(
  parcel: Readonly<OpenParcel>,
  piece: PackedPiece,
  way: ShippingClass,
  lengthMm: number,
  widthMm: number,
): number {
  if (way.maxGirthMm === null || piece.volumeMm3 === 0) return Infinity
  const { maxGirthMm } = way
  const volumeOn = (floorLengthMm: number, floorWidthMm: number) =>
    ((maxGirthMm - floorLengthMm - 2 * floorWidthMm) / 2) * floorLengthMm * floorWidthMm
  // Small things do not stand in one tall stack: they fill the floor of a carton.
  const carton = volumeOn(Math.max(lengthMm, CARTON_MM.length), Math.max(widthMm, CARTON_MM.width))
  const roomMm3 = Math.max(volumeOn(lengthMm, widthMm), carton) - parcel.volumeMm3
  return Math.floor(roomMm3 / piece.volumeMm3 + 1e-9)
}
