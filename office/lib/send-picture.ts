import { ApiError } from '#contract/api-error.ts'
import { PICTURES_PATH } from '#contract/office/paths.ts'
import type { DeskPicture } from '#contract/office/products.ts'
import { MOST_PHOTOGRAPH_BYTES } from '#domain/catalogue/picture-cut.ts'
import { refusalTexts } from '#texts/nl/refusals.ts'
import { sendFile } from './send-file.ts'

/** What a chooser of pictures offers; a drawing is not among them. */
export const PHOTOGRAPHS = 'image/jpeg,image/png,image/webp,image/avif,image/tiff'

/** Puts a picture in the library, from which it is shown. One that is too large is not sent: a browser would not hear why it was cut off. */
export async function sendPicture(file: File): Promise<DeskPicture> {
  if (file.size > MOST_PHOTOGRAPH_BYTES)
    throw new ApiError(
      413,
      [{ code: 'PhotographTooLarge', message: refusalTexts.PhotographTooLarge }],
      PICTURES_PATH,
    )
  return (await sendFile(PICTURES_PATH, file)) as DeskPicture
}
