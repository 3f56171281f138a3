import type { ColourModel } from '#domain/designs/colour-model.ts'
import { CHANNELS_OF } from './colour-channels.ts'
import type { FileBytes } from './file-bytes.ts'
import { UnusableFile } from './inspection-errors.ts'

const CM_PER_INCH = 2.54
const MAX_FRAMES = 10_000
const MAX_ENTRIES = 4096
const MAX_VALUES = 4_000_000
const MAX_PROFILE_BYTES = 4 * 1024 * 1024
const BYTES_OF_TYPE = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8]

const TAG = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  stripOffsets: 273,
  orientation: 274,
  channels: 277,
  rowsPerStrip: 278,
  stripByteCounts: 279,
  xResolution: 282,
  planar: 284,
  resolutionUnit: 296,
  predictor: 317,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileByteCounts: 325,
  inkSet: 332,
  extraSamples: 338,
  sampleFormat: 339,
  jpegOffset: 513,
  iccProfile: 34_675,
} as const

/** What the first directory of a TIFF says, and how many there are. */
export type TiffHeader = {
  readonly widthPx: number
  readonly heightPx: number
  readonly frames: number
  readonly bitsPerChannel: number
  readonly channels: number
  readonly colour: ColourModel
  readonly hasAlpha: boolean
  readonly orientation: number
  readonly statedPpi: number | null
  readonly hasIccProfile: boolean
  /** Whether every strip or tile lies within the file. */
  readonly isWhole: boolean
  readonly profile: Buffer | null
  readonly layout: TiffLayout
}

/** How the samples of a TIFF lie in it, by the numbers of its tags. */
export type TiffLayout = {
  readonly isLittle: boolean
  readonly photometric: number
  readonly compression: number
  readonly predictor: number
  readonly fillOrder: number
  readonly sampleFormat: number
  readonly inkSet: number
  /** What the channels after the colours are: 0 anything, 1 transparency that colours were multiplied by, 2 transparency. */
  readonly extraSamples: readonly number[]
  /** Whether channel follows channel, and not pixel pixel. */
  readonly isPlanar: boolean
  /** How many rows a strip or tile has. */
  readonly bandRows: number
  /** Null where there are strips. */
  readonly tileWidth: number | null
  readonly offset: (piece: number) => number | null
  readonly byteCount: (piece: number) => number | null
}

/** Reads numbers of either byte order at places of their own; null beyond the end. */
type Source = {
  readonly size: number
  readonly isBig: boolean
  readonly read: (at: number, length: number) => Buffer
}

type Entry = { readonly type: number; readonly count: number; readonly valueAt: number }

const inOrder = (source: Source, isLittle: boolean) => ({
  u16: (at: number) => {
    const bytes = source.read(at, 2)
    if (bytes.length < 2) return null
    return isLittle ? bytes.readUInt16LE() : bytes.readUInt16BE()
  },
  u32: (at: number) => {
    const bytes = source.read(at, 4)
    if (bytes.length < 4) return null
    return isLittle ? bytes.readUInt32LE() : bytes.readUInt32BE()
  },
  u64: (at: number) => {
    const bytes = source.read(at, 8)
    if (bytes.length < 8) return null
    return Number(isLittle ? bytes.readBigUInt64LE() : bytes.readBigUInt64BE())
  },
})
type Numbers = ReturnType<typeof inOrder>

/** A directory: its entries by tag, and where the next one lies (0 at the end). */
function readDirectory({ isBig, size }: Source, numbers: Numbers, at: number) {
  const counted = isBig ? numbers.u64(at) : numbers.u16(at)
  if (counted === null) return null
  const count = Math.min(counted, MAX_ENTRIES)
  const [first, step] = isBig ? [at + 8, 20] : [at + 2, 12]
  const entries = new Map<number, Entry>()
  for (let index = 0; index < count; index += 1) {
    const from = first + index * step
    const tag = numbers.u16(from)
    const type = numbers.u16(from + 2)
    const amount = isBig ? numbers.u64(from + 4) : numbers.u32(from + 4)
    if (tag === null || type === null || amount === null) break
    const inlineAt = from + (isBig ? 12 : 8)
    const isInline = amount * (BYTES_OF_TYPE[type] ?? 0) <= (isBig ? 8 : 4)
    const valueAt = isInline ? inlineAt : ((isBig ? numbers.u64(inlineAt) : numbers.u32(inlineAt)) ?? size)
    if (!entries.has(tag)) entries.set(tag, { type, count: amount, valueAt })
  }
  const nextAt = first + count * step
  return { entries, next: (isBig ? numbers.u64(nextAt) : numbers.u32(nextAt)) ?? 0 }
}

function valueOf(numbers: Numbers, { type, valueAt }: Entry, index = 0): number | null {
  const at = valueAt + index * (BYTES_OF_TYPE[type] ?? 0)
  if (type === 3 || type === 8) return numbers.u16(at)
  if (type === 1 || type === 6 || type === 7) return (numbers.u16(at) ?? 0) & 0xff
  if (type === 4 || type === 9 || type === 13) return numbers.u32(at)
  if (type === 16 || type === 17 || type === 18) return numbers.u64(at)
  if (type === 5 || type === 10) {
    const over = numbers.u32(at)
    const under = numbers.u32(at + 4)
    return over === null || !under ? null : over / under
  }
  return null
}

const bigEnough = (ppi: number) => (ppi > 0 && Number.isFinite(ppi) ? ppi : null)

/** Resolution in pixels per inch; a unit that is not told is an inch, as readers take it. */
function ppiOf(get: (tag: number) => number | null): number | null {
  const perUnit = get(TAG.xResolution)
  const unit = get(TAG.resolutionUnit) ?? 2
  if (perUnit === null || unit === 1) return null
  return bigEnough(unit === 3 ? perUnit * CM_PER_INCH : perUnit)
}

/** Orientation and resolution from EXIF, which is a TIFF inside a JPEG. */
export function orientationIn(exif: Buffer): { orientation: number; ppi: number | null } {
  const isLittle = exif.toString('latin1', 0, 2) === 'II'
  const source: Source = {
    size: exif.length,
    isBig: false,
    read: (at, length) => exif.subarray(at, at + length),
  }
  const numbers = inOrder(source, isLittle)
  const directory = readDirectory(source, numbers, numbers.u32(4) ?? exif.length)
  const get = (tag: number) => {
    const entry = directory?.entries.get(tag)
    return entry ? valueOf(numbers, entry) : null
  }
  const orientation = get(TAG.orientation) ?? 1
  return { orientation: orientation >= 1 && orientation <= 8 ? orientation : 1, ppi: ppiOf(get) }
}

const COLOUR_OF_PHOTOMETRIC: Readonly<Record<number, ColourModel>> = {
  0: 'gray',
  1: 'gray',
  2: 'rgb',
  3: 'indexed',
  4: 'gray',
  5: 'cmyk',
  6: 'rgb',
  8: 'lab',
  9: 'lab',
  10: 'lab',
  32_844: 'gray',
  32_845: 'rgb',
}

/** Reads the directories of a TIFF or BigTIFF without decoding a pixel. */
export function readTiffHeader(file: FileBytes): TiffHeader {
  const isLittle = file.read(0, 2).toString('latin1') === 'II'
  const source = (isBig: boolean): Source => ({
    size: file.size,
    isBig,
    read: (at, length) => file.read(at, length),
  })
  const isBig = inOrder(source(false), isLittle).u16(2) === 43
  const tiff = source(isBig)
  const numbers = inOrder(tiff, isLittle)
  const firstAt = isBig ? numbers.u64(8) : numbers.u32(4)
  const first = firstAt ? readDirectory(tiff, numbers, firstAt) : null
  if (!firstAt || !first) throw new UnusableFile('damaged', 'tiff')
  const entry = (tag: number) => first.entries.get(tag)
  const get = (tag: number) => {
    const found = entry(tag)
    return found && found.count > 0 ? valueOf(numbers, found) : null
  }
  const widthPx = get(TAG.width) ?? 0
  const heightPx = get(TAG.height) ?? 0
  if (widthPx === 0 || heightPx === 0) throw new UnusableFile('damaged', 'tiff')
  const photometric = get(TAG.photometric) ?? 1
  const statedChannels = get(TAG.channels) ?? 1
  const guessed = COLOUR_OF_PHOTOMETRIC[photometric] ?? (statedChannels >= 3 ? 'rgb' : 'gray')
  const bits = get(TAG.bits) ?? 1
  const orientation = get(TAG.orientation) ?? 1
  const isLogarithmic = photometric >= 32_844 && photometric <= 32_845
  const channels = Math.max(
    statedChannels,
    CHANNELS_OF[guessed] > statedChannels && photometric === 6 ? 3 : 1,
  )
  const layout = layoutOf(numbers, first.entries, {
    isLittle,
    photometric,
    channels,
    colours: CHANNELS_OF[guessed],
  })
  const profile = entry(TAG.iccProfile)
  const profileBytes = profile?.count ?? 0
  return {
    widthPx,
    heightPx,
    frames: countFrames(tiff, numbers, firstAt),
    bitsPerChannel: isLogarithmic ? 16 : bits,
    channels,
    colour: guessed,
    hasAlpha: layout.extraSamples.some((kind) => kind === 1 || kind === 2),
    orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
    statedPpi: ppiOf(get),
    hasIccProfile: profileBytes > 0,
    isWhole: liesWithin(file.size, numbers, first.entries),
    profile:
      profile && profileBytes > 0 && profileBytes <= MAX_PROFILE_BYTES
        ? Buffer.from(file.read(profile.valueAt, profileBytes))
        : null,
    layout,
  }
}

const MOST_EXTRAS = 16

function layoutOf(
  numbers: Numbers,
  entries: ReadonlyMap<number, Entry>,
  known: Pick<TiffLayout, 'isLittle' | 'photometric'> & {
    readonly channels: number
    readonly colours: number
  },
): TiffLayout {
  const valueAt = (tag: number, index = 0) => {
    const found = entries.get(tag)
    return found && index < found.count ? valueOf(numbers, found, index) : null
  }
  const isTiled = entries.has(TAG.tileOffsets)
  const heightPx = valueAt(TAG.height) ?? 0
  const { isLittle, photometric, channels, colours } = known
  const extras = Math.min(
    MOST_EXTRAS,
    Math.max(entries.get(TAG.extraSamples)?.count ?? 0, channels - colours),
  )
  return {
    isLittle,
    photometric,
    compression: valueAt(TAG.compression) ?? 1,
    predictor: valueAt(TAG.predictor) ?? 1,
    fillOrder: valueAt(TAG.fillOrder) ?? 1,
    sampleFormat: valueAt(TAG.sampleFormat) ?? 1,
    inkSet: valueAt(TAG.inkSet) ?? 1,
    extraSamples: Array.from({ length: extras }, (_, index) => valueAt(TAG.extraSamples, index) ?? 0),
    isPlanar: valueAt(TAG.planar) === 2,
    bandRows: Math.max(
      1,
      Math.min(heightPx, valueAt(isTiled ? TAG.tileHeight : TAG.rowsPerStrip) ?? heightPx),
    ),
    tileWidth: isTiled ? Math.max(1, valueAt(TAG.tileWidth) ?? 1) : null,
    offset: (piece) => valueAt(isTiled ? TAG.tileOffsets : TAG.stripOffsets, piece),
    byteCount: (piece) => valueAt(isTiled ? TAG.tileByteCounts : TAG.stripByteCounts, piece),
  }
}

/** Directories from the first on; one that was met before ends the chain. */
function countFrames(tiff: Source, numbers: Numbers, firstAt: number): number {
  const met = new Set<number>()
  for (let at = firstAt; at !== 0 && !met.has(at) && met.size < MAX_FRAMES;) {
    const directory = readDirectory(tiff, numbers, at)
    if (!directory || directory.entries.size === 0) break
    met.add(at)
    at = directory.next
  }
  return met.size
}

function liesWithin(size: number, numbers: Numbers, entries: ReadonlyMap<number, Entry>): boolean {
  const offsets = entries.get(TAG.stripOffsets) ?? entries.get(TAG.tileOffsets)
  const counts = entries.get(TAG.stripByteCounts) ?? entries.get(TAG.tileByteCounts)
  if (!offsets) return entries.has(TAG.jpegOffset)
  if (!counts) return (valueOf(numbers, offsets) ?? size) < size
  const pieces = Math.min(offsets.count, counts.count, MAX_VALUES)
  for (let index = 0; index < pieces; index += 1) {
    const at = valueOf(numbers, offsets, index)
    const length = valueOf(numbers, counts, index)
    if (at === null || length === null || at + length > size) return false
  }
  return pieces > 0
}
