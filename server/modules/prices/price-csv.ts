import type { Staff } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { changeKind } from '#domain/price-lists/differences.ts'
import { comparedOn } from '#domain/price-lists/faults.ts'
import type { TableFault } from '#domain/price-lists/read-table.ts'
import { type TableColumn, tableRows, writtenColumns } from '#domain/price-lists/table.ts'
import { tableFaultTexts } from '#texts/nl/office/price-faults.ts'
import { priceColumnTexts, priceFileTexts as texts } from '#texts/nl/office/price-files.ts'
import {
  choicePriceText,
  choiceUnitTexts,
  discountText,
  listPriceText,
  listUnitTexts,
} from '#texts/nl/office/price-rules.ts'
import { tableTexts } from '#texts/nl/office/tables.ts'
import type { ShopContext } from '../../context.ts'
import { csvHead, csvRow, type WrittenNumber } from '../../csv/write-csv.ts'
import { NO_SCOPE } from '../../http/asker.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { faultyTable } from '../catalogue/sheets/faulty-table.ts'
import { tradeFacts } from '../catalogue/trade-facts.ts'
import { choiceTitles } from './choice-prices.ts'
import { productWords } from './differences-reply.ts'
import type { Analysed } from './import-prices.ts'
import { loadContent } from './list-content.ts'
import { baseOf, unitOf } from './listed-product.ts'
import { findPriceList } from './price-list-store.ts'
import type { PriceFile } from './price-table.ts'

/** A file for spreadsheets, as it is made. */
export type CsvFile = { readonly name: string; readonly lines: Iterable<string> }

/** A list as CSV; read again it is the same list. */
export async function exportPrices(shop: ShopContext, staff: Staff, listId: string): Promise<CsvFile> {
  const { code, today, columns, rows } = await listTable(shop, staff, listId)
  return { name: texts.name(code, today, 'csv'), lines: written(columns, rows) }
}

/** A list as a table, as of today. */
export async function listTable(shop: ShopContext, staff: Staff, listId: string) {
  requireRight(staff, 'changePrices')
  const today = amsterdamNow(shop.clock()).date
  const list = await findPriceList(shop.db, listId, today)
  if (!list) throw new Refusal('PriceListNotFound')
  const content = await loadContent(shop.db, listId)
  const facts = await tradeFacts(shop, NO_SCOPE)
  const titleOf = await choiceTitles(shop.db, facts, list.kind === 'base' ? undefined : [])
  const rows = tableRows(content, {
    productOf(price) {
      const product = facts.productBySku(price.sku)
      const base = baseOf(facts, price.sku, comparedOn(price, today))
      return product && { title: product.title, unit: base ? listUnitTexts[unitOf(base)] : '', base }
    },
    choiceOf: (choice) => ({ title: titleOf(choice), unit: choiceUnitTexts[choice.unit] }),
  })
  return { code: list.code, today, columns: writtenColumns(list.kind === 'base'), rows }
}

function* written(columns: readonly TableColumn[], rows: ReturnType<typeof tableRows>): Generator<string> {
  yield csvHead(columns.map((column) => priceColumnTexts[column]))
  for (const cells of rows) yield csvRow(columns.map((column) => writtenCell(column, cells[column] ?? '')))
}

/** An amount below zero is no formula. */
const writtenCell = (column: TableColumn, text: string): string | WrittenNumber =>
  text.startsWith('-') && (column === 'price' || column === 'setup') ? { decimal: text } : text

/** The file as it was sent, with what is wrong in each row behind it: mended, it can be sent again. */
export function faultsFile(file: PriceFile, { code, faults }: Analysed): CsvFile {
  const byRow = Map.groupBy(faults, ({ row }) => row)
  const column = { column: 'fault', heading: priceColumnTexts.fault } as const
  const lines = faultyTable(file, column, (row) => (byRow.get(row) ?? []).map(toldFault).join('; '))
  return { name: texts.faultsName(code), lines }
}

const toldFault = ({ column, heading, fault, message }: TableFault): string =>
  tableTexts.faultAt(heading ?? priceColumnTexts[column], message ?? tableFaultTexts[fault])

/** Every difference that a file makes, also those that a screen has no place for. */
export function differencesFile(analysed: Analysed): CsvFile {
  const { code, differences, titleOf } = analysed
  function* lines(): Generator<string> {
    yield csvHead(texts.differenceHead)
    for (const change of differences.prices) {
      const price = change.after ?? change.before
      const words = productWords(analysed, price)
      const said = [change.before, change.after].map((one) => (one ? listPriceText(one, words) : ''))
      yield csvRow([texts.kinds[changeKind(change)], price?.sku ?? '', words.title, ...said])
    }
    for (const change of differences.choices) {
      const choice = change.after ?? change.before
      const said = [change.before, change.after].map((one) => (one ? choicePriceText(one) : ''))
      yield csvRow([
        texts.kinds[changeKind(change)],
        choice?.sku ?? '',
        choice ? titleOf(choice) : '',
        ...said,
      ])
    }
    for (const change of differences.discounts) {
      const path = (change.after ?? change.before)?.categoryPath ?? ''
      const said = [change.before, change.after].map((one) => (one ? discountText(one.percentOff) : ''))
      yield csvRow([texts.kinds[changeKind(change)], path, '', ...said])
    }
  }
  return { name: texts.differencesName(code), lines: lines() }
}
