import type { SoldItem } from '#contract/cart.ts'
import type { ComposedItem, OrderChange } from '#contract/office/order-change.ts'
import type { OrderedFreeItem } from '#contract/office/free-item.ts'
import type { QuoteItem } from '#contract/office/quotes.ts'
import type { Pack } from '#domain/catalogue/product-facts.ts'
import { freeLineTexts } from '#texts/nl/office/quotes.ts'
import { readEuros } from '#texts/nl/euros.ts'
import { formatNumber } from '#texts/nl/format.ts'
import { changeOrderTexts as texts } from '#texts/nl/office/change-order.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { lineText, quantityText } from '#texts/nl/price-unit.ts'
import type { Faults } from '../../lib/use-faults.ts'

/** What a line is put together as, and the price that is typed for it; empty for that of the lists. */
export type Composed = { readonly item: SoldItem | OrderedFreeItem; readonly price: string }

/** What comes into the order, by the name and SKU that it is sold under. */
export type Added = {
  readonly item: QuoteItem
  readonly price: string
  readonly key: string
  readonly title: string
  readonly sku: string
}

/** What was put together of an order that is being changed. */
export type Composing = {
  /** By the id of the line. */
  readonly items: Readonly<Record<string, Composed>>
  readonly added: readonly Added[]
}

type AnyItem = QuoteItem | OrderedFreeItem

export const NOTHING_COMPOSED: Composing = { items: {}, added: [] }

/** The names of the fields in which a price is typed, as the call has them. */
export const itemPriceName = (lineId: string) => `items.${lineId}.priceInCents`
export const addedPriceName = (place: number) => `added.${place}.priceInCents`

/** What was put together as it is sent, and which prices can't be read. */
export function readComposed({ items, added }: Composing): {
  readonly sent: {
    readonly items: Record<string, ComposedItem>
    readonly added: OrderChange['added']
  }
  readonly faults: Faults
} {
  const faults: Record<string, string> = {}
  const priced = <Item extends AnyItem>(
    { item, price }: { readonly item: Item; readonly price: string },
    name: string,
  ) => {
    const priceInCents = price.trim() === '' ? null : readEuros(price)
    const mayLack = price.trim() === '' && !isFree(item)
    if (priceInCents === null && !mayLack) faults[name] = officeTexts.amountInvalid
    return { item, priceInCents }
  }
  return {
    sent: {
      items: Object.fromEntries(
        Object.entries(items).map(([id, composed]) => [id, priced(composed, itemPriceName(id))]),
      ),
      added: added.map((one, place) => ({ key: one.key, ...priced(one, addedPriceName(place)) })),
    },
    faults,
  }
}

/** What is no product of the shop, and in no list of prices. */
export const isFree = <Item extends AnyItem>(item: Item): item is Extract<Item, { free: unknown }> =>
  'free' in item

const quantityOf = (item: AnyItem): number => {
  if (isFree(item)) return item.free.quantity
  return 'configuration' in item ? item.configuration.quantity : item.quantity
}

/** The sizes that were typed: '2.000 × 1.000 mm'; empty for what has none, or was configured. */
function sizesText(item: SoldItem): string {
  if ('configuration' in item) return ''
  const sizes = item.customOptions.flatMap(({ values: [value] }) =>
    value === undefined ? [] : [formatNumber(Number(value))],
  )
  return sizes.length === 0 ? '' : texts.sizes(sizes)
}

/** What is known of a line before the shop has worked it out: 'wordt 3 stuks, 2.000 × 1.000 mm'. */
export const becomesText = (item: Composed['item'], pack: Pack | null): string =>
  texts.becomesSo(
    [
      quantityText(quantityOf(item), pack),
      isFree(item) ? freeLineTexts.taxed(item.free.vatPercent) : sizesText(item),
    ]
      .filter(Boolean)
      .join(', '),
  )

/** What comes in, in few words, and its sizes or terms: '3 × Spandoek' and '2.000 × 1.000 mm'. */
export const addedTexts = ({ item, title }: Added): readonly [name: string, more: string] => [
  lineText(quantityOf(item), title, null),
  isFree(item)
    ? freeLineTexts.terms(item.free.vatPercent, item.free.productionDays).join(', ')
    : sizesText(item),
]

/** A product by itself without sizes has nothing to choose but how many. */
export const hasChoices = (item: Composed['item']): boolean =>
  'configuration' in item || ('customOptions' in item && item.customOptions.length > 0)
