import { CUSTOMER_COLUMNS, type CustomerColumn } from '#domain/companies/customer-columns.ts'
import { customerColumnTexts, customerFileTexts } from '#texts/nl/office/customer-files.ts'
import type { TableFile, TableKind } from '../../catalogue/sheets/receive-table.ts'

/** What is read from a file of customers. */
export const CUSTOMER_TABLE: TableKind<CustomerColumn> = {
  columns: CUSTOMER_COLUMNS,
  headings: customerColumnTexts,
  needed: [['name']],
  fault: 'fault',
  emptyText: customerFileTexts.empty,
}

/** A file of customers as it was sent. */
export type CustomerFile = TableFile<CustomerColumn>
