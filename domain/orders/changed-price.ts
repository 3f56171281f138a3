import { type Cents, allocate, sumCents } from '../money.ts'
import { type ExpressRate, expressCents } from '../pricing/express.ts'
import { productMeasureMilli } from '../pricing/measure.ts'
import type { BreakdownRow, LabelledEffect, PriceRule } from '../pricing/model.ts'
import { priceLine } from '../pricing/price-line.ts'

/** The rule and effects that a line was agreed at when it was ordered; null where that was not kept. */
export type AgreedLine = { readonly rule: PriceRule | null; readonly effects: readonly LabelledEffect[] }

/** An ordered line as far as its price goes; amounts in cents excluding VAT, sizes in mm. */
export type RepricedLine = {
  readonly id: string
  readonly productId: string | null
  readonly quantity: number
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly lengthMm: number | null
  readonly unitCents: Cents
  readonly lineCents: Cents
  readonly breakdown: readonly BreakdownRow[]
  readonly agreed: AgreedLine
  /** It was not cancelled: it counts for the tiers of its product. */
  readonly isOrdered: boolean
  /** Its production has not begun: another line of its product may move its price. */
  readonly isChangeable: boolean
}

/** What a line costs. */
export type LineAmount = Pick<RepricedLine, 'unitCents' | 'lineCents' | 'breakdown'>

/** The services that were agreed per line or per design, whatever its quantity. */
const SERVICES: ReadonlySet<string> = new Set(['studioDesigns', 'designCheck'])
const E4_PER_CENT = 100
const MILLI = 1000

const servicesOf = ({ breakdown }: Pick<LineAmount, 'breakdown'>) =>
  breakdown.filter(({ code }) => SERVICES.has(code))

const serviceCents = (line: Pick<LineAmount, 'breakdown'>): Cents =>
  sumCents(servicesOf(line).map(({ amountE4 }) => amountE4 / E4_PER_CENT))

/** The price of a line without studio and check, of which its express surcharge is a part, in cents. */
export const goodsCents = (line: Pick<LineAmount, 'lineCents' | 'breakdown'>): Cents =>
  line.lineCents - serviceCents(line)

/** What becomes otherwise of the lines of an order. */
export type LineChanges = {
  /** Other quantities, by the id of the line. */
  readonly quantities: ReadonlyMap<string, number>
  /** Lines that are put together anew, with the product that each was before; null for a line that comes into the order. */
  readonly anew?: ReadonlyMap<string, string | null>
}

/**
 * The amounts of the lines whose price a change moves, by their ids: those that have another quantity or are put together anew, and where
 * tiers count every line of a product the others of it that are not in production. Each is priced by the rule that is agreed of it, with
 * the designs that were paid for; studio and check stay as agreed. 'NoAgreedPrice' where no rule was kept, 'QuantityNotSold' where the rule
 * has no price for so many; both with the id of the line.
 */
export function repricedLines(
  lines: readonly RepricedLine[],
  { quantities, anew = new Map() }: LineChanges,
):
  | { readonly amounts: ReadonlyMap<string, LineAmount> }
  | { readonly refusal: 'NoAgreedPrice' | 'QuantityNotSold'; readonly lineId: string } {
  const after = lines.map((line) => ({ ...line, quantity: quantities.get(line.id) ?? line.quantity }))
  const isChanged = (line: RepricedLine) =>
    anew.has(line.id) || lines.some(({ id, quantity }) => id === line.id && quantity !== line.quantity)
  const changedProducts = new Set([
    ...after.filter(isChanged).map(({ productId }) => productId),
    ...anew.values(),
  ])
  const amounts = new Map<string, LineAmount>()
  for (const line of after) {
    const { rule } = line.agreed
    const follows =
      rule?.tiers?.scope === 'product' &&
      line.isOrdered &&
      line.isChangeable &&
      line.productId !== null &&
      changedProducts.has(line.productId)
    // A part that is no longer among what was chosen keeps the price that it went with.
    if (anew.has(line.id) && !line.isOrdered) continue
    if (!isChanged(line) && !follows) continue
    if (rule === null) return { refusal: 'NoAgreedPrice', lineId: line.id }
    const amount = amountOf(line, rule, after)
    if (amount === null) return { refusal: 'QuantityNotSold', lineId: line.id }
    amounts.set(line.id, amount)
  }
  return { amounts }
}

function amountOf(line: RepricedLine, rule: PriceRule, all: readonly RepricedLine[]): LineAmount | null {
  const { quantity, widthMm, heightMm, lengthMm } = line
  const measure =
    rule.tiers?.scope === 'product'
      ? productMeasureMilli(
          all
            .filter(
              ({ id, productId, isOrdered }) => id === line.id || (isOrdered && productId === line.productId),
            )
            .map((other) => ({ ...other, rule })),
        )
      : null
  const paid = line.breakdown.find(({ code }) => code === 'extraDesigns')?.basisMilli ?? 0
  const price = priceLine({
    rule,
    quantity,
    widthMm,
    heightMm,
    lengthMm,
    effects: line.agreed.effects,
    designCount: 1 + paid / MILLI,
    ...(measure !== null && { productMeasureMilli: measure }),
  })
  return (
    price && {
      unitCents: price.unitCents,
      lineCents: sumCents([price.lineCents, serviceCents(line)]),
      breakdown: [...price.breakdown, ...servicesOf(line)],
    }
  )
}

/** A line of a hurried group: what its goods come to, and its part of the surcharge, in cents excluding VAT. */
export type HurriedLine = { readonly id: string; readonly goodsCents: Cents; readonly expressCents: Cents }

/**
 * Whether the surcharge of a hurried group was agreed at another rate than this: neither its lines nor those of them that were not
 * cancelled cost that much at it.
 */
export function wasOtherRate(
  lines: readonly (HurriedLine & { readonly isOrdered: boolean })[],
  rate: ExpressRate,
): boolean {
  return [lines, lines.filter(({ isOrdered }) => isOrdered)].every(
    (some) =>
      expressCents(sumCents(some.map((line) => line.goodsCents)), rate) !==
      sumCents(some.map((line) => line.expressCents)),
  )
}

/**
 * The parts of the express surcharge of a group whose goods come to something else now, by the ids of its lines. It is the shop's rate
 * of today; where the product is no longer hurried, the surcharge stays as agreed.
 */
export function changedExpress(
  lines: readonly HurriedLine[],
  rate: ExpressRate | null,
): ReadonlyMap<string, Cents> {
  const goods = sumCents(lines.map((line) => line.goodsCents))
  const cents = rate === null ? sumCents(lines.map((line) => line.expressCents)) : expressCents(goods, rate)
  const parts = allocate(
    cents,
    lines.map((line) => (goods === 0 ? 1 : line.goodsCents)),
  )
  return new Map(lines.map(({ id }, place) => [id, parts[place] ?? 0]))
}
