import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BreakdownRow, PriceRule } from '../pricing/model.ts'
import { priceLine } from '../pricing/price-line.ts'
import {
  changedExpress,
  goodsCents,
  type RepricedLine,
  repricedLines,
  wasOtherRate,
} from './changed-price.ts'

const perPiece: PriceRule = {
  model: 'piece',
  rateE4: 10_000,
  tiers: {
    measure: 'piece',
    scope: 'line',
    bands: [{ fromMilli: 10_000, kind: 'amount', rateE4: 8000 }],
  },
  setupCents: 500,
  minAreaMm2: null,
  minimumLineCents: null,
  extraDesignFeeCents: 700,
  runningMetre: null,
  runPrices: [],
}
const overProduct: PriceRule = { ...perPiece, tiers: { ...perPiece.tiers!, scope: 'product' } }
const byRun: PriceRule = {
  ...perPiece,
  model: 'run',
  tiers: null,
  setupCents: 0,
  runPrices: [
    { quantity: 100, cents: 4000 },
    { quantity: 250, cents: 7000 },
  ],
}
const SIZES = { widthMm: null, heightMm: null, lengthMm: null }
const check: BreakdownRow = {
  code: 'designCheck',
  label: '',
  basis: 'count',
  basisMilli: 1000,
  scope: 'line',
  amountE4: 95_000,
}

/** A line as it was ordered by a rule. */
function ordered(rule: PriceRule | null, quantity: number, more: Partial<RepricedLine> = {}): RepricedLine {
  const price = rule && priceLine({ rule, quantity, ...SIZES, effects: [] })
  return {
    id: 'a',
    productId: 'p',
    quantity,
    ...SIZES,
    unitCents: price?.unitCents ?? 0,
    lineCents: price?.lineCents ?? 0,
    breakdown: price?.breakdown ?? [],
    agreed: { rule, effects: [] },
    isOrdered: true,
    isChangeable: true,
    ...more,
  }
}
function cents(
  lines: readonly RepricedLine[],
  quantities: Readonly<Record<string, number>>,
  anew: ReadonlyMap<string, string | null> = new Map(),
) {
  const found = repricedLines(lines, { quantities: new Map(Object.entries(quantities)), anew })
  if ('refusal' in found) return [found.refusal, found.lineId]
  return Object.fromEntries([...found.amounts].map(([id, { lineCents }]) => [id, lineCents]))
}

describe('repricedLines', () => {
  it.each<[string, readonly RepricedLine[], Readonly<Record<string, number>>, unknown]>([
    ['prices more at the agreed rate, start-up cost included', [ordered(perPiece, 2)], { a: 4 }, { a: 900 }],
    ['reaches the tier of the agreed rule', [ordered(perPiece, 2)], { a: 10 }, { a: 1300 }],
    ['falls out of it again', [ordered(perPiece, 10)], { a: 9 }, { a: 1400 }],
    ['leaves alone what has the same quantity', [ordered(perPiece, 2)], { a: 2 }, {}],
    ['sells a circulation that there is', [ordered(byRun, 100)], { a: 250 }, { a: 7000 }],
    ['has no price between circulations', [ordered(byRun, 100)], { a: 150 }, ['QuantityNotSold', 'a']],
    ['has none without a rule', [ordered(null, 2)], { a: 4 }, ['NoAgreedPrice', 'a']],
    [
      'moves the tier of the other lines of its product where all count',
      [ordered(overProduct, 4), ordered(overProduct, 5, { id: 'b' })],
      { a: 5 },
      { a: 900, b: 900 },
    ],
    [
      'leaves those in production as they are, and counts them',
      [ordered(overProduct, 4), ordered(overProduct, 5, { id: 'b', isChangeable: false })],
      { a: 5 },
      { a: 900 },
    ],
    [
      'does not count what was cancelled',
      [ordered(overProduct, 4), ordered(overProduct, 5, { id: 'b', isOrdered: false, isChangeable: false })],
      { a: 5 },
      { a: 1000 },
    ],
    [
      'leaves other products alone',
      [ordered(overProduct, 4), ordered(overProduct, 5, { id: 'b', productId: 'q' })],
      { a: 6 },
      { a: 1100 },
    ],
  ])('%s', (_rule, lines, quantities, expected) => {
    expect(cents(lines, quantities)).toEqual(expected)
  })

  it('keeps what was agreed for the check and for further designs', () => {
    const base = priceLine({ rule: perPiece, quantity: 2, ...SIZES, effects: [], designCount: 3 })!
    const line = ordered(perPiece, 2, {
      lineCents: base.lineCents + 950,
      breakdown: [...base.breakdown, check],
    })
    expect(goodsCents(line)).toBe(base.lineCents)
    expect(cents([line], { a: 4 })).toEqual({ a: 400 + 500 + 2 * 700 + 950 })
  })

  it.each<[string, readonly RepricedLine[], Readonly<Record<string, string | null>>, unknown]>([
    [
      'prices what is put together anew, services and further designs as agreed',
      [ordered(perPiece, 2, { breakdown: [check], lineCents: 0 })],
      { a: 'p' },
      { a: 700 + 950 },
    ],
    ['prices what comes into the order', [ordered(perPiece, 2, { lineCents: 0 })], { a: null }, { a: 700 }],
    [
      'counts what comes into the order for the tiers of its product',
      [ordered(overProduct, 4), ordered(overProduct, 6, { id: 'b', lineCents: 0 })],
      { b: null },
      { a: 820, b: 980 },
    ],
    [
      'counts for the tiers of a product no more what became another one',
      [ordered(overProduct, 4, { lineCents: 1 }), ordered(perPiece, 6, { id: 'b', productId: 'q' })],
      { b: 'p' },
      { a: 900, b: 1100 },
    ],
    [
      'leaves a part that goes at the price that it goes with',
      [ordered(perPiece, 2, { isOrdered: false, isChangeable: false })],
      { a: 'p' },
      {},
    ],
    [
      'has no price for a circulation that is not sold',
      [ordered(byRun, 150)],
      { a: 'p' },
      ['QuantityNotSold', 'a'],
    ],
  ])('%s', (_rule, lines, anew, expected) => {
    expect(cents(lines, {}, new Map(Object.entries(anew)))).toEqual(expected)
  })

  it('comes back to what was agreed when a quantity does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 5000 }), (from, to) => {
        const line = ordered(perPiece, from)
        const there = repricedLines([line], { quantities: new Map([['a', to]]) })
        if ('refusal' in there) throw new Error(there.refusal)
        const changed = { ...line, ...there.amounts.get('a'), quantity: to }
        const back = repricedLines([changed], { quantities: new Map([['a', from]]) })
        if ('refusal' in back) throw new Error(back.refusal)
        const { unitCents, lineCents, breakdown } = { ...changed, ...back.amounts.get('a') }
        expect({ unitCents, lineCents, breakdown }).toEqual({
          unitCents: line.unitCents,
          lineCents: line.lineCents,
          breakdown: line.breakdown,
        })
      }),
    )
  })
})

describe('changedExpress', () => {
  const lines = [
    { id: 'a', goodsCents: 3000, expressCents: 100 },
    { id: 'b', goodsCents: 1000, expressCents: 50 },
  ]
  it.each([
    ['is a percentage of the goods, divided by them', { percent: 20, minimumCents: 0 }, [600, 200]],
    ['is the minimum at least', { percent: 20, minimumCents: 2000 }, [1500, 500]],
    ['stays as agreed where nothing is hurried any more', null, [113, 37]],
  ])('%s', (_rule, rate, expected) => {
    expect([...changedExpress(lines, rate).values()]).toEqual(expected)
  })
})

/** A line of a hurried group. */
const part = (goods: number, expressed: number, isOrdered = true) => ({
  id: String(goods),
  goodsCents: goods,
  expressCents: expressed,
  isOrdered,
})

describe('the rate that a group was hurried at', () => {
  const rate = { percent: 35, minimumCents: 1500 }
  it.each([
    ['is this one at its percentage', [part(10_000, 3500)], false],
    ['is this one at its minimum', [part(1000, 1000), part(500, 500)], false],
    ['is this one of what is left', [part(10_000, 3500), part(9000, 0, false)], false],
    ['is this one of what there was', [part(10_000, 3500), part(20_000, 7000, false)], false],
    ['is another one', [part(10_000, 3000)], true],
  ])('%s', (_rule, lines, isOther) => {
    expect(wasOtherRate(lines, rate)).toBe(isOther)
  })
})
