import { type Crop, type Focus, type PixelSize, WHOLE_PER_MILLE } from '#domain/catalogue/picture-cut.ts'

/** Where the whole picture lies behind a box that shows a part of it, in percent of the box. */
export type CutPlace = {
  readonly left: string
  readonly top: string
  readonly width: string
  readonly height: string
}

/** The width of a rectangle of a picture by its height, as it is seen. */
export const shapeOf = (crop: Crop, { width, height }: PixelSize): number =>
  (crop.width * width) / (crop.height * height)

/** How a box of a shape is filled by a rectangle of a picture, as `object-fit: cover` does it: what is too much is cut around the focus. */
export function cutPlace(crop: Crop, focus: Focus, size: PixelSize, boxShape: number): CutPlace {
  const shape = shapeOf(crop, size)
  // Of the rectangle, in boxes.
  const wide = Math.max(1, shape / boxShape)
  const high = Math.max(1, boxShape / shape)
  const wholeWide = (wide * WHOLE_PER_MILLE) / crop.width
  const wholeHigh = (high * WHOLE_PER_MILLE) / crop.height
  const left = -((wide - 1) * focus.x) / 100 - (crop.x / WHOLE_PER_MILLE) * wholeWide
  const top = -((high - 1) * focus.y) / 100 - (crop.y / WHOLE_PER_MILLE) * wholeHigh
  return { left: percent(left), top: percent(top), width: percent(wholeWide), height: percent(wholeHigh) }
}

const percent = (part: number) => `${Number((part * 100).toFixed(3))}%`
