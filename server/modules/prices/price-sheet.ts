import type { Readable } from 'node:stream'
import type { Staff } from '#domain/access/actor.ts'
import type { TableColumn } from '#domain/price-lists/table.ts'
import { priceColumnTexts, priceFileTexts as texts } from '#texts/nl/office/price-files.ts'
import type { ShopContext } from '../../context.ts'
import { type SheetColumn, sheetStream } from '../catalogue/sheets/write-sheet.ts'
import { listTable } from './price-csv.ts'

const COLUMNS = {
  sku: { kind: 'text', width: 18 },
  choice: { kind: 'text', width: 28 },
  category: { kind: 'text', width: 28 },
  title: { kind: 'text', width: 40 },
  unit: { kind: 'text', width: 14 },
  from: { kind: 'number', width: 10 },
  price: { kind: 'amount', width: 12 },
  percent: { kind: 'number', width: 10 },
  setup: { kind: 'amount', width: 14 },
  minimum: { kind: 'amount', width: 14 },
  validFrom: { kind: 'day', width: 12 },
  validTo: { kind: 'day', width: 12 },
  base: { kind: 'amount', width: 12 },
  fault: { kind: 'text', width: 40 },
} as const satisfies Record<TableColumn, Pick<SheetColumn, 'kind' | 'width'>>

/** A list as a spreadsheet of Excel, with the columns of its CSV; read again it is the same list. */
export async function exportPriceSheet(
  shop: ShopContext,
  staff: Staff,
  listId: string,
): Promise<{ readonly name: string; readonly content: Readable }> {
  const { code, today, columns: written, rows } = await listTable(shop, staff, listId)
  const columns = written.map((column) => ({ heading: priceColumnTexts[column], ...COLUMNS[column] }))
  function* cells() {
    for (const row of rows) yield written.map((column) => cellOf(column, row[column] ?? ''))
  }
  return { name: texts.name(code, today, 'xlsx'), content: sheetStream(texts.sheet, columns, cells()) }
}

function cellOf(column: TableColumn, text: string): string | number {
  const { kind } = COLUMNS[column]
  return text === '' || kind === 'text' || kind === 'day' ? text : Number(text.replace(',', '.'))
}
