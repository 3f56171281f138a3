import { writtenDecimal } from '#domain/price-lists/decimals.ts'
import { catalogueSheetTexts as texts } from '#texts/nl/office/catalogue-sheets.ts'

/** What a cell cannot be read as. */
export const UNREADABLE = Symbol('unreadable')

/** How a value stands in a cell: written and read again it is the same one. An empty cell is an empty text. */
export type Codec = {
  readonly kind: 'text' | 'number' | 'day'
  /** In characters. */
  readonly width: number
  readonly write: (value: unknown) => string
  readonly read: (text: string) => unknown
}

type Special = null | undefined | ''

/** Text as it stands; `empty` is what an empty cell is. */
function textCodec(width: number, empty: Special, words: readonly (readonly [string, Special])[]): Codec {
  const isWord = (text: string) => words.some(([word]) => text.replace(/^'+/, '') === word)
  return {
    kind: 'text',
    width,
    write(value) {
      if (value === empty) return ''
      const found = words.find(([, special]) => special === value)
      if (found) return found[0]
      // Text that looks like such a word gets a quote, so that it is none.
      const text = String(value)
      return isWord(text) ? `'${text}` : text
    },
    read(text) {
      if (text === '') return empty
      const found = words.find(([word]) => word === text)
      if (found) return found[1]
      return isWord(text) ? text.slice(1) : text
    },
  }
}

export const text = (width = 30): Codec => textCodec(width, '', [])
export const textOrNull = (width = 24): Codec => textCodec(width, null, [[texts.emptyText, '']])
/** What may be left out. */
export const textOrNone = (width = 24): Codec => textCodec(width, undefined, [[texts.emptyText, '']])
/** What may be left out, and is empty most of the time. */
export const textOrUnsaid = (width = 16): Codec => textCodec(width, '', [[texts.unsaid, undefined]])

const BLANKS = /[\s\u00a0\u202f]/g
const GROUPED = /^-?\d{1,3}(?:\.\d{3})+,\d+$/
/** '1.234' is a thousand to one and a bit more than one to another: neither is guessed. */
const NUMBER = /^(-?)(\d+)(?:,(\d+)|\.(\d{1,2}|\d{4,}))?$/

/** A number in whole units of its last decimal: of cents with two decimals, of rates with four. */
export const scaled = (decimals: number): Codec => ({
  kind: 'number',
  width: 12,
  write(value) {
    const units = Number(value)
    return units < 0 ? `-${writtenDecimal(-units, decimals)}` : writtenDecimal(Math.abs(units), decimals)
  },
  read(written) {
    const bare = written.replace(BLANKS, '').replace(/^€|%$/g, '')
    const [, sign = '', whole, comma, point] =
      NUMBER.exec(GROUPED.test(bare) ? bare.replaceAll('.', '') : bare) ?? []
    if (whole === undefined) return UNREADABLE
    const kept = (comma ?? point ?? '').replace(/0+$/, '')
    const units = Number(whole + kept.padEnd(decimals, '0'))
    if (kept.length > decimals || !Number.isSafeInteger(units)) return UNREADABLE
    return sign === '-' && units !== 0 ? -units : units
  },
})
export const whole = scaled(0)
export const cents = scaled(2)
export const rate = scaled(4)
export const milli = scaled(3)

const ANY_NUMBER = /^-?\d+(?:[.,]\d+)?(?:e[+-]?\d{1,3})?$/i

/** Any number. */
export const number: Codec = {
  kind: 'number',
  width: 12,
  write: (value) => String(value).replace('.', ','),
  read(written) {
    const bare = written.replace(BLANKS, '')
    const value = Number(bare.replace(',', '.'))
    return ANY_NUMBER.test(bare) && !/^-?\d{1,3}\.\d{3}$/.test(bare) && Number.isFinite(value)
      ? value
      : UNREADABLE
  },
}

export const yesOrNo: Codec = {
  kind: 'text',
  width: 10,
  write: (value) => (value === true ? texts.yes : texts.no),
  read(written) {
    const said = written.trim().toLowerCase()
    return said === texts.yes ? true : said === texts.no ? false : UNREADABLE
  },
}

/** One of a few, by its word. */
export function choice(words: Readonly<Record<string, string>>, width = 18): Codec {
  const byWord = new Map(Object.entries(words).map(([key, word]) => [word.toLowerCase(), key]))
  return {
    kind: 'text',
    width,
    write: (value) => words[String(value)] ?? String(value),
    read: (written) => byWord.get(written.trim().toLowerCase()) ?? UNREADABLE,
  }
}

const WRITTEN_DAY = /^(\d{1,2})-(\d{1,2})-(\d{4})$/

/** A day as `2027-01-31`; spreadsheets make `31-01-2027` of it. */
export const day: Codec = {
  kind: 'day',
  width: 12,
  write: String,
  read(written) {
    const said = written.trim()
    const [, date, month, year] = WRITTEN_DAY.exec(said) ?? []
    return date !== undefined && month !== undefined && year !== undefined
      ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
      : said
  },
}

const SIZE = /^(-?\d+)\s*[x×]\s*(-?\d+)$/i

const sizeOf = (written: string): readonly [number, number] | null => {
  const [, width, height] = SIZE.exec(written.trim()) ?? []
  return width === undefined || height === undefined ? null : [Number(width), Number(height)]
}

/** A width and a height in whole mm, as a pair. */
export const sizePair: Codec = {
  kind: 'text',
  width: 14,
  write: (value) => (value as readonly number[]).join(' x '),
  read: (written) => sizeOf(written) ?? UNREADABLE,
}

/** The same, as an object. */
export const size: Codec = {
  kind: 'text',
  width: 14,
  write(value) {
    const { widthMm, heightMm } = value as { readonly widthMm: number; readonly heightMm: number }
    return `${widthMm} x ${heightMm}`
  },
  read(written) {
    const [widthMm, heightMm] = sizeOf(written) ?? []
    return widthMm === undefined || heightMm === undefined ? UNREADABLE : { widthMm, heightMm }
  },
}

/** Texts of a list that have no blanks around them. */
export const word: Codec = { ...text(), read: (written) => written.trim() }

/** Several in one cell, with a sign between them that is written with another one before it where a text has it. */
export const list = (of: Codec, width = 30): Codec => ({
  kind: 'text',
  width,
  write: (value) =>
    (value as readonly unknown[])
      .map((each) => of.write(each).replaceAll('\\', '\\\\').replaceAll('|', '\\|'))
      .join(' | '),
  read(written) {
    if (written.trim() === '') return []
    const values = partsOf(written).map((part) => of.read(part))
    return values.includes(UNREADABLE) ? UNREADABLE : values
  },
})

function partsOf(written: string): readonly string[] {
  const parts: string[] = []
  let part = ''
  for (let at = 0; at < written.length; at += 1) {
    const sign = written[at] ?? ''
    if (sign === '|') {
      parts.push(part.trim())
      part = ''
    } else if (sign === '\\') {
      at += 1
      part += written[at] ?? sign
    } else part += sign
  }
  return [...parts, part.trim()]
}

/** What an empty cell is, where it is not what `of` would read in it; that is what is written as an empty one. */
export const orEmpty = (of: Codec, empty: unknown): Codec => ({
  ...of,
  write: (value) => (value === empty ? '' : of.write(value)),
  read: (written) => (written.trim() === '' ? empty : of.read(written)),
})
export const orNull = (of: Codec): Codec => orEmpty(of, null)
/** What may be left out. */
export const orNone = (of: Codec): Codec => orEmpty(of, undefined)

/** What an empty cell of a new row is; nothing is written as one. */
export const usually = (of: Codec, value: unknown): Codec => ({
  ...of,
  read: (written) => (written.trim() === '' ? structuredClone(value) : of.read(written)),
})

/** No, where nothing else is said. */
export const no = usually(yesOrNo, false)

/** A list that may be none at all, which is not the same as an empty one. */
export const listOrNull = (of: Codec, width = 24): Codec => {
  const values = list(of, width)
  return {
    ...values,
    write: (value) =>
      value === null
        ? ''
        : (value as readonly unknown[]).length === 0
          ? texts.emptyList
          : values.write(value),
    read: (written) =>
      written.trim() === '' ? null : written.trim() === texts.emptyList ? [] : values.read(written),
  }
}

/** What is deep and rare, as it stands in the document. */
export const json: Codec = {
  kind: 'text',
  width: 30,
  write: (value) => JSON.stringify(value),
  read(written) {
    try {
      return JSON.parse(written) as unknown
    } catch (error) {
      if (error instanceof SyntaxError) return UNREADABLE
      throw error
    }
  },
}

/** The same, where an empty one is an empty cell. */
export const jsonOrEmpty = (empty: readonly [] | Readonly<Record<string, never>>): Codec => ({
  ...json,
  write: (value) => (JSON.stringify(value) === JSON.stringify(empty) ? '' : json.write(value)),
  read: (written) => (written.trim() === '' ? structuredClone(empty) : json.read(written)),
})
