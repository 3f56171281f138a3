import type { FileBytes } from './file-bytes.ts'
import { fitWithin } from './previews.ts'
import type { PhotoshopHeader } from './read-photoshop.ts'
import { Unusable } from './stopped.ts'

const RAW = 0
const RUNS = 1
/** Twice the largest preview, so that making it small is left to a better filter than averaging. */
const WIDEST = 2400
const GAMMA = 1 / 2.2

/** The merged picture, whole or made small: one byte per channel and pixel, channel after channel. */
export type MergedPicture = {
  readonly width: number
  readonly height: number
  readonly planes: readonly Buffer[]
}

/**
 * Reads the merged picture of a PSD or PSB row by row, so that no more than a row is in memory beside the result; a small one
 * averages whole blocks of pixels.
 */
export function readMergedPicture(
  file: FileBytes,
  header: PhotoshopHeader,
  size: 'small' | 'whole',
): MergedPicture {
  const type = header.isLarge ? 'psb' : 'psd'
  const { pictureAt, widthPx, heightPx, channels, bitsPerChannel } = header
  const packing = file.read(pictureAt, 2)
  if (packing.length < 2) throw new Unusable('damaged', type)
  const kind = packing.readUInt16BE()
  if (kind !== RAW && kind !== RUNS) throw new Unusable('damaged', type)
  const rowBytes = Math.ceil((widthPx * bitsPerChannel) / 8)
  const rows =
    kind === RAW
      ? rawRows(file, pictureAt + 2, rowBytes)
      : packedRows(file, pictureAt + 2, rowBytes, channels * heightPx, header.isLarge)
  const wanted = Math.min(channels, header.colourChannels + (header.hasAlpha ? 1 : 0))
  const step = size === 'whole' ? 1 : blockSize(header)
  const width = Math.floor(widthPx / step)
  const height = Math.floor(heightPx / step)
  const planes: Buffer[] = []
  for (let channel = 0; channel < wanted; channel += 1) {
    const plane = Buffer.alloc(width * height)
    const sums = new Float64Array(width)
    for (let y = 0; y < height; y += 1) {
      if (step === 1 && bitsPerChannel === 8) {
        const row = rows(channel * heightPx + y)
        if (!row) throw new Unusable('damaged', type)
        row.copy(plane, y * width)
        continue
      }
      sums.fill(0)
      for (let within = 0; within < step; within += 1) {
        const row = rows(channel * heightPx + y * step + within)
        if (!row) throw new Unusable('damaged', type)
        addRow(sums, row, bitsPerChannel, step)
      }
      for (let x = 0; x < width; x += 1) plane[y * width + x] = Math.round((sums[x] ?? 0) / (step * step))
    }
    planes.push(plane)
  }
  return { width, height, planes }
}

function blockSize({ widthPx, heightPx }: PhotoshopHeader): number {
  const small = fitWithin({ width: widthPx, height: heightPx }, WIDEST)
  return Math.max(1, Math.floor(Math.min(widthPx / small.width, heightPx / small.height)))
}

/** A row of a channel; null where the file ends before it. */
type Rows = (index: number) => Buffer | null

function rawRows(file: FileBytes, at: number, rowBytes: number): Rows {
  return (index) => {
    const row = file.read(at + index * rowBytes, rowBytes)
    return row.length === rowBytes ? row : null
  }
}

function packedRows(file: FileBytes, at: number, rowBytes: number, count: number, isLarge: boolean): Rows {
  const countBytes = isLarge ? 4 : 2
  const table = Buffer.from(file.read(at, count * countBytes))
  if (table.length < count * countBytes) return () => null
  const lengthOf = (index: number) =>
    isLarge ? table.readUInt32BE(index * 4) : table.readUInt16BE(index * 2)
  const out = Buffer.alloc(rowBytes)
  let next = 0
  let nextAt = at + table.length
  return (index) => {
    for (; next < index; next += 1) nextAt += lengthOf(next)
    const length = lengthOf(index)
    const packed = file.read(nextAt, length)
    if (packed.length < length) return null
    unpackRuns(packed, out)
    return out
  }
}

function unpackRuns(packed: Buffer, out: Buffer): void {
  let to = 0
  for (let at = 0; at < packed.length && to < out.length;) {
    const length = packed[at] ?? 128
    at += 1
    if (length < 128) {
      const count = Math.min(length + 1, out.length - to, packed.length - at)
      packed.copy(out, to, at, at + count)
      at += length + 1
      to += count
    } else if (length > 128) {
      const end = Math.min(to + 257 - length, out.length)
      out.fill(packed[at] ?? 0, to, end)
      at += 1
      to = end
    }
  }
  out.fill(0, to)
}

/** Adds blocks of a row to sums of values from 0 to 255. */
function addRow(sums: Float64Array, row: Buffer, bits: number, step: number): void {
  for (let x = 0, block = 0; block < sums.length; block += 1) {
    let sum = 0
    for (const end = x + step; x < end; x += 1) sum += valueAt(row, x, bits)
    sums[block] = (sums[block] ?? 0) + sum
  }
}

function valueAt(row: Buffer, x: number, bits: number): number {
  if (bits === 8) return row[x] ?? 0
  if (bits === 16) return row[x * 2] ?? 0
  if (bits === 1) return (row[x >> 3] ?? 0) & (128 >> (x & 7)) ? 0 : 255
  const light = row.readFloatBE(x * 4)
  return 255 * Math.min(1, Math.max(0, Number.isNaN(light) ? 0 : light)) ** GAMMA
}
