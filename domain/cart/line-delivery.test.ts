import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TradeTerms } from '../catalogue/product-facts.ts'
import { DEFAULT_CALENDAR } from '../delivery/calendar.ts'
import type { DeliveryKind } from '../delivery/promise.ts'
import { offeredDates } from '../delivery/promise.ts'
import { datesOfferedAt, promiseQuestion } from './line-delivery.ts'

const terms: TradeTerms = {
  seller: { country: 'NL', postcode: '3439 LD' },
  shippingClasses: [],
  shippingCountries: ['NL'],
  shippingVatPercent: 21,
  cutOff: '12:00',
  calendar: { ...DEFAULT_CALENDAR, closedDates: ['2026-11-25'] },
  studioDesignCents: 3950,
  validateDesignCents: 1250,
}
const now = { date: '2026-11-18', minutes: 600 }
const days = fc.integer({ min: 0, max: 12 })
const questions = fc.record({
  lead: fc.record({ productionDays: days, addsDays: days, expressDays: fc.option(days) }),
  choice: fc.record({ kind: fc.constantFrom<DeliveryKind>('ship', 'pickup'), express: fc.boolean() }),
})

it('offers each line the dates of its own lead time and choice, whatever was asked before', () => {
  fc.assert(
    fc.property(fc.array(questions, { maxLength: 20 }), (asked) => {
      const datesOffered = datesOfferedAt(terms, now)
      for (const { lead, choice } of asked)
        expect(datesOffered(lead, choice)).toEqual(offeredDates(promiseQuestion(lead, terms, now, choice)))
    }),
  )
})

it('works out the dates of lines that ask the same once', () => {
  const datesOffered = datesOfferedAt(terms, now)
  const lead = { productionDays: 2, addsDays: 0, expressDays: null }
  const first = datesOffered(lead, { kind: 'ship', express: false })
  expect(datesOffered({ ...lead }, { kind: 'ship', express: false })).toBe(first)
})
