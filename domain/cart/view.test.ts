import { describe, expect, it } from 'vitest'
import { ask, line, perPiece, product } from './sample-cart.ts'

const ZURICH = { country: 'CH', postcode: '8001' }
const BELGIAN = {
  place: { country: 'BE', postcode: '2000' },
  vatId: 'BE0123456749',
  vatIdStatus: 'valid',
} as const
const codes = (view: ReturnType<typeof ask>) => view.blockers.map(({ code }) => code)

describe('viewCart', () => {
  it('adds up lines, shipping of what goes together, and VAT once per rate', () => {
    const view = ask([line(), line({ id: 'l2', quantity: 2 })], [product()])
    expect(view.totals).toMatchObject({
      subtotalCents: 3000,
      shippingCents: 895,
      totalExcludingTaxCents: 3895,
      totalIncludingTaxCents: 4713,
    })
    expect(codes(view)).toEqual([])
  })

  it('shifts VAT for a business in another member state', () => {
    const { totals, vat } = ask([line()], [product()], { buyer: BELGIAN })
    expect(vat).toEqual({ treatment: 'reverse_charged', reason: 'valid_number' })
    expect(totals.totalIncludingTaxCents).toBe(totals.totalExcludingTaxCents)
  })

  it('takes what is fetched to stay where the shop is, and what is sent to go to its address', () => {
    const swiss = { ...BELGIAN, place: ZURICH, vatId: null }
    const addresses = [{ id: 'a1', ...ZURICH, isDefault: true }]
    const sent = ask([line()], [product()], { buyer: swiss, addresses })
    expect(sent.vat).toEqual({ treatment: 'exported', reason: 'sent_out_of_union' })
    const fetched = ask([line(), line({ id: 'l2', deliveryKind: 'pickup' })], [product()], {
      buyer: swiss,
      addresses,
    })
    expect(fetched.vat).toEqual({ treatment: 'taxed', reason: 'not_sent_out_of_union' })
    expect(fetched.totals.totalIncludingTaxCents).toBeGreaterThan(fetched.totals.totalExcludingTaxCents)
  })

  it.each([
    ['nothing', [], [product()], ['empty_cart']],
    ['a product that is gone', [line()], [], ['product_unavailable']],
    ['a product that is no longer sold', [line()], [product({ isActive: false })], ['product_unavailable']],
    [
      'a product without a price',
      [line({ agreedRule: null })],
      [product({ baseRule: perPiece(0, { rateE4: null }) })],
      ['no_price'],
    ],
    ['a price that went up', [line({ agreedRule: perPiece(90_000) })], [product()], ['price_changed']],
    ['print without files', [line()], [product({ needsPrintFiles: true })], ['invalid_design']],
    [
      'print with files that come later',
      [line({ filesLater: true })],
      [product({ needsPrintFiles: true })],
      [],
    ],
    ['a date that has passed', [line({ deliveryDate: '2026-11-17' })], [product()], ['invalid_date']],
    [
      'a way of delivery that is not offered',
      [line({ deliveryKind: 'ship' })],
      [product({ deliveryKinds: ['pickup'] })],
      ['not_shippable'],
    ],
    [
      'goods too heavy for any transport',
      [line()],
      [product({ weight: { grams: 40_000, per: 'piece' } })],
      ['not_shippable'],
    ],
    [
      'a run of a quantity that is not sold',
      [line({ quantity: 3 })],
      [
        product({
          baseRule: perPiece(0, { model: 'run', rateE4: null, runPrices: [{ quantity: 100, cents: 1490 }] }),
        }),
      ],
      ['invalid_config'],
    ],
  ])('is blocked by %s', (_case, lines, products, expected) => {
    expect(codes(ask(lines, products))).toEqual(expected)
  })

  it('is blocked without any address, unless everything is fetched', () => {
    const nowhere = { addresses: [] }
    expect(codes(ask([line()], [product()], nowhere))).toEqual(['address_missing'])
    expect(codes(ask([line({ deliveryKind: 'pickup' })], [product()], nowhere))).toEqual([])
  })

  it('keeps the price of a quote until its day, whatever the price list says', () => {
    const quoted = line({ agreedRule: perPiece(90_000), agreedUntil: '2026-11-18' })
    expect(ask([quoted], [product()]).totals.subtotalCents).toBe(900)
    const later = ask([quoted], [product()], { now: { date: '2026-11-19', minutes: 0 } })
    expect([later.totals.subtotalCents, codes(later)]).toEqual([1000, ['price_changed']])
  })

  it('does not call it a changed price when another line of the sku moves the tier', () => {
    const tiered = perPiece(100_000, {
      tiers: {
        measure: 'piece',
        scope: 'product',
        bands: [{ fromMilli: 10_000, kind: 'percentOff', percent: 10 }],
      },
    })
    const lines = [
      line({ agreedRule: tiered, quantity: 5 }),
      line({ id: 'l2', agreedRule: tiered, quantity: 5 }),
    ]
    const view = ask(lines, [product({ baseRule: tiered })])
    expect([view.totals.subtotalCents, codes(view)]).toEqual([9000, []])
  })

  it('hurries a group only when each of its lines can be hurried', () => {
    const slow = product({ id: 'p2', lead: { productionDays: 3, addsDays: 0, expressDays: null } })
    const group = {
      id: 'g',
      title: 'Set',
      configuration: null,
      lines: [line({ isExpress: true }), line({ id: 'l2', productId: 'p2' })],
    }
    const view = ask([], [product(), slow], { groups: [group] })
    expect(view.groups[0]).toMatchObject({ isExpress: false, expressOfferCents: null, expressCents: 0 })
    const fast = ask([line({ isExpress: true })], [product()])
    expect(fast.groups[0]).toMatchObject({ isExpress: true, expressCents: 1500 })
    expect(fast.groups[0]?.lines[0]?.date).toBe('2026-11-20')
  })

  it('goes back to the default address when the chosen one has gone', () => {
    const view = ask([line({ addressId: 'weg' })], [product()])
    expect(view.groups[0]?.lines[0]?.address?.id).toBe('a1')
  })
})
