/**
 * How goods are wrapped: cloth is folded, foil and paper are rolled, boards lie flat between corner pieces, bars are
 * bundled, and a piece goes as it is.
 */
export type Packing = 'foldable' | 'rollable' | 'board' | 'bars' | 'piece'

/** Cloth is folded to this length at most (catalogue, 'Production and delivery'). */
export const FOLDED_LENGTH_MM = 800

const FOLDED_WIDTH_MM = 400
const ROLL_END_MM = 50
const BOARD_EDGE_MM = 60
const BAR_LENGTH_MM = 3000
const BAR_SIDE_MM = 50
const THIN_MM = 1
/** Without a thickness goods are taken to weigh as much as water: 1 g is 1000 mm³. */
const MM3_PER_GRAM = 1000

/** What a carton holds that lies flat; smaller rolled goods are not rolled. */
export const CARTON_MM = { length: 600, width: 400 } as const

/** One line of goods; sizes in mm, weights in grams, null where the product has none. */
export type PackedGoods = {
  readonly quantity: number
  readonly packing: Packing
  readonly widthMm: number | null
  readonly heightMm: number | null
  /** The running length of one piece: of a roll, or of all bars together. */
  readonly lengthMm: number | null
  readonly thicknessMm: number | null
  /** The width of the roll that the goods are printed on; wider goods are made of strips. */
  readonly rollWidthMm: number | null
  readonly weightGPerPiece: number | null
  readonly weightGPerM2: number | null
  readonly weightGPerMetre: number | null
}

/** One packed piece; sides in mm from long to short, 0 when the product has no size. */
export type PackedPiece = {
  readonly lengthMm: number
  readonly widthMm: number
  readonly volumeMm3: number
  readonly grams: number
  readonly isRolled: boolean
}

/** How a product is packed, from what the catalogue says of its material. */
export function packingOf(product: {
  readonly foldable: boolean | null
  readonly rollable: boolean | null
  readonly carrier: 'roll' | 'sheet' | 'stock' | 'profile'
  readonly thicknessMm: number | null
}): Packing {
  if (product.foldable) return 'foldable'
  if (product.rollable) return 'rollable'
  if (product.carrier === 'profile') return 'bars'
  if (product.carrier === 'stock') return 'piece'
  return product.carrier === 'roll' && (product.thicknessMm ?? 0) <= THIN_MM ? 'rollable' : 'board'
}

/**
 * The weight of one piece in grams, not rounded: the weight per piece when known, else by area, else by running metre;
 * 0 when nothing is known.
 */
export function pieceGrams(goods: PackedGoods): number {
  const { widthMm, heightMm, lengthMm, weightGPerPiece, weightGPerM2, weightGPerMetre } = goods
  if (weightGPerPiece !== null) return weightGPerPiece
  if (weightGPerM2 !== null && widthMm !== null && heightMm !== null)
    return (weightGPerM2 * widthMm * heightMm) / 1_000_000
  return weightGPerMetre !== null && lengthMm !== null ? (weightGPerMetre * lengthMm) / 1000 : 0
}

/** The weight of a whole line in whole grams, rounded up. */
export function lineGrams(goods: PackedGoods): number {
  // A millionth of slack, so that 0.45 x 3 does not become one gram more.
  return Math.ceil(pieceGrams(goods) * goods.quantity - 1e-6)
}

/** The size and weight of one piece as it is packed (catalogue, 'Production and delivery'). */
export function packedPiece(goods: PackedGoods): PackedPiece {
  const longestMm = Math.max(goods.widthMm ?? 0, goods.heightMm ?? 0)
  const shortestMm = Math.min(goods.widthMm ?? 0, goods.heightMm ?? 0)
  const grams = pieceGrams(goods)
  const areaMm2 = longestMm * shortestMm
  const volumeMm3 =
    goods.thicknessMm !== null && areaMm2 > 0 ? areaMm2 * goods.thicknessMm : grams * MM3_PER_GRAM
  const flat = { volumeMm3, grams, isRolled: false }

  switch (goods.packing) {
    case 'foldable':
      return {
        ...flat,
        lengthMm: Math.min(longestMm, FOLDED_LENGTH_MM),
        widthMm: Math.min(shortestMm, FOLDED_WIDTH_MM),
      }
    case 'rollable': {
      if (longestMm <= CARTON_MM.length && shortestMm <= CARTON_MM.width)
        return { ...flat, lengthMm: longestMm, widthMm: shortestMm }
      const lengthMm = Math.min(shortestMm, goods.rollWidthMm ?? shortestMm) + ROLL_END_MM
      const widthMm = Math.ceil(Math.sqrt((4 * volumeMm3) / (Math.PI * lengthMm)))
      return { ...flat, lengthMm, widthMm, isRolled: true }
    }
    case 'board':
      return { ...flat, lengthMm: longestMm === 0 ? 0 : longestMm + BOARD_EDGE_MM, widthMm: shortestMm }
    case 'bars':
      return {
        ...flat,
        lengthMm: Math.min(longestMm === 0 ? (goods.lengthMm ?? 0) : longestMm, BAR_LENGTH_MM),
        widthMm: BAR_SIDE_MM,
        volumeMm3: grams * MM3_PER_GRAM,
      }
    case 'piece':
      return { ...flat, lengthMm: longestMm, widthMm: shortestMm }
  }
}
