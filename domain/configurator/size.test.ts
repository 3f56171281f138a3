import { describe, expect, it } from 'vitest'
import { fitsLimits, sizeOf } from './size.ts'

const side = (measures: 'width' | 'height', text: string, fault: null | 'missing' = null) => ({
  fields: [
    {
      field: {
        type: 'input_mm' as const,
        optionId: measures,
        label: measures,
        visibleIf: [],
        measures,
        minMm: 1,
        maxMm: 9000,
        stepMm: 1,
        defaultMm: null,
      },
      text,
      fault: fault && { code: fault, limitMm: null },
    },
  ],
})

describe('the size of a configuration', () => {
  it('is what the fields say', () => {
    expect(sizeOf([side('width', '3000'), side('height', '1000')])).toEqual({
      widthMm: 3000,
      heightMm: 1000,
      lengthMm: null,
    })
  })

  it('is unknown where a field has no value that can be made', () => {
    expect(sizeOf([side('width', '', 'missing'), side('height', '1000')]).widthMm).toBeNull()
  })

  it('is that of the product where the product comes in one size', () => {
    expect(sizeOf([], [3400, 1730])).toEqual({ widthMm: 3400, heightMm: 1730, lengthMm: null })
  })

  it.each([
    ['turned as needed', 1200, 3000, true],
    ['too long', 3041, 100, false],
    ['too wide both ways', 1300, 1250, false],
  ])('fits limits of 3040 by 1210: %s', (_case, widthMm, heightMm, fits) => {
    const limits = { maxLongSideMm: 3040, maxShortSideMm: 1210 }
    expect(fitsLimits(limits, { widthMm, heightMm, lengthMm: null })).toBe(fits)
  })
})
