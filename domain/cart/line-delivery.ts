import { readFreeGoodsId } from '../catalogue/free-goods.ts'
import type { ProductFacts, TradeTerms } from '../catalogue/product-facts.ts'
import { goodsOf } from '../catalogue/product-facts.ts'
import type { LineToShip } from '../delivery/cart-shipping.ts'
import type { PlainDate, WallClock } from '../delivery/plain-date.ts'
import {
  type DeliveryKind,
  lastDeadline,
  type LeadTime,
  offeredDates,
  type PromiseQuestion,
  slowestLead,
} from '../delivery/promise.ts'
import { shipmentOf } from '../delivery/shipping.ts'
import type { Place } from '../vat/vat-country.ts'
import type { CartQuestion } from './kept-cart.ts'
import type { LineDesigns } from './line-designs.ts'
import type { PricedCartLine } from './line-price.ts'

/** Where and when a line goes, and what else is offered; the first offered day stands for no choice. */
export type LineDelivery = {
  readonly address: (Place & { readonly id: string }) | null
  readonly date: PlainDate
  readonly offeredKinds: readonly DeliveryKind[]
  readonly offeredDates: readonly PlainDate[]
  readonly expressDates: readonly PlainDate[]
  /** Until when ordering with everything complete makes `date`; null when it is too late, or the studio comes first. */
  readonly deadline: WallClock | null
}

/** What a customer chooses for a line: how it goes, and whether it is hurried. */
export type DeliveryChoice = { readonly kind: DeliveryKind; readonly express: boolean }

/** The lead time of a group: its slowest line or bundle product, and express only when each line allows it (decisions, 'express'). */
export function groupLead(
  lines: readonly Pick<PricedCartLine, 'product'>[],
  bundle: ProductFacts | null = null,
): LeadTime {
  const products = [bundle, ...lines.map(({ product }) => product)]
  return slowestLead(products.flatMap((product) => (product ? [product.lead] : [])))
}

/** The question when goods with this lead time can be there. */
export function promiseQuestion(
  lead: LeadTime,
  { cutOff, calendar }: TradeTerms,
  now: WallClock,
  choice: DeliveryChoice,
): PromiseQuestion {
  return { ...lead, ...choice, now, cutOff, calendar }
}

/** The dates that are offered for goods with a lead time. */
export type DatesOffered = (lead: LeadTime, choice: DeliveryChoice) => readonly PlainDate[]

/** The dates at this moment; lines that ask the same, as most lines of a cart do, share one list. */
export function datesOfferedAt(terms: TradeTerms, now: WallClock): DatesOffered {
  const known = new Map<string, readonly PlainDate[]>()
  return (lead, choice) => {
    const key = [lead.productionDays, lead.addsDays, lead.expressDays, choice.kind, choice.express].join()
    const dates = known.get(key) ?? offeredDates(promiseQuestion(lead, terms, now, choice))
    known.set(key, dates)
    return dates
  }
}

/** The delivery of one line of a group with this lead time. */
export function lineDelivery(
  line: PricedCartLine & Pick<LineDesigns, 'services'>,
  group: {
    readonly lead: LeadTime
    readonly mayHurry: boolean
    readonly isExpress: boolean
    /** The ways that the choices leave; null for a product that was not configured. */
    readonly kinds: readonly DeliveryKind[] | null
  },
  { terms, now }: Pick<CartQuestion, 'terms' | 'now'>,
  datesOffered: DatesOffered,
  addressOf: (id: string | null) => LineDelivery['address'],
): LineDelivery {
  const { deliveryKind: kind } = line
  const datesWhen = (express: boolean) => datesOffered(group.lead, { kind, express })
  const dates = datesWhen(false)
  const expressDates = group.mayHurry ? datesWhen(true) : []
  const [first = now.date] = group.isExpress ? expressDates : dates
  const date = line.deliveryDate ?? first
  const asked = promiseQuestion(group.lead, terms, now, { kind, express: group.isExpress })
  return {
    address: kind === 'pickup' ? null : addressOf(line.addressId),
    date,
    offeredKinds: group.kinds ?? line.product?.deliveryKinds ?? [kind],
    offeredDates: dates,
    expressDates,
    deadline: line.services.studioCount > 0 ? null : lastDeadline(asked, date),
  }
}

/** What is sent for a line; nothing for a product that is gone, and for what is none. */
export function lineToShip(line: PricedCartLine & LineDelivery): readonly LineToShip[] {
  if (!line.product || readFreeGoodsId(line.product.id)) return []
  return [
    {
      itemId: line.id,
      kind: line.deliveryKind,
      addressId: line.address?.id ?? null,
      country: line.address?.country ?? null,
      date: line.date,
      goods: [goodsOf(line.product, line.quantity, line)],
    },
  ]
}

/** Whether a line can go the way it should: an offered kind, and a transport for it to that country. */
export function canBeDelivered(line: PricedCartLine & LineDelivery, terms: TradeTerms): boolean {
  if (!line.offeredKinds.includes(line.deliveryKind)) return false
  const country = line.address?.country
  return lineToShip(line).every(
    ({ kind, goods }) =>
      kind === 'pickup' ||
      country === undefined ||
      shipmentOf(goods, terms.shippingClasses, country) !== null,
  )
}
