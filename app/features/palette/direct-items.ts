import type { RowVerdict } from '#contract/quick-order.ts'
import type { SearchResult } from '#contract/search.ts'
import type { QuickLine } from '#domain/quick-order/read-line.ts'
import type { QuickRow } from '#domain/quick-order/read-rows.ts'
import { squarePenIcon } from '#app/ui/icons/square-pen.ts'
import { shoppingCartIcon } from '#app/ui/icons/shopping-cart.ts'
import { commandPaletteTexts as texts } from '#texts/nl/command-palette.ts'
import { quantityText } from '#texts/nl/price-unit.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { lineAddress } from './line-address.ts'
import type { PaletteItem } from './palette-item.ts'

const SHOWN = 3

/** A line for one product as the quick order takes it. */
export function rowOf(line: QuickLine, sku: string): QuickRow {
  return {
    sku,
    width: cell(line.widthMm),
    height: cell(line.heightMm),
    quantity: cell(line.quantity),
    options: '',
    reference: '',
    fileName: '',
  }
}

const cell = (amount: number | null) => (amount === null ? '' : String(amount))

export type JudgedProduct = {
  readonly product: SearchResult
  readonly sku: string
  /** Null for a visitor, whom the shop tells no price of a row. */
  readonly verdict: RowVerdict | null
}

/** The products that a line may mean: first those that can be ordered as it says, with their price, then those to complete. */
export function directItems(line: QuickLine, judged: readonly JudgedProduct[]): readonly PaletteItem[] {
  const items = judged.map((one) => ({ item: directItem(line, one), isGood: isOrderable(one) }))
  const inOrder = [...items.filter(({ isGood }) => isGood), ...items.filter(({ isGood }) => !isGood)]
  return inOrder.slice(0, SHOWN).map(({ item }) => item)
}

const isOrderable = ({ verdict }: JudgedProduct) => verdict?.isGood === true && verdict.price !== null

function directItem(line: QuickLine, judged: JudgedProduct): PaletteItem {
  const { product, sku, verdict } = judged
  const quantity = line.quantity ?? 1
  const pack = verdict?.product?.pack ?? null
  const amounts = [
    ...(line.widthMm === null ? [] : [texts.size(line.widthMm, line.heightMm)]),
    quantityText(quantity, pack),
  ].join(', ')
  const base = { id: `direct-${sku}`, title: product.title }
  if (isOrderable(judged) && verdict?.price) {
    return {
      ...base,
      icon: shoppingCartIcon,
      note: [amounts, ...verdict.choices].join(' · '),
      aside: formatPrice(verdict.price.excludingTaxInCents),
      verb: texts.addToCart,
      action: { kind: 'add', row: rowOf(line, sku), quantity, pack, title: product.title },
    }
  }
  const why = verdict ? verdict.errors.slice(0, 1).map(({ message }) => message) : [texts.logInForPrice]
  return {
    ...base,
    icon: squarePenIcon,
    note: [amounts, ...why].join(' · '),
    verb: texts.openProduct,
    action: { kind: 'go', to: lineAddress(product.url, line), fillsIn: true },
  }
}
