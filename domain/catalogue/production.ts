import type { Carrier } from '../pricing/check-size.ts'

/** How a product is made: on a roll, from a sheet, or out of stock or profile. */
export type Production =
  | {
      readonly carrier: 'roll'
      readonly rollWidthMm: number
      readonly printableWidthMm: number
      readonly maxLengthMm: number | null
      readonly mayRotate: boolean
      readonly mayPanel: boolean
    }
  | {
      readonly carrier: 'sheet'
      readonly sheetsMm: readonly { readonly widthMm: number; readonly heightMm: number }[]
      readonly usableMarginMm: number
      readonly mayRotate: boolean
    }
  | { readonly carrier: 'stock' | 'profile' }

/** What limits the size of a product; null where nothing does, such as a sheet of which the size is fixed. */
export function carrierOf(production: Production): Carrier | null {
  if (production.carrier === 'roll') return { ...production, kind: 'roll' }
  if (production.carrier !== 'sheet' || production.sheetsMm.length === 0) return null
  return {
    kind: 'sheet',
    sheetsMm: production.sheetsMm.map(({ widthMm, heightMm }) => [widthMm, heightMm] as const),
    marginMm: production.usableMarginMm,
    mayRotate: production.mayRotate,
    mayPanel: false,
  }
}
