import type { PhotoshopHeader } from './read-photoshop.ts'
import type { MergedPicture } from './merged-picture.ts'

const SHORT = 3
const LONG = 4
const BYTES = 7
const PHOTOMETRIC = { gray: 1, rgb: 2, cmyk: 5, lab: 2, indexed: 2, spot: 1 } as const
const UNASSOCIATED_ALPHA = 2

/**
 * A merged picture as an uncompressed TIFF, so that libvips takes its colours through their profile; it knows no other way to be
 * given four inks.
 */
export function tiffOf(
  picture: MergedPicture,
  header: Pick<PhotoshopHeader, 'colour' | 'palette' | 'profile'>,
): Buffer {
  const { width, height } = picture
  const { colour, palette } = header
  const profile = colour === 'lab' || colour === 'indexed' ? null : header.profile
  const planes = inTheirOwnColours(picture, colour, palette)
  const colours = { gray: 1, rgb: 3, cmyk: 4, lab: 3, indexed: 3, spot: 1 }[colour]
  const pixels = interleaved(planes)
  const entries: [tag: number, type: number, values: readonly number[] | Buffer][] = [
    [256, LONG, [width]],
    [257, LONG, [height]],
    [258, SHORT, planes.map(() => 8)],
    [259, SHORT, [1]],
    [262, SHORT, [PHOTOMETRIC[colour]]],
    [273, LONG, [8]],
    [277, SHORT, [planes.length]],
    [278, LONG, [height]],
    [279, LONG, [pixels.length]],
  ]
  if (planes.length > colours) entries.push([338, SHORT, [UNASSOCIATED_ALPHA]])
  if (profile) entries.push([34_675, BYTES, profile])
  return Buffer.concat([
    start(8 + pixels.length + (pixels.length % 2)),
    pixels,
    Buffer.alloc(pixels.length % 2),
    directory(entries, 8 + pixels.length + (pixels.length % 2)),
  ])
}

/** The values as a TIFF has them: no ink is 0 there and 255 here; palettes and Lab become RGB. */
function inTheirOwnColours(
  picture: MergedPicture,
  colour: PhotoshopHeader['colour'],
  palette: Buffer,
): readonly Buffer[] {
  const { planes } = picture
  if (colour === 'indexed') return [...paletted(picture, palette), ...planes.slice(1)]
  if (colour === 'lab') return [...rgbOfLab(planes), ...planes.slice(3)]
  if (colour !== 'cmyk') return planes
  return planes.map((plane, index) => (index < 4 ? Buffer.from(plane.map((value) => 255 - value)) : plane))
}

const cube = (value: number) => (value > 6 / 29 ? value ** 3 : 3 * (6 / 29) ** 2 * (value - 4 / 29))
const gamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)

/** Lab (D50) as sRGB; red, green and blue from the three axes. */
function rgbOfLab([light, redness, yellowness]: readonly Buffer[]): Buffer[] {
  const size = light?.length ?? 0
  const out = [Buffer.alloc(size), Buffer.alloc(size), Buffer.alloc(size)]
  for (let at = 0; at < size; at += 1) {
    const middle = (((light?.[at] ?? 0) / 255) * 100 + 16) / 116
    const x = 0.96422 * cube(middle + ((redness?.[at] ?? 128) - 128) / 500)
    const y = cube(middle)
    const z = 0.82521 * cube(middle - ((yellowness?.[at] ?? 128) - 128) / 200)
    const lights = [
      3.1338561 * x - 1.6168667 * y - 0.4906146 * z,
      -0.9787684 * x + 1.9161415 * y + 0.033454 * z,
      0.0719453 * x - 0.2289914 * y + 1.4052427 * z,
    ]
    for (const [channel, value] of lights.entries())
      (out[channel] ?? Buffer.alloc(0))[at] = Math.round(255 * gamma(Math.min(1, Math.max(0, value))))
  }
  return out
}

function paletted({ planes }: MergedPicture, palette: Buffer): Buffer[] {
  const [indexes = Buffer.alloc(0)] = planes
  return [0, 256, 512].map((from) => Buffer.from(indexes.map((index) => palette[from + index] ?? 0)))
}

function interleaved(planes: readonly Buffer[]): Buffer {
  const size = planes[0]?.length ?? 0
  const out = Buffer.alloc(size * planes.length)
  for (const [channel, plane] of planes.entries())
    for (let at = 0; at < size; at += 1) out[at * planes.length + channel] = plane[at] ?? 0
  return out
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
