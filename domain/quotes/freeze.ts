import type { TradeTerms } from '../catalogue/product-facts.ts'
import type { CartQuestion, ServicePrices } from '../cart/kept-cart.ts'
import { viewCart, type ViewedCart, type ViewedGroup, type ViewedLine } from '../cart/view.ts'
import { addDays, type PlainDate } from '../delivery/plain-date.ts'
import type { LabelledEffect, PriceRule } from '../pricing/model.ts'

/** What a quote holds besides the prices of its lines: what transport and services cost. */
export type AgreedTerms = Pick<
  TradeTerms,
  'shippingClasses' | 'shippingVatPercent' | 'studioDesignCents' | 'validateDesignCents'
>

/** The price that a line of a quote keeps; a line without a price keeps none. */
export type FrozenLine = {
  readonly id: string
  readonly rule: PriceRule | null
  readonly effects: readonly LabelledEffect[]
  readonly services: Partial<ServicePrices>
  readonly until: PlainDate | null
}

/** A cart with its prices of this moment, and the last day on which they hold. */
export type FrozenCart = {
  readonly lines: readonly FrozenLine[]
  readonly terms: AgreedTerms
  readonly validUntil: PlainDate
  readonly view: ViewedCart
}

/**
 * Freezes a cart at what it costs now, for `validDays` days. A line that still has the price of an earlier quote keeps it,
 * but no longer than that quote promised where today's price is another one: parking anew does not prolong it.
 */
export function freezeCart(question: CartQuestion, validDays: number): FrozenCart {
  const view = viewCart(question)
  const asOfToday = viewCart(withoutQuotes(question))
  const openToday = new Map(linesOf(asOfToday).map((entry) => [entry.line.id, entry]))
  const lasting = addDays(question.now.date, validDays)
  const kept = linesOf(view).map((entry) => {
    const { line } = entry
    const own = openToday.get(line.id)
    const isBound = line.isHeld && own?.line.totalCents !== line.totalCents
    return { line, isBound, agreed: isBound ? agreedBefore(line) : agreedToday(own ?? entry) }
  })
  const validUntil = kept.reduce<PlainDate>(
    (earliest, { line, isBound }) =>
      isBound && line.agreedUntil !== null && line.agreedUntil < earliest ? line.agreedUntil : earliest,
    lasting,
  )
  const { shippingClasses, shippingVatPercent, studioDesignCents, validateDesignCents } = question.terms
  const prices = { studioDesignCents, validateDesignCents }
  return {
    lines: kept.map(({ line, isBound, agreed }) => ({
      id: line.id,
      ...agreed,
      services: isBound ? { ...prices, ...line.agreedServices } : prices,
      until: agreed.rule === null ? null : validUntil,
    })),
    terms: { shippingClasses, shippingVatPercent, studioDesignCents, validateDesignCents },
    validUntil,
    view,
  }
}

type Entry = { readonly line: ViewedLine; readonly group: ViewedGroup }

const linesOf = ({ groups }: ViewedCart): readonly Entry[] =>
  groups.flatMap((group) => group.lines.map((line) => ({ line, group })))

/** The same question as if no quote held a price: what everything costs by the list of today. */
export const withoutQuotes = (question: CartQuestion): CartQuestion => ({
  ...question,
  groups: question.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => ({ ...line, agreedUntil: null })),
  })),
})

const agreedBefore = ({ agreedRule, agreedEffects }: ViewedLine) => ({
  rule: agreedRule,
  effects: agreedEffects,
})

function agreedToday({ line, group }: Entry): Pick<FrozenLine, 'rule' | 'effects'> {
  const effects = group.composed
    ? group.composed.lines?.find(({ part }) => part === line.part)?.effects
    : ([] as const)
  // What cannot be made any more has no price to freeze; what was agreed of it stays to be told.
  if (effects === undefined || line.rule === null) return { rule: null, effects: [] }
  return { rule: line.rule, effects }
}
