import { PICTURES_PATH } from '#contract/office/paths.ts'
import type { DeskPicture } from '#contract/office/products.ts'
import { sendFile } from './send-file.ts'

/** What a chooser of pictures offers; a drawing is not among them. */
export const PHOTOGRAPHS = 'image/jpeg,image/png,image/webp,image/avif,image/tiff'

/** Puts a picture in the library, from which it is shown. */
export const sendPicture = async (file: File): Promise<DeskPicture> =>
  (await sendFile(PICTURES_PATH, file)) as DeskPicture
