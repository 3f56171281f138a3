import { type CatalogueEntries, catalogueSections } from '#contract/catalogue-file.ts'
import { isStorable } from '#domain/catalogue/catalogue-file.ts'
import { type DecimalMark, decimalMarkOf } from '#domain/price-lists/decimals.ts'
import { FIELD_FAULTS, type FieldFault } from '#domain/refusals.ts'
import { rowCount } from '#texts/nl/office/left-behind.ts'
import { productTableTexts as texts } from '#texts/nl/office/product-table.ts'
import type { NamedAttribute } from '../entries-store.ts'
import { FileFault } from '../file-fault.ts'
import type { Told } from '../importers/told.ts'
import { type TableColumn, tableColumns } from './table-columns.ts'

type Product = CatalogueEntries['products']

/** A product as a row of a table makes it. */
export type ChangedProduct = { readonly row: number; readonly product: Product }

/** What of the shop a table is read beside. */
export type Beside = {
  readonly attributes: readonly NamedAttribute[]
  readonly categories: ReadonlySet<string>
  /** The products that the table names, by SKU. */
  readonly products: ReadonlyMap<string, Product>
}

const ROWS_AT_ONCE = 500

const plain = (heading: string) => heading.trim().replace(/\s+/g, ' ')
const small = (heading: string) => plain(heading).toLowerCase()
/** A cell as it is compared: spreadsheets end lines in their own way. */
const comparable = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim()

/** The SKUs that the rows of a table name. */
export function skusOf(records: readonly (readonly string[])[]): readonly string[] {
  const [headings = [], ...rows] = records
  const at = headings.findIndex((heading) => small(heading) === small(texts.sku))
  if (at === -1) throw new FileFault('TableUnknown')
  return [...new Set(rows.map((cells) => skuOf(cells[at] ?? '')))].filter((sku) => sku !== '')
}

const skuOf = (cell: string) => cell.trim().toUpperCase()

type Working = {
  readonly told: Told
  /** Lets others have their turn. */
  readonly breathe: () => Promise<void>
}

/**
 * The products that a table changes. What has no column stays, and so does a cell that says what the shop has; other columns are
 * passed over. What is wrong is told by its row and column.
 */
export async function readProducts(
  [headings = [], ...rows]: readonly (readonly string[])[],
  beside: Beside,
  { told, breathe }: Working,
): Promise<readonly ChangedProduct[]> {
  const columns = columnsOf(headings, rows, beside.attributes, told)
  const priceAt = columns.findIndex((column) => column !== 'sku' && column?.field === 'prices')
  const mark = decimalMarkOf(rows.map((cells) => cells[priceAt] ?? ''))
  const skuAt = columns.indexOf('sku')
  const seen = new Set<string>()
  const changed: ChangedProduct[] = []
  for (const [place, cells] of rows.entries()) {
    if (place % ROWS_AT_ONCE === 0) await breathe()
    if (cells.every((cell) => cell.trim() === '')) continue
    const row = place + 2
    const sku = skuOf(cells[skuAt] ?? '')
    const before = beside.products.get(sku)
    const fault = sku === '' ? 'Required' : !before ? 'TableSkuUnknown' : seen.has(sku) ? 'SkuTwice' : null
    if (fault) told.fault({ row, key: sku, heading: texts.sku }, fault)
    if (cells.slice(headings.length).some((cell) => cell.trim() !== ''))
      told.fault({ row, key: sku }, 'RowTooLong')
    if (!before || fault) continue
    seen.add(sku)
    const product = readRow(cells, before, { row, columns, mark, beside, told })
    if (product !== before) changed.push({ row, product })
  }
  return changed
}

type Row = {
  readonly row: number
  readonly columns: readonly (TableColumn | 'sku' | null)[]
  readonly mark: DecimalMark | null
  readonly beside: Beside
  readonly told: Told
}

/** The product that a row makes of one; the same where the row says nothing else. */
function readRow(
  cells: readonly string[],
  before: Product,
  { row, columns, mark, beside, told }: Row,
): Product {
  let product = before
  const changed: TableColumn[] = []
  const at = (heading: string) => ({ row, key: before.sku, heading })
  for (const [place, column] of columns.entries()) {
    if (column === null || column === 'sku') continue
    const text = comparable(cells[place] ?? '')
    if (text === comparable(column.write(before)) || text === texts.tooLong) continue
    const read = column.read(product, text, mark)
    if ('fault' in read) told.fault(at(column.heading), read.fault)
    else {
      product = read
      changed.push(column)
    }
  }
  const headingOf = (field: unknown) => changed.find((one) => one.field === field)?.heading ?? ''
  if (product !== before)
    tellFaults(product, beside, (field, fault) => told.fault(at(headingOf(field)), fault))
  return product
}

type Say = (field: unknown, fault: FieldFault | 'CategoryUnknown') => void

const isFieldFault = (message: string): message is FieldFault => FIELD_FAULTS.some((one) => one === message)

function tellFaults(product: Product, { categories }: Beside, say: Say): void {
  const parsed = catalogueSections.products.safeParse(product)
  for (const { path, message } of parsed.error?.issues ?? [])
    say(path[0], isFieldFault(message) ? message : 'Invalid')
  for (const [field, value] of Object.entries(product)) if (!isStorable(value)) say(field, 'ControlCharacter')
  if (!product.categories.every((path) => categories.has(path))) say('categories', 'CategoryUnknown')
}

/** What stands in each column of a table; null for what is passed over. */
function columnsOf(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  attributes: readonly NamedAttribute[],
  told: Told,
): readonly (TableColumn | 'sku' | null)[] {
  const known = tableColumns(attributes)
  const exact = new Map(known.map((column) => [column.heading, column]))
  const bySmall = Map.groupBy(known, ({ heading }) => small(heading))
  const seen = new Set<TableColumn | 'sku'>()
  return headings.map((heading, place) => {
    // Codes of attributes may differ by their capitals alone.
    const alike = bySmall.get(small(heading)) ?? []
    const column =
      small(heading) === small(texts.sku)
        ? 'sku'
        : (exact.get(plain(heading)) ?? (alike.length === 1 ? alike[0] : undefined))
    if (!column) {
      const count = rows.filter((cells) => (cells[place] ?? '').trim() !== '').length
      if (count > 0) told.note({ row: 1, heading }, 'ColumnLeft', rowCount(count))
      return null
    }
    if (seen.has(column)) told.fault({ row: 1, heading }, 'HeadingTwice')
    seen.add(column)
    return column
  })
}
