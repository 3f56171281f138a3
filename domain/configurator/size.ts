import type { SizeField } from '../pricing/check-size.ts'
import type { FieldView } from './field-values.ts'
import type { Configurator, SideLimits } from './model.ts'

/** The size in whole mm that the form fields say; null where there is no such field, or no value in it yet. */
export type SizeMm = {
  readonly widthMm: number | null
  readonly heightMm: number | null
  readonly lengthMm: number | null
}

/**
 * Reads the size from the visible millimetre fields; a value that cannot be made is no size. A product that comes in one
 * size has that one.
 */
export function sizeOf(
  forms: readonly { readonly fields: readonly FieldView[] }[],
  fixedSizeMm?: Configurator['fixedSizeMm'],
): SizeMm {
  if (fixedSizeMm) return { widthMm: fixedSizeMm[0], heightMm: fixedSizeMm[1], lengthMm: null }
  const of = (side: SizeField) => {
    for (const { fields } of forms) {
      const view = fields.find(({ field }) => field.type === 'input_mm' && field.measures === side)
      if (view?.fault === null) return Number(view.text)
    }
    return null
  }
  return { widthMm: of('width'), heightMm: of('height'), lengthMm: of('length') }
}

/** Whether a size can be made within limits, turned when needed; an unknown size fits everything. */
export function fitsLimits(limits: SideLimits | null, { widthMm, heightMm }: SizeMm): boolean {
  if (limits === null || widthMm === null || heightMm === null) return true
  return (
    Math.max(widthMm, heightMm) <= limits.maxLongSideMm &&
    Math.min(widthMm, heightMm) <= limits.maxShortSideMm
  )
}
