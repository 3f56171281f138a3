import type { ColourModel } from '#domain/designs/colour-model.ts'
import { CHANNELS_OF } from './colour-channels.ts'
import type { FileBytes } from './file-bytes.ts'
import { UnusableFile } from './inspection-errors.ts'

const HEADER_BYTES = 26
const RESOLUTION = 1005
const ICC_PROFILE = 1039
const VERSION_INFO = 1057
const MOST_RESOURCES = 2000
const MAX_PROFILE_BYTES = 4 * 1024 * 1024

const COLOUR_OF_MODE: Readonly<Record<number, ColourModel>> = {
  0: 'gray',
  1: 'gray',
  2: 'indexed',
  3: 'rgb',
  4: 'cmyk',
  7: 'spot',
  8: 'gray',
  9: 'lab',
}
const DEPTHS = new Set([1, 8, 16, 32])

/** What stands before the merged picture of a PSD or PSB. */
export type PhotoshopHeader = {
  readonly isLarge: boolean
  readonly widthPx: number
  readonly heightPx: number
  readonly bitsPerChannel: number
  readonly channels: number
  readonly colour: ColourModel
  /** How many of the channels are colour; others are transparency and spots. */
  readonly colourChannels: number
  readonly hasAlpha: boolean
  readonly statedPpi: number | null
  readonly profile: Buffer | null
  /** The colours of an indexed picture: all red, then all green, then all blue. */
  readonly palette: Buffer
  /** Whether Photoshop kept its layers only, and the merged picture says no more than that. */
  readonly isPlaceholder: boolean
  /** Where the merged picture begins. */
  readonly pictureAt: number
}

/** Reads the header and image resources of a PSD or PSB, and finds its merged picture behind the layers. */
export function readPhotoshopHeader(file: FileBytes): PhotoshopHeader {
  const head = Buffer.from(file.read(0, HEADER_BYTES))
  if (head.length < HEADER_BYTES) throw new UnusableFile('damaged', 'psb')
  const isLarge = head.readUInt16BE(4) === 2
  const type = isLarge ? 'psb' : 'psd'
  const bitsPerChannel = head.readUInt16BE(22)
  const channels = head.readUInt16BE(12)
  const heightPx = head.readUInt32BE(14)
  const widthPx = head.readUInt32BE(18)
  const colour = COLOUR_OF_MODE[head.readUInt16BE(24)]
  if (!colour || !DEPTHS.has(bitsPerChannel) || channels === 0 || widthPx === 0 || heightPx === 0)
    throw new UnusableFile('damaged', type)
  const length = (at: number) => {
    const bytes = file.read(at, 4)
    if (bytes.length < 4) throw new UnusableFile('damaged', type)
    return bytes.readUInt32BE()
  }
  const paletteAt = HEADER_BYTES + 4
  const paletteBytes = length(HEADER_BYTES)
  const resourcesAt = paletteAt + paletteBytes
  const afterResources = resourcesAt + 4 + length(resourcesAt)
  const { statedPpi, profile, isPlaceholder } = readResources(file, resourcesAt + 4, afterResources)
  const lengthBytes = file.read(afterResources, 8)
  if (lengthBytes.length < (isLarge ? 8 : 4)) throw new UnusableFile('damaged', type)
  const layers = isLarge ? Number(lengthBytes.readBigUInt64BE()) : lengthBytes.readUInt32BE()
  const colourChannels = CHANNELS_OF[colour]
  if (channels < colourChannels) throw new UnusableFile('damaged', type)
  return {
    isLarge,
    widthPx,
    heightPx,
    bitsPerChannel,
    channels,
    colour,
    colourChannels,
    hasAlpha:
      layers > 0 &&
      colour !== 'spot' &&
      channels > colourChannels &&
      hasMergedAlpha(file, afterResources, isLarge),
    statedPpi,
    profile,
    isPlaceholder,
    palette: Buffer.from(file.read(paletteAt, Math.min(paletteBytes, 768))),
    pictureAt: afterResources + (isLarge ? 8 : 4) + layers,
  }
}

/** A negative count of layers says that the first extra channel is the transparency of the merged picture. */
function hasMergedAlpha(file: FileBytes, at: number, isLarge: boolean): boolean {
  const start = at + (isLarge ? 16 : 8)
  const bytes = file.read(start, 2)
  const [lengthAt, lengthBytes] = [at + (isLarge ? 8 : 4), isLarge ? 8 : 4]
  const hasLayers = file.read(lengthAt, lengthBytes).some((byte) => byte !== 0)
  return hasLayers && bytes.length === 2 && bytes.readInt16BE() < 0
}

function readResources(file: FileBytes, from: number, to: number) {
  let statedPpi: number | null = null
  let profile: Buffer | null = null
  let isPlaceholder = false
  let at = from
  for (let count = 0; at + 12 <= to && count < MOST_RESOURCES; count += 1) {
    const head = Buffer.from(file.read(at, 7))
    if (head.length < 7 || head.toString('latin1', 0, 1) !== '8') break
    const id = head.readUInt16BE(4)
    const nameBytes = head.readUInt8(6) + 1
    const sizeAt = at + 6 + nameBytes + (nameBytes % 2)
    const sizeBytes = file.read(sizeAt, 4)
    if (sizeBytes.length < 4) break
    const size = sizeBytes.readUInt32BE()
    const body = sizeAt + 4
    if (id === RESOLUTION) statedPpi = resolutionIn(file.read(body, Math.min(size, 16)))
    else if (id === ICC_PROFILE && size > 0 && size <= MAX_PROFILE_BYTES)
      profile = Buffer.from(file.read(body, size))
    else if (id === VERSION_INFO && size >= 5) isPlaceholder = file.read(body, 5)[4] === 0
    at = body + size + (size % 2)
  }
  return { statedPpi, profile, isPlaceholder }
}

/** A fixed-point number, always per inch, whatever unit is shown beside it. */
function resolutionIn(bytes: Buffer): number | null {
  if (bytes.length < 6) return null
  const value = bytes.readUInt32BE() / 65_536
  return value > 0 ? value : null
}
