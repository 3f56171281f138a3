/** The sizes that a customer enters. */
export type SizeField = 'width' | 'height' | 'length'

/** What a field accepts, in whole mm; steps count from `minMm`. */
export type SizeLimits = {
  readonly field: SizeField
  readonly minMm: number
  readonly maxMm: number
  readonly stepMm: number
}

/** What the product is made on: sheets with a margin that cannot be printed, or a roll; null means no such limit. */
export type Carrier =
  | {
      readonly kind: 'sheet'
      readonly sheetsMm: readonly (readonly [number, number])[]
      readonly marginMm: number
      readonly mayRotate: boolean
      readonly mayPanel: boolean
    }
  | {
      readonly kind: 'roll'
      readonly printableWidthMm: number
      readonly maxLengthMm: number | null
      readonly mayRotate: boolean
      readonly mayPanel: boolean
    }

export type SizeFault = 'missing' | 'not_whole' | 'too_small' | 'too_large' | 'off_step' | 'does_not_fit'

/** Why a size cannot be made; `limitMm` is the minimum, maximum or step that was broken, null for the other faults. */
export type SizeRefusal = {
  readonly error: 'invalid_config'
  readonly field: SizeField
  readonly code: SizeFault
  readonly limitMm: number | null
}

export type Sizes = Readonly<Partial<Record<SizeField, number | null>>>

/**
 * The first reason why these sizes (whole mm) cannot be made, or null when they can: each field within its own limits,
 * then the piece within its sheet or roll, turned when that is allowed. What may be joined from panels fits any sheet,
 * and a roll when the panels are no longer than it.
 */
export function refuseSize(
  fields: readonly SizeLimits[],
  sizes: Sizes,
  carrier: Carrier | null,
): SizeRefusal | null {
  for (const limits of fields) {
    const refusal = refuseField(limits, sizes[limits.field] ?? null)
    if (refusal) return refusal
  }
  const { width, height } = sizes
  if (carrier === null || width == null || height == null || fitsCarrier(carrier, width, height)) return null
  return refusalOf(height > width ? 'height' : 'width', 'does_not_fit', null)
}

function refuseField({ field, minMm, maxMm, stepMm }: SizeLimits, sizeMm: number | null): SizeRefusal | null {
  if (sizeMm === null) return refusalOf(field, 'missing', null)
  if (!Number.isSafeInteger(sizeMm)) return refusalOf(field, 'not_whole', null)
  if (sizeMm < minMm) return refusalOf(field, 'too_small', minMm)
  if (sizeMm > maxMm) return refusalOf(field, 'too_large', maxMm)
  if ((sizeMm - minMm) % stepMm !== 0) return refusalOf(field, 'off_step', stepMm)
  return null
}

/** Whether a rectangle in mm can be made on the carrier. */
function fitsCarrier(carrier: Carrier, widthMm: number, heightMm: number): boolean {
  const fits = (acrossMm: number, alongMm: number) =>
    carrier.kind === 'sheet' ? fitsSheet(carrier, acrossMm, alongMm) : fitsRoll(carrier, acrossMm, alongMm)
  return fits(widthMm, heightMm) || (carrier.mayRotate && fits(heightMm, widthMm))
}

function fitsSheet(carrier: Carrier & { kind: 'sheet' }, acrossMm: number, alongMm: number): boolean {
  if (carrier.mayPanel || carrier.sheetsMm.length === 0) return true
  const marginsMm = 2 * carrier.marginMm
  return carrier.sheetsMm.some(
    ([sheetWidthMm, sheetHeightMm]) =>
      acrossMm <= sheetWidthMm - marginsMm && alongMm <= sheetHeightMm - marginsMm,
  )
}

function fitsRoll(carrier: Carrier & { kind: 'roll' }, acrossMm: number, alongMm: number): boolean {
  const isNarrowEnough = carrier.mayPanel || acrossMm <= carrier.printableWidthMm
  return isNarrowEnough && alongMm <= (carrier.maxLengthMm ?? Infinity)
}

const refusalOf = (field: SizeField, code: SizeFault, limitMm: number | null): SizeRefusal => ({
  error: 'invalid_config',
  field,
  code,
  limitMm,
})
