import type { Cents } from '../money.ts'
import type { PriceRule } from '../pricing/model.ts'

/** The rule of a line that was offered at a price of its own: so many pieces for so much, and no other number. */
export function offeredRule(quantity: number, lineCents: Cents): PriceRule {
  return {
    model: 'run',
    rateE4: null,
    tiers: null,
    setupCents: 0,
    minAreaMm2: null,
    minimumLineCents: null,
    extraDesignFeeCents: 0,
    runningMetre: null,
    runPrices: [{ quantity, cents: lineCents }],
  }
}
