import type { ProductFacts, TradeTerms } from '../catalogue/product-facts.ts'
import {
  goodsOf,
  isOrderableAlone,
  type LineSizes,
  ruleFor,
  soldQuantities,
} from '../catalogue/product-facts.ts'
import { cartShipping } from '../delivery/cart-shipping.ts'
import type { PlainDate, WallClock } from '../delivery/plain-date.ts'
import {
  dateRefusal,
  type DeliveryKind,
  offeredDates,
  type PromiseQuestion,
  slowestLead,
} from '../delivery/promise.ts'
import { shipmentOf } from '../delivery/shipping.ts'
import type { Cents } from '../money.ts'
import { sumCents } from '../money.ts'
import { refuseSize } from '../pricing/check-size.ts'
import type { PriceList } from '../pricing/choose-rule.ts'
import { expressCents } from '../pricing/express.ts'
import { productMeasureMilli } from '../pricing/measure.ts'
import type { LinePrice, PriceRule } from '../pricing/model.ts'
import { priceLine } from '../pricing/price-line.ts'
import { lineDesignStatus, type LineDesignStatus } from './design-status.ts'
import { type Blocker, orderBlockers } from './orderable.ts'
import { type CartTotals, cartTotals } from './totals.ts'

/** A cart line as it is kept; null address and date stand for the default address and the first possible day. */
export type KeptLine = LineSizes & {
  readonly id: string
  readonly groupId: string
  readonly productId: string
  readonly quantity: number
  /** The rule that the customer last saw the price of; null when there was none. */
  readonly agreedRule: PriceRule | null
  /** Until when the agreed rule holds whatever the price list says (a quote), as an ISO day. */
  readonly agreedUntil: PlainDate | null
  readonly deliveryKind: DeliveryKind
  readonly addressId: string | null
  readonly deliveryDate: PlainDate | null
  readonly isExpress: boolean
  readonly filesLater: boolean
}

export type KeptGroup = { readonly id: string; readonly title: string; readonly lines: readonly KeptLine[] }

/** Everything that the amounts, dates and blockers of a cart follow from. */
export type CartQuestion = {
  readonly groups: readonly KeptGroup[]
  readonly products: (id: string) => ProductFacts | null
  readonly terms: TradeTerms
  readonly lists: readonly PriceList[]
  readonly addresses: readonly {
    readonly id: string
    readonly country: string
    readonly isDefault: boolean
  }[]
  readonly isReverseCharged: boolean
  readonly now: WallClock
}

/** A line with what was found out about it. `previous` is the price last seen when the price list has changed since. */
export type ViewedLine = KeptLine & {
  readonly product: ProductFacts | null
  readonly price: LinePrice | null
  readonly previous: LinePrice | null
  readonly rule: PriceRule | null
  readonly quantities: readonly number[] | null
  readonly designStatus: LineDesignStatus | null
  readonly address: { readonly id: string; readonly country: string } | null
  readonly date: PlainDate
  readonly offeredKinds: readonly DeliveryKind[]
  readonly offeredDates: readonly PlainDate[]
  readonly expressDates: readonly PlainDate[]
}

export type ViewedGroup = {
  readonly id: string
  readonly title: string
  readonly lines: readonly ViewedLine[]
  readonly isExpress: boolean
  /** What express costs, or would cost, for the whole group; null when not every line can be hurried. */
  readonly expressOfferCents: Cents | null
  readonly expressCents: Cents
}

export type ViewedCart = {
  readonly groups: readonly ViewedGroup[]
  readonly totals: CartTotals
  readonly blockers: readonly Blocker[]
}

type Priced = Pick<ViewedLine, 'product' | 'price' | 'previous' | 'rule'>

/** Tiers of scope 'product' count every line of the sku that is priced by an equal rule's tiers. */
function productMeasure(line: KeptLine, rule: PriceRule, lines: readonly KeptLine[]): number | null {
  if (rule.tiers?.scope !== 'product') return null
  return productMeasureMilli(
    lines.filter((other) => other.productId === line.productId).map((other) => ({ ...other, rule })),
  )
}

function priceBy(rule: PriceRule | null, line: KeptLine, lines: readonly KeptLine[]): LinePrice | null {
  if (rule === null) return null
  const measure = productMeasure(line, rule, lines)
  const { quantity, widthMm, heightMm, lengthMm } = line
  return priceLine({
    rule,
    quantity,
    widthMm,
    heightMm,
    lengthMm,
    effects: [],
    ...(measure !== null && { productMeasureMilli: measure }),
  })
}

/** The price of a line today, or as agreed while that holds; and the former price when the list changed since. */
function priceOf(line: KeptLine, lines: readonly KeptLine[], question: CartQuestion): Priced {
  const product = question.products(line.productId)
  if (!product) return { product, price: null, previous: null, rule: null }
  const today = ruleFor(product, question.lists, question.now.date)
  if (line.agreedUntil !== null && line.agreedUntil >= question.now.date) {
    return { product, price: priceBy(line.agreedRule, line, lines), previous: null, rule: line.agreedRule }
  }
  const price = priceBy(today, line, lines)
  const agreed = priceBy(line.agreedRule, line, lines)
  const hasChanged = agreed !== null && agreed.lineCents !== price?.lineCents
  return { product, price, previous: hasChanged ? agreed : null, rule: today }
}

/** The lead time of a group: its slowest line, and express only when each line allows it (decisions, 'express'). */
function leadOf(lines: readonly Priced[]) {
  return slowestLead(lines.flatMap(({ product }) => (product ? [product.lead] : [])))
}

function isValidConfiguration({
  product,
  rule,
  quantity,
  widthMm,
  heightMm,
  lengthMm,
}: KeptLine & Priced): boolean {
  if (!product) return false
  const sold = soldQuantities(rule)
  if (sold !== null && !sold.includes(quantity)) return false
  const sizes = { width: widthMm, height: heightMm, length: lengthMm }
  return (
    refuseSize(
      product.sizeOptions.filter((option) => option.isRequired),
      sizes,
      product.carrier,
    ) === null
  )
}

function statusOf(line: KeptLine, product: ProductFacts | null): LineDesignStatus | null {
  return lineDesignStatus({
    needsFiles: product?.needsPrintFiles ?? false,
    quantity: line.quantity,
    front: [],
    back: 'none',
    isDeferred: line.filesLater,
    isApproved: false,
  })
}

/** Works out prices, dates, totals and blockers of a cart; nothing that a client sent counts as a price. */
export function viewCart(question: CartQuestion): ViewedCart {
  const { terms, now } = question
  const allLines = question.groups.flatMap((group) => group.lines)
  const defaultAddress =
    question.addresses.find((address) => address.isDefault) ?? question.addresses[0] ?? null

  const groups = question.groups.map((group): ViewedGroup => {
    const priced = group.lines.map((line) => ({ ...line, ...priceOf(line, allLines, question) }))
    const lead = leadOf(priced)
    const [main] = priced
    const net = sumCents(priced.map((line) => line.price?.lineCents ?? 0))
    const rate = main?.product?.express ?? null
    const expressOfferCents =
      lead.expressDays !== null && rate !== null && priced.every((line) => line.price)
        ? expressCents(net, rate)
        : null
    const isExpress = expressOfferCents !== null && group.lines.some((line) => line.isExpress)
    const lines = priced.map((line): ViewedLine => {
      const offeredKinds = line.product?.deliveryKinds ?? [line.deliveryKind]
      const ask = (express: boolean): PromiseQuestion => ({
        ...lead,
        now,
        kind: line.deliveryKind,
        express,
        cutOff: terms.cutOff,
        calendar: terms.calendar,
      })
      const dates = offeredDates(ask(false))
      const expressDates = expressOfferCents === null ? [] : offeredDates(ask(true))
      const [first = now.date] = isExpress ? expressDates : dates
      const address =
        line.deliveryKind === 'pickup'
          ? null
          : (question.addresses.find(({ id }) => id === line.addressId) ?? defaultAddress)
      return {
        ...line,
        quantities: soldQuantities(line.rule),
        designStatus: statusOf(line, line.product),
        address,
        date: line.deliveryDate ?? first,
        offeredKinds,
        offeredDates: dates,
        expressDates,
      }
    })
    return {
      id: group.id,
      title: group.title,
      lines,
      isExpress,
      expressOfferCents,
      expressCents: isExpress ? (expressOfferCents ?? 0) : 0,
    }
  })

  const shipping = cartShipping(
    groups.flatMap((group) => group.lines.flatMap(toShip)),
    terms.shippingClasses,
  )
  const totals = cartTotals({
    groups: groups.map((group) => ({
      lines: group.lines.map((line) => ({
        cents: line.price?.lineCents ?? null,
        vatPercent: line.product?.vatPercent ?? 0,
      })),
      expressCents: group.expressCents,
    })),
    shippingCents: shipping.cents,
    shippingVatPercent: terms.shippingVatPercent,
    isReverseCharged: question.isReverseCharged,
  })
  return { groups, totals, blockers: blockersOf(groups, question) }
}

function toShip(line: ViewedLine) {
  if (!line.product) return []
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

function blockersOf(groups: readonly ViewedGroup[], { terms, now }: CartQuestion): readonly Blocker[] {
  return orderBlockers(
    groups.flatMap((group) =>
      group.lines.map((line) => {
        const question: PromiseQuestion = {
          ...leadOf(group.lines),
          now,
          kind: line.deliveryKind,
          express: group.isExpress,
          cutOff: terms.cutOff,
          calendar: terms.calendar,
        }
        const { product, address, deliveryKind: kind } = line
        const canBeSent =
          kind === 'pickup' ||
          product === null ||
          address === null ||
          shipmentOf([goodsOf(product, line.quantity, line)], terms.shippingClasses, address.country) !== null
        return {
          itemId: line.id,
          isAvailable: product !== null && isOrderableAlone(product),
          isValidConfiguration: isValidConfiguration(line),
          cents: line.price?.lineCents ?? null,
          hasChangedPrice: line.previous !== null,
          designStatus: line.designStatus,
          delivery: {
            kind,
            hasAddress: address !== null,
            isPossible: line.offeredKinds.includes(kind) && canBeSent,
            dateRefusal: line.deliveryDate === null ? null : dateRefusal(line.deliveryDate, question),
          },
        }
      }),
    ),
  )
}
