import type { PrintFileType } from '#domain/designs/facts.ts'
import { FileBytes } from '../preflight/file-bytes.ts'
import { mergedPicture } from '../preflight/merged-picture.ts'
import { writeTiff } from '../preflight/plain-tiff.ts'
import { readPhotoshopHeader } from '../preflight/read-photoshop.ts'
import { readTiffHeader } from '../preflight/read-tiff.ts'
import { needsOwnReader, tiffRows } from '../preflight/tiff-rows.ts'

/**
 * Writes a Photoshop file, or a TIFF that libvips reads wrongly, as a TIFF of 8 bits on white with its own profile. False where
 * there is no need to.
 */
export function asPlainTiff(path: string, type: PrintFileType, plainPath: string): boolean {
  if (type === 'jpeg') return false
  const file = new FileBytes(path)
  try {
    if (type === 'psb' || type === 'psd') {
      const header = readPhotoshopHeader(file)
      writeTiff(plainPath, mergedPicture(file, header), header)
      return true
    }
    const header = readTiffHeader(file)
    const isNeeded = needsOwnReader(header)
    // Deep colours without a profile would be taken for those of another one.
    const isDeep = header.colour === 'rgb' && header.bitsPerChannel > 8
    const rows = isNeeded || isDeep ? tiffRows(file, header) : null
    if (!rows && !isNeeded) return false
    if (!rows) throw new Error('its pixels are packed in a rare way')
    writeTiff(plainPath, rows, { ...header, palette: Buffer.alloc(0) })
    return true
  } finally {
    file.close()
  }
}
