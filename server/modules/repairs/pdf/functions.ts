import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import { readCalculator } from './calculator.ts'
import { unpack } from './stream-content.ts'
import { numbersIn } from './numbers.ts'

/** A function of one input (PDF 32000, 7.10). */
export type OneInput = {
  readonly domain: readonly [number, number]
  readonly at: (input: number) => readonly number[]
}

const key = (name: string) => PDFName.of(name)
const MAX_DEPTH = 8
const clamped = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
const between = (
  value: number,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
) => (to === from ? low : low + ((value - from) * (high - low)) / (to - from))

export const functionType = (dict: PDFDict) => numberOf(dict, 'FunctionType') ?? -1

const numberOf = (dict: PDFDict, name: string) => {
  const value = dict.lookup(key(name))
  return value instanceof PDFNumber ? value.asNumber() : null
}
const numbersOf = (dict: PDFDict, name: string) => numbersIn(dict.lookup(key(name)))

/** A function as it is written, or several of one output each; null for one of more inputs, and one that cannot be read. */
export function readFunction(object: PDFObject | undefined, depth = 0): OneInput | null {
  if (object instanceof PDFArray)
    return together(partsOf(object).map((part) => readFunction(part, depth + 1)))
  const dict = object instanceof PDFStream ? object.dict : object
  if (!(dict instanceof PDFDict) || depth > MAX_DEPTH) return null
  const [from = 0, to = 1, ...more] = numbersOf(dict, 'Domain') ?? []
  if (more.length > 0) return null
  const domain = [from, to] as const
  const raw = rawFunction(object, dict, domain, depth)
  if (!raw) return null
  const range = numbersOf(dict, 'Range')
  return { domain, at: (input) => withinRange(raw(clamped(input, from, to)), range) }
}

/** How the values of spots come to a colour; null where that cannot be read, and for several spots by anything but a calculation. */
export function readTint(
  object: PDFObject | undefined,
  spots: number,
): ((values: readonly number[]) => readonly number[]) | null {
  if (spots === 1) {
    const read = readFunction(object)
    return read && (([value = 0]) => read.at(value))
  }
  if (!(object instanceof PDFStream) || functionType(object.dict) !== 4) return null
  const calculate = calculatorOf(object)
  const range = numbersOf(object.dict, 'Range')
  return calculate && ((values) => withinRange(calculate(values.map((value) => clamped(value, 0, 1))), range))
}

function calculatorOf(stream: PDFStream) {
  const bytes = unpack(stream)
  return bytes && readCalculator(Buffer.from(bytes).toString('latin1'))
}

/** A calculation may leave more behind than its outputs, which are the last. */
const withinRange = (values: readonly number[], range: readonly number[] | null) =>
  range
    ? values
        .slice(-range.length / 2)
        .map((value, at) => clamped(value, range[at * 2] ?? 0, range[at * 2 + 1] ?? 1))
    : values

export const partsOf = (array: PDFArray): readonly (PDFObject | undefined)[] =>
  Array.from({ length: array.size() }, (_, at) => array.lookup(at))

function together(parts: readonly (OneInput | null)[]): OneInput | null {
  const read = parts.filter((part) => part !== null)
  const [first] = read
  if (!first || read.length < parts.length) return null
  return { domain: first.domain, at: (input) => read.flatMap((part) => part.at(input)) }
}

type Raw = (input: number) => readonly number[]

function rawFunction(
  object: PDFObject | undefined,
  dict: PDFDict,
  domain: readonly [number, number],
  depth: number,
): Raw | null {
  switch (functionType(dict)) {
    case 0:
      return object instanceof PDFStream ? sampled(object, domain) : null
    case 2:
      return exponential(dict)
    case 3:
      return stitched(dict, domain, depth)
    case 4: {
      const calculate = object instanceof PDFStream ? calculatorOf(object) : null
      return calculate ? (input) => calculate([input]) : null
    }
    default:
      return null
  }
}

function exponential(dict: PDFDict): Raw {
  const [from, to] = [numbersOf(dict, 'C0') ?? [0], numbersOf(dict, 'C1') ?? [1]]
  const power = numberOf(dict, 'N') ?? 1
  return (input) => {
    const share = input ** power
    return from.map((value, at) => value + share * ((to[at] ?? 0) - value))
  }
}

function stitched(dict: PDFDict, [from, to]: readonly [number, number], depth: number): Raw | null {
  const array = dict.lookup(key('Functions'))
  const parts = array instanceof PDFArray ? partsOf(array).map((part) => readFunction(part, depth + 1)) : []
  const [bounds, encode] = [numbersOf(dict, 'Bounds') ?? [], numbersOf(dict, 'Encode') ?? []]
  if (parts.length === 0 || parts.includes(null) || bounds.length !== parts.length - 1) return null
  return (input) => {
    const found = bounds.findIndex((bound) => input < bound)
    const at = found < 0 ? parts.length - 1 : found
    const span = [bounds[at - 1] ?? from, bounds[at] ?? to] as const
    return parts[at]?.at(between(input, span, [encode[at * 2] ?? 0, encode[at * 2 + 1] ?? 1])) ?? []
  }
}

function sampled(stream: PDFStream, domain: readonly [number, number]): Raw | null {
  const { dict } = stream
  const [size = 0, ...more] = numbersOf(dict, 'Size') ?? []
  const bits = numberOf(dict, 'BitsPerSample') ?? 0
  const range = numbersOf(dict, 'Range')
  const bytes = unpack(stream)
  if (!range || !bytes || size < 1 || more.length > 0 || ![1, 2, 4, 8, 12, 16, 24, 32].includes(bits))
    return null
  const outputs = range.length / 2
  if (bytes.length * 8 < size * outputs * bits) return null
  const [low = 0, high = size - 1] = numbersOf(dict, 'Encode') ?? []
  const decode = numbersOf(dict, 'Decode') ?? range
  const most = 2 ** bits - 1
  const sample = (index: number, output: number) => {
    let value = 0
    const first = (index * outputs + output) * bits
    for (let bit = first; bit < first + bits; bit += 1) {
      value = value * 2 + (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1)
    }
    return between(value, [0, most], [decode[output * 2] ?? 0, decode[output * 2 + 1] ?? 1])
  }
  return (input) => {
    const place = clamped(between(input, domain, [low, high]), 0, size - 1)
    const before = Math.min(Math.floor(place), Math.max(0, size - 2))
    const after = Math.min(before + 1, size - 1)
    return Array.from(
      { length: outputs },
      (_, output) =>
        sample(before, output) + (place - before) * (sample(after, output) - sample(before, output)),
    )
  }
}

/** How many samples a sampled function has; 0 for another. */
export const sampleCount = (dict: PDFDict) =>
  functionType(dict) === 0 ? (numbersOf(dict, 'Size')?.[0] ?? 0) : 0
