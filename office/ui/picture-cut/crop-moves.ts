import { type Crop, LEAST_CROP_PX, type PixelSize, WHOLE_PER_MILLE } from '#domain/catalogue/picture-cut.ts'

/** How far something goes, in thousandths of a picture. */
export type Step = { readonly x: number; readonly y: number }

/** Which side follows: 1 the right or the lower one, -1 the left or the upper one, 0 neither. */
export type Handle = { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 }

/** What a rectangle has to keep to. */
export type CropRules = {
  /** Its width by its height, both in thousandths; null lets it have any shape. */
  readonly ratio: number | null
  /** In thousandths. */
  readonly least: { readonly width: number; readonly height: number }
}

/** What a rectangle of a picture has to keep to, that is to have this shape as it is seen; null lets it have any. */
export const cropRules = ({ width, height }: PixelSize, shape: number | null): CropRules => ({
  ratio: shape === null ? null : (shape * height) / width,
  least: {
    width: Math.ceil((LEAST_CROP_PX * WHOLE_PER_MILLE) / width),
    height: Math.ceil((LEAST_CROP_PX * WHOLE_PER_MILLE) / height),
  },
})

const within = (value: number, least: number, most: number) =>
  Math.max(Math.min(Math.round(value), most), Math.min(least, most))

/** The same rectangle elsewhere, as far as the picture goes. */
export const moveCrop = (crop: Crop, by: Step): Crop => ({
  ...crop,
  x: within(crop.x + by.x, 0, WHOLE_PER_MILLE - crop.width),
  y: within(crop.y + by.y, 0, WHOLE_PER_MILLE - crop.height),
})

/** The rectangle with a side or corner elsewhere, as far as the picture goes; what lies opposite stays. */
export function resizeCrop(crop: Crop, handle: Handle, by: Step, { ratio, least }: CropRules): Crop {
  const most = {
    width: handle.x < 0 ? crop.x + crop.width : WHOLE_PER_MILLE - crop.x,
    height: handle.y < 0 ? crop.y + crop.height : WHOLE_PER_MILLE - crop.y,
  }
  const wanted = { width: crop.width + handle.x * by.x, height: crop.height + handle.y * by.y }
  const size =
    ratio === null
      ? {
          width: within(wanted.width, least.width, most.width),
          height: within(wanted.height, least.height, most.height),
        }
      : inRatio(wanted, { ratio, least, most, isByHeight: Math.abs(by.y) * ratio > Math.abs(by.x) })
  return {
    ...size,
    x: handle.x < 0 ? crop.x + crop.width - size.width : crop.x,
    y: handle.y < 0 ? crop.y + crop.height - size.height : crop.y,
  }
}

type Sides = { readonly width: number; readonly height: number }
type InRatio = {
  readonly ratio: number
  readonly least: Sides
  readonly most: Sides
  readonly isByHeight: boolean
}

/** Of two sides the one that was moved further counts. */
function inRatio(wanted: Sides, { ratio, least, most, isByHeight }: InRatio): Sides {
  const width = within(
    isByHeight ? wanted.height * ratio : wanted.width,
    Math.ceil(Math.max(least.width, least.height * ratio)),
    Math.floor(Math.min(most.width, most.height * ratio)),
  )
  return { width, height: within(width / ratio, 1, most.height) }
}

/** The largest rectangle of a shape around the middle of another one and within it. */
export function fitCrop(crop: Crop, { ratio }: Pick<CropRules, 'ratio'>): Crop {
  if (ratio === null) return crop
  const width = Math.max(1, Math.round(Math.min(crop.width, crop.height * ratio)))
  const height = Math.max(1, Math.min(Math.round(width / ratio), crop.height))
  return {
    x: Math.round(crop.x + (crop.width - width) / 2),
    y: Math.round(crop.y + (crop.height - height) / 2),
    width,
    height,
  }
}
