import { ATTRIBUTE_DECIMALS, isKeptNumber, keptNumber } from '#domain/catalogue/attribute-kinds.ts'
import { type DecimalMark, readDecimal, writtenDecimal } from '#domain/price-lists/decimals.ts'

/**
 * The number that a table or the export of another shop says, as an attribute keeps it, with or without its unit; null for what is
 * none, or what could be either of two.
 */
export function readTableNumber(text: string, unit: string, mark: DecimalMark | null): string | null {
  const said = text.trim()
  const bare = unit !== '' && said.endsWith(unit) ? said.slice(0, -unit.length) : said
  const isNegative = /^[-−]/.test(bare)
  const read = readDecimal(isNegative ? bare.slice(1) : bare, ATTRIBUTE_DECIMALS, mark)
  if ('fault' in read) return null
  return keptNumber(isNegative && read.units > 0 ? -read.units : read.units)
}

/** The same the other way round, without its unit; what is no number stands as it is. */
export function writtenTableNumber(value: string): string {
  if (!isKeptNumber(value)) return value
  const written = writtenDecimal(
    Math.round(Math.abs(Number(value)) * 10 ** ATTRIBUTE_DECIMALS),
    ATTRIBUTE_DECIMALS,
  )
  return value.startsWith('-') ? `-${written}` : written
}
