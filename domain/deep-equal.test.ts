import { describe, expect, it } from 'vitest'
import { isDeepEqual } from './deep-equal.ts'

describe('values of JSON', () => {
  it.each([
    [1, 1],
    [null, null],
    ['a', 'a'],
    [
      [1, { a: [2] }],
      [1, { a: [2] }],
    ],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    // What is undefined is not in JSON.
    [{ a: 1, b: undefined }, { a: 1 }],
  ])('%j says the same as %j', (one, other) => {
    expect(isDeepEqual(one, other)).toBe(true)
  })

  it.each([
    [1, 2],
    [1, '1'],
    [0, null],
    [null, undefined],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: 1, b: null }],
    [[], {}],
  ])('%j says something else than %j', (one, other) => {
    expect(isDeepEqual(one, other)).toBe(false)
    expect(isDeepEqual(other, one)).toBe(false)
  })
})
