import { type Cents, exactInteger, roundHalfAwayFromZero, sumCents } from '../money.ts'
import type { BreakdownRow, RateE4 } from './model.ts'

/**
 * One row of what a line costs, excluding VAT. With a rate it is `count` × that rate to the cent; `rateE4` is null for
 * what is priced as a whole: something charged once, or a run. `label` is null where the code names it.
 */
export type AmountRow = {
  readonly code: string
  readonly label: string | null
  readonly count: number
  readonly rateE4: RateE4 | null
  readonly netCents: Cents
}

/** The code of the row that holds the pieces or the run themselves. */
export const GOODS = 'goods'
/** The code of what the kept rows of a line leave unexplained. */
export const OTHER = 'other'
/** The code of what a price gained or lost when it was rounded to cents. */
export const ROUNDING = 'rounding'

/** A line as far as its rows need it; `lineCents` is what stands as its amount, services included where the rows have them. */
export type LineToShow = {
  readonly quantity: number
  readonly unitCents: Cents
  readonly lineCents: Cents
  readonly breakdown: readonly BreakdownRow[]
}

/** A line taken apart: its pieces or run first, then what is charged once; together they are its amount to the cent. */
export type AmountRows = readonly [goods: AmountRow, ...once: AmountRow[]]

/**
 * What stands with the amount of a line wherever it is shown. The pieces multiply out by the price of one; a run, and a
 * line whose kept rows do not explain its amount, has no such price and stands as a whole.
 */
export function amountRows(line: LineToShow): AmountRows {
  const { quantity, unitCents, lineCents, breakdown } = line
  const once = breakdown.filter(isOnce(breakdown)).map(onceRow).filter(isNotNothing)
  const goodsCents = lineCents - sumCents(once.map(({ netCents }) => netCents))
  if (isRun(breakdown)) return [goods(quantity, null, goodsCents), ...once]

  const restCents = goodsCents - unitCents * quantity
  const pieces = goods(quantity, unitCents * RATES_PER_CENT, unitCents * quantity)
  if (restCents === 0) return [pieces, ...once]
  // Only rows of a piece say that the kept price is one to multiply by.
  const isByPiece = breakdown.some(({ scope }) => scope === 'piece')
  if (isByPiece && restCents > 0) return [pieces, ...once, charge(OTHER, restCents)]
  return goodsCents < 0 ? [goods(quantity, null, lineCents)] : [goods(quantity, null, goodsCents), ...once]
}

/**
 * What one piece, or a run, is made of: the rows that were added up, and one for the rounding where they come to a part of
 * a cent, so that they add up to the price of the piece or the run.
 */
export function goodsParts(line: LineToShow): readonly BreakdownRow[] {
  const { breakdown, unitCents } = line
  const isCharge = isOnce(breakdown)
  const parts = breakdown.filter((row) => !isCharge(row))
  const priceE4 = (isRun(breakdown) ? amountRows(line)[0].netCents : unitCents) * RATES_PER_CENT
  const rounding = priceE4 - parts.reduce((sum, { amountE4 }) => sum + amountE4, 0)
  if (parts.length === 0 || rounding === 0) return parts
  return [...parts, { ...ROUNDED, scope: isRun(breakdown) ? 'line' : 'piece', amountE4: rounding }]
}

const RATES_PER_CENT = 100
const ROUNDED = { code: ROUNDING, label: '', basis: 'line', basisMilli: 1000 } as const

const isRun = (breakdown: readonly BreakdownRow[]) =>
  breakdown.some(({ code, basis, scope }) => code === 'base' && basis === 'run' && scope === 'line')

/** Charges that count something; in a run a chosen option may count as well, and is part of the run. */
const COUNTED_CHARGES: ReadonlySet<string> = new Set(['extraDesigns', 'studioDesigns', 'designCheck'])

const isOnce =
  (breakdown: readonly BreakdownRow[]) =>
  ({ code, scope, basis }: BreakdownRow) =>
    scope === 'line' && (!isRun(breakdown) || basis === 'line' || COUNTED_CHARGES.has(code))

function onceRow({ code, label, basis, basisMilli, amountE4 }: BreakdownRow): AmountRow {
  const row = charge(
    code,
    roundHalfAwayFromZero(exactInteger(amountE4), BigInt(RATES_PER_CENT)),
    label || null,
  )
  const count = basis === 'line' || basis === 'count' ? basisMilli / 1000 : 1
  const rateE4 = (row.netCents * RATES_PER_CENT) / count
  return count > 1 && Number.isInteger(count) && Number.isInteger(rateE4) ? { ...row, count, rateE4 } : row
}

const isNotNothing = ({ netCents }: AmountRow) => netCents !== 0

const goods = (count: number, rateE4: RateE4 | null, netCents: Cents): AmountRow => ({
  ...charge(GOODS, netCents),
  count,
  rateE4,
})

const charge = (code: string, netCents: Cents, label: string | null = null): AmountRow => ({
  code,
  label,
  count: 1,
  rateE4: null,
  netCents,
})
