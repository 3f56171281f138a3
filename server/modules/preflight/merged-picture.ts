import type { FileBytes } from './file-bytes.ts'
import { byteOfLight, type PictureRows } from './picture-rows.ts'
import type { PhotoshopHeader } from './read-photoshop.ts'
import { UnusableFile } from './inspection-errors.ts'
import { unpackRuns } from './unpack-runs.ts'

const RAW = 0
const RUNS = 1

/** The merged picture of a PSD or PSB: its colours, and its transparency. */
export function mergedPicture(file: FileBytes, header: PhotoshopHeader): PictureRows {
  const { pictureAt, widthPx, heightPx, channels, bitsPerChannel, colour, colourChannels } = header
  const damaged = new UnusableFile('damaged', header.isLarge ? 'psb' : 'psd')
  const packing = file.read(pictureAt, 2)
  if (packing.length < 2) throw damaged
  const kind = packing.readUInt16BE()
  if (kind !== RAW && kind !== RUNS) throw damaged
  const rowBytes = Math.ceil((widthPx * bitsPerChannel) / 8)
  const packed =
    kind === RAW
      ? rawRows(file, pictureAt + 2, rowBytes)
      : packedRows(file, pictureAt + 2, rowBytes, channels * heightPx, header.isLarge)
  const out = Buffer.alloc(widthPx)
  const row = (channel: number, y: number) => {
    const bytes = packed(channel * heightPx + y)
    if (!bytes) throw damaged
    toBytes(bytes, out, bitsPerChannel)
    // No ink is all there is in Photoshop.
    if (colour === 'cmyk' && channel < colourChannels)
      for (let x = 0; x < widthPx; x += 1) out[x] = 255 - (out[x] ?? 0)
    return out
  }
  const wanted = Math.min(channels, colourChannels + (header.hasAlpha ? 1 : 0))
  return { width: widthPx, height: heightPx, channels: wanted, row }
}

/** A row of a channel; null where the file ends before it. */
type PackedRows = (index: number) => Buffer | null

function rawRows(file: FileBytes, at: number, rowBytes: number): PackedRows {
  return (index) => {
    const row = file.read(at + index * rowBytes, rowBytes)
    return row.length === rowBytes ? row : null
  }
}

function packedRows(
  file: FileBytes,
  at: number,
  rowBytes: number,
  count: number,
  isLarge: boolean,
): PackedRows {
  const countBytes = isLarge ? 4 : 2
  const table = Buffer.from(file.read(at, count * countBytes))
  if (table.length < count * countBytes) return () => null
  const lengthOf = (index: number) =>
    isLarge ? table.readUInt32BE(index * 4) : table.readUInt16BE(index * 2)
  const places = new Float64Array(count)
  for (let index = 0, next = at + table.length; index < count; index += 1) {
    places[index] = next
    next += lengthOf(index)
  }
  const out = Buffer.alloc(rowBytes)
  return (index) => {
    const length = lengthOf(index)
    const packed = file.read(places[index] ?? 0, length)
    if (packed.length < length) return null
    unpackRuns(packed, out)
    return out
  }
}

function toBytes(row: Buffer, out: Buffer, bits: number): void {
  if (bits === 8) row.copy(out)
  else for (let x = 0; x < out.length; x += 1) out[x] = byteAt(row, x, bits)
}

function byteAt(row: Buffer, x: number, bits: number): number {
  if (bits === 16) return Math.round(row.readUInt16BE(x * 2) / 257)
  if (bits === 1) return (row[x >> 3] ?? 0) & (128 >> (x & 7)) ? 0 : 255
  return byteOfLight(row.readFloatBE(x * 4))
}
