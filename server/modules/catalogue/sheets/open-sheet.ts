// A process of its own, for one spreadsheet: it opens what somebody sent, and may die of it.
import { readFile } from 'node:fs/promises'
import { streamXlsxRows } from 'hucre/xlsx'
import { type Holding, openContents } from '../exchange/zip-archive.ts'
import { FileFault } from '../exchange/file-fault.ts'
import { reportOn, workWithin } from '../../preflight/fenced-work.ts'
import { columnName, headingText } from './column-names.ts'
import { refuseOddCells } from './refuse-odd-cells.ts'
import { SheetFault } from './sheet-fault.ts'
import { cellOf } from './cell-of.ts'
import { type SheetCell, SheetOrder, type SheetReport } from './sheet-report.ts'
import { LONGEST_CELL } from './write-sheet.ts'
import { type Worksheet, worksheetsOf } from './worksheets.ts'

workWithin({ withinMs: 60_000, memoryBytes: 768 * 1024 * 1024 })
process.once('message', (order: unknown) => {
  void reportOn(read(SheetOrder.parse(order)))
})

const MB = 1024 * 1024
/** What lies beside the cells, such as pictures, is never unpacked. */
const OF_CELLS = /\.(?:xml|rels)$/i
const WORKBOOK: Holding = {
  isPassedOver: (name) => name.endsWith('/'),
  isKnown: () => true,
  mostBytes: (name) => (OF_CELLS.test(name) ? 200 * MB : 1024 * MB),
}
const MOST_SHEETS = 50
const ROWS_AT_ONCE = 500

const tell = (report: SheetReport) => process.send?.(report)

async function read(order: SheetOrder): Promise<SheetReport> {
  try {
    return await openContents(order.path, WORKBOOK, async ({ names, content, stream }) => {
      const sheets = await worksheetsOf((name) => {
        if (!names.has(name)) throw new SheetFault('SheetBroken')
        return content(name)
      })
      const bytes = await readFile(order.path)
      const { sheet, headings } = await sheetWith(bytes, sheets, order)
      const columns = headings.map(headingText)
      await refuseOddCells(stream(sheet.part), headings, (column) => {
        const name = columns[column] ?? ''
        return name !== '' && (order.known?.includes(name) ?? true)
      })
      await tellRows(bytes, sheet, headings, order)
      return { step: 'done' }
    })
  } catch (error) {
    if (error instanceof SheetFault) return { step: 'refused', code: error.code, at: error.at }
    // Whatever else is wrong, it is the file: nobody else's doing is in here.
    const isTooLarge =
      error instanceof FileFault && (error.code === 'ZipTooLarge' || error.code === 'ZipBomb')
    return { step: 'refused', code: isTooLarge ? 'SheetTooLarge' : 'SheetBroken', at: null }
  }
}

/** The first sheet that has the headings; where none has, the first, so that it is told what it lacks. */
async function sheetWith(bytes: Uint8Array, sheets: readonly Worksheet[], { needed }: SheetOrder) {
  const found: { readonly sheet: Worksheet; readonly headings: readonly string[] }[] = []
  for (const sheet of sheets.slice(0, MOST_SHEETS)) {
    const headings = await headingsOf(bytes, sheet)
    const columns = new Set(headings.map(headingText))
    if (needed.every((some) => some.some((name) => columns.has(name)))) return { sheet, headings }
    found.push({ sheet, headings })
  }
  const [first] = found
  if (!first) throw new SheetFault('SheetBroken')
  return first
}

async function headingsOf(bytes: Uint8Array, { name }: Worksheet): Promise<readonly string[]> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: name, maxRows: 1 }))
    return index === 0 ? values.map((value) => String(cellOf(value))) : []
  return []
}

async function tellRows(
  bytes: Uint8Array,
  { name }: Worksheet,
  headings: readonly string[],
  { mostRows, mostColumns, mostCharacters }: SheetOrder,
): Promise<void> {
  let rows: { row: number; cells: SheetCell[] }[] = []
  let last = 0
  let characters = 0
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: name })) {
    const cells = values.map(cellOf)
    const width = cells.findLastIndex((cell) => cell !== '') + 1
    if (width === 0) continue
    const row = index + 1
    if (!Number.isSafeInteger(row) || row <= last) throw new SheetFault('SheetBroken')
    if (row > mostRows + 1) throw new SheetFault('SheetTooLong')
    if (width > mostColumns) throw new SheetFault('SheetTooWide')
    last = row
    for (const [column, cell] of cells.entries()) {
      const length = typeof cell === 'string' ? cell.length : 1
      characters += length
      if (length > LONGEST_CELL) {
        const at = { cell: `${columnName(column)}${row}`, row, heading: headings[column] ?? '' }
        throw new SheetFault('SheetCellTooLong', at)
      }
    }
    if (characters > mostCharacters) throw new SheetFault('SheetTooLarge')
    rows.push({ row, cells: cells.slice(0, width) })
    if (rows.length < ROWS_AT_ONCE) continue
    tell({ step: 'rows', rows })
    rows = []
  }
  tell({ step: 'rows', rows })
}
