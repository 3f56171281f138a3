import type { FileBytes } from './file-bytes.ts'
import { orientationIn } from './read-tiff.ts'
import { UnusableFile } from './inspection-errors.ts'

const CM_PER_INCH = 2.54
const EXIF = Buffer.from('Exif\0\0', 'latin1')
/** Lossless and differential processes: none that software for printing reads. */
const RARE_FRAMES = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xcb, 0xcd, 0xce, 0xcf, 0xf7])
const FRAME_STARTS = new Set([0xc0, 0xc1, 0xc2, 0xc9, 0xca])
/** Bytes between segments that may be no marker; more of them are no JPEG. */
const MOST_SKIPPED = 100_000
const SCAN_START = 0xda
const IMAGE_END = 0xd9

/** What the headers of a JPEG say. */
export type JpegHeader = {
  readonly widthPx: number
  readonly heightPx: number
  readonly bitsPerChannel: number
  readonly channels: number
  readonly orientation: number
  readonly statedPpi: number | null
  readonly hasIccProfile: boolean
}

/** Walks the segments of a JPEG up to its first scan; what lies between them and is no marker is skipped, as decoders do. */
export function readJpegHeader(file: FileBytes): JpegHeader {
  let frame: Pick<JpegHeader, 'widthPx' | 'heightPx' | 'bitsPerChannel' | 'channels'> | null = null
  let exif: { orientation: number; ppi: number | null } = { orientation: 1, ppi: null }
  let jfifPpi: number | null = null
  let hasIccProfile = false
  let skipped = 0
  for (let at = 2; at < file.size;) {
    const [sign = 0, marker = 0] = file.read(at, 2)
    if (sign !== 0xff || marker === 0xff || marker === 0) {
      at += 1
      skipped += 1
      if (skipped > MOST_SKIPPED) break
      continue
    }
    if (marker === IMAGE_END || marker === SCAN_START) break
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2
      continue
    }
    const head = file.read(at + 2, 2)
    if (head.length < 2) break
    const length = head.readUInt16BE(0)
    const body = file.read(at + 4, Math.max(0, length - 2))
    if (RARE_FRAMES.has(marker)) throw new UnusableFile('damaged', 'jpeg')
    if (FRAME_STARTS.has(marker) && body.length >= 6 && frame === null) {
      frame = {
        bitsPerChannel: body.readUInt8(0),
        heightPx: body.readUInt16BE(1),
        widthPx: body.readUInt16BE(3),
        channels: body.readUInt8(5),
      }
    } else if (marker === 0xe0 && body.length >= 12 && body.toString('latin1', 0, 5) === 'JFIF\0') {
      const perUnit = body.readUInt16BE(8)
      const unit = body.readUInt8(7)
      if (perUnit > 1 && unit === 1) jfifPpi = perUnit
      if (perUnit > 1 && unit === 2) jfifPpi = perUnit * CM_PER_INCH
    } else if (marker === 0xe1 && body.subarray(0, 6).equals(EXIF)) {
      exif = orientationIn(body.subarray(6))
    } else if (marker === 0xe2 && body.toString('latin1', 0, 12) === 'ICC_PROFILE\0') {
      hasIccProfile = true
    }
    at += 2 + Math.max(2, length)
  }
  if (frame === null || frame.channels === 0) throw new UnusableFile('damaged', 'jpeg')
  return { ...frame, orientation: exif.orientation, statedPpi: exif.ppi ?? jfifPpi, hasIccProfile }
}
