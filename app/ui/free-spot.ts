export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
/** A box with what it costs to cover a pixel of it. */
export type Weighed = { readonly box: Box; readonly weight: number }
type Size = { readonly width: number; readonly height: number }
type Spot = { readonly left: number; readonly top: number }

const STEP_PX = 8
// What lies closer feels covered too.
const CLEAR_PX = 4

function overlap(spot: Spot, { width, height }: Size, box: Box): number {
  const across = Math.min(spot.left + width, box.right) - Math.max(spot.left, box.left) + CLEAR_PX
  const down = Math.min(spot.top + height, box.bottom) - Math.max(spot.top, box.top) + CLEAR_PX
  return Math.max(0, across) * Math.max(0, down)
}

/**
 * Where something of this size covers as little as can be of the boxes, each by its weight: of equal places the lowest at
 * the right of the room, then at its left, then in its middle.
 */
export function freeSpot(size: Size, room: Box, boxes: readonly Weighed[]): Spot {
  const lefts = [room.right - size.width, room.left, (room.left + room.right - size.width) / 2]
  let best: Spot = { left: room.right - size.width, top: room.bottom - size.height }
  let least = Number.POSITIVE_INFINITY
  for (const left of lefts) {
    for (let top = room.bottom - size.height; top >= room.top; top -= STEP_PX) {
      const cost = boxes.reduce((sum, { box, weight }) => sum + weight * overlap({ left, top }, size, box), 0)
      if (cost === 0) return { left, top }
      if (cost < least) {
        least = cost
        best = { left, top }
      }
    }
  }
  return best
}
