import sharp, { type Sharp } from 'sharp'
import { FileBytes } from '../preflight/file-bytes.ts'
import { MAX_PIXELS } from '../preflight/limits.ts'
import { readMergedPicture } from '../preflight/merged-picture.ts'
import { readPhotoshopHeader } from '../preflight/read-photoshop.ts'
import { tiffOf } from '../preflight/tiff-of.ts'

/** The merged picture of a PSB or PSD, every pixel of it, with 8 bits per channel and its own profile. */
export function openPhotoshop(path: string): Sharp {
  const file = new FileBytes(path)
  try {
    const header = readPhotoshopHeader(file)
    const tiff = tiffOf(readMergedPicture(file, header, 'whole'), header)
    return sharp(tiff, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  } finally {
    file.close()
  }
}
