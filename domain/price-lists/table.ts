import type { PriceRule } from '../pricing/model.ts'
import { CHOICE_DECIMALS, choiceCode, type ChoicePrice } from './choice-price.ts'
import { ALWAYS_FROM, type ListContent, type ListPrice } from './content.ts'
import { writtenDecimal } from './decimals.ts'

/**
 * The columns of a list as a table: one row for a rate, and one for each band or circulation that begins at `from`. A discount
 * of a category is a row by itself, and so is what a choice of a composed product costs: its SKU with `choice`. `setup` and
 * `minimum` stand in the first row of a base price. `title`, `unit` and `base` are for who reads it; `fault` says what is wrong with the row.
 */
export const TABLE_COLUMNS = [
  'sku',
  'choice',
  'category',
  'title',
  'unit',
  'from',
  'price',
  'percent',
  'setup',
  'minimum',
  'validFrom',
  'validTo',
  'base',
  'fault',
] as const
export type TableColumn = (typeof TABLE_COLUMNS)[number]

/** The columns that a list is written with; the base list has no categories and nothing to be compared with. */
export const writtenColumns = (isBase: boolean): readonly TableColumn[] => {
  const none: readonly TableColumn[] = isBase
    ? ['fault', 'category', 'base']
    : ['fault', 'choice', 'setup', 'minimum']
  return TABLE_COLUMNS.filter((column) => !none.includes(column))
}

/** What stands in the cells of a row; what is empty or has no column is not there. */
export type TableCells = { readonly [Column in TableColumn]?: string | undefined }

/** Decimals of a rate, of where a band begins, and of the price of a run. */
export const RATE_DECIMALS = 4
export const FROM_DECIMALS = 3
export const RUN_DECIMALS = 2

/** What a table tells of a product to who reads it. */
export type TableProduct = { readonly title: string; readonly unit: string; readonly base: PriceRule | null }

/** What a table tells to who reads it. */
export type TableWords = {
  readonly productOf: (price: ListPrice) => TableProduct | null
  readonly choiceOf: (choice: ChoicePrice) => Omit<TableProduct, 'base'>
}

/** The rows of a list, prices first in their order. */
export function* tableRows(
  { prices, choices, discounts }: ListContent,
  { productOf, choiceOf }: TableWords,
): Generator<TableCells> {
  for (const price of prices) yield* priceRows(price, productOf(price))
  for (const choice of choices) yield choiceRow(choice, choiceOf(choice))
  for (const { categoryPath, percentOff } of discounts)
    yield { category: categoryPath, percent: String(percentOff) }
}

function* priceRows(price: ListPrice, product: TableProduct | null): Generator<TableCells> {
  const { sku, validFrom, validTo, rateE4, bands, runPrices } = price
  const { title, unit, base } = product ?? { title: '', unit: '', base: null }
  let once = onceCells(price)
  const row = (cells: TableCells): TableCells => {
    const all = {
      sku,
      title,
      unit,
      validFrom: validFrom === ALWAYS_FROM ? '' : validFrom,
      validTo: validTo ?? '',
      ...once,
      ...cells,
    }
    once = {}
    return all
  }
  if (rateE4 !== null)
    yield row({ price: writtenDecimal(rateE4, RATE_DECIMALS), base: writtenRate(base?.rateE4 ?? null) })
  for (const band of bands) {
    const from = writtenDecimal(band.fromMilli, FROM_DECIMALS)
    if (band.kind === 'amount') yield row({ from, price: writtenDecimal(band.rateE4, RATE_DECIMALS) })
    else yield row({ from, percent: String(band.percent) })
  }
  for (const { quantity, cents } of runPrices) {
    const own = base?.runPrices.find((run) => run.quantity === quantity)
    yield row({
      from: String(quantity),
      price: writtenDecimal(cents, RUN_DECIMALS),
      base: own ? writtenDecimal(own.cents, RUN_DECIMALS) : '',
    })
  }
}

const choiceRow = (choice: ChoicePrice, { title, unit }: Omit<TableProduct, 'base'>): TableCells => ({
  sku: choice.sku,
  choice: choiceCode(choice),
  title,
  unit,
  price: writtenSigned(choice.amount, CHOICE_DECIMALS[choice.unit]),
  ...(choice.setupCents !== null &&
    choice.setupCents !== 0 && { setup: writtenSigned(choice.setupCents, RUN_DECIMALS) }),
})

const writtenSigned = (units: number, decimals: number): string =>
  `${units < 0 ? '-' : ''}${writtenDecimal(Math.abs(units), decimals)}`

/** What is no start-up or no minimum is an empty cell. */
const onceCells = ({ once }: ListPrice): TableCells =>
  once
    ? {
        setup: once.setupCents === 0 ? '' : writtenDecimal(once.setupCents, RUN_DECIMALS),
        minimum: once.minimumLineCents === null ? '' : writtenDecimal(once.minimumLineCents, RUN_DECIMALS),
      }
    : {}

const writtenRate = (rateE4: number | null) => (rateE4 === null ? '' : writtenDecimal(rateE4, RATE_DECIMALS))
