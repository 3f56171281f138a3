import { describe, expect, it } from 'vitest'
import { OPERATOR_ROLES } from '#domain/access/operator-roles.ts'
import { rolesThatMay } from '#domain/access/may.ts'
import { NEIGHBOUR_KEYS, type ShortKey, TAKEN_KEYS } from '../lib/short-keys.ts'
import { ALL_SHORT_KEYS } from './all-short-keys.ts'

const keyed = Object.entries(ALL_SHORT_KEYS).map(
  ([page, keys]) => [page, Object.values<ShortKey>(keys)] as const,
)

describe('the letters of the back office', () => {
  it.each(keyed)('are each one letter, and one thing, on %s', (_page, keys) => {
    const letters = keys.map(({ key }) => key)
    expect(letters.filter((letter) => !/^[a-z]$/.test(letter))).toEqual([])
    expect(new Set(letters).size).toBe(letters.length)
  })

  it.each(keyed)('take none on %s that lists or all pages have', (_page, keys) => {
    const taken: ReadonlySet<string> = new Set(TAKEN_KEYS)
    expect(keys.filter(({ key }) => taken.has(key))).toEqual([])
    expect(Object.values(NEIGHBOUR_KEYS).every(({ key }) => taken.has(key))).toBe(true)
  })

  it('say what they do, and are of some role', () => {
    for (const { does, may } of keyed.flatMap(([, keys]) => keys)) {
      expect(does).not.toBe('')
      expect(may ? rolesThatMay(may) : OPERATOR_ROLES).toContain('owner')
    }
  })

  it('do the same with an order as with several of them', () => {
    const { day, labels } = ALL_SHORT_KEYS.orders
    expect([ALL_SHORT_KEYS.order.day, ALL_SHORT_KEYS.order.labels]).toEqual([
      expect.objectContaining({ key: day.key }),
      expect.objectContaining({ key: labels.key }),
    ])
  })
})
