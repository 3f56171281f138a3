import type { Edge } from './model.ts'

const RING: readonly Edge[] = ['top', 'right', 'bottom', 'left']

/**
 * The number of eyelets along the named edges, at most `spacingMm` apart. A shared corner counts once, so a closed ring
 * needs one per interval and every open run of edges one more. Sizes and spacing are whole mm above zero.
 */
export function eyeletCount(
  widthMm: number,
  heightMm: number,
  spacingMm: number,
  edges: readonly Edge[] = RING,
): number {
  if (![widthMm, heightMm, spacingMm].every((sizeMm) => Number.isSafeInteger(sizeMm) && sizeMm > 0)) {
    throw new RangeError(`Not sizes in mm: ${widthMm}, ${heightMm}, ${spacingMm}`)
  }
  const chosen = RING.filter((edge) => edges.includes(edge))
  const intervals = chosen.reduce(
    (sum, edge) => sum + intervalsAlong(edgeLengthMm(edge, widthMm, heightMm), spacingMm),
    0,
  )
  // A run begins at an edge whose predecessor round the ring is not chosen; a closed ring has no beginning.
  const openRuns = chosen.filter((edge) => !chosen.includes(edgeBefore(edge))).length
  return intervals + openRuns
}

/** The length in mm of one edge of a rectangle. */
export const edgeLengthMm = (edge: Edge, widthMm: number, heightMm: number): number =>
  edge === 'top' || edge === 'bottom' ? widthMm : heightMm

// Whole-number division rounded up: no floating point in what becomes a price.
const intervalsAlong = (lengthMm: number, spacingMm: number) =>
  (lengthMm - (lengthMm % spacingMm)) / spacingMm + (lengthMm % spacingMm === 0 ? 0 : 1)

const EDGE_BEFORE = { top: 'left', right: 'top', bottom: 'right', left: 'bottom' } as const satisfies Record<
  Edge,
  Edge
>
const edgeBefore = (edge: Edge): Edge => EDGE_BEFORE[edge]
