import { cellText, csvRecords, OpenQuote, separatorOf } from '../../../../csv/read-csv.ts'
import { FileFault } from '../file-fault.ts'
import type { Place, Told } from './told.ts'

const MOST_ROWS = 100_000
/** What no text of the shop can hold: NUL, and half a character. */
const UNHEARD = /\0|\p{Cs}/u

/** A row of a table; `number` is its row in a spreadsheet, where the headings are row 1. */
export type Row = {
  readonly number: number
  /** What stands in a column, by our name of it; empty where there is no such column. */
  cell(column: string): string
  at(column: string, key?: string): Place
}

export type Table = {
  /** The name of its file, where there are several. */
  readonly file: string | null
  /** The columns by our names of them, as the file calls them. */
  readonly headings: ReadonlyMap<string, string>
  readonly rows: readonly Row[]
}

/** The headings of a text that may be a table; empty for what is none. */
export function headingsOf(text: string): readonly string[] {
  try {
    const [headings = []] = csvRecords(text, separatorOf(text))
    return headings.map(cellText)
  } catch (error) {
    if (error instanceof OpenQuote) return []
    throw error
  }
}

type Reading = {
  readonly file: string | null
  /** Our name of a column. */
  readonly columnOf: (heading: string) => string
  readonly told: Told
}

/** A table with its rows, of which empty ones are left out. Throws a `FileFault` where it cannot be read to its end. */
export function readTable(text: string, { file, columnOf, told }: Reading): Table {
  const records = csvRecords(text, separatorOf(text))
  const headings = new Map<string, string>()
  const places: (string | null)[] = []
  const rows: Row[] = []
  let number = 0
  try {
    for (const record of records) {
      number += 1
      if (number === 1) readHeadings(record)
      else if (record.some((cell) => cell.trim() !== '')) rows.push(readRow(record, number))
      if (rows.length > MOST_ROWS) throw new FileFault('CsvTooLong', named(number))
    }
  } catch (error) {
    if (error instanceof OpenQuote) throw new FileFault('QuoteOpen', named(error.record))
    throw error
  }
  return { file, headings, rows }

  function named(line: number) {
    return file === null ? { line } : { line, name: file }
  }

  function readHeadings(record: readonly string[]): void {
    for (const cell of record) {
      const heading = cellText(cell)
      const column = heading === '' ? null : columnOf(heading)
      places.push(column)
      if (column === null) continue
      if (headings.has(column)) told.fault({ file, row: 1, heading }, 'HeadingTwice')
      else headings.set(column, heading)
    }
  }

  function readRow(record: readonly string[], row: number): Row {
    const cells = new Map<string, string>()
    for (const [place, cell] of record.entries()) {
      const said = cellText(cell)
      if (said === '') continue
      const column = places[place]
      if (column === undefined) told.fault({ file, row }, 'RowTooLong')
      if (column === undefined || column === null) continue
      if (UNHEARD.test(said))
        told.fault({ file, row, heading: headings.get(column) ?? column }, 'ControlCharacter')
      else cells.set(column, said)
    }
    return {
      number: row,
      cell: (column) => cells.get(column) ?? '',
      at: (column, key = '') => ({ file, row, key, heading: headings.get(column) ?? column }),
    }
  }
}
