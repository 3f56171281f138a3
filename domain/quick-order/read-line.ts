import { isQuantity } from '../pricing/accepted-numbers.ts'
import { readMillimetres, readPieces } from './read-number.ts'

/** An order in one line of words: what, in which size in whole mm, and how many; null where the line says nothing. */
export type QuickLine = {
  readonly words: string
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly quantity: number | null
}

/** Longer than any line that a person types to order by. */
const LONGEST_LINE = 200
/** A lone length below this is taken for a thickness, which belongs to the name of a product. */
const SHORTEST_LENGTH_MM = 100

const NUMBER = String.raw`(\d{1,9}(?:[.,]\d{1,6})*)`
const UNIT = '(mm|cm|m|millimeter|centimeter|meter)'
const BY = String.raw`\s*[x×*]\s*`
const START = String.raw`(?<![\p{L}\d.,/×*-])`
const END = String.raw`(?![\p{L}\d×*]|[.,]\d)`
const pattern = (source: string) => new RegExp(source, 'iu')

/** 'x4' with a space before it is a number of pieces. */
const THREE_SIDES = pattern(
  String.raw`${NUMBER}\s*${UNIT}?${BY}${NUMBER}(?:\s*${UNIT})?(?:[x×*]|\s*[x×*]\s+)\d`,
)
const TWO_SIDES = pattern(String.raw`${START}${NUMBER}(?:\s*${UNIT})?${BY}${NUMBER}(?:\s*${UNIT})?${END}`)
const ONE_SIDE = pattern(String.raw`${START}${NUMBER}\s*${UNIT}${END}`)
const NAMED_PIECES = pattern(String.raw`${START}${NUMBER}\s*(?:stuks?|st\.?|x|×)${END}`)
const TIMES_PIECES = pattern(String.raw`${START}[x×]\s*${NUMBER}${END}`)
const LAST_PIECES = pattern(String.raw`(?:^|\s)${NUMBER}$`)
const FIRST_PIECES = pattern(String.raw`^${NUMBER}\s`)
const SIDES_NAMED = pattern(String.raw`${START}b\s*[x×*]\s*h${END}`)

/**
 * Reads 'dibond 1000x500 4': words, a size as 'BxH' in mm or in the unit it names, and a number of pieces, which stands
 * last, or is marked as '4x' or '4 stuks', or beside a size stands first. Null for what is no order: without words, with neither
 * size nor number, with three sides, or with a size or number that cannot be.
 */
export function readQuickLine(text: string): QuickLine | null {
  const line = text.slice(0, LONGEST_LINE).replace(SIDES_NAMED, ' ')
  if (THREE_SIDES.test(line)) return null
  const size = takeSize(line)
  if (size === null) return null
  const hasSize = size.widthMm !== null
  const pieces = takePieces(size.rest, hasSize)
  if (pieces === null) return null
  const words = plainWords(pieces.rest)
  if (words === '' || (!hasSize && pieces.quantity === null)) return null
  return { words, widthMm: size.widthMm, heightMm: size.heightMm, quantity: pieces.quantity }
}

type Size = {
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly rest: string
}

/** The size of a line and what it says besides; null when its size is none. */
function takeSize(line: string): Size | null {
  const two = TWO_SIDES.exec(line)
  if (two) {
    const [whole, width = '', widthUnit, height = '', heightUnit] = two
    // '100 x 50 cm' means cm twice.
    const widthMm = readSide(width, widthUnit ?? heightUnit)
    const heightMm = readSide(height, heightUnit ?? widthUnit)
    return widthMm === null || heightMm === null
      ? null
      : { widthMm, heightMm, rest: line.replace(whole, ' ') }
  }
  const [whole = '', length = '', unit] = ONE_SIDE.exec(line) ?? []
  const widthMm = whole === '' ? null : readSide(length, unit)
  if (widthMm === null || widthMm < SHORTEST_LENGTH_MM) return { widthMm: null, heightMm: null, rest: line }
  return { widthMm, heightMm: null, rest: line.replace(whole, ' ') }
}

const SHORT_UNITS: Readonly<Record<string, string>> = { millimeter: 'mm', centimeter: 'cm', meter: 'm' }

function readSide(number: string, unit = 'mm'): number | null {
  const name = unit.toLowerCase()
  const sideMm = readMillimetres(`${number} ${SHORT_UNITS[name] ?? name}`)
  return sideMm === 0 ? null : sideMm
}

/** The number of pieces of a line without its size; null when its number is none. */
function takePieces(
  rest: string,
  hasSize: boolean,
): { readonly quantity: number | null; readonly rest: string } | null {
  const line = rest.trim()
  const patterns = [NAMED_PIECES, TIMES_PIECES, LAST_PIECES, ...(hasSize ? [FIRST_PIECES] : [])]
  const found = patterns.map((one) => one.exec(line)).find((match) => match !== null)
  if (!found) return { quantity: null, rest: line }
  const [whole, number = ''] = found
  const quantity = readPieces(number)
  return quantity !== null && isQuantity(quantity) ? { quantity, rest: line.replace(whole, ' ') } : null
}

const plainWords = (text: string): string =>
  text
    .replace(/[\s,;]+/gu, ' ')
    .replace(/^[\s,;:.]+|[\s,;:.]+$/gu, '')
    .trim()
