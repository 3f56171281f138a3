import { readFile, stat } from 'node:fs/promises'
import { productTableTexts as texts } from '#texts/nl/office/product-table.ts'
import { sheetPlace } from '#texts/nl/office/sheets.ts'
import { decodeText } from '#contract/decode-text.ts'
import { BrokenTable, cellText, csvRecords, SAID_SEPARATOR, separatorOf } from '../../../../csv/read-csv.ts'
import { headingText } from '../../sheets/column-names.ts'
import { isSheet, readSheet, sheetText } from '../../sheets/read-sheet.ts'
import { SheetFault } from '../../sheets/sheet-fault.ts'
import { FileFault } from '../file-fault.ts'
import { beginningOf, beginsAsZip } from '../is-zip.ts'
import { headingsOf } from '../importers/csv-table.ts'
import { type Holding, openContents } from '../zip-archive.ts'

const MB = 1024 * 1024
const HEAD_BYTES = 64 * 1024
const MOST_BYTES = 100 * MB
const MOST_ROWS = 100_000
const ROWS_AT_ONCE = 2000
const MOST_COLUMNS = 500
const SKU = headingText(texts.sku)

const ANYTHING: Holding = {
  isPassedOver: () => false,
  isKnown: () => true,
  mostBytes: () => Number.POSITIVE_INFINITY,
}

/** Whether a file that was sent is a table of our products: a spreadsheet, or a CSV with the column of article numbers. */
export async function isProductTable(path: string): Promise<boolean> {
  const head = await beginningOf(path, HEAD_BYTES)
  if (!isSheet(head)) {
    const headings = headingsOf(decodeText(head).replace(SAID_SEPARATOR, ''))
    return headings.some((heading) => headingText(heading) === SKU)
  }
  if (!beginsAsZip(head)) return true
  return openContents(path, ANYTHING, async ({ names }) => names.has('[Content_Types].xml'))
}

/** What the cells of a table say, row by row: the first is that of the headings. Throws a `FileFault`. */
export async function readRecords(
  path: string,
  signal: AbortSignal,
  breathe: () => Promise<void>,
): Promise<readonly (readonly string[])[]> {
  if ((await stat(path)).size > MOST_BYTES) throw new FileFault('CsvTooLarge')
  return isSheet(await beginningOf(path, HEAD_BYTES))
    ? sheetRecords(path, signal)
    : textRecords(path, breathe)
}

async function sheetRecords(path: string, signal: AbortSignal): Promise<readonly (readonly string[])[]> {
  const limits = { mostRows: MOST_ROWS, mostColumns: MOST_COLUMNS, mostCharacters: MOST_BYTES / 2 }
  try {
    const rows = await readSheet(path, { needed: [[SKU]], known: null, ...limits }, signal)
    return rows.map((cells) => cells.map(sheetText))
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error
    const { code, at } = error
    throw new FileFault(code, at ? { row: at.row, name: sheetPlace(at.cell, at.heading) } : {})
  }
}

async function textRecords(
  path: string,
  breathe: () => Promise<void>,
): Promise<readonly (readonly string[])[]> {
  const text = decodeText(await readFile(path)).replace(SAID_SEPARATOR, '')
  const records: string[][] = []
  try {
    for (const record of csvRecords(text, separatorOf(text))) {
      if (records.length > MOST_ROWS) throw new FileFault('CsvTooLong', { row: records.length + 1 })
      records.push(record.map(cellText))
      if (records.length % ROWS_AT_ONCE === 0) await breathe()
    }
  } catch (error) {
    if (!(error instanceof BrokenTable)) throw error
    const { why, record: row, line } = error
    throw new FileFault(why === 'openQuote' ? 'QuoteOpen' : 'CsvTooWide', { row, line })
  }
  return records
}
