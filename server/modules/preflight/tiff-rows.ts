import { inflateSync } from 'node:zlib'
import { CHANNELS_OF } from './colour-channels.ts'
import type { FileBytes } from './file-bytes.ts'
import { unpackLzw } from './pdf/decode-stream.ts'
import { byteOfLight, type PictureRows } from './picture-rows.ts'
import type { TiffHeader } from './read-tiff.ts'
import { UnusableFile } from './inspection-errors.ts'
import { unpackRuns } from './unpack-runs.ts'

const MOST_BAND_BYTES = 256_000_000
const CIE_LAB = 8
const ICC_LAB = 9
const WHITE_IS_ZERO = 0
const UNSIGNED = 1
const FLOAT = 3
const PROCESS_INKS = 1

type Unpack = (packed: Buffer, size: number) => Buffer

const UNPACK: Readonly<Record<number, Unpack>> = {
  1: (packed) => packed,
  5: (packed, size) => unpackLzw(packed, size + 1, (_, otherwise) => otherwise),
  8: inflated,
  32_946: inflated,
  32_773: (packed, size) => {
    const out = Buffer.alloc(size)
    unpackRuns(packed, out)
    return out
  },
}

function inflated(packed: Buffer, size: number): Buffer {
  return inflateSync(packed, { maxOutputLength: size + 1024 })
}

/** Whether libvips would take a further channel for transparency, clip deep inks, or knows no such colours. */
export function needsOwnReader({ colour, bitsPerChannel, layout }: TiffHeader): boolean {
  const [transparency, ...others] = layout.extraSamples
  const isOdd = others.length > 0 || transparency === 0
  return (
    isOdd || colour === 'lab' || (colour === 'cmyk' && (bitsPerChannel > 8 || transparency !== undefined))
  )
}

/** The colours of a TIFF, and its transparency; null where it is packed in a rare way. */
export function tiffRows(file: FileBytes, header: TiffHeader): PictureRows | null {
  const { widthPx: width, heightPx: height, colour, hasAlpha, layout, channels: stored } = header
  const unpack = UNPACK[layout.compression]
  const byteAt = sampleReader(header)
  if (!unpack || !byteAt || !isPlain(header)) return null
  const bytes = header.bitsPerChannel / 8
  const perPixel = layout.isPlanar ? 1 : stored
  const readBand = bandReader(file, header, unpack, perPixel * bytes)
  if (!readBand) return null
  const colours = CHANNELS_OF[colour]
  const alphaAt = colours + layout.extraSamples.findIndex((kind) => kind === 1 || kind === 2)
  const isMultiplied = layout.extraSamples[alphaAt - colours] === 1
  const out = Buffer.alloc(width)
  const clear = Buffer.alloc(isMultiplied ? width : 0)
  const fill = (into: Buffer, channel: number, y: number) => {
    const { band, at } = readBand(layout.isPlanar ? channel : 0, y)
    const first = at + (layout.isPlanar ? 0 : channel * bytes)
    for (let x = 0, from = first; x < width; x += 1, from += perPixel * bytes)
      into[x] = byteAt(band, from, channel)
  }
  const row = (channel: number, y: number) => {
    fill(out, channel < colours ? channel : alphaAt, y)
    if (isMultiplied && channel < colours) {
      fill(clear, alphaAt, y)
      for (let x = 0; x < width; x += 1)
        out[x] = Math.min(255, Math.round(((out[x] ?? 0) * 255) / Math.max(1, clear[x] ?? 0)))
    }
    return out
  }
  return { width, height, channels: colours + (hasAlpha ? 1 : 0), row }
}

function isPlain({ colour, channels, bitsPerChannel, layout }: TiffHeader): boolean {
  const isKnownInk = colour !== 'cmyk' || layout.inkSet === PROCESS_INKS
  const hasUsualPredictor = layout.predictor === 1 || (layout.predictor === 2 && bitsPerChannel <= 16)
  return (
    isKnownInk &&
    layout.fillOrder === 1 &&
    hasUsualPredictor &&
    colour !== 'indexed' &&
    channels >= CHANNELS_OF[colour]
  )
}

type Sample = (bytes: Buffer, at: number, channel: number) => number

/** How a sample becomes a byte; null for rare kinds of numbers. */
function sampleReader({ bitsPerChannel, colour, layout }: TiffHeader): Sample | null {
  const { photometric, isLittle, sampleFormat } = layout
  const isSigned = photometric === CIE_LAB
  if (colour === 'lab' && !isSigned && photometric !== ICC_LAB) return null
  const u16 = isLittle
    ? (bytes: Buffer, at: number) => bytes.readUInt16LE(at)
    : (bytes: Buffer, at: number) => bytes.readUInt16BE(at)
  const f32 = isLittle
    ? (bytes: Buffer, at: number) => bytes.readFloatLE(at)
    : (bytes: Buffer, at: number) => bytes.readFloatBE(at)
  if (colour === 'lab' && bitsPerChannel === 8)
    return (bytes, at, channel) => (bytes[at] ?? 0) ^ (isSigned && (channel === 1 || channel === 2) ? 128 : 0)
  if (colour === 'lab' && bitsPerChannel === 16)
    return (bytes, at, channel) => {
      if (channel === 0) return Math.round((u16(bytes, at) / (isSigned ? 65_535 : 65_280)) * 255)
      const axis = isSigned && channel < 3 ? u16(bytes, at) ^ 0x8000 : u16(bytes, at)
      return Math.min(255, Math.round(axis / 256))
    }
  const flip = photometric === WHITE_IS_ZERO ? 255 : 0
  if (sampleFormat === UNSIGNED && bitsPerChannel === 8)
    return (bytes, at, channel) => (bytes[at] ?? 0) ^ (channel === 0 ? flip : 0)
  if (sampleFormat === UNSIGNED && bitsPerChannel === 16)
    return (bytes, at, channel) => Math.round(u16(bytes, at) / 257) ^ (channel === 0 ? flip : 0)
  if (sampleFormat === FLOAT && bitsPerChannel === 32)
    return (bytes, at, channel) => {
      const isLight = colour !== 'cmyk' && channel < CHANNELS_OF[colour]
      const value = f32(bytes, at)
      return isLight ? byteOfLight(value) : Math.round(255 * Math.min(1, Math.max(0, value || 0)))
    }
  return null
}

type Band = { readonly band: Buffer; readonly at: number }

/**
 * Finds a row in the strips or tiles of a plane, of which one band is kept at a time; of what is not packed no more than the row is
 * read. Null where a band is too much to hold.
 */
function bandReader(file: FileBytes, header: TiffHeader, unpack: Unpack, pixelBytes: number) {
  const { widthPx, heightPx, channels, layout } = header
  const { bandRows, tileWidth, isPlanar, compression, predictor } = layout
  const across = tileWidth === null ? 1 : Math.ceil(widthPx / tileWidth)
  const pieceWidth = tileWidth ?? widthPx
  const rowBytes = pieceWidth * pixelBytes
  const down = Math.ceil(heightPx / bandRows)
  const isRaw = compression === 1 && tileWidth === null && predictor === 1
  const bandBytes = across * rowBytes * Math.min(bandRows, heightPx) * (isPlanar ? channels : 1)
  if (!isRaw && bandBytes > MOST_BAND_BYTES) return null
  const pieceOf = (index: number) => {
    const at = layout.offset(index)
    const length = layout.byteCount(index)
    if (at === null || length === null) throw new UnusableFile('damaged', 'tiff')
    return { at, length }
  }
  const kept = new Map<number, { readonly index: number; readonly band: Buffer }>()
  const bandOf = (plane: number, index: number): Buffer => {
    const known = kept.get(plane)
    if (known?.index === index) return known.band
    const rows = Math.min(bandRows, tileWidth === null ? heightPx - index * bandRows : bandRows)
    const band = Buffer.alloc(across * rowBytes * rows)
    for (let column = 0; column < across; column += 1) {
      const { at, length } = pieceOf((plane * down + index) * across + column)
      const packed = file.read(at, length)
      const piece = unpacked(packed, unpack, rowBytes * rows)
      if (predictor === 2) undoDifferences(piece, rowBytes, header)
      for (let y = 0; y < rows; y += 1)
        piece.copy(band, (y * across + column) * rowBytes, y * rowBytes, (y + 1) * rowBytes)
    }
    kept.set(plane, { index, band })
    return band
  }
  return (plane: number, y: number): Band => {
    const index = Math.floor(y / bandRows)
    const within = y % bandRows
    if (!isRaw) return { band: bandOf(plane, index), at: within * across * rowBytes }
    const { at } = pieceOf(plane * down + index)
    const band = file.read(at + within * rowBytes, rowBytes)
    if (band.length < rowBytes) throw new UnusableFile('damaged', 'tiff')
    return { band, at: 0 }
  }
}

function unpacked(packed: Buffer, unpack: Unpack, size: number): Buffer {
  let piece: Buffer
  try {
    piece = Buffer.from(unpack(packed, size))
  } catch {
    throw new UnusableFile('damaged', 'tiff')
  }
  if (piece.length < size) throw new UnusableFile('damaged', 'tiff')
  return piece
}

/** Each sample was kept as how it differs from the one before it in its row. */
function undoDifferences(
  piece: Buffer,
  rowBytes: number,
  { bitsPerChannel, channels, layout }: TiffHeader,
): void {
  const bytes = bitsPerChannel / 8
  const step = (layout.isPlanar ? 1 : channels) * bytes
  for (let from = 0; from + rowBytes <= piece.length; from += rowBytes)
    for (let at = from + step; at < from + rowBytes; at += bytes) {
      if (bytes === 1) piece[at] = (piece[at] ?? 0) + (piece[at - step] ?? 0)
      else if (layout.isLittle)
        piece.writeUInt16LE((piece.readUInt16LE(at) + piece.readUInt16LE(at - step)) & 0xffff, at)
      else piece.writeUInt16BE((piece.readUInt16BE(at) + piece.readUInt16BE(at - step)) & 0xffff, at)
    }
}
