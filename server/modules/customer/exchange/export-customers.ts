import type { Readable } from 'node:stream'
import type { Staff } from '#domain/access/actor.ts'
import { type CustomerColumn, WRITTEN_CUSTOMER_COLUMNS } from '#domain/companies/customer-columns.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { customerColumnTexts, customerFileTexts as texts } from '#texts/nl/office/customer-files.ts'
import type { ShopContext } from '../../../context.ts'
import { type Cell, csvHead, csvRow } from '../../../csv/write-csv.ts'
import { requireRight } from '../../../require-right.ts'
import { type SheetColumn, sheetStream } from '../../catalogue/sheets/write-sheet.ts'
import { type CustomerRecord, listCustomers } from './customer-exchange-store.ts'

const COLUMNS = {
  name: { kind: 'text', width: 32 },
  kvkNumber: { kind: 'text', width: 12 },
  vatId: { kind: 'text', width: 18 },
  street: { kind: 'text', width: 26 },
  houseNumber: { kind: 'text', width: 12 },
  addition: { kind: 'text', width: 12 },
  postcode: { kind: 'text', width: 10 },
  city: { kind: 'text', width: 20 },
  country: { kind: 'text', width: 8 },
  phone: { kind: 'text', width: 18 },
  invoiceEmail: { kind: 'text', width: 30 },
  paymentTerm: { kind: 'number', width: 14 },
  creditLimit: { kind: 'amount', width: 14 },
  purchaseOrder: { kind: 'text', width: 24 },
  groupPriceList: { kind: 'text', width: 18 },
  contractPriceList: { kind: 'text', width: 18 },
  firstName: { kind: 'text', width: 16 },
  lastName: { kind: 'text', width: 22 },
  email: { kind: 'text', width: 32 },
  contactPhone: { kind: 'text', width: 24 },
} as const satisfies Record<Exclude<CustomerColumn, 'fault'>, Pick<SheetColumn, 'kind' | 'width'>>

type Written = { readonly [Column in keyof typeof COLUMNS]: Cell }

const SHEET_COLUMNS = WRITTEN_CUSTOMER_COLUMNS.map((column) => ({
  heading: customerColumnTexts[column],
  ...COLUMNS[column],
}))

const written = ({
  paymentTermDays,
  creditLimitCents,
  purchaseOrderRequired,
  ...customer
}: CustomerRecord): Written => ({
  ...customer,
  paymentTerm: paymentTermDays,
  creditLimit: creditLimitCents === null ? null : { cents: creditLimitCents },
  purchaseOrder: purchaseOrderRequired ? texts.yes : texts.no,
})

async function customers({ db, clock }: Pick<ShopContext, 'db' | 'clock'>, staff: Staff) {
  requireRight(staff, 'changeCompanies')
  return { day: amsterdamNow(clock()).date, records: await listCustomers(db) }
}

/** All customers as CSV; read again it adds nothing. */
export async function exportCustomers(
  shop: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
): Promise<{ readonly name: string; readonly lines: Iterable<string> }> {
  const { day, records } = await customers(shop, staff)
  function* lines(): Generator<string> {
    yield csvHead(SHEET_COLUMNS.map(({ heading }) => heading))
    for (const record of records) {
      const row = written(record)
      yield csvRow(WRITTEN_CUSTOMER_COLUMNS.map((column) => row[column]))
    }
  }
  return { name: texts.name(day, 'csv'), lines: lines() }
}

type Sheet = { readonly name: string; readonly content: Readable }

/** All customers as a spreadsheet of Excel, with the columns of the CSV. */
export async function exportCustomerSheet(
  shop: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
): Promise<Sheet> {
  const { day, records } = await customers(shop, staff)
  function* rows() {
    for (const record of records) {
      const row = written(record)
      yield WRITTEN_CUSTOMER_COLUMNS.map((column) => sheetCell(row[column]))
    }
  }
  return { name: texts.name(day, 'xlsx'), content: sheetStream(texts.sheet, SHEET_COLUMNS, rows()) }
}

/** A spreadsheet with the headings alone, to fill in. */
export const exampleSheet = (): Sheet => ({
  name: texts.exampleName,
  content: sheetStream(texts.sheet, SHEET_COLUMNS, []),
})

function sheetCell(cell: Cell): string | number {
  if (cell === null) return ''
  return typeof cell === 'object' ? cell.cents / 100 : cell
}
