import { isOrderableAlone, soldQuantities } from '../catalogue/product-facts.ts'
import { overLimit } from '../companies/credit-limit.ts'
import { type CartShipping, cartShipping } from '../delivery/cart-shipping.ts'
import { dateRefusal } from '../delivery/promise.ts'
import type { Cents } from '../money.ts'
import { allocate, sumCents } from '../money.ts'
import { refuseSize } from '../pricing/check-size.ts'
import { expressCents, type ExpressRate } from '../pricing/express.ts'
import { composedGroup, type ComposedGroup } from './composed-group.ts'
import { type DatableLine, type DeliveryPlan, deliveryPlans } from './delivery-plans.ts'
import type { CartQuestion, KeptConfiguration, KeptGroup, KeptLine } from './kept-cart.ts'
import {
  canBeDelivered,
  type DatesOffered,
  datesOfferedAt,
  groupLead,
  type LineDelivery,
  lineDelivery,
  lineToShip,
  promiseQuestion,
} from './line-delivery.ts'
import { type LineDesigns, lineDesigns, lineServices } from './line-designs.ts'
import { type PricedCartLine, pricedLine } from './line-price.ts'
import { type Blocker, creditBlockers, denialBlockers, type LineToOrder, orderBlockers } from './orderable.ts'
import { type CartTotals, cartTotals } from './totals.ts'
import { type SaleVat, vatOfSale } from '../vat/vat-treatment.ts'

/** A line with what was found out about it; `quantities` lists the only ones sold, null when any will do. */
export type ViewedLine = Omit<PricedCartLine, 'designs'> &
  LineDelivery &
  LineDesigns & {
    readonly quantities: readonly number[] | null
    /** Price, studio and check together, in cents; null without a price. */
    readonly totalCents: Cents | null
    /** The same by what was agreed, where that has changed since; null where it has not. */
    readonly previousCents: Cents | null
    /** Its part of what express costs its group; 0 when that is not chosen. */
    readonly expressCents: Cents
  }

/** A group; `expressOfferCents` is what express costs or would cost, null when not every line can be hurried. */
export type ViewedGroup = {
  readonly id: string
  readonly title: string
  readonly configuration: KeptConfiguration | null
  /** How a configured group is composed today. */
  readonly composed: ComposedGroup | null
  readonly lines: readonly ViewedLine[]
  readonly isExpress: boolean
  /** By what the surcharge is counted; null where its product cannot be hurried. */
  readonly expressRate: ExpressRate | null
  readonly expressOfferCents: Cents | null
  readonly expressCents: Cents
}

/** A cart with its amounts (cents, excluding VAT but for the totals that say so) and what keeps it from being ordered. */
export type ViewedCart = {
  readonly groups: readonly ViewedGroup[]
  /** How its VAT is treated, as everything in it goes where it goes now. */
  readonly vat: SaleVat
  readonly shipping: CartShipping
  readonly totals: CartTotals
  readonly deliveryPlans: readonly DeliveryPlan[]
  readonly blockers: readonly Blocker[]
}

/** Works out prices, dates, totals and blockers of a cart; nothing that a client sent counts as a price. */
export function viewCart(question: CartQuestion): ViewedCart {
  const { terms } = question
  const allLines = question.groups.flatMap((group) => group.lines)
  const datesOffered = datesOfferedAt(terms, question.now)
  const groups = question.groups.map((group) => viewGroup(group, allLines, question, datesOffered))
  const lines = groups.flatMap((group) => group.lines)
  const vat = vatOfSale({
    seller: terms.seller,
    buyer: question.buyer,
    destinations: lines.map((line) => (line.deliveryKind === 'ship' && line.address) || terms.seller),
  })
  const shipping = cartShipping(lines.flatMap(lineToShip), terms.shippingClasses)
  const totals = cartTotals({
    groups: groups.map((group) => ({
      lines: group.lines.map(({ totalCents, product }) => ({
        cents: totalCents,
        vatPercent: product?.vatPercent ?? 0,
      })),
      expressCents: group.expressCents,
    })),
    shippingCents: shipping.cents,
    shippingVatPercent: terms.shippingVatPercent,
    isZeroRated: vat.treatment !== 'taxed',
  })
  const toOrder = groups.flatMap((group) => group.lines.map((line) => lineToOrder(line, group, question)))
  const denial = lines.length > 0 ? question.mayOrder(totals.totalExcludingTaxCents) : null
  return {
    groups,
    vat,
    shipping,
    totals,
    deliveryPlans: deliveryPlans(groups.flatMap(datableLines), terms.shippingClasses),
    blockers: [
      ...orderBlockers(toOrder),
      ...denialBlockers(denial),
      ...creditBlockers(overLimit(question.credit, totals.totalIncludingTaxCents)),
    ],
  }
}

const datableLines = ({ isExpress, lines }: ViewedGroup): readonly DatableLine[] =>
  lines.map((line) => ({
    id: line.id,
    days: isExpress ? line.expressDates : line.offeredDates,
    dayAfterProof: line.services.studioCount > 0 ? line.date : null,
    goods: lineToShip(line),
  }))

function viewGroup(
  group: KeptGroup,
  allLines: readonly KeptLine[],
  question: CartQuestion,
  datesOffered: DatesOffered,
): ViewedGroup {
  const composed = composedGroup(group, question)
  const bundle = composed?.bundle ?? null
  const priced = group.lines.map((line) => {
    const price = pricedLine(line, allLines, question, composed)
    const made = { line, product: price.product, composed }
    // What a quote holds, it holds of the services too.
    const prices = price.isHeld ? { ...question.terms, ...line.agreedServices } : question.terms
    return { ...price, ...lineDesigns(made, prices) }
  })
  const lead = groupLead(priced, bundle)
  const rate = (bundle ?? priced[0]?.product)?.express ?? null
  const kinds = composed?.evaluation?.deliveryKinds ?? null
  const net = sumCents(priced.map((line) => line.price?.lineCents ?? 0))
  // What the studio still has to make cannot be hurried.
  const waitsForStudio = priced.some(({ services }) => services.studioCount > 0)
  const mayHurry =
    lead.expressDays !== null &&
    rate !== null &&
    !waitsForStudio &&
    priced.every(({ price }) => price !== null)
  const expressOfferCents = mayHurry ? expressCents(net, rate) : null
  const isExpress = mayHurry && group.lines.some((line) => line.isExpress)
  const addressOf = addressIn(question)
  const chosenExpressCents = isExpress ? (expressOfferCents ?? 0) : 0
  const express = allocate(
    chosenExpressCents,
    priced.map(({ price }) => (net === 0 ? 1 : (price?.lineCents ?? 0))),
  )
  return {
    id: group.id,
    title: group.title,
    configuration: group.configuration,
    composed,
    isExpress,
    expressRate: rate,
    expressOfferCents,
    expressCents: chosenExpressCents,
    lines: priced.map((line, index) => ({
      ...line,
      ...lineDelivery(line, { lead, mayHurry, isExpress, kinds }, question, datesOffered, addressOf),
      quantities: soldQuantities(line.rule),
      totalCents: totalCents(line),
      previousCents: previousCents(line, question),
      expressCents: express[index] ?? 0,
    })),
  }
}

/** The chosen address, or the default one when none was chosen or it has gone. */
const addressIn = ({ addresses }: CartQuestion) => {
  const fallback = addresses.find((address) => address.isDefault) ?? addresses[0] ?? null
  return (id: string | null) => addresses.find((address) => address.id === id) ?? fallback
}

const totalCents = ({ price, services }: PricedCartLine & LineDesigns): Cents | null =>
  price && price.lineCents + services.studioCents + services.checkCents

/** A price of the product or of a service that is another one today; what a quote holds is none. */
function previousCents(line: PricedCartLine & LineDesigns, { terms }: CartQuestion): Cents | null {
  const product = line.previous ?? line.price
  if (line.isHeld || product === null) return null
  const agreed = lineServices(line, line, { ...terms, ...line.agreedServices })
  const before = product.lineCents + agreed.studioCents + agreed.checkCents
  return line.previous !== null || before !== totalCents(line) ? before : null
}

function lineToOrder(line: ViewedLine, group: ViewedGroup, { terms, now }: CartQuestion): LineToOrder {
  const { deliveryKind: kind, deliveryDate } = line
  const asked = promiseQuestion(groupLead(group.lines, group.composed?.bundle), terms, now, {
    kind,
    express: group.isExpress,
  })
  return {
    itemId: line.id,
    isAvailable: isAvailable(line, group),
    isValidConfiguration: group.composed ? group.composed.lines !== null : isValidConfiguration(line),
    cents: line.price?.lineCents ?? null,
    hasChangedPrice: line.previousCents !== null,
    designStatus: line.designStatus,
    delivery: {
      kind,
      hasAddress: line.address !== null,
      isPossible: canBeDelivered(line, terms),
      dateRefusal: deliveryDate === null ? null : dateRefusal(deliveryDate, asked),
    },
  }
}

/** A part of a configuration is available with it; anything else must be orderable by itself. */
function isAvailable({ product }: ViewedLine, { composed }: ViewedGroup): boolean {
  if (product === null) return false
  return composed ? product.isActive && (composed.bundle?.isActive ?? false) : isOrderableAlone(product)
}

/** Sizes and quantity that were right when added may be so no longer: the product may have changed since. */
function isValidConfiguration({
  product,
  quantities,
  quantity,
  isHeld,
  widthMm,
  heightMm,
  lengthMm,
}: ViewedLine): boolean {
  if (!product || (!isHeld && quantities !== null && !quantities.includes(quantity))) return false
  const sizes = { width: widthMm, height: heightMm, length: lengthMm }
  const required = product.sizeOptions.filter((option) => option.isRequired)
  return refuseSize(required, sizes, product.carrier) === null
}
