import type { SizeMm } from '#domain/designs/facts.ts'
import { previewOf } from './show-design.ts'
import type { StoredDesign } from './stored-design.ts'

/** Wide enough for the print in a picture of a line, on a sharp screen. */
const ARTWORK_WIDTH_PX = 480
const DRAWING = /^\/images\/([0-9a-f]{64}(?:~[\w-]+)?)\.svg$/

type Line = {
  readonly imageUrl: string | null
  /** The trimmed size; null where the line has none. */
  readonly sizeMm: SizeMm | null
}

/**
 * Where a line is shown with the first of these designs that has a picture: on the drawing of its article, and by itself
 * where the article has a photograph. Null while there is no picture of any.
 */
export function articleAddress(
  { imageUrl, sizeMm }: Line,
  designs: readonly (StoredDesign | null | undefined)[],
): string | null {
  const [address] = designs.flatMap(
    (design) => (design && previewOf(design, { atLeastPx: ARTWORK_WIDTH_PX })) ?? [],
  )
  if (address === undefined) return null
  const [, drawing] = DRAWING.exec(imageUrl ?? '') ?? []
  if (drawing === undefined) return address
  return `${address}?on=${drawing}${sizeMm ? `&mm=${Math.round(sizeMm.widthMm)}x${Math.round(sizeMm.heightMm)}` : ''}`
}
