/** Which sign parts the cells of a table. */
export type Separator = ';' | ',' | '\t'

/** Where a table cannot be read any further: `record` counts the records from 1 as a spreadsheet does, `line` the lines as an editor does. */
export class BrokenTable extends Error {
  readonly why: 'openQuote' | 'tooManyCells'
  readonly record: number
  readonly line: number
  constructor(why: BrokenTable['why'], record: number, line: number) {
    super(why)
    this.name = 'BrokenTable'
    this.why = why
    this.record = record
    this.line = line
  }
}

/** More columns nobody has; of a record with more no cell is kept. */
export const MOST_CELLS = 2000

const SEPARATORS = [';', '\t', ','] as const

/** A spreadsheet may say first by what its cells are parted, and does not count that as a row. */
export const SAID_SEPARATOR = /^sep=.\r?\n/i

/** The sign that parts the cells of the first record: the one that stands there most often outside quotes. */
export function separatorOf(text: string): Separator {
  const counts = new Map<string, number>()
  let isQuoted = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break
    else if (!isQuoted) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  return SEPARATORS.reduce<Separator>(
    (most, one) => ((counts.get(one) ?? 0) > (counts.get(most) ?? 0) ? one : most),
    ';',
  )
}

/**
 * The records of a text one after another, each with its cells as they are written: RFC 4180, any end of line, and a quote that
 * does not begin its cell is a sign as others. A line without anything is a record of one empty cell, so that records count as the
 * rows of a spreadsheet.
 */
export function* csvRecords(text: string, separator: Separator): Generator<string[]> {
  let at = 0
  for (let record = 1; at < text.length; record += 1) {
    const cells: string[] = []
    for (;;) {
      const found = cellFrom(text, at, separator)
      if (found === null) throw new BrokenTable('openQuote', record, lineOf(text, at))
      const { cell, end } = found
      if (cells.length === MOST_CELLS) throw new BrokenTable('tooManyCells', record, lineOf(text, at))
      cells.push(cell)
      at = end + 1
      if (text[end] === separator) continue
      if (text[end] === '\r' && text[at] === '\n') at += 1
      break
    }
    yield cells
  }
}

/** The line in which a sign stands, from 1. */
const lineOf = (text: string, at: number): number => text.slice(0, at).split(/\r\n|\r|\n/).length

/** A cell from its first sign on, and where what ends it stands; null where its quote is never closed. */
function cellFrom(text: string, from: number, separator: Separator) {
  let cell = ''
  let at = from
  if (text[at] === '"') {
    for (at += 1; ;) {
      const quote = text.indexOf('"', at)
      if (quote === -1) return null
      cell += text.slice(at, quote)
      at = quote + 1
      if (text[at] !== '"') break
      cell += '"'
      at += 1
    }
  }
  const rest = at
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1
  return { cell: cell + text.slice(rest, at), end: at }
}

const PROTECTED = /^'(?='*[=+\-@\t\r])/

/** A cell without the quote that keeps a spreadsheet from taking it for a formula, as `csvRow` wrote it. */
export const bareCell = (cell: string): string => cell.replace(PROTECTED, '')
/** What a cell says: the same, without blanks around it. */
export const cellText = (cell: string): string => bareCell(cell.trim())
