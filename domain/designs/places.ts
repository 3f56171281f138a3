import type { BoxMm } from './box.ts'
import type { ColourModel } from './colour-model.ts'

/**
 * Where something is drawn on a page: in mm of the file, from the top left corner of the trimmed page as it is seen. The box lies
 * around it; the outline is path data of SVG (M, L, C and Z), and absent where the box tells as much.
 */
export type Place = { readonly box: BoxMm; readonly outline?: string | undefined }

/** A picture as it is placed. */
export type PicturePlace = Place & {
  readonly widthPx: number
  readonly heightPx: number
  /** In pixels per inch of the page. */
  readonly ppi: number
  /** Null for a mask, which has the colour that it is painted in. */
  readonly colour: ColourModel | null
}

/** Something in a spot colour. */
export type SpotPlace = Place & {
  readonly name: string
  readonly use: 'stroke' | 'fill'
  /** Whether each part of a stroke is closed; null for what is filled. */
  readonly isClosed: boolean | null
}

/** Text in one typeface; lines that lie close share a box. */
export type TextPlace = Place & { readonly font: string; readonly isEmbedded: boolean }

/** A line so thin that it may not be seen at some size. */
export type LinePlace = Place & { readonly widthPt: number }

/** Something with much ink; more than some material takes. */
export type InkPlace = Place & { readonly inkPercent: number }

/** Where the things are of which findings tell, on one page. */
export type PagePlaces = {
  readonly pictures: readonly PicturePlace[]
  readonly spots: readonly SpotPlace[]
  readonly texts: readonly TextPlace[]
  readonly lines: readonly LinePlace[]
  readonly inks: readonly InkPlace[]
  /** White that is set to overprint. */
  readonly whites: readonly Place[]
  /** There is more than is kept: something has no place, or a box in place of its outline. */
  readonly isPartial: boolean
}

/** The lists of places, by which a finding names its own. */
export const PLACE_KINDS = ['pictures', 'spots', 'texts', 'lines', 'inks', 'whites'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** A line below this width may not be seen, in points as it is printed. */
export const HAIRLINE_PT = 0.25
/** Lines from this width on are thick enough at every size that is printed from them. */
export const THIN_PT = 2 * HAIRLINE_PT
/** Ink up to this, in percent, no material minds. */
export const HEAVY_INK_PERCENT = 200
