export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
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

/** Where something of this size covers none of the boxes, or else the least of them: lowest at the right of the room, then at its left. */
export function freeSpot(size: Size, room: Box, boxes: readonly Box[]): Spot {
  const right = room.right - size.width
  const lowest = room.bottom - size.height
  let best: Spot = { left: right, top: lowest }
  let least = Number.POSITIVE_INFINITY
  for (const left of [right, room.left]) {
    for (let top = lowest; top >= room.top; top -= STEP_PX) {
      const covered = boxes.reduce((sum, box) => sum + overlap({ left, top }, size, box), 0)
      if (covered >= least) continue
      least = covered
      best = { left, top }
      if (covered === 0) return best
    }
  }
  return best
}
