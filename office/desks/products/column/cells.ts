import { type ColumnValue, PRODUCT_COLUMNS, type ProductColumn } from '#contract/office/product-column.ts'
import { ProductForm } from '#contract/office/product-form.ts'
import { PRODUCT_STATES } from '#domain/catalogue/product-fields.ts'
import { productColumnTexts as texts } from '#texts/nl/office/product-column.ts'
import { type ProductNames, productValueText } from '#texts/nl/office/product-fields.ts'
import { faultText } from '../../../lib/read-form.ts'
import { days } from '../../../ui/typed-values.ts'

/** A value of which one is chosen, by the text that stands for it. */
type Choice = { readonly value: string; readonly label: string }

/** How the cells of a column are filled in. */
export type CellKind = 'line' | 'area' | 'paragraphs' | 'number' | 'choice'

const KINDS = {
  title: 'line',
  shortDescription: 'paragraphs',
  metaTitle: 'line',
  metaDescription: 'area',
  searchSynonyms: 'line',
  status: 'choice',
  vatPercent: 'choice',
  productionDays: 'number',
  needsPrintFiles: 'choice',
} as const satisfies Record<ProductColumn, CellKind>

export const cellKind = (column: ProductColumn): CellKind => KINDS[column]

/** The values that columns choose from. */
const CHOSEN: Readonly<Partial<Record<ProductColumn, readonly ColumnValue[]>>> = {
  status: PRODUCT_STATES,
  vatPercent: [0, 9, 21],
  needsPrintFiles: [true, false],
}

/** None of the columns names anything by an id. */
const NO_NAMES: ProductNames = { category: () => null, image: () => null, attribute: () => null }

/** How a value of a column reads. */
export const columnValueText = (column: ProductColumn, value: ColumnValue): string =>
  productValueText(column, { [column]: value } as never, NO_NAMES)

export const cellChoices = (column: ProductColumn): readonly Choice[] =>
  (CHOSEN[column] ?? []).map((value) => ({ value: String(value), label: columnValueText(column, value) }))

/** How a value stands in its cell. */
export const cellText = (value: ColumnValue): string =>
  Array.isArray(value) ? value.join(', ') : String(value)

/** What a text of a cell is: a value, or why it is none. */
export type Reading = { readonly value: ColumnValue } | { readonly fault: string }

/** Reads a cell by the rules of a product's form. */
export function readCell(column: ProductColumn, text: string): Reading {
  const given = givenValue(column, text)
  if (given === undefined) return { fault: unreadFault(column) }
  const read = ProductForm.shape[column].safeParse(given)
  if (read.success) return { value: read.data }
  return { fault: faultText(read.error.issues[0]?.message ?? '') }
}

function givenValue(column: ProductColumn, text: string): ColumnValue | undefined {
  if (column === 'searchSynonyms') return words(text)
  if (KINDS[column] === 'number') return days.read(text)
  const chosen = CHOSEN[column]
  return chosen ? chosen.find((value) => String(value) === text) : text
}

/** As the form adds words: a comma ends one, and none is there twice. */
const words = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
]

const unreadFault = (column: ProductColumn): string =>
  KINDS[column] === 'number' ? days.fault : texts.choose

/** What a pasted text becomes in a cell: the choice that it names, and one line where more cannot stand. */
export function pastedText(column: ProductColumn, text: string): string {
  const kind = KINDS[column]
  if (kind === 'paragraphs') return text
  const flat = text.replace(/\s*[\n\r\t]+\s*/g, ' ').trim()
  if (kind !== 'choice') return flat
  const named = spelled(flat)
  return (
    cellChoices(column).find(({ value, label }) => [value, label].some((one) => spelled(one) === named))
      ?.value ?? flat
  )
}

/** '21', '21%' and '21 %' are one. */
const spelled = (text: string) => text.toLowerCase().replace(/[\s%]/g, '')

/** The columns by what they are called in the address. */
export const COLUMN_ADDRESSES = {
  title: 'titel',
  shortDescription: 'korte-omschrijving',
  metaTitle: 'seo-titel',
  metaDescription: 'seo-omschrijving',
  searchSynonyms: 'zoekwoorden',
  status: 'status',
  vatPercent: 'btw',
  productionDays: 'productiedagen',
  needsPrintFiles: 'drukbestanden',
} as const satisfies Record<ProductColumn, string>

export const columnAt = (address: string | null): ProductColumn | null =>
  PRODUCT_COLUMNS.find((column) => COLUMN_ADDRESSES[column] === address) ?? null
