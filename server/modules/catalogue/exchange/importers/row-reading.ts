import type { CatalogueEntries } from '#contract/catalogue-file.ts'
import { USUAL_ATTRIBUTE } from '#domain/catalogue/attribute-kinds.ts'
import { type VatKind, vatPercentOf } from '#domain/pricing/vat-rates.ts'
import { readTableNumber } from '../attribute-numbers.ts'
import type { ShopNames } from '../entries-store.ts'
import { shopSku } from './addresses.ts'
import type { Row } from './csv-table.ts'
import type { Importing } from './draft.ts'
import { rateOf } from './values.ts'

type Product = CatalogueEntries['products']

/** The article numbers of the rows that become products, each once; what cannot be one, or came before, is told. */
export class Skus {
  private readonly seen = new Set<string>()
  private readonly told: Importing['told']

  constructor({ told }: Importing) {
    this.told = told
  }

  take(row: Row): string | null {
    const given = row.cell('sku')
    const sku = shopSku(given)
    const at = row.at('sku', given || row.cell('name'))
    if (sku === null) this.told.fault(at, given === '' ? 'Required' : 'SkuUnusable')
    else if (this.seen.has(sku)) this.told.fault(at, 'SkuTwice')
    else {
      this.seen.add(sku)
      if (sku !== given) this.told.note(at, 'SkuChanged', sku)
      return sku
    }
    return null
  }
}

const CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/
const LONGEST_VALUE = 200
const MOST_VALUES = 100
const MOST_ATTRIBUTES = 100

type Given = {
  readonly code: string
  readonly name: string
  readonly values: readonly string[]
  readonly column: string
}

/**
 * Attributes as far as a product may have them; the others are told by their names. Of one that is a number here the number is read,
 * whatever the other shop wrote of it.
 */
export function keptAttributes(
  given: readonly Given[],
  row: Row,
  { told, shop }: Importing,
): Product['attributes'] {
  const shapes = new Map(shop.attributes.map((one) => [one.code, one]))
  const kept = new Map<string, string[]>()
  for (const { code, name, values, column } of given) {
    const fits =
      CODE.test(code) &&
      !kept.has(code) &&
      kept.size < MOST_ATTRIBUTES &&
      values.length <= MOST_VALUES &&
      values.every((value) => value.length <= LONGEST_VALUE)
    const { kind, unit } = shapes.get(code) ?? USUAL_ATTRIBUTE
    const numbers = kind === 'number' ? values.map((value) => readTableNumber(value, unit, null)) : values
    const read = numbers.filter((value) => value !== null)
    if (!fits) told.note(row.at(column, row.cell('sku')), 'AttributeLeft', name)
    else if (read.length < values.length)
      told.fault(row.at(column, row.cell('sku')), 'AttributeNumberUnreadable')
    else kept.set(code, read)
  }
  return [...kept].map(([code, values]) => ({ code, values }))
}

/** The rate of a row, zero where it says none; a price that holds for some time only does not come along. */
export function rateIn(
  row: Row,
  { price, special }: { readonly price: string; readonly special: string },
  { told }: Importing,
): number | undefined {
  const text = row.cell(price)
  const rate = text === '' ? 0 : rateOf(text)
  if (rate === undefined) told.fault(row.at(price, row.cell('sku')), 'PriceUnreadable')
  noteSpecial(row, special, told)
  return rate
}

export function noteSpecial(row: Row, special: string, told: Importing['told']): void {
  const said = row.cell(special)
  if (said !== '') told.note(row.at(special, row.cell('sku')), 'SpecialPriceLeft', said)
}

/** Tells of a product that has no price, here or in the shop. */
export function noteNoPrice(row: Row, price: string, { there, told }: Importing): void {
  const known = there.get(shopSku(row.cell('sku')) ?? '')
  if ((known?.prices.length ?? 0) === 0) told.note(row.at(price, row.cell('sku')), 'PriceMissing')
}

/** The VAT of a class of tax: a rate that is named, or the one that the shop has of that kind; of an unknown class the standard one. */
export const percentOf = (tax: number | VatKind | undefined, { vatPercents }: ShopNames): number =>
  typeof tax === 'number' ? tax : vatPercentOf(tax ?? 'standard', vatPercents)
