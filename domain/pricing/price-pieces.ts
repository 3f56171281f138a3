import { exactInteger } from '../money.ts'
import { lineEffectRow, pieceEffectRow, type ExactRow } from './effects.ts'
import { overMicro, roundedCents } from './exact.ts'
import { inWholeCents, minimumRows, setupRows, sumAmounts, type PricedLine } from './line-rows.ts'
import { pieceMicro, rateMeasure } from './measure.ts'
import type { PriceInput } from './model.ts'
import { bandAt, tieredRate } from './tiers.ts'

/**
 * A line whose piece price is rounded to cents and then multiplied, so that what the customer sees multiplies out. The
 * minimum is compared before set-up. Null without a rate or a needed size, or when a piece comes out below zero.
 */
export function pricePieces(input: PriceInput, measureMilli: bigint): PricedLine | null {
  const base = baseRow(input, measureMilli)
  if (base === null) return null
  const quantity = exactInteger(input.quantity)
  const pieceEffects = input.effects.map((effect) => pieceEffectRow(effect, base.amount, input))
  const lineEffects = input.effects.map((effect) => lineEffectRow(effect, quantity))
  if (pieceEffects.includes(null) || lineEffects.includes(null)) return null

  const pieceRows = [base, ...pieceEffects.filter((row) => row != null)]
  const unitCents = roundedCents(sumAmounts(pieceRows))
  if (unitCents < 0n) return null
  const goodsCents = unitCents * quantity
  const lineRows = [
    ...minimumRows(input.rule, goodsCents),
    ...lineEffects.filter((row) => row != null).map(inWholeCents),
    ...setupRows(input),
  ]
  const lineCents = goodsCents + roundedCents(sumAmounts(lineRows))
  return { unitCents, unitE4: unitCents * 100n, lineCents, rows: [...pieceRows, ...lineRows] }
}

function baseRow(input: PriceInput, measureMilli: bigint): ExactRow | null {
  const basis = rateMeasure(input.rule)
  const micro = pieceMicro(basis, input)
  const rate = tieredRate(input.rule, bandAt(input.rule.tiers?.bands ?? [], measureMilli))
  if (micro === null || rate === null) return null
  return {
    code: 'base',
    label: '',
    basis,
    basisMilli: Number(micro / 1000n),
    scope: 'piece',
    amount: overMicro(rate, micro),
  }
}
