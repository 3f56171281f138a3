import type { ProductFacts, SizeOption } from '../catalogue/product-facts.ts'
import type { Configurator } from '../configurator/model.ts'
import { cleanFileName } from '../designs/file-name.ts'
import { isQuantity } from '../pricing/accepted-numbers.ts'
import { type ChosenByName, chooseByName, type NamingFault } from './choose-by-name.ts'
import { readMillimetres, readPieces } from './read-number.ts'
import { LONGEST_CELL, type QuickColumn, type QuickRow } from './read-rows.ts'

/** What the shop knows of the product that a row names. */
export type RowProduct = { readonly product: ProductFacts; readonly configurator: Configurator | null }

/** A row as the cart takes it. */
export type RowItem =
  | {
      readonly sku: string
      readonly quantity: number
      readonly customOptions: { readonly id: string; readonly values: string[] }[]
    }
  | { readonly configuration: ChosenByName & { readonly key: string; readonly quantity: number } }

/** Why a row cannot be read; what the product itself refuses is told by the cart's own rules. */
export type RowFault =
  | { readonly code: 'sku_missing' | 'quantity_unreadable' | 'reference_too_long' }
  | { readonly code: 'cell_too_long' | 'size_unreadable'; readonly column: QuickColumn }
  | { readonly code: 'product_unknown'; readonly sku: string }
  | { readonly code: 'options_not_asked' }
  | NamingFault

export type ComposedRow = {
  readonly item: RowItem
  readonly reference: string | null
  readonly fileName: string | null
}

const LONGEST_REFERENCE = 60

/** A row made into what the cart takes, or the first reason why that cannot be; a quantity left out is one piece. */
export function composeRow(
  row: QuickRow,
  find: (sku: string) => RowProduct | null,
): { readonly composed: ComposedRow } | { readonly fault: RowFault } {
  const long = (Object.keys(row) as QuickColumn[]).find((column) => row[column].length >= LONGEST_CELL)
  if (long) return { fault: { code: 'cell_too_long', column: long } }
  if (row.sku === '') return { fault: { code: 'sku_missing' } }
  const found = find(row.sku)
  if (!found?.product.isActive) return { fault: { code: 'product_unknown', sku: row.sku } }
  const quantity = row.quantity === '' ? 1 : readPieces(row.quantity)
  if (quantity === null || !isQuantity(quantity)) return { fault: { code: 'quantity_unreadable' } }
  if (row.reference.length > LONGEST_REFERENCE) return { fault: { code: 'reference_too_long' } }
  for (const column of ['width', 'height'] as const) {
    if (row[column] !== '' && readMillimetres(row[column]) === null)
      return { fault: { code: 'size_unreadable', column } }
  }
  const made = found.configurator
    ? composeConfiguration(row, quantity, found.configurator)
    : composeProduct(row, quantity, found.product)
  if ('fault' in made) return made
  return {
    composed: {
      item: made.item,
      reference: row.reference || null,
      fileName: cleanFileName(row.fileName) || null,
    },
  }
}

type Made = { readonly item: RowItem } | { readonly fault: RowFault }

/** A product by itself: its sizes, and no options. What is sold by the metre has its length in the first size. */
function composeProduct(row: QuickRow, quantity: number, product: ProductFacts): Made {
  if (namesIn(row.options).length > 0) return { fault: { code: 'options_not_asked' } }
  const customOptions: { id: string; values: string[] }[] = []
  for (const column of ['width', 'height'] as const) {
    const sizeMm = readMillimetres(row[column])
    if (sizeMm === null) continue
    const option = sizeOptionFor(column, product)
    if (option) customOptions.push({ id: option.optionId, values: [String(sizeMm)] })
    else if (product.fixedSizeMm?.[`${column}Mm`] !== sizeMm) return { fault: { code: 'size_not_asked' } }
  }
  return { item: { sku: product.sku, quantity, customOptions } }
}

function sizeOptionFor(column: 'width' | 'height', { sizeOptions }: ProductFacts): SizeOption | undefined {
  const own = sizeOptions.find(({ field }) => field === column)
  return own ?? (column === 'width' ? sizeOptions.find(({ field }) => field === 'length') : undefined)
}

function composeConfiguration(row: QuickRow, quantity: number, configurator: Configurator): Made {
  const named = chooseByName(configurator, {
    widthMm: readMillimetres(row.width),
    heightMm: readMillimetres(row.height),
    quantity,
    names: namesIn(row.options),
  })
  return 'fault' in named
    ? named
    : { item: { configuration: { key: configurator.key, quantity, ...named.chosen } } }
}

/** The names of options in a cell, which stand apart by '|', or by '+' with spaces around it. */
const namesIn = (cell: string): readonly string[] =>
  cell
    .split(/\||\s\+\s/u)
    .map((name) => name.trim())
    .filter((name) => name !== '')
