import { describe, expect, it } from 'vitest'
import type { ChoicePrice } from './choice-price.ts'
import type { ListPrice } from './content.ts'
import { raisedChoice, raisedPrice } from './raised.ts'

const choice = (unit: ChoicePrice['unit'], amount: number): ChoicePrice => ({
  sku: 'DOEK',
  optionId: 'rand',
  choiceId: 'zoom',
  unit,
  amount,
  setupCents: null,
})

describe('a price with a percentage on it', () => {
  it.each<[string, ChoicePrice['unit'], number, number, number]>([
    ['in whole cents from one euro on', 'm2', 123_456, 4, 128_400],
    ['in hundredths of a cent below that', 'piece', 345, 4, 359],
    ['in whole cents where it has no more', 'order', 1250, 4, 1300],
    ['halves away from zero', 'order', 10_250, 0.05, 10_255],
    ['less with a minus', 'm2', 100_000, -12.5, 87_500],
    ['more off of what comes off', 'piece', -20_000, 10, -22_000],
    ['never nothing of something', 'piece', 1, -60, 1],
    ['nothing of nothing', 'piece', 0, 50, 0],
    ['a share of the material as it was', 'percent', 1250, 10, 1250],
  ])('is %s', (_name, unit, amount, percent, becomes) => {
    expect(raisedChoice(choice(unit, amount), percent)).toEqual(choice(unit, becomes))
  })

  it('has it on its tiers and circulations, and not on what a line costs once', () => {
    const price: ListPrice = {
      sku: 'MESH',
      validFrom: '2000-01-01',
      validTo: null,
      rateE4: 100_000,
      bands: [
        { kind: 'amount', fromMilli: 5000, rateE4: 90_000 },
        { kind: 'percentOff', fromMilli: 9000, percent: 10 },
      ],
      runPrices: [{ quantity: 500, cents: 8900 }],
      once: { setupCents: 500, minimumLineCents: 2500 },
    }
    expect(raisedPrice(price, 4)).toEqual({
      ...price,
      rateE4: 104_000,
      bands: [{ kind: 'amount', fromMilli: 5000, rateE4: 93_600 }, price.bands[1]],
      runPrices: [{ quantity: 500, cents: 9256 }],
    })
    expect(raisedPrice({ ...price, rateE4: null }, 4).rateE4).toBeNull()
  })
})
