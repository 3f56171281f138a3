import { BrokenTable, cellText, csvRecords, separatorOf } from '../../../../csv/read-csv.ts'
import { cutText } from '#domain/cut-text.ts'
import { rowCount } from '#texts/nl/office/left-behind.ts'
import { FileFault } from '../file-fault.ts'
import type { Place, Told } from './told.ts'

const MOST_ROWS = 100_000
/** More no cell of a spreadsheet holds, nor any text of the shop. */
const LONGEST_CELL = 150_000
const LONGEST_HEADING = 500
const LONGEST_TOLD = 40
/** What no text of the shop can hold: NUL, and half a character. */
const UNHEARD = /\0|\p{Cs}/u

/** So many records are read before others get their turn. */
const RECORDS_A_BREATH = 500

/** A row of a table; `number` is its row in a spreadsheet, where the headings are row 1. */
export type Row = {
  readonly number: number
  /** What stands in a column, by our name of it; empty where there is no such column. */
  cell(column: string): string
  at(column: string, key?: string): Place
}

/** In how many rows something stands in a column, and in which first. */
type Filled = { readonly first: number; readonly count: number }

export type Table = {
  /** The name of its file, where there are several. */
  readonly file: string | null
  /** The columns by our names of them, as the file calls them. */
  readonly headings: ReadonlyMap<string, string>
  readonly rows: readonly Row[]
  /** Of the columns in which something stands. */
  readonly filled: ReadonlyMap<string, Filled>
}

/** The headings of a text that may be a table; empty for what is none. */
export function headingsOf(text: string): readonly string[] {
  try {
    const [headings = []] = csvRecords(text, separatorOf(text))
    return headings.map(cellText)
  } catch (error) {
    if (error instanceof BrokenTable) return []
    throw error
  }
}

type Reading = {
  readonly file: string | null
  /** Our name of a column. */
  readonly columnOf: (heading: string) => string
  readonly told: Told
  /** Lets others work in between. */
  readonly breathe: () => Promise<void>
}

/** A table with its rows, of which empty ones are left out. Throws a `FileFault` where it cannot be read to its end. */
export async function readTable(text: string, { file, columnOf, told, breathe }: Reading): Promise<Table> {
  const headings = new Map<string, string>()
  const places: (string | null)[] = []
  const rows: Row[] = []
  const filled = new Map<string, Filled>()
  let number = 0
  try {
    for (const record of csvRecords(text, separatorOf(text))) {
      number += 1
      if (number === 1) readHeadings(record)
      else if (record.some((cell) => cell.trim() !== '')) rows.push(readRow(record, number))
      if (rows.length > MOST_ROWS) throw new FileFault('CsvTooLong', named({ row: number }))
      if (number % RECORDS_A_BREATH === 0) await breathe()
    }
  } catch (error) {
    if (!(error instanceof BrokenTable)) throw error
    const { why, record, line } = error
    throw new FileFault(why === 'openQuote' ? 'QuoteOpen' : 'CsvTooWide', named({ row: record, line }))
  }
  return { file, headings, rows, filled }

  function named(at: { readonly row: number; readonly line?: number }) {
    return file === null ? at : { ...at, name: file }
  }

  function readHeadings(record: readonly string[]): void {
    for (const cell of record) {
      const heading = cellText(cell)
      const isTooLong = heading.length > LONGEST_HEADING
      if (isTooLong) told.fault({ file, row: 1, heading: cutText(heading, LONGEST_TOLD) }, 'TooLong')
      const column = heading === '' || isTooLong ? null : columnOf(heading)
      places.push(column)
      if (column === null) continue
      if (headings.has(column)) told.fault({ file, row: 1, heading }, 'HeadingTwice')
      else headings.set(column, heading)
    }
  }

  function readRow(record: readonly string[], row: number): Row {
    const cells = new Map<string, string>()
    if (record.slice(places.length).some((cell) => cellText(cell) !== ''))
      told.fault({ file, row }, 'RowTooLong')
    for (const [place, cell] of record.entries()) {
      const column = places[place] ?? null
      const said = cellText(cell)
      if (column === null || said === '') continue
      const heading = headings.get(column) ?? column
      if (said.length > LONGEST_CELL) told.fault({ file, row, heading }, 'TooLong')
      else if (UNHEARD.test(said)) told.fault({ file, row, heading }, 'ControlCharacter')
      else cells.set(column, said)
    }
    for (const column of cells.keys()) {
      const { first, count } = filled.get(column) ?? { first: row, count: 0 }
      filled.set(column, { first, count: count + 1 })
    }
    return {
      number: row,
      cell: (column) => cells.get(column) ?? '',
      at: (column, key = '') => ({ file, row, key, heading: headings.get(column) ?? column }),
    }
  }
}

/** Tells which columns are lost in which something stands. */
export function noteColumns(
  { file, headings, filled }: Table,
  isLeft: (column: string) => boolean,
  told: Told,
): void {
  for (const [column, heading] of headings) {
    const found = filled.get(column)
    if (found && isLeft(column))
      told.note({ file, row: found.first, heading }, 'ColumnLeft', rowCount(found.count))
  }
}
