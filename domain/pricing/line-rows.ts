import { exactInteger } from '../money.ts'
import type { ExactRow } from './effects.ts'
import { exactCents, notNegative, roundedCents, type Exact } from './exact.ts'
import type { PriceInput, PriceRule } from './model.ts'

/** A worked-out line, before it is known to fit in safe integers. */
export type PricedLine = {
  readonly unitCents: bigint
  readonly unitE4: bigint
  readonly lineCents: bigint
  readonly rows: readonly ExactRow[]
}

export const sumAmounts = (rows: readonly ExactRow[]): Exact =>
  rows.reduce((sum, row) => sum + row.amount, 0n)

/** The row with its amount in whole cents: what is charged once stands on the line as it is charged. */
export const inWholeCents = (row: ExactRow): ExactRow => ({
  ...row,
  amount: centsAmount(roundedCents(row.amount)),
})

/** What raises the goods of a line to its minimum; no row when they reach it. */
export function minimumRows(rule: PriceRule, goodsCents: bigint): readonly ExactRow[] {
  const raiseCents = exactInteger(notNegative(rule.minimumLineCents ?? 0)) - goodsCents
  return raiseCents > 0n ? [lineRow('minimum', 'line', 1000, centsAmount(raiseCents))] : []
}

/** The set-up of the line, and the fee for every design after the first. */
export function setupRows({ rule, designCount = 1 }: PriceInput): readonly ExactRow[] {
  const setup = exactCents(notNegative(rule.setupCents))
  const extraDesigns = Math.max(0, designCount - 1)
  const designFees = exactCents(notNegative(rule.extraDesignFeeCents)) * exactInteger(extraDesigns)
  return [
    lineRow('setup', 'line', 1000, setup),
    lineRow('extraDesigns', 'count', extraDesigns * 1000, designFees),
  ].filter((row) => row.amount !== 0n)
}

const CENT = exactCents(1)
const centsAmount = (cents: bigint): Exact => cents * CENT

const lineRow = (code: string, basis: ExactRow['basis'], basisMilli: number, amount: Exact): ExactRow => ({
  code,
  label: '',
  basis,
  basisMilli,
  scope: 'line',
  amount,
})
