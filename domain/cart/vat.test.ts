import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { vatTotals } from './vat.ts'

const part = (ratePercent: number, netCents: number) => ({ ratePercent, netCents })

it.each([
  ['over the sum of three lines of 1.02', [part(21, 102), part(21, 102), part(21, 102)], 64, 370],
  [
    'over the sum of three lines of 4.50, not per line',
    [part(21, 450), part(21, 450), part(21, 450)],
    284,
    1634,
  ],
  ['over the sum of one line of 103.10', [part(21, 10_310)], 2165, 12_475],
  ['of nothing is nothing', [], 0, 0],
])('VAT %s', (_rule, parts, vatCents, totalCents) => {
  expect(vatTotals(parts)).toMatchObject({ vatCents, totalCents })
})

it('rounds once per rate and puts the highest rate first', () => {
  expect(vatTotals([part(9, 36_500), part(21, 2450), part(21, 895)])).toEqual({
    netCents: 39_845,
    vat: [
      { ratePercent: 21, baseCents: 3345, vatCents: 702 },
      { ratePercent: 9, baseCents: 36_500, vatCents: 3285 },
    ],
    vatCents: 3987,
    totalCents: 43_832,
  })
})

it('charges no VAT when it is reversed to the customer', () => {
  expect(vatTotals([part(9, 36_500), part(21, 2450)], true)).toEqual({
    netCents: 38_950,
    vat: [{ ratePercent: 0, baseCents: 38_950, vatCents: 0 }],
    vatCents: 0,
    totalCents: 38_950,
  })
})

it('does not depend on how an amount is divided into lines', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), (amounts) => {
      const whole = amounts.reduce((sum, amount) => sum + amount, 0)
      expect(vatTotals(amounts.map((amount) => part(21, amount)))).toEqual(vatTotals([part(21, whole)]))
    }),
  )
})
