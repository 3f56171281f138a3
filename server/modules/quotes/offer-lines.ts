import { type Cents, percentOfCents } from '#domain/money.ts'
import type { ViewedCart, ViewedGroup, ViewedLine } from '#domain/cart/view.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { FrozenLine } from '#domain/quotes/freeze.ts'
import { offeredRule } from '#domain/quotes/offer.ts'
import { Refusal } from '../../refusal.ts'
import type { ParkedEdits } from '../cart/edit-parked.ts'
import type { CartRecord } from '../cart/order-cart.ts'

/** What staff offer. A line goes by its id, or its place in the quote, from 1; prices are for the whole line. */
export type Offer = {
  readonly edits: ParkedEdits
  readonly linePrices: ReadonlyMap<number | string, Cents>
  /** Off every line that has no price of its own here; 0 leaves them as they are. */
  readonly percentOff: number
}

/** Whether anything is offered, or something is only said. */
export const offersSomething = ({ edits, linePrices, percentOff }: Offer): boolean =>
  linePrices.size > 0 ||
  percentOff > 0 ||
  Object.values(edits).some((edited) => ('size' in edited ? edited.size : edited.length) > 0)

/** The price that each line of a quote is offered at until a day; a line without any keeps none. */
export function offeredLines(
  { groups }: ViewedCart,
  offer: Pick<Offer, 'linePrices' | 'percentOff'>,
  until: PlainDate,
): readonly FrozenLine[] {
  const lines = groups.flatMap((group) => group.lines.map((line) => ({ line, group })))
  const priceable = new Set(
    lines.flatMap(({ line, group }, index) => (isPriceable(line, group) ? [line.id, index + 1] : [])),
  )
  if ([...offer.linePrices.keys()].some((name) => !priceable.has(name))) throw new Refusal('QuoteLineUnknown')
  return lines.map(({ line }, index) => {
    const cents = offeredCents(line, offer, [line.id, index + 1])
    return {
      id: line.id,
      rule: cents === null ? null : offeredRule(line.quantity, cents),
      effects: [],
      services: line.agreedServices,
      until,
    }
  })
}

/** What can still be made may get a price by hand, also where the list has none. */
const isPriceable = ({ product }: ViewedLine, { composed }: ViewedGroup) =>
  product !== null && (composed === null || composed.lines !== null)

function offeredCents(
  { price }: ViewedLine,
  { linePrices, percentOff }: Pick<Offer, 'linePrices' | 'percentOff'>,
  names: readonly (string | number)[],
): Cents | null {
  const given = names.map((name) => linePrices.get(name)).find((cents) => cents !== undefined)
  return given ?? (price && price.lineCents - percentOfCents(price.lineCents, percentOff))
}

/** The quote as it would be kept at these prices. */
export function atOffer(record: CartRecord, offered: readonly FrozenLine[]): CartRecord {
  const byId = new Map(offered.map((line) => [line.id, line]))
  return {
    ...record,
    groups: record.groups.map((group) => ({
      ...group,
      lines: group.lines.map((line) => {
        const price = byId.get(line.id)
        if (!price?.rule) return line
        const { rule: agreedRule, effects: agreedEffects, until: agreedUntil } = price
        return { ...line, agreedRule, agreedEffects, agreedUntil }
      }),
    })),
  }
}
