import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { setImmediate as pause } from 'node:timers/promises'
import type { NumberedRow } from '#domain/price-lists/read-table.ts'
import { TABLE_COLUMNS, type TableCells, type TableColumn } from '#domain/price-lists/table.ts'
import { priceColumnTexts, priceFileTexts as texts } from '#texts/nl/office/price-files.ts'
import { decodeText } from '../../csv/decode-text.ts'
import { BrokenTable, cellText, csvRecords, separatorOf } from '../../csv/read-csv.ts'
import { Refusal } from '../../refusal.ts'
import { headingText } from '../catalogue/sheets/column-names.ts'
import { isSheet } from '../catalogue/sheets/read-sheet.ts'
import { sheetRecords } from './sheet-records.ts'

const MOST_BYTES = 20 * 1024 * 1024
const MOST_ROWS = 100_000
const MOST_COLUMNS = 100
/** So many rows are read before others get their turn. */
const ROWS_AT_ONCE = 2000

/** A file of prices as it was sent. */
export type PriceFile = {
  /** By which it is known again. */
  readonly digest: string
  readonly heads: readonly string[]
  /** What stands in each row, the heading left out, as it was written. */
  readonly records: readonly (readonly string[])[]
  readonly columns: ReadonlyMap<TableColumn, number>
}

/** Reads a file as it comes; one that says to be too large is not begun with, and of one that is no more than that is kept. */
export async function receivePriceFile(
  request: Pick<IncomingMessage, 'headers' | 'iterator'>,
): Promise<PriceFile> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw new Refusal('PriceFileTooLarge')
  // The request goes on when its reading ends: what refuses it must still be answered.
  const body: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false })
  const parts: Buffer[] = []
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of body) {
    bytes += part.length
    if (bytes > MOST_BYTES) throw new Refusal('PriceFileTooLarge')
    hash.update(part)
    parts.push(part)
  }
  const content = Buffer.concat(parts)
  const [heads = [], ...records] = isSheet(content)
    ? await sheetRecords(content, { needed: NEEDED, mostRows: MOST_ROWS, mostColumns: MOST_COLUMNS })
    : await readRecords(decodeText(content))
  const columns = columnsOf(heads)
  if (records.every((cells) => cells.every((cell) => cellText(cell) === '')))
    throw new Refusal('PriceFileUnreadable', { message: texts.empty })
  return { digest: hash.digest('hex'), heads, records, columns }
}

/** A spreadsheet may say first by what its cells are parted, and does not count that as a row. */
const SAID_SEPARATOR = /^sep=.\r?\n/i

async function readRecords(text: string): Promise<string[][]> {
  if (text.includes('\0')) throw new Refusal('PriceFileUnreadable', { message: texts.notText })
  const table = text.replace(SAID_SEPARATOR, '')
  const records: string[][] = []
  try {
    for (const cells of csvRecords(table, separatorOf(table))) {
      if (records.length > MOST_ROWS) throw new Refusal('PriceFileTooLarge')
      if (cells.length > MOST_COLUMNS) throw new Refusal('PriceFileUnreadable', { message: texts.notText })
      records.push(cells)
      if (records.length % ROWS_AT_ONCE === 0) await pause()
    }
  } catch (error) {
    if (!(error instanceof BrokenTable)) throw error
    const { why, record, line } = error
    // What says how it is parted is a line, and no row.
    const isAfterFirst = text.length > table.length ? 1 : 0
    const message = why === 'openQuote' ? texts.openQuote(record, line + isAfterFirst) : texts.notText
    throw new Refusal('PriceFileUnreadable', { message })
  }
  return records
}

/** Without these there is no price in a file: one of each. */
const NEEDED = [
  ['sku', 'category'],
  ['price', 'percent'],
] as const satisfies readonly (readonly TableColumn[])[]

/** Where each column stands. Others are passed over. */
function columnsOf(heads: readonly string[]): ReadonlyMap<TableColumn, number> {
  const columns = new Map<TableColumn, number>()
  for (const [at, head] of heads.entries()) {
    const column = TABLE_COLUMNS.find((one) => priceColumnTexts[one] === headingText(cellText(head)))
    if (column === undefined) continue
    if (columns.has(column) && column !== 'fault')
      throw new Refusal('PriceFileUnreadable', { message: texts.columnTwice(priceColumnTexts[column]) })
    columns.set(column, at)
  }
  for (const needed of NEEDED) {
    if (!needed.some((column) => columns.has(column)))
      throw new Refusal('PriceFileUnreadable', {
        message: texts.columnMissing(needed.map((column) => priceColumnTexts[column])),
      })
  }
  return columns
}

/** The rows with what they say, as a spreadsheet counts them: the heading is the first. */
export const numberedRows = ({ heads, records, columns }: PriceFile): readonly NumberedRow[] =>
  records.map((record, at) => ({
    row: at + 2,
    cells: cellsOf(record, columns),
    // A spreadsheet may write empty cells behind the last column.
    isTooWide: record.slice(heads.length).some((cell) => cellText(cell) !== ''),
  }))

const cellsOf = (record: readonly string[], columns: ReadonlyMap<TableColumn, number>): TableCells =>
  Object.fromEntries([...columns].map(([column, at]) => [column, cellText(record[at] ?? '')]))
