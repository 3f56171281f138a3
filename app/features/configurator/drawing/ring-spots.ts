import type { Edge } from '#domain/pricing/model.ts'
import type { Box, Spot } from './geometry.ts'

const RING: readonly Edge[] = ['top', 'right', 'bottom', 'left']

export type Rings = { readonly spacingMm: number | null; readonly edges: readonly Edge[] }

/**
 * Where rings sit: evenly along each edge, at most so far apart, a shared corner once; as many as are paid for. Without
 * a distance there is one on each corner. The size in mm decides how many, the box where.
 */
export function ringSpots(
  { spacingMm, edges }: Rings,
  size: { readonly widthMm: number; readonly heightMm: number },
  box: Box,
): readonly Spot[] {
  const { x, y, width, height } = box
  const corners = {
    top: [x, y],
    right: [x + width, y],
    bottom: [x + width, y + height],
    left: [x, y + height],
  } as const satisfies Record<Edge, Spot>
  if (spacingMm === null) return Object.values(corners)
  const spots = new Map<string, Spot>()
  for (const edge of RING.filter((one) => edges.includes(one))) {
    const isLying = edge === 'top' || edge === 'bottom'
    const intervals = Math.max(Math.ceil((isLying ? size.widthMm : size.heightMm) / spacingMm), 1)
    const from = corners[edge]
    const to = corners[RING[(RING.indexOf(edge) + 1) % RING.length] ?? 'top']
    for (let index = 0; index <= intervals; index += 1) {
      const share = index / intervals
      const spot: Spot = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      spots.set(spot.map((value) => value.toFixed(3)).join(), spot)
    }
  }
  return [...spots.values()]
}

/** Where so many fixings sit: two above, four on the corners, then the middles of the long and the short sides. */
export function fixingSpots(count: number, { x, y, width, height }: Box): readonly Spot[] {
  const [right, bottom, middleX, middleY] = [x + width, y + height, x + width / 2, y + height / 2]
  const onTop: Spot[] = [
    [x, y],
    [right, y],
  ]
  const onCorners: Spot[] = [...onTop, [x, bottom], [right, bottom]]
  const alongLong: Spot[] =
    width >= height
      ? [
          [middleX, y],
          [middleX, bottom],
        ]
      : [
          [x, middleY],
          [right, middleY],
        ]
  const alongShort: Spot[] =
    width >= height
      ? [
          [x, middleY],
          [right, middleY],
        ]
      : [
          [middleX, y],
          [middleX, bottom],
        ]
  if (count <= 2) return onTop
  return [...onCorners, ...(count > 4 ? alongLong : []), ...(count > 6 ? alongShort : [])]
}
