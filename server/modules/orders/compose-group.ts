import type { OrderChange } from '#contract/office/order-change.ts'
import { viewCart, type ViewedGroup } from '#domain/cart/view.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { DeliveryKind } from '#domain/delivery/promise.ts'
import { agreedParts } from '#domain/orders/agreed-amount.ts'
import { priceLine } from '#domain/pricing/price-line.ts'
import { offeredRule } from '#domain/quotes/offer.ts'
import type { StoredOption } from '../../db/documents/goods.ts'
import type { AgreedPrice } from '../../db/documents/prices.ts'
import { agreeItem } from '../cart/agree-item.ts'
import { asGroup } from '../cart/edit-parked.ts'
import type { NewGroup } from '../cart/new-group.ts'
import type { Planning } from './order-change-planning.ts'

/** What was put together for an order, as the shop would sell it today. */
export type GroupComposed = {
  readonly viewed: ViewedGroup
  /** What each part of it is agreed at. */
  readonly agreedOf: (part: string | null) => AgreedPrice
  readonly optionsOf: (lineId: string) => readonly StoredOption[]
}

type Composing = {
  /** Of the group that it becomes. */
  readonly id: string
  /** As the group is called; null for the name of what is sold. */
  readonly title: string | null
  readonly isHurried: boolean
  /** How it goes; null as it usually does. */
  readonly kind: DeliveryKind | null
}

/** Puts together what staff chose, by the rules and lists of today, or at the price that they agreed for all of it. */
export function composeGroup(
  { item, priceInCents }: Pick<OrderChange['added'][number], 'item' | 'priceInCents'>,
  { id, title, isHurried, kind }: Composing,
  { facts, trade, now }: Pick<Planning, 'facts' | 'trade' | 'now'>,
): GroupComposed {
  const isByHand = priceInCents !== null
  const asked = agreeItem(item, { facts: trade, now, isByHand })
  const agreed = priceInCents === null ? asked : atPrice(asked, priceInCents)
  const clock = amsterdamNow(now)
  const group = asGroup({ key: id, agreed: { ...agreed, title: title ?? agreed.title } })
  const kept = {
    ...group,
    lines: group.lines.map((line) => ({
      ...line,
      deliveryKind: kind ?? line.deliveryKind,
      isExpress: isHurried,
      filesLater: trade.product(line.productId)?.needsPrintFiles ?? false,
      // What staff agreed holds whatever the lists say.
      agreedUntil: isByHand ? clock.date : null,
    })),
  }
  const { groups } = viewCart({
    groups: [kept],
    products: (productId) => trade.product(productId),
    productBySku: (sku) => trade.productBySku(sku),
    configurator: (key) => trade.configurator(key),
    terms: { ...trade.terms, ...facts.agreedTerms },
    priceBook: trade.priceBook,
    addresses: [],
    buyer: facts.buyer,
    credit: null,
    mayOrder: () => null,
    now: clock,
  })
  const [viewed] = groups
  if (!viewed) throw new Error('what was put together is no group')
  const options = new Map(kept.lines.map((line) => [line.id, line.options]))
  return {
    viewed,
    agreedOf: (part) => {
      const line = agreed.lines.find((one) => one.part === part)
      return {
        rule: line?.rule ?? null,
        effects: line?.effects ?? [],
        services: line?.services ?? {},
      }
    },
    optionsOf: (lineId) => options.get(lineId) ?? [],
  }
}

/** The lines at their part of what staff agreed for all of them. */
function atPrice(group: NewGroup, cents: number): NewGroup {
  const listed = group.lines.map(({ rule, ...line }) => rule && priceLine({ rule, ...line }))
  const parts = agreedParts(
    cents,
    listed.map((price) => price?.lineCents ?? null),
  )
  return {
    ...group,
    lines: group.lines.map((line, place) => ({
      ...line,
      rule: offeredRule(line.quantity, parts[place] ?? 0),
      effects: [],
    })),
  }
}
