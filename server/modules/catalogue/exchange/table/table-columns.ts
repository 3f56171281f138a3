import type { CatalogueEntries } from '#contract/catalogue-file.ts'
import { fitsKind } from '#domain/catalogue/attribute-kinds.ts'
import type { CatalogueFaultCode } from '#domain/catalogue/catalogue-faults.ts'
import { type DecimalMark, readDecimal, writtenDecimal } from '#domain/price-lists/decimals.ts'
import { RATE_DECIMALS } from '#domain/price-lists/table.ts'
import { productTableTexts as texts } from '#texts/nl/office/product-table.ts'
import { readTableNumber, writtenTableNumber } from '../attribute-numbers.ts'
import type { NamedAttribute } from '../entries-store.ts'
import type { SheetColumn } from '../../sheets/write-sheet.ts'

type Product = CatalogueEntries['products']

/** What a product becomes by a cell, or why it can't be that. */
type Reading = Product | { readonly fault: CatalogueFaultCode }

/** A column of a table of products: what of a product stands in it, and what a product becomes by what stands in it. */
export type TableColumn = SheetColumn & {
  readonly field: keyof Product
  readonly write: (product: Product) => string
  /** `mark` is the one that amounts of the table have before their decimals, where that is known. */
  readonly read: (product: Product, text: string, mark: DecimalMark | null) => Reading
}

/** Between the values of a list in one cell. */
const BETWEEN = '|'
const listed = (values: readonly string[]) => values.join(` ${BETWEEN} `)
const valuesOf = (text: string) =>
  text
    .split(BETWEEN)
    .map((value) => value.trim())
    .filter((value) => value !== '')

type FieldsOf<Value> = {
  [Field in keyof Product]: Product[Field] extends Value ? Field : never
}[keyof Product]
const headingOf = (field: keyof typeof texts.fields) => texts.fields[field]
type Described = keyof typeof texts.fields

const textColumn = (field: FieldsOf<string> & Described, width: number): TableColumn => ({
  heading: headingOf(field),
  kind: 'text',
  width,
  field,
  write: (product) => product[field],
  read: (product, text) => ({ ...product, [field]: text }),
})

const yesOrNo = (field: FieldsOf<boolean> & Described): TableColumn => ({
  heading: headingOf(field),
  kind: 'text',
  width: 12,
  field,
  write: (product) => (product[field] ? texts.yes : texts.no),
  read(product, text) {
    const said = text.toLowerCase()
    if (said !== texts.yes && said !== texts.no) return { fault: 'ValueUnknown' }
    return { ...product, [field]: said === texts.yes }
  },
})

const numberColumn = (field: FieldsOf<number> & keyof Product, heading: string): TableColumn => ({
  heading,
  kind: 'number',
  width: 12,
  field,
  write: (product) => String(product[field]),
  read: (product, text) =>
    /^\d{1,9}$/.test(text) ? { ...product, [field]: Number(text) } : { fault: 'ValueUnknown' },
})

const listColumn = (
  field: 'categories' | 'searchSynonyms' | 'relatedSkus',
  heading: string,
  valueOf: (value: string) => string = (value) => value,
): TableColumn => ({
  heading,
  kind: 'text',
  width: 30,
  field,
  write: (product) => listed(product[field]),
  read: (product, text) => ({ ...product, [field]: valuesOf(text).map(valueOf) }),
})

const upperCase = (text: string) => text.toUpperCase()
const lowerCase = (text: string) => text.toLowerCase()

/** The key of a value by how it reads, whatever its capitals; undefined for what is none. */
const keyOf = <Key extends string>(words: Readonly<Record<Key, string>>, text: string): Key | undefined =>
  (Object.keys(words) as Key[]).find((key) => words[key].toLowerCase() === text.toLowerCase())

const status: TableColumn = {
  heading: headingOf('status'),
  kind: 'text',
  width: 20,
  field: 'status',
  write: (product) => texts.states[product.status],
  read(product, text) {
    const found = keyOf(texts.states, text)
    return found ? { ...product, status: found } : { fault: 'ValueUnknown' }
  },
}

const path: TableColumn = {
  heading: headingOf('urlPath'),
  kind: 'text',
  width: 30,
  field: 'urlPath',
  write: ({ urlPath }) => urlPath ?? '',
  read: (product, text) => ({ ...product, urlPath: text === '' ? null : text }),
}

const replacement: TableColumn = {
  heading: headingOf('replacementSku'),
  kind: 'text',
  width: 18,
  field: 'replacementSku',
  write: ({ replacementSku }) => replacementSku ?? '',
  read: (product, text) => ({ ...product, replacementSku: text === '' ? null : text.toUpperCase() }),
}

const delivery: TableColumn = {
  heading: headingOf('deliveryKinds'),
  kind: 'text',
  width: 22,
  field: 'deliveryKinds',
  write: ({ deliveryKinds }) => listed(deliveryKinds.map((kind) => texts.deliveryKinds[kind])),
  read(product, text) {
    const kinds = valuesOf(text).map((value) => keyOf(texts.deliveryKinds, value))
    return kinds.every((kind) => kind !== undefined)
      ? { ...product, deliveryKinds: kinds }
      : { fault: 'ValueUnknown' }
  },
}

/** The base price per unit of a product that has just one; its tiers and the rest of it stay. */
const price: TableColumn = {
  heading: texts.price,
  kind: 'amount',
  width: 12,
  field: 'prices',
  write({ prices }) {
    const [only, ...others] = prices
    return only?.price.rateE4 == null || others.length > 0
      ? ''
      : writtenDecimal(only.price.rateE4, RATE_DECIMALS)
  },
  read(product, text, mark) {
    const [only, ...others] = product.prices
    if (only?.price.rateE4 == null || others.length > 0) return { fault: 'PriceNotSimple' }
    const rate = readDecimal(text, RATE_DECIMALS, mark, '€')
    if ('fault' in rate) return { fault: 'PriceUnreadable' }
    return { ...product, prices: [{ ...only, price: { ...only.price, rateE4: rate.units } }] }
  },
}

/** One that has one value has all of its cell. */
function attributeColumn({ code, kind, unit }: NamedAttribute): TableColumn {
  const readAll = (text: string, mark: DecimalMark | null): readonly (string | null)[] => {
    if (text === '') return []
    if (kind === 'number') return [readTableNumber(text, unit, mark)]
    return kind === 'text' ? [text] : valuesOf(text)
  }
  return {
    heading: texts.attribute(code),
    kind: 'text',
    width: 20,
    field: 'attributes',
    write({ attributes }) {
      const values = attributes.find((one) => one.code === code)?.values ?? []
      return listed(kind === 'number' ? values.map(writtenTableNumber) : values)
    },
    read(product, text, mark) {
      const read = readAll(text, mark)
      const values = read.filter((value) => value !== null)
      if (values.length < read.length) return { fault: 'AttributeNumberUnreadable' }
      if (values.length > 0 && !fitsKind(kind, values)) return { fault: 'ValueUnknown' }
      const { attributes } = product
      const isThere = attributes.some((one) => one.code === code)
      if (values.length === 0)
        return { ...product, attributes: attributes.filter((one) => one.code !== code) }
      return {
        ...product,
        attributes: isThere
          ? attributes.map((one) => (one.code === code ? { code, values } : one))
          : [...attributes, { code, values }],
      }
    },
  }
}

/** The columns behind the article number, in their order. */
export const tableColumns = (attributes: readonly NamedAttribute[]): readonly TableColumn[] => [
  textColumn('title', 40),
  status,
  listColumn('categories', headingOf('categoryIds'), lowerCase),
  price,
  textColumn('shortDescription', 50),
  textColumn('mediumDescription', 50),
  textColumn('description', 50),
  path,
  textColumn('metaTitle', 30),
  textColumn('metaDescription', 40),
  listColumn('searchSynonyms', headingOf('searchSynonyms')),
  listColumn('relatedSkus', headingOf('relatedSkus'), upperCase),
  replacement,
  numberColumn('popularity', texts.popularity),
  numberColumn('vatPercent', headingOf('vatPercent')),
  delivery,
  numberColumn('productionDays', headingOf('productionDays')),
  yesOrNo('isOrderableWithoutBundle'),
  yesOrNo('needsPrintFiles'),
  yesOrNo('isFoldable'),
  yesOrNo('isRollable'),
  ...attributes.map(attributeColumn),
]
