import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import { sheetFaultText, sheetPlace } from '#texts/nl/office/sheets.ts'
import { tableTexts as texts } from '#texts/nl/office/tables.ts'
import { decodeText } from '#contract/decode-text.ts'
import { BrokenTable, cellText, csvRecords, SAID_SEPARATOR, separatorOf } from '../../../csv/read-csv.ts'
import { Refusal } from '../../../refusal.ts'
import { withScratch } from '../../../storage/scratch.ts'
import { headingText } from './column-names.ts'
import { isSheet, readSheet, sheetText } from './read-sheet.ts'
import { SheetFault } from './sheet-fault.ts'

const MOST_BYTES = 20 * 1024 * 1024
const MOST_ROWS = 100_000
const MOST_COLUMNS = 100
const MOST_CHARACTERS = 20 * 1024 * 1024
/** So many rows are read before others get their turn. */
const ROWS_AT_ONCE = 2000

/** What is read from a table. */
export type TableKind<Column extends string> = {
  readonly columns: readonly Column[]
  /** What each column is called, in small letters; what stands in others is for who reads the rows to judge. */
  readonly headings: Readonly<Record<Column, string>>
  /** Without these there is nothing in it: one of each. */
  readonly needed: readonly (readonly Column[])[]
  /** The column that says what is wrong with a row, which is not read. */
  readonly fault: Column
  /** What is said of a table without rows. */
  readonly emptyText: string
}

/** A table as it was sent. */
export type TableFile<Column extends string> = {
  /** By which it is known again. */
  readonly digest: string
  readonly heads: readonly string[]
  /** What stands in each row, the heading left out, as it was written. */
  readonly records: readonly (readonly string[])[]
  readonly columns: ReadonlyMap<Column, number>
}

/** A row by its number in a spreadsheet, of which the heading is the first. */
export type TableRow<Column extends string> = {
  readonly row: number
  readonly cells: { readonly [Name in Column]?: string | undefined }
  /** More stands in it than the heading has columns: which cell is in which column cannot be known. */
  readonly isTooWide: boolean
  /** What the columns are called that nobody reads and in which something stands. */
  readonly unread: readonly string[]
}

/**
 * Reads a table as it comes, as CSV or as a spreadsheet of Excel; one that says to be too large is not begun with, and of one that
 * is no more than that is kept.
 */
export async function receiveTable<Column extends string>(
  request: Pick<IncomingMessage, 'headers' | 'iterator'>,
  kind: TableKind<Column>,
): Promise<TableFile<Column>> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw new Refusal('TableTooLarge')
  // The request goes on when its reading ends: what refuses it must still be answered.
  const body: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false })
  const parts: Buffer[] = []
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of body) {
    bytes += part.length
    if (bytes > MOST_BYTES) throw new Refusal('TableTooLarge')
    hash.update(part)
    parts.push(part)
  }
  const content = Buffer.concat(parts)
  const [heads = [], ...records] = isSheet(content)
    ? await sheetRecords(content, kind)
    : await readRecords(decodeText(content))
  const columns = columnsOf(heads, kind)
  if (records.every((cells) => cells.every((cell) => cellText(cell) === '')))
    throw new Refusal('TableUnreadable', { message: kind.emptyText })
  return { digest: hash.digest('hex'), heads, records, columns }
}

/** What stands in the rows of a spreadsheet, as the CSV of the same table would say it. */
async function sheetRecords<Column extends string>(
  content: Uint8Array,
  { columns, headings, needed, fault }: TableKind<Column>,
): Promise<readonly (readonly string[])[]> {
  try {
    const rows = await withScratch(async (folder) => {
      const path = join(folder, 'table.xlsx')
      await writeFile(path, content)
      return readSheet(path, {
        needed: needed.map((some) => some.map((column) => headings[column])),
        known: columns.flatMap((column) => (column === fault ? [] : [headings[column]])),
        mostRows: MOST_ROWS,
        mostColumns: MOST_COLUMNS,
        mostCharacters: MOST_CHARACTERS,
      })
    })
    return rows.map((cells) => cells.map(sheetText))
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error
    const place = error.at && sheetPlace(error.at.cell, error.at.heading)
    throw new Refusal('TableUnreadable', { message: sheetFaultText(error.code, place) })
  }
}

async function readRecords(text: string): Promise<string[][]> {
  if (text.includes('\0')) throw new Refusal('TableUnreadable', { message: texts.notText })
  const table = text.replace(SAID_SEPARATOR, '')
  const records: string[][] = []
  try {
    for (const cells of csvRecords(table, separatorOf(table))) {
      if (records.length > MOST_ROWS) throw new Refusal('TableTooLarge')
      if (cells.length > MOST_COLUMNS) throw new Refusal('TableUnreadable', { message: texts.notText })
      records.push(cells)
      if (records.length % ROWS_AT_ONCE === 0) await pause()
    }
  } catch (error) {
    if (!(error instanceof BrokenTable)) throw error
    const { why, record, line } = error
    // What says how it is parted is a line, and no row.
    const isAfterFirst = text.length > table.length ? 1 : 0
    const message = why === 'openQuote' ? texts.openQuote(record, line + isAfterFirst) : texts.notText
    throw new Refusal('TableUnreadable', { message })
  }
  return records
}

/** Where each column stands. */
function columnsOf<Column extends string>(
  heads: readonly string[],
  { columns: all, headings, needed, fault }: TableKind<Column>,
): ReadonlyMap<Column, number> {
  const columns = new Map<Column, number>()
  for (const [at, head] of heads.entries()) {
    const text = headingText(cellText(head))
    const column = all.find((one) => headings[one] === text)
    if (column === undefined) continue
    if (columns.has(column) && column !== fault)
      throw new Refusal('TableUnreadable', { message: texts.columnTwice(headings[column]) })
    columns.set(column, at)
  }
  for (const some of needed) {
    if (!some.some((column) => columns.has(column)))
      throw new Refusal('TableUnreadable', {
        message: texts.columnMissing(some.map((column) => headings[column])),
      })
  }
  return columns
}

/** The rows with what they say. */
export const tableRowsOf = <Column extends string>({
  heads,
  records,
  columns,
}: TableFile<Column>): readonly TableRow<Column>[] => {
  const read = new Set(columns.values())
  const others = heads.flatMap((head, at) => (read.has(at) ? [] : [{ at, heading: cellText(head) }]))
  return records.map((record, at) => ({
    row: at + 2,
    cells: cellsOf(record, columns),
    // A spreadsheet may write empty cells behind the last column.
    isTooWide: record.slice(heads.length).some((cell) => cellText(cell) !== ''),
    unread: others.flatMap((other) => (cellText(record[other.at] ?? '') === '' ? [] : [other.heading])),
  }))
}

const cellsOf = <Column extends string>(
  record: readonly string[],
  columns: ReadonlyMap<Column, number>,
): TableRow<Column>['cells'] =>
  Object.fromEntries(
    [...columns].map(([column, at]) => [column, cellText(record[at] ?? '')]),
  ) as TableRow<Column>['cells']
