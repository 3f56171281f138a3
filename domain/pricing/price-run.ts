import { exactInteger, roundedQuotient } from '../money.ts'
import { lineEffectRow, pieceEffectRow, type ExactRow } from './effects.ts'
import { exactCents, notNegative, percentOff, roundedCents } from './exact.ts'
import { minimumRows, setupRows, sumAmounts, type PricedLine } from './line-rows.ts'
import type { PriceInput } from './model.ts'

/**
 * A line sold by the run: the run's price with its effects is rounded once, and the unit price is information. Null for
 * a quantity outside the table, a missing size, or goods that come out below zero.
 */
export function priceRun(input: PriceInput): PricedLine | null {
  const base = baseRow(input)
  if (base === null) return null
  const quantity = exactInteger(input.quantity)
  const overRun = input.effects.map((effect) => {
    const row = pieceEffectRow(effect, base.amount, input)
    return row && rowOverRun(row, quantity)
  })
  const perRun = input.effects.map((effect) => lineEffectRow(effect, quantity))
  if (overRun.includes(null) || perRun.includes(null)) return null

  const lineEffects = perRun.filter((row) => row != null)
  const goods = [
    base,
    ...overRun.filter((row) => row != null),
    ...lineEffects.filter((row) => row.basis === 'run'),
  ]
  const goodsCents = roundedCents(sumAmounts(goods))
  if (goodsCents < 0n) return null
  const once = [
    ...minimumRows(input.rule, goodsCents),
    ...lineEffects.filter((row) => row.basis !== 'run'),
    ...setupRows(input),
  ]
  const lineCents = goodsCents + roundedCents(sumAmounts(once))
  return {
    unitCents: roundedQuotient(lineCents, quantity),
    unitE4: roundedQuotient(lineCents * 100n, quantity),
    lineCents,
    rows: [...goods, ...once],
  }
}

/** The same order at the next larger run of the table, or null at the largest. */
export function nextRunQuantity(input: PriceInput): PriceInput | null {
  const larger = input.rule.runPrices
    .map((run) => run.quantity)
    .filter((quantity) => quantity > input.quantity)
  return larger.length === 0 ? null : { ...input, quantity: Math.min(...larger) }
}

function baseRow({ rule, quantity }: PriceInput): ExactRow | null {
  const run = rule.runPrices.find((price) => price.quantity === quantity)
  if (run === undefined) return null
  const amount = percentOff(exactCents(notNegative(run.cents)), rule.listPercentOff ?? 0)
  return { code: 'base', label: '', basis: 'run', basisMilli: quantity * 1000, scope: 'line', amount }
}

/** An effect per piece holds for every piece of the run; a percentage is of the run's price already. */
function rowOverRun(row: ExactRow, quantity: bigint): ExactRow {
  if (row.basis === 'percent') return { ...row, scope: 'line' }
  return {
    ...row,
    scope: 'line',
    basisMilli: row.basisMilli * Number(quantity),
    amount: row.amount * quantity,
  }
}
