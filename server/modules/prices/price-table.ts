import { TABLE_COLUMNS, type TableColumn } from '#domain/price-lists/table.ts'
import { priceColumnTexts, priceFileTexts } from '#texts/nl/office/price-files.ts'
import type { TableFile, TableKind } from '../catalogue/sheets/receive-table.ts'

/** What is read from a file of prices. */
export const PRICE_TABLE: TableKind<TableColumn> = {
  columns: TABLE_COLUMNS,
  headings: priceColumnTexts,
  needed: [
    ['sku', 'category'],
    ['price', 'percent'],
  ],
  fault: 'fault',
  emptyText: priceFileTexts.empty,
}

/** A file of prices as it was sent. */
export type PriceFile = TableFile<TableColumn>
