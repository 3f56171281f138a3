import type { Around, BleedMethod } from '#domain/designs/repairs.ts'
import { EDGE_TAG } from '../../preflight/pdf/edge-tag.ts'
import { type Matrix, POINTS_PER_MM, writeNumbers } from './page-geometry.ts'

/** One axis of the sheet: where the page lies on it, and what goes on beside the page; all in points. */
export type Axis = {
  readonly from: number
  readonly to: number
  readonly total: number
  readonly beside: BleedMethod | Around | 'own'
}

/** One axis of a strip: where it lies, and how the page is laid there. */
type Side = { readonly from: number; readonly length: number; readonly scale: number; readonly shift: number }

/** Strips reach this far below the page itself, so that no light line is left between them. */
const OVERLAP = 0.05 * POINTS_PER_MM
/** How much wider than it was an edge becomes that is drawn out; it goes on from the page without a break. */
const DRAWN_OUT = 6
/** Of a page that is drawn out over a wide strip no more than this is seen there: its edge, and not what stands beside it. */
const WIDEST_EDGE = 1 * POINTS_PER_MM

/**
 * Operators that draw what goes on around a page: the page itself up to eight times more, as in mirrors or drawn out, each cut to
 * its strip. Where white or the page's own bleed stands beside it nothing is drawn.
 */
export function edgeStrips(form: string, across: Axis, upright: Axis): string {
  const strips: string[] = []
  for (const x of sides(across)) {
    for (const y of sides(upright)) {
      if (x.scale === 1 && y.scale === 1) continue
      const matrix: Matrix = [x.scale, 0, 0, y.scale, x.shift, y.shift]
      const clip = writeNumbers([x.from, y.from, x.length, y.length])
      const drawn = `q ${clip} re W n ${writeNumbers(matrix)} cm /${form} Do Q`
      // A picture in it is as sharp as it is in the page, though it is drawn larger.
      const isDrawnOut = Math.min(x.scale, y.scale) < -1
      strips.push(isDrawnOut ? `/${EDGE_TAG} BMC ${drawn} EMC` : drawn)
    }
  }
  return strips.join('\n')
}

function sides({ from, to, total, beside }: Axis): readonly Side[] {
  const page = { from, length: to - from, scale: 1, shift: 0 }
  if (beside === 'white' || beside === 'own') return [page]
  return [
    ...(from > 0 ? [side(0, from + OVERLAP, -stretched(from, beside), from, OVERLAP)] : []),
    page,
    ...(to < total
      ? [side(to - OVERLAP, total - to + OVERLAP, -stretched(total - to, beside), to, -OVERLAP)]
      : []),
  ]
}

/** The page turned about its edge, which comes to lie a little within it. */
const side = (from: number, length: number, scale: number, edge: number, overlap: number): Side => ({
  from,
  length,
  scale,
  shift: edge + overlap - scale * edge,
})

function stretched(width: number, beside: BleedMethod | 'edge'): number {
  if (beside === 'mirror') return 1
  return beside === 'stretch' ? DRAWN_OUT : Math.max(DRAWN_OUT, width / WIDEST_EDGE)
}
