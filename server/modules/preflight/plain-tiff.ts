import { closeSync, openSync, writeSync } from 'node:fs'
import type { ColourModel } from '#domain/designs/colour-model.ts'
import { CHANNELS_OF } from './colour-channels.ts'
import { labToRgb } from './lab.ts'
import type { PictureRows } from './picture-rows.ts'

const SHORT = 3
const LONG = 4
const BYTES = 7
const PHOTOMETRIC = { gray: 1, rgb: 2, cmyk: 5, lab: 2, indexed: 2, spot: 1 } as const
const COLOURS = { gray: 1, rgb: 3, cmyk: 4, lab: 3, indexed: 3, spot: 1 } as const
const UNASSOCIATED_ALPHA = 2
const FIRST_BYTE = 8
const ROWS_PER_STRIP = 16

/** What the rows of a picture are: Lab by its definition, a palette of all red, then all green, then all blue. */
export type RowColours = {
  readonly colour: ColourModel
  readonly palette: Buffer
  readonly profile: Buffer | null
  /** As EXIF tells it; upright where none is told. */
  readonly orientation?: number
}

/** A picture as an uncompressed TIFF of 8 bits, with its transparency, in memory: for small ones. */
export function tiffOf(rows: PictureRows, colours: RowColours): Buffer {
  const parts: Buffer[] = []
  encode(rows, colours, (bytes) => parts.push(Buffer.from(bytes)))
  return Buffer.concat(parts)
}

/** The same as a file, whose transparency lies on white; no more than a row of it is ever in memory. */
export function writeTiff(path: string, rows: PictureRows, colours: RowColours): void {
  const file = openSync(path, 'w')
  try {
    encode(onWhite(rows, colours), colours, (bytes) => writeSync(file, bytes))
  } finally {
    closeSync(file)
  }
}

/** libvips takes colours through their profile by way of a TIFF; it knows no other way to be given four inks. */
function encode(
  rows: PictureRows,
  { colour, palette, profile, orientation = 1 }: RowColours,
  write: (bytes: Buffer) => void,
) {
  const { width, height } = rows
  const channels = rows.channels - CHANNELS_OF[colour] + COLOURS[colour]
  const rowBytes = width * channels
  const pixelBytes = rowBytes * height
  const padding = pixelBytes % 2
  const strips = Math.ceil(height / ROWS_PER_STRIP)
  const stripBytes = rowBytes * ROWS_PER_STRIP
  const places = Array.from({ length: strips }, (_, at) => FIRST_BYTE + at * stripBytes)
  const entries: [tag: number, type: number, values: readonly number[] | Buffer][] = [
    [256, LONG, [width]],
    [257, LONG, [height]],
    [258, SHORT, Array.from({ length: channels }, () => 8)],
    [259, SHORT, [1]],
    [262, SHORT, [PHOTOMETRIC[colour]]],
    [273, LONG, places],
    [274, SHORT, [orientation]],
    [277, SHORT, [channels]],
    [278, LONG, [ROWS_PER_STRIP]],
    [279, LONG, places.map((_, at) => Math.min(stripBytes, pixelBytes - at * stripBytes))],
  ]
  if (channels > COLOURS[colour]) entries.push([338, SHORT, [UNASSOCIATED_ALPHA]])
  if (profile && colour !== 'lab' && colour !== 'indexed') entries.push([34_675, BYTES, profile])
  const directoryAt = FIRST_BYTE + pixelBytes + padding
  write(start(directoryAt))
  const out = Buffer.alloc(rowBytes)
  const planes = Array.from({ length: rows.channels }, () => Buffer.alloc(width))
  for (let y = 0; y < height; y += 1) {
    for (const [channel, plane] of planes.entries()) rows.row(channel, y).copy(plane)
    for (const [channel, plane] of inTheirOwnColours(planes, colour, palette).entries())
      for (let x = 0, at = channel; x < width; x += 1, at += channels) out[at] = plane[x] ?? 0
    write(out)
  }
  write(Buffer.alloc(padding))
  write(directory(entries, directoryAt))
}

/** A picture without its transparency: what shines through lies on white paper. */
function onWhite(rows: PictureRows, { colour }: RowColours): PictureRows {
  const colours = CHANNELS_OF[colour]
  if (rows.channels <= colours || colour === 'indexed')
    return { ...rows, channels: Math.min(rows.channels, colours) }
  const clear = Buffer.alloc(rows.width)
  let clearOf = -1
  const row = (channel: number, y: number) => {
    if (clearOf !== y) rows.row(colours, y).copy(clear)
    clearOf = y
    const out = rows.row(channel, y)
    const paper = paperOf(colour, channel)
    for (let x = 0; x < out.length; x += 1)
      out[x] = Math.round(paper + (((out[x] ?? 0) - paper) * (clear[x] ?? 0)) / 255)
    return out
  }
  return { ...rows, channels: colours, row }
}

const paperOf = (colour: ColourModel, channel: number) =>
  colour === 'cmyk' ? 0 : colour === 'lab' && channel > 0 ? 128 : 255

function inTheirOwnColours(
  planes: readonly Buffer[],
  colour: ColourModel,
  palette: Buffer,
): readonly Buffer[] {
  if (colour === 'indexed') return [...paletted(planes[0], palette), ...planes.slice(1)]
  if (colour === 'lab') return [...rgbOfLab(planes), ...planes.slice(3)]
  return planes
}

/** Lab (D50) as sRGB; red, green and blue from the three axes. */
function rgbOfLab([light, redness, yellowness]: readonly Buffer[]): Buffer[] {
  const size = light?.length ?? 0
  const [red, green, blue] = [Buffer.alloc(size), Buffer.alloc(size), Buffer.alloc(size)]
  for (let at = 0; at < size; at += 1) {
    const lab = ((light?.[at] ?? 0) << 16) | ((redness?.[at] ?? 128) << 8) | (yellowness?.[at] ?? 128)
    const rgb = rgbByLab[lab] || rememberedRgb(lab)
    red[at] = rgb >> 16
    green[at] = rgb >> 8
    blue[at] = rgb
  }
  return [red, green, blue]
}

/** Each colour is worked out once: a picture has more pixels than there are colours. One that is not known yet is 0. */
const rgbByLab = new Uint32Array(2 ** 24)
const IS_KNOWN = 2 ** 24

function rememberedRgb(lab: number): number {
  const [red, green, blue] = labToRgb(
    ((lab >> 16) / 255) * 100,
    ((lab >> 8) & 255) - 128,
    (lab & 255) - 128,
  ).map((value) => Math.round(255 * value)) as [number, number, number]
  const rgb = IS_KNOWN | (red << 16) | (green << 8) | blue
  rgbByLab[lab] = rgb
  return rgb
}

function paletted(indexes: Buffer | undefined, palette: Buffer): Buffer[] {
  return [0, 256, 512].map((from) =>
    Buffer.from((indexes ?? Buffer.alloc(0)).map((index) => palette[from + index] ?? 0)),
  )
}
function start(directoryAt: number): Buffer {
  const out = Buffer.from('II*\0\0\0\0\0', 'latin1')
  out.writeUInt32LE(directoryAt, 4)
  return out
}

function directory(entries: readonly [number, number, readonly number[] | Buffer][], at: number): Buffer {
  const head = Buffer.alloc(2 + entries.length * 12 + 4)
  head.writeUInt16LE(entries.length)
  const tail: Buffer[] = []
  let tailAt = at + head.length
  for (const [index, [tag, type, values]] of entries.entries()) {
    const from = 2 + index * 12
    const bytes = Buffer.isBuffer(values) ? values : encoded(values, type)
    head.writeUInt16LE(tag, from)
    head.writeUInt16LE(type, from + 2)
    head.writeUInt32LE(values.length, from + 4)
    if (bytes.length <= 4) bytes.copy(head, from + 8)
    else {
      head.writeUInt32LE(tailAt, from + 8)
      tail.push(bytes)
      tailAt += bytes.length
    }
  }
  return Buffer.concat([head, ...tail])
}

function encoded(values: readonly number[], type: number): Buffer {
  const out = Buffer.alloc(values.length * (type === SHORT ? 2 : 4))
  for (const [index, value] of values.entries())
    if (type === SHORT) out.writeUInt16LE(value, index * 2)
    else out.writeUInt32LE(value, index * 4)
  return out
}
