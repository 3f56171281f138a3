import { z } from 'zod'
import { type Crop, type Focus, FOCUS_STEP, MIDDLE, WHOLE_PER_MILLE } from '#domain/catalogue/picture-cut.ts'

const Percent = z
  .int('FocusInvalid')
  .min(0, 'FocusInvalid')
  .max(100, 'FocusInvalid')
  .multipleOf(FOCUS_STEP, 'FocusInvalid')

/** The point of a photograph that stays in sight where the shop cuts it, in percent. */
export const PictureFocus = z.strictObject({ x: Percent, y: Percent }) satisfies z.ZodType<Focus>

const from = (least: number) =>
  z.int('CropInvalid').min(least, 'CropInvalid').max(WHOLE_PER_MILLE, 'CropInvalid')

/** A rectangle of a photograph, in thousandths of its width and height. */
export const PictureCrop = z.strictObject({
  x: from(0),
  y: from(0),
  width: from(1),
  height: from(1),
}) satisfies z.ZodType<Crop>

/** Of files from before pictures had one it is the middle. */
export const FileFocus = PictureFocus.default(() => ({ ...MIDDLE }))
