import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PriceEffect, PriceInput } from './model.ts'
import { priceLine } from './price-line.ts'
import { chosen, percentBands, sampleInput } from './sample-inputs.ts'

const rateE4 = fc.integer({ min: 0, max: 5_000_000 })
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
const sizeMm = fc.integer({ min: 1, max: 30_000 })
const effect: fc.Arbitrary<PriceEffect> = fc.oneof(
  fc.record({ kind: fc.constant('piece' as const), rateE4 }),
  fc.record({ kind: fc.constant('m2' as const), rateE4 }),
  fc.record({ kind: fc.constant('percent' as const), percent }),
  fc.record({ kind: fc.constant('count' as const), rateE4, count: fc.integer({ min: 0, max: 200 }) }),
  fc.record({
    kind: fc.constant('edgeMetre' as const),
    rateE4,
    edges: fc.uniqueArray(
      fc.constantFrom('top' as const, 'right' as const, 'bottom' as const, 'left' as const),
    ),
    setupCents: fc.integer({ min: 0, max: 5000 }),
  }),
)
const areaLine: fc.Arbitrary<PriceInput> = fc
  .record({
    rateE4,
    listPercentOff: percent,
    tierPercent: percent,
    fromM2: fc.integer({ min: 0, max: 50 }),
    minAreaMm2: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
    minimumLineCents: fc.option(fc.integer({ min: 0, max: 10_000 })),
    setupCents: fc.integer({ min: 0, max: 10_000 }),
    quantity: fc.integer({ min: 1, max: 1000 }),
    widthMm: sizeMm,
    heightMm: sizeMm,
    effects: fc.array(effect, { maxLength: 5 }),
  })
  .map(({ tierPercent, fromM2, quantity, widthMm, heightMm, effects, ...rule }) =>
    sampleInput(
      {
        ...rule,
        model: 'm2',
        tiers: { measure: 'm2', scope: 'line', bands: percentBands([fromM2, tierPercent]) },
      },
      { quantity, widthMm, heightMm, effects: chosen(...effects) },
    ),
  )

const kept = (value: number) => 10_000n - BigInt(Math.round(value * 100))

/** The formula once more, as fractions over one common denominator: nothing in common with the engine. */
function oracleCents({ rule, quantity, widthMm, heightMm, effects }: PriceInput): bigint {
  const w = BigInt(widthMm ?? 0)
  const h = BigInt(heightMm ?? 0)
  const q = BigInt(quantity)
  const area = w * h > BigInt(rule.minAreaMm2 ?? 0) ? w * h : BigInt(rule.minAreaMm2 ?? 0)
  const band = rule.tiers?.bands.find((each) => BigInt(each.fromMilli) * 1000n <= area * q)
  const tier = band?.kind === 'percentOff' ? kept(band.percent) : 10_000n
  // Material over 10^14, each effect brought to 10^18.
  const material = BigInt(rule.rateE4 ?? 0) * tier * kept(rule.listPercentOff ?? 0) * area
  let piece = material * 10_000n
  let setup = BigInt(rule.setupCents)
  for (const { effect: each } of effects) {
    if (each.kind === 'piece') piece += BigInt(each.rateE4) * 10n ** 18n
    if (each.kind === 'm2') piece += BigInt(each.rateE4) * area * 10n ** 12n
    if (each.kind === 'percent') piece += material * BigInt(Math.round(each.percent * 100))
    if (each.kind === 'count') piece += BigInt(each.rateE4 * each.count) * 10n ** 18n
    if (each.kind === 'edgeMetre') {
      const mm = each.edges.reduce((sum, edge) => sum + (edge === 'top' || edge === 'bottom' ? w : h), 0n)
      piece += BigInt(each.rateE4) * mm * 10n ** 15n
      setup += BigInt(each.setupCents)
    }
  }
  const cent = 10n ** 20n
  const unit = (piece - (piece % cent)) / cent + ((piece % cent) * 2n >= cent ? 1n : 0n)
  const minimum = BigInt(rule.minimumLineCents ?? 0)
  return (unit * q > minimum ? unit * q : minimum) + setup
}

it('agrees with exact fractions', () => {
  fc.assert(
    fc.property(areaLine, (input) => {
      expect(BigInt(priceLine(input)?.lineCents ?? -1)).toBe(oracleCents(input))
    }),
    { numRuns: 1000 },
  )
})

it('is never below zero', () => {
  const reduction = fc.record({ kind: fc.constant('piece' as const), rateE4: rateE4.map((rate) => -rate) })
  fc.assert(
    fc.property(areaLine, reduction, (input, effects) => {
      const price = priceLine({ ...input, effects: [...input.effects, ...chosen(effects)] })
      expect(price === null || (price.unitCents >= 0 && price.lineCents >= 0)).toBe(true)
    }),
  )
})

it('never falls when a rule without tiers is ordered in a higher quantity', () => {
  fc.assert(
    fc.property(areaLine, fc.integer({ min: 1, max: 1000 }), (input, more) => {
      const untiered = { ...input, rule: { ...input.rule, tiers: null } }
      const fewer = priceLine(untiered)?.lineCents ?? Infinity
      expect(priceLine({ ...untiered, quantity: input.quantity + more })?.lineCents).toBeGreaterThanOrEqual(
        fewer,
      )
    }),
  )
})

it('is its pieces plus the rows of its line', () => {
  fc.assert(
    fc.property(areaLine, (input) => {
      const price = priceLine(input)
      const rows = price?.breakdown.filter((row) => row.scope === 'line') ?? []
      const lineE4 = rows.reduce((sum, row) => sum + row.amountE4, (price?.unitE4 ?? 0) * input.quantity)
      expect(lineE4).toBe((price?.lineCents ?? 0) * 100)
    }),
  )
})

it('gives whole cents or nothing for numbers of any kind', () => {
  const any = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.constantFrom(0, -0, Number.NaN, Infinity, 2 ** 53, 1e6, 1e6 + 1),
  )
  fc.assert(
    fc.property(areaLine, any, any, any, (input, quantity, widthMm, heightMm) => {
      const price = priceLine({ ...input, quantity, widthMm, heightMm })
      const areAccepted = [quantity, widthMm, heightMm].every(
        (n) => Number.isInteger(n) && n >= 1 && n <= 1e6,
      )
      if (!areAccepted) expect(price).toBeNull()
      if (price)
        expect([price.lineCents, price.unitCents, price.unitE4].every(Number.isSafeInteger)).toBe(true)
    }),
  )
})
