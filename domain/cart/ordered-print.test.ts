import { describe, expect, it } from 'vitest'
import { backSide, orderedPrint, type PrintQuestion } from './ordered-print.ts'
import type { PrintSpec } from '../designs/print-spec.ts'
import { samplePrint } from '../designs/sample-facts.ts'

const { sizeMm: _size, printedSides: _sides, extraSpots: _spots, ...demands } = samplePrint()
const spec = (changes: Partial<PrintSpec> = {}): PrintSpec => ({ ...demands, sides: [1], ...changes })
const choice = (changes: Partial<PrintQuestion['chosen'][number]>) => ({
  printSides: null,
  needs: null,
  printSizeMm: null,
  ...changes,
})
const ask = (changes: Partial<PrintQuestion> = {}): PrintQuestion => ({
  spec: spec(),
  sizes: { widthMm: 3000, heightMm: 1000, lengthMm: null },
  fixedSizeMm: { widthMm: 85, heightMm: 55 },
  chosen: [],
  ...changes,
})
const NO_SIZE = { widthMm: null, heightMm: null, lengthMm: 2000 }

describe('the printed size', () => {
  it.each([
    ['is that of the line', ask(), { widthMm: 3000, heightMm: 1000 }],
    [
      'is that of a choice that sets it',
      ask({ chosen: [choice({ printSizeMm: [850, 2000] })] }),
      { widthMm: 850, heightMm: 2000 },
    ],
    ['is that of the product without one', ask({ sizes: NO_SIZE }), { widthMm: 85, heightMm: 55 }],
    ['may be unknown', ask({ sizes: NO_SIZE, fixedSizeMm: null }), null],
  ])('%s', (_rule, question, expected) => {
    expect(orderedPrint(question).sizeMm).toEqual(expected)
  })
})

describe('the back', () => {
  it.each([
    ['is not printed on one side', spec({ sides: [1] }), [], 'none'],
    ['is printed on two sides', spec({ sides: [2] }), [], 'required'],
    ['is up to the customer where both can be', spec({ sides: [1, 2] }), [], 'optional'],
    [
      'is printed when two sides were chosen',
      spec({ sides: [1, 2] }),
      [choice({ printSides: 2 })],
      'required',
    ],
    ['is not printed when one side was chosen', spec({ sides: [1, 2] }), [choice({ printSides: 1 })], 'none'],
  ] as const)('%s', (_rule, demanded, chosen, expected) => {
    const question = ask({ spec: demanded, chosen })
    expect(backSide(question)).toBe(expected)
    expect(orderedPrint(question).printedSides).toBe(expected === 'none' ? 1 : 2)
  })
})

describe('spot colours that a choice needs', () => {
  it.each([
    ['a cut line', 'CutContour', { cutLine: 'required', whiteInk: 'none', extraSpots: [] }],
    ['a half cut', 'KissCut', { cutLine: 'required', extraSpots: [] }],
    ['white', 'White', { cutLine: 'none', whiteInk: 'required', extraSpots: [] }],
    ['varnish', 'SpotUV', { cutLine: 'none', whiteInk: 'none', extraSpots: ['SpotUV'] }],
    ['a perforation', 'PerfCutContour', { cutLine: 'none', extraSpots: ['PerfCutContour'] }],
  ])('%s', (_rule, needs, expected) => {
    expect(orderedPrint(ask({ chosen: [choice({ needs })] }))).toMatchObject(expected)
  })
})
