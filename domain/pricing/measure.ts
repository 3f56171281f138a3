import { exactInteger, safeNumber } from '../money.ts'
import { fitsWhole, notNegative } from './exact.ts'
import type { PriceInput, PriceRule, TierMeasure } from './model.ts'
import { runningLengthMm } from './running-metre.ts'

/** What one piece measures, as far as its price needs it. */
export type MeasuredInput = Omit<PriceInput, 'quantity' | 'effects'>

/** The area in mm² that one piece is charged for, at least the rule's minimum; null while a size is missing. */
export function billableAreaMm2({ rule, widthMm, heightMm }: MeasuredInput): bigint | null {
  if (widthMm === null || heightMm === null) return null
  const areaMm2 = exactInteger(widthMm) * exactInteger(heightMm)
  const minimumMm2 = exactInteger(notNegative(rule.minAreaMm2 ?? 0))
  return areaMm2 > minimumMm2 ? areaMm2 : minimumMm2
}

/** One piece in millionths of the measure (so mm² for m²), billable area and minimum length included; null without size. */
export function pieceMicro(measure: TierMeasure, input: MeasuredInput): bigint | null {
  switch (measure) {
    case 'piece':
      return 1_000_000n
    case 'm2':
      return billableAreaMm2(input)
    case 'metre': {
      if (input.rule.runningMetre === null) return null
      const lengthMm = runningLengthMm(input.rule.runningMetre, input)
      return lengthMm === null ? null : lengthMm * 1000n
    }
  }
}

const MEASURE_OF_MODEL = {
  piece: 'piece',
  m2: 'm2',
  runningMetre: 'metre',
  run: 'piece',
} as const satisfies Record<PriceRule['model'], TierMeasure>

/** The measure that the rule's rate is per. */
export const rateMeasure = (rule: PriceRule): TierMeasure => MEASURE_OF_MODEL[rule.model]

/** The measure that the rule's tiers look at; that of its rate when it has no tiers. */
export const tierMeasure = (rule: PriceRule): TierMeasure => rule.tiers?.measure ?? rateMeasure(rule)

/**
 * All lines of one sku together in thousandths of the tier's measure: the `productMeasureMilli` of each of them. Added up
 * exactly and cut off once, so that no band is missed; null while a size is missing.
 */
export function productMeasureMilli(
  lines: readonly (MeasuredInput & { readonly quantity: number })[],
): number | null {
  let totalMicro = 0n
  for (const line of lines) {
    const micro = pieceMicro(tierMeasure(line.rule), line)
    if (micro === null) return null
    totalMicro += micro * exactInteger(line.quantity)
  }
  const milli = totalMicro / 1000n
  return fitsWhole(milli) ? safeNumber(milli) : null
}
