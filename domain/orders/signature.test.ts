import { describe, expect, it } from 'vitest'
import { isSignature, LONGEST_SIGNATURE, signaturePath } from './signature.ts'

const at = (x: number, y: number) => ({ x, y })

describe('signaturePath', () => {
  it.each([
    ['a stroke', [[at(1.4, 2), at(30, 40.6)]], 'M1 2L30 41'],
    [
      'two strokes',
      [
        [at(1, 1), at(2, 2)],
        [at(3, 3), at(4, 4), at(5, 5)],
      ],
      'M1 1L2 2M3 3L4 4L5 5',
    ],
    ['what leaves the field', [[at(-5, 300), at(700, 10)]], 'M0 240L600 10'],
    ['a tap', [[at(1, 1)]], ''],
    ['nothing', [], ''],
  ])('of %s', (_what, strokes, path) => {
    expect(signaturePath(strokes)).toBe(path)
    expect(isSignature(path)).toBe(path !== '')
  })

  it('leaves off what is too much', () => {
    const stroke = Array.from({ length: 500 }, (_, index) => at(index, 100))
    const path = signaturePath([stroke, stroke, stroke, stroke, stroke])
    expect(path.length).toBeLessThanOrEqual(LONGEST_SIGNATURE)
    expect(isSignature(path)).toBe(true)
  })
})

it.each(['M1 1', 'M1 1L2', 'M1 1L2 2Z', '<path>', 'M1 1L2 2 ', 'M1.5 1L2 2', 'M1000 1L2 2'])(
  '%s is none',
  (text) => {
    expect(isSignature(text)).toBe(false)
  },
)
