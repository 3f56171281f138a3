/** What parts the whole from the decimals of a number. */
export type DecimalMark = ',' | '.'

/** What may stand before or behind a number, where its column is of that. */
export type Sign = '€' | '%'

/** No number that is meant has more. */
const MOST_SIGNS = 60
const BLANKS = /[\s\u00a0\u202f]/g
const PLAIN = /^\d+$/
const ONE_MARK = /^(\d*)([.,])(\d+)$/
const GROUPS = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/
const GROUPS_AND_DECIMALS = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?!\1)([.,])(\d+)$/

/** A number as it stands: digits with the mark that must part its decimals; null for a mark that can be either. */
type Shape =
  | { readonly kind: 'whole'; readonly whole: string; readonly says: DecimalMark | null }
  | {
      readonly kind: 'decimals'
      readonly whole: string
      readonly decimals: string
      readonly says: DecimalMark
    }
  /** '1.234': a thousand in Dutch, a bit more than one in English. */
  | { readonly kind: 'either'; readonly whole: string; readonly decimals: string; readonly mark: DecimalMark }

function shapeOf(text: string): Shape | null {
  const bare = text.length > MOST_SIGNS ? '' : text.replace(BLANKS, '')
  if (PLAIN.test(bare)) return { kind: 'whole', whole: bare, says: null }
  const [, head, mark, tail] = ONE_MARK.exec(bare) ?? []
  if (head !== undefined && tail !== undefined && isMark(mark)) {
    const mayBeThousands = tail.length === 3 && /^[1-9]\d{0,2}$/.test(head)
    return mayBeThousands
      ? { kind: 'either', whole: head, decimals: tail, mark }
      : { kind: 'decimals', whole: head || '0', decimals: tail, says: mark }
  }
  const [, group] = GROUPS.exec(bare) ?? []
  if (isMark(group)) return { kind: 'whole', whole: digits(bare), says: other(group) }
  const [, , point, decimals] = GROUPS_AND_DECIMALS.exec(bare) ?? []
  if (decimals === undefined || !isMark(point)) return null
  return { kind: 'decimals', whole: digits(bare.slice(0, -decimals.length)), decimals, says: point }
}

const isMark = (mark: string | undefined): mark is DecimalMark => mark === ',' || mark === '.'
const other = (mark: DecimalMark): DecimalMark => (mark === ',' ? '.' : ',')
const digits = (text: string) => text.replace(/\D/g, '')

/** The mark that the numbers of a table have before their decimals; null where none of them says it, or they contradict. */
export function decimalMarkOf(texts: Iterable<string>): DecimalMark | null {
  const said = new Set<DecimalMark>()
  for (const text of texts) {
    const shape = shapeOf(text.replace(/[€%]/, ''))
    if (shape && shape.kind !== 'either' && shape.says !== null) said.add(shape.says)
  }
  return said.size === 1 ? ([...said][0] ?? null) : null
}

/** Why a text is no number that can be kept. */
export type DecimalFault = 'NumberInvalid' | 'NumberAmbiguous' | 'TooManyDecimals'

/**
 * A number of a table in whole units of its last decimal: '1.234,5' with two decimals is 123450, and so is '1,234.50'. '1.234'
 * is read by the mark of its table, and refused where that is not known: guessing would be wrong by a thousand. It may have
 * `sign` before or behind it, and no other.
 */
export function readDecimal(
  text: string,
  decimals: number,
  mark: DecimalMark | null,
  sign: Sign | null = null,
): { readonly units: number } | { readonly fault: DecimalFault } {
  const shape = shapeOf(sign === null ? text : withoutSign(text.trim(), sign))
  if (shape === null) return { fault: 'NumberInvalid' }
  if (shape.kind === 'whole') return inUnits(shape.whole, '', decimals)
  if (shape.kind === 'decimals') return inUnits(shape.whole, shape.decimals, decimals)
  if (mark === null) return { fault: 'NumberAmbiguous' }
  return mark === shape.mark
    ? inUnits(shape.whole, shape.decimals, decimals)
    : inUnits(shape.whole + shape.decimals, '', decimals)
}

const withoutSign = (text: string, sign: Sign): string =>
  text.startsWith(sign) ? text.slice(1) : text.endsWith(sign) ? text.slice(0, -1) : text

function inUnits(whole: string, fraction: string, decimals: number) {
  const kept = fraction.replace(/0+$/, '')
  if (kept.length > decimals) return { fault: 'TooManyDecimals' as const }
  const units = Number(whole + kept.padEnd(decimals, '0'))
  return Number.isSafeInteger(units) ? { units } : { fault: 'NumberInvalid' as const }
}

/**
 * The same the other way round, with a comma: '12,50'. Never with three decimals, which would read as thousands, so that it can
 * be read by itself.
 */
export function writtenDecimal(units: number, decimals: number): string {
  const text = String(units).padStart(decimals + 1, '0')
  const whole = decimals === 0 ? text : text.slice(0, -decimals)
  const fraction = decimals === 0 ? '' : text.slice(-decimals).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole},${fraction.padEnd(fraction.length === 3 ? 4 : 2, '0')}`
}
