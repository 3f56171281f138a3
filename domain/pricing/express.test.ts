import { expect, it } from 'vitest'
import { expressCents } from './express.ts'

it.each([
  ['PV19: 40% of 154.90', 15_490, { percent: 40, minimumCents: 2000 }, 6196],
  ['PV39: 35% of 119.06', 11_906, { percent: 35, minimumCents: 1000 }, 4167],
  ['PV54: at least the minimum', 1650, { percent: 40, minimumCents: 2000 }, 2000],
])('%s', (_rule, netCents, rate, cents) => {
  expect(expressCents(netCents, rate)).toBe(cents)
})

it('refuses a minimum that is no amount', () => {
  expect(() => expressCents(1650, { percent: 40, minimumCents: Number.NaN })).toThrow(RangeError)
})
