import { inflateRawSync, inflateSync, constants } from 'node:zlib'
import { UnusableFile } from '../inspection-errors.ts'
import { type Parameter, undoPredictor } from './undo-predictor.ts'
import { type Dict, isDict, isList, nameOf, type Value } from './values.ts'

/** No stream may unpack to more, and all of a file together not to more than the second (preflight 5). */
const MAX_STREAM_BYTES = 100_000_000
const MAX_FILE_BYTES = 1_000_000_000

/** Filters that make pixels; what is packed so stays packed. */
export const PIXEL_FILTERS = new Set([
  'DCTDecode',
  'DCT',
  'JPXDecode',
  'CCITTFaxDecode',
  'CCF',
  'JBIG2Decode',
])

export type Decoded = {
  readonly bytes: Buffer
  /** The filter that still lies on the bytes: one that makes pixels, or one that nobody knows. */
  readonly packedBy: string | null
}

/** What may still be unpacked of one file. */
export class Budget {
  readonly #ofStream: number
  #left: number
  constructor(ofStream = MAX_STREAM_BYTES, ofFile = MAX_FILE_BYTES) {
    this.#ofStream = ofStream
    this.#left = ofFile
  }
  get mayUse(): number {
    return Math.min(this.#ofStream, this.#left)
  }
  take(bytes: number): void {
    this.#left -= bytes
    if (this.#left < 0) throw new UnusableFile('bomb')
  }
}

export type Resolve = (value: Value | undefined) => Value

/**
 * Unpacks a stream, filter by filter, within the budget. Of one that is cut off this is what comes before; of Flate that is damaged
 * within, what `mend` makes of it.
 */
export function decodeStream(
  dict: Dict,
  raw: Buffer,
  resolve: Resolve,
  budget: Budget,
  mend: (packed: Buffer) => Buffer = () => Buffer.alloc(0),
): Decoded {
  const asList = (value: Value) =>
    isList(value) ? value.map((one) => resolve(one)) : value === null ? [] : [value]
  const filters = asList(resolve(dict.get('Filter') ?? dict.get('F')))
  const parameters = asList(resolve(dict.get('DecodeParms') ?? dict.get('DP')))
  let bytes = raw
  for (const [index, filter] of filters.entries()) {
    const name = nameOf(filter) ?? ''
    const own = parameters[index]
    const parameter = isDict(own) ? own : null
    const read = UNPACK[name]
    if (PIXEL_FILTERS.has(name) || !read) return { bytes, packedBy: name }
    const number = (key: string, otherwise: number) => {
      const value = resolve(parameter?.get(key))
      return typeof value === 'number' ? value : otherwise
    }
    bytes = read(bytes, budget.mayUse, number) ?? mend(bytes)
    budget.take(bytes.length)
    const isPredicted = name.startsWith('Fl') || name.startsWith('LZW')
    if (isPredicted) bytes = undoPredictor(bytes, number)
  }
  return { bytes, packedBy: null }
}

type Unpack = (bytes: Buffer, most: number, parameter: Parameter) => Buffer | null

const UNPACK: Readonly<Record<string, Unpack>> = {
  FlateDecode: inflate,
  Fl: inflate,
  LZWDecode: unpackLzw,
  LZW: unpackLzw,
  ASCIIHexDecode: unpackHex,
  AHx: unpackHex,
  ASCII85Decode: unpackAscii85,
  A85: unpackAscii85,
  RunLengthDecode: unpackRuns,
  RL: unpackRuns,
  Crypt: (bytes) => bytes,
}

/** Also with a wrong checksum or header; null where nothing comes out of it. */
function inflate(bytes: Buffer, most: number): Buffer | null {
  const options = { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH }
  const attempts = [
    () => inflateSync(bytes, options),
    () => inflateRawSync(bytes.subarray(2), options),
    () => inflateSync(bytes.subarray(1), options),
  ]
  for (const [number, attempt] of attempts.entries()) {
    try {
      const unpacked = attempt()
      // What is sound may be empty; of what is damaged that is no more than another attempt may give.
      if (number === 0 || unpacked.length > 0) return unpacked
    } catch (error) {
      if (error instanceof RangeError) throw new UnusableFile('bomb')
    }
  }
  return null
}

/** Bytes that grow while they are written, up to a limit. */
class Growing {
  #bytes = Buffer.allocUnsafe(4096)
  length = 0
  readonly #most: number
  constructor(most: number) {
    this.#most = most
  }
  push(byte: number): void {
    if (this.length === this.#bytes.length) {
      if (this.length >= this.#most) throw new UnusableFile('bomb')
      const larger = Buffer.allocUnsafe(this.length * 2)
      this.#bytes.copy(larger)
      this.#bytes = larger
    }
    this.#bytes[this.length] = byte
    this.length += 1
  }
  done(): Buffer {
    return this.#bytes.subarray(0, this.length)
  }
}

function unpackHex(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1')
  const end = text.indexOf('>')
  const digits = (end < 0 ? text : text.slice(0, end)).replace(/[^0-9a-fA-F]/g, '')
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex')
}

function unpackAscii85(bytes: Buffer, most: number): Buffer {
  const out = new Growing(most)
  const group: number[] = []
  const flush = () => {
    const count = group.length
    while (group.length < 5) group.push(84)
    let value = 0
    for (const digit of group) value = value * 85 + digit
    for (let index = 0; index < count - 1; index += 1) out.push(Math.floor(value / 256 ** (3 - index)) & 255)
    group.length = 0
  }
  for (const code of bytes) {
    if (code === 126) break
    if (code === 122 && group.length === 0) for (let zero = 0; zero < 4; zero += 1) out.push(0)
    else if (code >= 33 && code <= 117) {
      group.push(code - 33)
      if (group.length === 5) flush()
    }
  }
  if (group.length > 1) flush()
  return out.done()
}

function unpackRuns(bytes: Buffer, most: number): Buffer {
  const out = new Growing(most)
  for (let at = 0; at < bytes.length;) {
    const length = bytes[at] ?? 128
    at += 1
    if (length === 128) break
    if (length < 128) {
      for (let index = 0; index <= length && at < bytes.length; index += 1, at += 1) out.push(bytes[at] ?? 0)
    } else {
      for (let index = 0; index < 257 - length; index += 1) out.push(bytes[at] ?? 0)
      at += 1
    }
  }
  return out.done()
}

const LZW_CLEAR = 256
const LZW_END = 257

export function unpackLzw(bytes: Buffer, most: number, parameter: Parameter): Buffer {
  const early = parameter('EarlyChange', 1) === 0 ? 0 : 1
  const out = new Growing(most)
  const prefix = new Int32Array(4097)
  const last = new Uint8Array(4097)
  const spelled: number[] = []
  let next = 258
  let width = 9
  let before = -1
  let first = 0
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xffffff
    bits += 8
    if (bits < width) continue
    bits -= width
    const code = (held >> bits) & ((1 << width) - 1)
    if (code === LZW_END) break
    if (code === LZW_CLEAR) {
      next = 258
      width = 9
      before = -1
      continue
    }
    if (code > next || (code === next && before < 0)) break
    spelled.length = 0
    let at = code
    if (code === next) {
      spelled.push(first)
      at = before
    }
    while (at >= 258) {
      spelled.push(last[at] ?? 0)
      at = prefix[at] ?? 0
    }
    first = at
    out.push(at)
    for (let index = spelled.length - 1; index >= 0; index -= 1) out.push(spelled[index] ?? 0)
    if (before >= 0 && next < 4096) {
      prefix[next] = before
      last[next] = first
      next += 1
      if (next + early >= 1 << width && width < 12) width += 1
    }
    before = code
  }
  return out.done()
}
