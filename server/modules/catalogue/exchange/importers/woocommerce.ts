import { noteColumns, type Row, type Table } from './csv-table.ts'
import { type Draft, type Importing, staysAsIs, withKeptPrices } from './draft.ts'
import { Skus } from './row-reading.ts'
import { listOf } from './values.ts'
import { isLeftByWoo } from './woocommerce-columns.ts'
import { fieldsOf, picturesOf, pricedIn } from './woocommerce-fields.ts'
import { type Family, variable } from './woocommerce-variations.ts'

/** Products of an export from WooCommerce, in the order of the file; variations become choices of their product, or products. */
export function* readWooCommerce(table: Table, importing: Importing): Generator<Draft> {
  const { told } = importing
  noteColumns(table, isLeftByWoo, told)
  const rows = table.rows.filter((row) => !isVariation(row))
  const families = familiesOf(table.rows.filter(isVariation), rows, importing)
  const skus = new Skus(importing)
  const skuOf = (row: Row) => skus.take(row)
  for (const row of rows) {
    const kinds = kindsOf(row)
    const left = kinds.find((kind) => !['simple', 'variable'].includes(kind))
    if (left !== undefined || kinds.length === 0) {
      told.note(row.at('type', row.cell('sku') || row.cell('name')), 'ProductTypeLeft', left ?? '')
      continue
    }
    if (kinds.includes('variable')) {
      yield* variable(row, families.get(row) ?? [], importing, skuOf)
      continue
    }
    const sku = skuOf(row)
    if (sku === null || staysAsIs(sku, importing)) continue
    const fields = fieldsOf(row, row, sku, 'simple', importing)
    const product = { ...fields, prices: withKeptPrices(pricedIn(row, importing), fields.prices) }
    yield { row, product, pictures: picturesOf(row, product.title), configurator: null }
  }
}

const isVariation = (row: Row) => kindsOf(row).includes('variation')
const kindsOf = (row: Row): readonly string[] => listOf(row.cell('type').toLowerCase())

/** The variations of each product, which name it by its SKU or by 'id:' and its number. */
function familiesOf(
  variations: readonly Row[],
  rows: readonly Row[],
  { told }: Importing,
): ReadonlyMap<Row, Family> {
  const byName = new Map<string, Row>()
  for (const row of rows) {
    if (row.cell('id') !== '') byName.set(`id:${row.cell('id')}`, row)
    if (row.cell('sku') !== '') byName.set(row.cell('sku'), row)
  }
  const families = new Map<Row, Row[]>()
  for (const variation of variations) {
    const parent = byName.get(variation.cell('parent'))
    if (!parent) told.fault(variation.at('parent', variation.cell('sku')), 'ParentRowUnknown')
    else if (families.has(parent)) families.get(parent)?.push(variation)
    else families.set(parent, [variation])
  }
  return families
}
