import type { Reply } from '#contract/client.ts'
import type { OrderRow } from '#contract/orders.ts'
import type { SearchResult } from '#contract/search.ts'
import { paths } from '#app/paths.ts'
import { fileTextIcon } from '#app/ui/icons/file-text.ts'
import { layoutGridIcon } from '#app/ui/icons/layout-grid.ts'
import { packageIcon } from '#app/ui/icons/package.ts'
import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { shoppingBagIcon } from '#app/ui/icons/shopping-bag.ts'
import { commandPaletteTexts as texts } from '#texts/nl/command-palette.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { quoteTexts } from '#texts/nl/quotes.ts'
import type { PaletteItem } from './palette-item.ts'

const KIND_ICONS = { product: shoppingBagIcon, category: layoutGridIcon, page: fileTextIcon } as const

const joined = (...parts: readonly (string | null)[]) => parts.filter((part) => part).join(' · ')

export const orderItem = ({ id, number, ...order }: OrderRow): PaletteItem => ({
  id: `order-${id}`,
  icon: packageIcon,
  title: texts.order(number),
  note: joined(order.reference, formatDate(order.placedAt), order.stateLabel),
  aside: formatPrice(order.totalPrice.excludingTaxInCents),
  action: { kind: 'go', to: paths.order(id) },
})

export const reOrderItem = ({ id, number, ...order }: OrderRow): PaletteItem => ({
  id: `re-order-${id}`,
  icon: rotateCcwIcon,
  title: texts.reOrder(number),
  note: joined(order.reference, formatDate(order.placedAt)),
  action: { kind: 're-order', orderId: id },
})

type QuoteRow = Reply<'listParkedCarts'>['parkedCarts'][number]

export const quoteItem = ({ id, number, ...quote }: QuoteRow): PaletteItem => ({
  id: `quote-${id}`,
  icon: fileTextIcon,
  title: texts.quote(number),
  note: joined(quote.reference, quote.isExpired ? quoteTexts.expired : quoteTexts.valid),
  aside: formatPrice(quote.totalPrice.excludingTaxInCents),
  action: { kind: 'go', to: paths.quote(id) },
})

export const resultItem = ({ title, url, kind, sku, price, priceUnit }: SearchResult): PaletteItem => ({
  id: `found-${url}`,
  icon: KIND_ICONS[kind],
  title,
  ...(sku !== null && { note: sku }),
  ...(price && { aside: texts.from(formatPrice(price.excludingTaxInCents), priceUnit ?? '') }),
  action: { kind: 'go', to: url },
})
