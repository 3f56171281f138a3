/** A rectangle of a picture, in thousandths of its width and height, from its left and its top. */
export type Crop = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A point of a picture that stays in sight where the shop cuts it, in percent from its left and its top. */
export type Focus = { readonly x: number; readonly y: number }

export type PixelSize = { readonly width: number; readonly height: number }

/** All of a picture, in thousandths. */
export const WHOLE_PER_MILLE = 1000
export const WHOLE: Crop = { x: 0, y: 0, width: WHOLE_PER_MILLE, height: WHOLE_PER_MILLE }
export const MIDDLE: Focus = { x: 50, y: 50 }

/** Finer than this nobody sees, and pages need a line of style for each. */
export const FOCUS_STEP = 5
export const LEAST_CROP_PX = 16
/** The largest file of a photograph that is taken. */
export const MOST_PHOTOGRAPH_BYTES = 50 * 1024 * 1024
/** The longer side of a picture is so many times the shorter one at most. */
export const MOST_RATIO = 10

export const isWhole = ({ x, y, width, height }: Crop): boolean =>
  x === 0 && y === 0 && width === WHOLE_PER_MILLE && height === WHOLE_PER_MILLE

export const isMiddle = ({ x, y }: Focus): boolean => x === MIDDLE.x && y === MIDDLE.y

/** The pixels of a picture that lie in a rectangle of it; edges fall on the nearest pixel. */
export function cropPx(
  { x, y, width, height }: Crop,
  size: PixelSize,
): PixelSize & { readonly left: number; readonly top: number } {
  const across = (at: number) => Math.round((at * size.width) / WHOLE_PER_MILLE)
  const down = (at: number) => Math.round((at * size.height) / WHOLE_PER_MILLE)
  const [left, top] = [across(x), down(y)]
  return { left, top, width: across(x + width) - left, height: down(y + height) - top }
}

export type CropFault = {
  readonly field: keyof Crop
  readonly fault: 'outside' | 'tooSmall' | 'tooNarrow'
}

/** What is wrong with a rectangle of a picture of this size in pixels, at the field by which it is put right. */
export function cropFaults(crop: Crop, size: PixelSize): readonly CropFault[] {
  const { x, y, width, height } = crop
  const outside: CropFault[] = []
  const when = (isWrong: boolean, field: keyof Crop) => {
    if (isWrong) outside.push({ field, fault: 'outside' })
  }
  when(x < 0 || x >= WHOLE_PER_MILLE, 'x')
  when(y < 0 || y >= WHOLE_PER_MILLE, 'y')
  when(x + width > WHOLE_PER_MILLE, 'width')
  when(y + height > WHOLE_PER_MILLE, 'height')
  if (outside.length > 0) return outside
  const px = cropPx(crop, size)
  const tooSmall = (['width', 'height'] as const).filter((side) => px[side] < LEAST_CROP_PX)
  if (tooSmall.length > 0) return tooSmall.map((field) => ({ field, fault: 'tooSmall' }))
  if (px.width > MOST_RATIO * px.height) return [{ field: 'height', fault: 'tooNarrow' }]
  if (px.height > MOST_RATIO * px.width) return [{ field: 'width', fault: 'tooNarrow' }]
  return []
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The nearest point to which a picture can be focused. */
export const nearestFocus = ({ x, y }: Focus): Focus => ({ x: nearestStep(x), y: nearestStep(y) })

const nearestStep = (percent: number) => within(Math.round(percent / FOCUS_STEP) * FOCUS_STEP, 0, 100)

/** Where a point of a rectangle lies in the whole picture, in percent of each. */
export const pointInWhole = ({ x, y }: Focus, crop: Crop): Focus => ({
  x: (crop.x + (x * crop.width) / 100) / 10,
  y: (crop.y + (y * crop.height) / 100) / 10,
})

/** The focus of a rectangle that is nearest to a point of the whole picture, in percent of each. */
export const focusInCrop = ({ x, y }: Focus, crop: Crop): Focus =>
  nearestFocus({
    x: ((x * 10 - crop.x) / crop.width) * 100,
    y: ((y * 10 - crop.y) / crop.height) * 100,
  })
