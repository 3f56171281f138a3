import type { BleedMethod } from '#domain/designs/repairs.ts'
import { type Matrix, POINTS_PER_MM, writeNumbers } from './page-geometry.ts'

/** One axis of a strip: where it lies, and how the page is laid there. */
type Side = { readonly from: number; readonly length: number; readonly scale: number; readonly shift: number }

/** Strips reach this far below the page itself, so that no light line is left between them. */
const OVERLAP = 0.05 * POINTS_PER_MM
/** How much wider than it was an edge becomes that is drawn out; it goes on from the page without a break. */
const DRAWN_OUT = 6

/**
 * Operators that draw the bleed around a page of this size: the page itself eight times more, as in mirrors or drawn out, each
 * cut to its strip. All lengths in points; the page will lie `bleed` from the left and from below.
 */
export function bleedStrips(
  form: string,
  width: number,
  height: number,
  bleed: number,
  method: BleedMethod,
): string {
  const strips: string[] = []
  for (const x of sides(width, bleed, method)) {
    for (const y of sides(height, bleed, method)) {
      if (x.scale === 1 && y.scale === 1) continue
      const matrix: Matrix = [x.scale, 0, 0, y.scale, x.shift, y.shift]
      const clip = writeNumbers([x.from, y.from, x.length, y.length])
      strips.push(`q ${clip} re W n ${writeNumbers(matrix)} cm /${form} Do Q`)
    }
  }
  return strips.join('\n')
}

function sides(length: number, bleed: number, method: BleedMethod): readonly Side[] {
  const scale = method === 'mirror' ? -1 : -DRAWN_OUT
  const beyond = bleed + length - OVERLAP
  return [
    { from: 0, length: bleed + OVERLAP, scale, shift: bleed + OVERLAP },
    { from: bleed, length, scale: 1, shift: bleed },
    { from: beyond, length: bleed + OVERLAP, scale, shift: beyond - scale * length },
  ]
}
