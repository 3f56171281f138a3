import { describe, expect, it } from 'vitest'
import { partOf, sharedMap, withChanges } from './shared-map.ts'

const letters = sharedMap<number>(
  new Map([
    ['a', 1],
    ['b', 2],
  ]),
)

describe('a shared map', () => {
  it('gives what is in it, and null for the rest', () => {
    expect([partOf(letters, 'a'), partOf(letters, 'c')]).toEqual([1, null])
  })

  it('has what was changed, added and taken away, and leaves the one before as it was', () => {
    const later = withChanges(letters, [
      ['a', 10],
      ['b', null],
      ['c', 3],
    ])
    expect(['a', 'b', 'c'].map((key) => partOf(later, key))).toEqual([10, null, 3])
    expect(['a', 'b', 'c'].map((key) => partOf(letters, key))).toEqual([1, 2, null])
  })

  it('says the same after any number of changes', () => {
    const expected = new Map<string, number>()
    let map = sharedMap<number>(new Map())
    for (let change = 0; change < 2_000; change++) {
      const key = String(change % 700)
      const part = change % 3 === 0 ? null : change
      if (part === null) expected.delete(key)
      else expected.set(key, part)
      map = withChanges(map, [[key, part]])
    }
    for (let key = 0; key < 701; key++) {
      expect(partOf(map, String(key))).toBe(expected.get(String(key)) ?? null)
    }
    expect(map.changed.size).toBeLessThanOrEqual(500)
  })
})
