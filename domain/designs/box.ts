/** A rectangle in mm from the top left corner of the trimmed print. */
export type BoxMm = {
  readonly xMm: number
  readonly yMm: number
  readonly widthMm: number
  readonly heightMm: number
}

/** The box around those that are there, with `room` around it as a part of its longer side. */
export function boxAround(boxes: readonly (BoxMm | null)[], room: number): BoxMm {
  const all = boxes.filter((box) => box !== null)
  const left = Math.min(...all.map(({ xMm }) => xMm))
  const top = Math.min(...all.map(({ yMm }) => yMm))
  const right = Math.max(...all.map(({ xMm, widthMm }) => xMm + widthMm))
  const bottom = Math.max(...all.map(({ yMm, heightMm }) => yMm + heightMm))
  const roomMm = Math.max(right - left, bottom - top) * room
  return {
    xMm: left - roomMm,
    yMm: top - roomMm,
    widthMm: right - left + 2 * roomMm,
    heightMm: bottom - top + 2 * roomMm,
  }
}
