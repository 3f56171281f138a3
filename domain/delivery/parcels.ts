import { CARTON_MM } from './packing.ts'
import type { PackedPiece } from './packing.ts'

/** What one parcel may measure and weigh; null is no limit. */
export type ParcelLimits = {
  readonly maxLongestMm: number | null
  readonly maxShortestMm: number | null
  /** Length + 2 x width + 2 x height. */
  readonly maxGirthMm: number | null
  readonly maxGrams: number
}

type OpenParcel = { lengthMm: number; widthMm: number; volumeMm3: number; grams: number }

const EMPTY: Readonly<OpenParcel> = { lengthMm: 0, widthMm: 0, volumeMm3: 0, grams: 0 }

/** Whether one piece can be sent within these limits at all. */
export function fitsAlone(piece: PackedPiece, limits: ParcelLimits): boolean {
  return piecesThatFit(EMPTY, piece, limits) > 0
}

/** The number of parcels that a load fills: each line tops up what is still open before it opens new ones. */
export function parcelCount(
  load: readonly { readonly piece: PackedPiece; readonly quantity: number }[],
  limits: ParcelLimits,
): number {
  const open: OpenParcel[] = []
  let full = 0
  for (const { piece, quantity } of load) {
    let left = quantity
    for (const parcel of open)
      left -= put(parcel, piece, Math.min(left, piecesThatFit(parcel, piece, limits)))
    if (left === 0) continue
    const last = { ...EMPTY }
    // Of goods without weight and size any number fits.
    const perParcel = Math.min(left, piecesThatFit(EMPTY, piece, limits))
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

/** How many more pieces a parcel takes by size, girth and weight. */
function piecesThatFit(parcel: Readonly<OpenParcel>, piece: PackedPiece, limits: ParcelLimits): number {
  const lengthMm = Math.max(parcel.lengthMm, piece.lengthMm)
  const widthMm = Math.max(parcel.widthMm, piece.widthMm)
  if (lengthMm > (limits.maxLongestMm ?? Infinity) || widthMm > (limits.maxShortestMm ?? Infinity)) return 0
  const byWeight =
    piece.grams > 0 ? Math.floor((limits.maxGrams - parcel.grams) / piece.grams + 1e-9) : Infinity
  return Math.max(0, Math.min(byWeight, piecesByGirth(parcel, piece, limits, lengthMm, widthMm)))
}

function piecesByGirth(
  parcel: Readonly<OpenParcel>,
  piece: PackedPiece,
  limits: ParcelLimits,
  lengthMm: number,
  widthMm: number,
): number {
  const maxGirthMm = limits.maxGirthMm ?? Infinity
  if (maxGirthMm === Infinity || piece.volumeMm3 === 0) return Infinity
  const volumeOn = (floorLengthMm: number, floorWidthMm: number) =>
    ((maxGirthMm - floorLengthMm - 2 * floorWidthMm) / 2) * floorLengthMm * floorWidthMm
  // Small things do not stand in one tall stack: they fill the floor of a carton.
  const carton = volumeOn(Math.max(lengthMm, CARTON_MM.length), Math.max(widthMm, CARTON_MM.width))
  const roomMm3 = Math.max(volumeOn(lengthMm, widthMm), carton) - parcel.volumeMm3
  return Math.floor(roomMm3 / piece.volumeMm3 + 1e-9)
}
