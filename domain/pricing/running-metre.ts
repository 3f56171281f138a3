import { exactInteger } from '../money.ts'
import { notNegative } from './exact.ts'
import type { PriceInput, RunningMetre } from './model.ts'

/**
 * The length in mm that one piece is charged for: its length field, its strips (each with its cutting allowance) or its
 * outline, raised to the minimum. Null while a size that it needs is missing.
 */
export function runningLengthMm(
  runningMetre: RunningMetre,
  size: Pick<PriceInput, 'widthMm' | 'heightMm' | 'lengthMm'>,
): bigint | null {
  const measuredMm = measuredLengthMm(runningMetre, size)
  if (measuredMm === null) return null
  const minimumMm = exactInteger(notNegative(runningMetre.minLengthMm))
  return measuredMm > minimumMm ? measuredMm : minimumMm
}

function measuredLengthMm(
  { measure, usableWidthMm, lengthAllowanceMm }: RunningMetre,
  { widthMm, heightMm, lengthMm }: Pick<PriceInput, 'widthMm' | 'heightMm' | 'lengthMm'>,
): bigint | null {
  if (measure === 'length') return lengthMm === null ? null : exactInteger(lengthMm)
  if (widthMm === null || heightMm === null) return null
  if (measure === 'perimeter') return 2n * (exactInteger(widthMm) + exactInteger(heightMm))
  if (usableWidthMm === null || usableWidthMm <= 0) throw new RangeError('Strips need a usable width')
  const usable = exactInteger(usableWidthMm)
  const strips = (exactInteger(widthMm) + usable - 1n) / usable
  return strips * (exactInteger(heightMm) + exactInteger(notNegative(lengthAllowanceMm)))
}
