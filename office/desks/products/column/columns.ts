import {
  COLUMN_FIELDS,
  type ColumnField,
  type ColumnValue,
  type ProductColumn,
} from '#contract/office/product-column.ts'
import { AttributeValues, ProductForm } from '#contract/office/product-form.ts'
import { type AttributeKind, hasValueList } from '#domain/catalogue/attribute-kinds.ts'
import { isPriceField } from '#domain/catalogue/price-fields.ts'
import { PRODUCT_STATES } from '#domain/catalogue/product-fields.ts'
import { readAttributeNumber, typedAttributeNumber } from '#texts/nl/attribute-value.ts'
import { productColumnTexts as texts } from '#texts/nl/office/product-column.ts'
import {
  attributeValuesText,
  type ProductNames,
  productFieldTexts,
  productValueText,
} from '#texts/nl/office/product-fields.ts'
import { productFormTexts } from '#texts/nl/office/product-form.ts'
import { searchResultTexts } from '#texts/nl/office/search-result.ts'
import { faultText } from '../../../lib/read-form.ts'
import { days } from '../../../ui/typed-values.ts'
import type { useMay } from '../../../lib/operator.ts'
import type { CatalogueChoices } from '../../../work/products.ts'

type May = ReturnType<typeof useMay>
export type ColumnChoices = Pick<CatalogueChoices, 'attributes' | 'vatPercents'>

/** A value of which one is chosen, by the text that stands for it. */
type Choice = { readonly value: string; readonly label: string }

/** What a text of a cell is: a value, or why it is none. */
export type Reading = { readonly value: ColumnValue } | { readonly fault: string }

/** How the cells of a column are filled in. */
export type CellKind = 'line' | 'area' | 'paragraphs' | 'number' | 'decimal' | 'choice'

/** A column of the list of products, and how its cells are written and read. */
export type Column = {
  /** What it is in calls. */
  readonly asked: ProductColumn
  /** What it is in the address. */
  readonly address: string
  readonly label: string
  readonly kind: CellKind
  /** What its cells choose from; empty for what is typed. */
  readonly choices: readonly Choice[]
  /** How many cells are filled in, where that is not plain. */
  readonly help: string | null
  /** What is told of a text while it is typed. */
  readonly hint: (text: string) => string | null
  /** How a value stands in its cell. */
  readonly write: (value: ColumnValue) => string
  readonly read: (text: string) => Reading
  /** How a value reads in a sentence. */
  readonly show: (value: ColumnValue) => string
}

/** What is special of a field; the others are a line of text. */
const FIELDS: Readonly<Record<ColumnField, { readonly address: string; readonly kind: CellKind }>> = {
  title: { address: 'titel', kind: 'line' },
  shortDescription: { address: 'korte-omschrijving', kind: 'paragraphs' },
  metaTitle: { address: 'seo-titel', kind: 'line' },
  metaDescription: { address: 'seo-omschrijving', kind: 'area' },
  searchSynonyms: { address: 'zoekwoorden', kind: 'line' },
  status: { address: 'status', kind: 'choice' },
  vatPercent: { address: 'btw', kind: 'choice' },
  productionDays: { address: 'productiedagen', kind: 'number' },
  needsPrintFiles: { address: 'drukbestanden', kind: 'choice' },
}

/** The values that fields choose from; the rates of VAT are the shop's. */
const CHOSEN: Readonly<Partial<Record<ColumnField, readonly ColumnValue[]>>> = {
  status: PRODUCT_STATES,
  needsPrintFiles: [true, false],
}

/** None of the fields names anything by an id. */
const NO_NAMES: ProductNames = { category: () => null, image: () => null, attribute: () => null }

/** The column of a field that every product has. */
export function fieldColumn(field: ColumnField, vatPercents: readonly number[]): Column {
  const chosen = field === 'vatPercent' ? vatPercents : CHOSEN[field]
  const { address, kind } = FIELDS[field]
  const show = (value: ColumnValue) => productValueText(field, { [field]: value } as never, NO_NAMES)
  return {
    asked: { column: field, attribute: '' },
    address,
    label: productFieldTexts[field],
    kind,
    choices: (chosen ?? []).map((value) => ({ value: String(value), label: show(value) })),
    help: kind === 'paragraphs' ? texts.multiline : null,
    hint: (text) => lengthOf(field, text.length),
    write: (value) => (Array.isArray(value) ? value.join(', ') : String(value)),
    read(text) {
      const given = givenValue(field, text, chosen)
      if (given === undefined) return { fault: kind === 'number' ? days.fault : texts.choose }
      return reading(ProductForm.shape[field].safeParse(given))
    },
    show,
  }
}

function givenValue(
  field: ColumnField,
  text: string,
  chosen: readonly ColumnValue[] | undefined,
): ColumnValue | undefined {
  if (field === 'searchSynonyms') return words(text, ',')
  if (FIELDS[field].kind === 'number') return days.read(text)
  return chosen ? chosen.find((value) => String(value) === text) : text
}

/** How long a text is that search engines cut; null for others, and for none. */
function lengthOf(field: ColumnField, count: number): string | null {
  if (count === 0) return null
  if (field === 'metaTitle') return searchResultTexts.titleHint(count, productFormTexts.withoutMetaTitle)
  return field === 'metaDescription' ? searchResultTexts.descriptionHint(count) : null
}

const KINDS: Readonly<Record<AttributeKind, CellKind>> = {
  text: 'line',
  number: 'decimal',
  choice: 'choice',
  choices: 'line',
}

/** The column of an attribute; no value is an empty cell. */
export function attributeColumn(attribute: CatalogueChoices['attributes'][number]): Column {
  const { code, label, kind, unit, values } = attribute
  return {
    asked: { column: 'attribute', attribute: code },
    address: `${ATTRIBUTE}${code}`,
    label: unit === '' ? label : `${label} (${unit})`,
    kind: KINDS[kind],
    choices:
      kind === 'choice'
        ? [
            { value: '', label: productFormTexts.noValue },
            ...values.map((value) => ({ value, label: value })),
          ]
        : [],
    help: kind === 'choices' ? texts.severalValues : null,
    hint: () => null,
    write: (of) =>
      textsIn(of)
        .map(kind === 'number' ? typedAttributeNumber : asIs)
        .join('; '),
    read(text) {
      const given = valuesIn(text.trim(), attribute)
      return given ? reading(AttributeValues.safeParse(given)) : { fault: faultOf(kind) }
    },
    show: (of) => attributeValuesText(textsIn(of), { kind, unit }),
  }
}

const ATTRIBUTE = 'kenmerk-'

const asIs = (text: string) => text
const textsIn = (value: ColumnValue): readonly string[] => (Array.isArray(value) ? value : [])

function valuesIn(
  text: string,
  { kind, unit, values }: CatalogueChoices['attributes'][number],
): string[] | undefined {
  if (text === '') return []
  if (kind === 'choices') return words(text, ';')
  if (kind === 'choice') return values.includes(text) ? [text] : undefined
  if (kind === 'text') return [text]
  const number = readAttributeNumber(text, unit)
  return number === null ? undefined : [number]
}

const faultOf = (kind: AttributeKind): string =>
  hasValueList(kind) ? texts.choose : productFormTexts.attributeNumberFault

type Parsed =
  | { readonly success: true; readonly data: ColumnValue }
  | { readonly success: false; readonly error: { readonly issues: readonly { readonly message: string }[] } }

const reading = (parsed: Parsed): Reading =>
  parsed.success ? { value: parsed.data } : { fault: faultText(parsed.error.issues[0]?.message ?? '') }

/** Words or values with something between them; none is there twice. */
const words = (text: string, between: string): string[] => [
  ...new Set(
    text
      .split(between)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
]

/** What a pasted text becomes in a cell: the choice that it names, and one line where more cannot stand. */
export function pastedText({ kind, choices }: Column, text: string): string {
  if (kind === 'paragraphs') return text
  const flat = text.replace(/\s*[\n\r\t]+\s*/g, ' ').trim()
  if (kind !== 'choice') return flat
  const named = spelled(flat)
  const found =
    choices.find(({ value }) => spelled(value) === named) ??
    choices.find(({ label }) => spelled(label) === named)
  return found?.value ?? flat
}

/** '21', '21%' and '21 %' are one. */
const spelled = (text: string) => text.toLowerCase().replace(/[\s%]/g, '')

/** The fields by the names that forms give them, without the prices for who may not change those. */
export const columnsFor = (may: May, vatPercents: readonly number[]): readonly Column[] =>
  COLUMN_FIELDS.filter((field) => may('changePrices') || !isPriceField(field)).map((field) =>
    fieldColumn(field, vatPercents),
  )

/** The column that an address names; null for none. */
export const columnAt = (
  address: string,
  { attributes, vatPercents }: ColumnChoices,
  may: May,
): Column | null =>
  [...columnsFor(may, vatPercents), ...attributes.map(attributeColumn)].find(
    (column) => column.address === address,
  ) ?? null
