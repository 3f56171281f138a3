import { expect, it } from 'vitest'
import type { CartQuestion, KeptLine } from '../cart/kept-cart.ts'
import { ask, line, perPiece, product } from '../cart/sample-cart.ts'
import { NO_BOOK } from '../pricing/price-book.ts'
import { freezeCart } from './freeze.ts'
import { offeredRule } from './offer.ts'

const TODAY = { date: '2026-11-18', minutes: 600 }
const sold = product()
/** The question behind a cart of these lines. */
function questionOf(lines: readonly KeptLine[], more: Partial<CartQuestion> = {}): CartQuestion {
  return {
    groups: lines.map((one) => ({ id: `g-${one.id}`, title: 'Groep', configuration: null, lines: [one] })),
    products: (id) => (id === sold.id ? sold : null),
    productBySku: () => sold,
    configurator: () => null,
    terms: {
      seller: { country: 'NL', postcode: '3439 LD' },
      shippingClasses: [],
      shippingCountries: ['NL'],
      shippingVatPercent: 21,
      cutOff: '12:00',
      calendar: { closedOn: [], closedDates: [] },
      studioDesignCents: 3950,
      validateDesignCents: 1250,
    },
    priceBook: NO_BOOK,
    addresses: [{ id: 'a1', country: 'NL', postcode: '3512 KA', isDefault: true }],
    buyer: { place: null, vatId: null, vatIdStatus: 'unchecked' },
    mayOrder: () => null,
    credit: null,
    now: TODAY,
    ...more,
  }
}

it('Freezes what a line costs today, also where it was agreed otherwise before', () => {
  const frozen = freezeCart(questionOf([line({ agreedRule: perPiece(90_000) })]), 30)
  expect(frozen).toMatchObject({
    validUntil: '2026-12-18',
    lines: [{ rule: { rateE4: 100_000 }, until: '2026-12-18' }],
    terms: { studioDesignCents: 3950 },
  })
})

it('Does not prolong a price of an earlier quote that is another one today', () => {
  const held = line({ agreedRule: perPiece(90_000), agreedUntil: '2026-11-20' })
  expect(freezeCart(questionOf([held, line({ id: 'l2' })]), 30)).toMatchObject({
    validUntil: '2026-11-20',
    lines: [{ rule: { rateE4: 90_000 }, until: '2026-11-20' }, { until: '2026-11-20' }],
  })
})

it('Does not prolong a price of the studio that is another one today', () => {
  const studio = { itemId: 'd1', side: 'front', quantity: 1, isApproved: false, file: null } as const
  const printed = product({ needsPrintFiles: true })
  const held = line({
    designs: [studio],
    agreedRule: perPiece(100_000),
    agreedUntil: '2026-11-20',
    agreedServices: { studioDesignCents: 3000, validateDesignCents: 1250 },
  })
  const question = questionOf([held], { products: () => printed, productBySku: () => printed })
  expect(freezeCart(question, 30)).toMatchObject({
    validUntil: '2026-11-20',
    lines: [{ services: { studioDesignCents: 3000 }, until: '2026-11-20' }],
  })
})

it('Prolongs a price of an earlier quote that is the same today', () => {
  const held = line({ agreedRule: perPiece(100_000), agreedUntil: '2026-11-20' })
  expect(freezeCart(questionOf([held]), 30).validUntil).toBe('2026-12-18')
})

it('Freezes no price of what is sold no more', () => {
  const frozen = freezeCart(questionOf([line({ productId: 'weg' })]), 30)
  expect(frozen.lines).toEqual([
    {
      id: 'l1',
      rule: null,
      effects: [],
      until: null,
      services: { studioDesignCents: 3950, validateDesignCents: 1250 },
    },
  ])
})

it('Holds an offered price for its quantity, to its last day', () => {
  const offered = line({ quantity: 7, agreedRule: offeredRule(7, 12_345), agreedUntil: '2026-11-18' })
  expect(ask([offered], [sold]).totals.subtotalCents).toBe(12_345)
  const after = ask([offered], [sold], { now: { date: '2026-11-19', minutes: 0 } })
  expect(after.totals.subtotalCents).toBe(7_000)
  expect(after.groups[0]?.lines[0]?.previous?.lineCents).toBe(12_345)
})
