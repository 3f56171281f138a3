import { Readable } from 'node:stream'
import type { CatalogueEntries } from '#contract/catalogue-file.ts'
import type { Staff } from '#domain/access/actor.ts'
import { productTableTexts as texts } from '#texts/nl/office/product-table.ts'
import type { ShopContext } from '../../../../context.ts'
import { csvHead, csvRow } from '../../../../csv/write-csv.ts'
import { requireRight } from '../../../../require-right.ts'
import { LONGEST_CELL, type SheetColumn, sheetStream } from '../../sheets/write-sheet.ts'
import { listNamedAttributes, loadEntries } from '../entries-store.ts'
import { type TableColumn, tableColumns } from './table-columns.ts'

const AT_ONCE = 100
const SKU: SheetColumn = { heading: texts.sku, kind: 'text', width: 18 }

type Shop = Pick<ShopContext, 'db'>

/** All products as a table, made while it is fetched; read again nothing would change. */
export async function exportProducts({ db }: Shop, staff: Staff, ending: 'csv' | 'xlsx'): Promise<Readable> {
  requireRight(staff, 'changePrices')
  const columns = tableColumns(await listNamedAttributes(db))
  return ending === 'csv'
    ? Readable.from(csvLines(columns, products(db)))
    : sheetStream(texts.sheet, [SKU, ...columns], sheetRows(columns, products(db)))
}

type Product = CatalogueEntries['products']

async function* products(db: Shop['db']): AsyncGenerator<Product> {
  for (let after = ''; ;) {
    const page = await loadEntries(db, 'products', { after, limit: AT_ONCE })
    yield* page
    const last = page.at(-1)
    if (!last || page.length < AT_ONCE) return
    after = last.sku
  }
}

async function* csvLines(columns: readonly TableColumn[], all: AsyncIterable<Product>) {
  yield csvHead([SKU.heading, ...columns.map(({ heading }) => heading)])
  for await (const product of all) yield csvRow([product.sku, ...columns.map(({ write }) => write(product))])
}

async function* sheetRows(columns: readonly TableColumn[], all: AsyncIterable<Product>) {
  for await (const product of all)
    yield [
      product.sku,
      ...columns.map(({ kind, write }) => {
        const text = write(product)
        if (text.length > LONGEST_CELL) return texts.tooLong
        return text === '' || kind === 'text' ? text : Number(text.replace(',', '.'))
      }),
    ]
}
