import { describe, expect, it } from 'vitest'
import { agreedParts } from './agreed-amount.ts'

describe('agreedParts', () => {
  it.each<[string, number, readonly (number | null)[], readonly number[]]>([
    ['gives the only line all of it', 5000, [7350], [5000]],
    ['divides by what the lists say', 9000, [6000, 3000, 1000], [5400, 2700, 900]],
    ['adds up to the cent', 1000, [3333, 3333, 3334], [333, 333, 334]],
    ['gives nothing to what is free', 1000, [500, 0], [1000, 0]],
    ['shares alike where the lists have no price', 1001, [null, 500], [501, 500]],
    ['shares alike where all is free', 10, [0, 0], [5, 5]],
    ['may be nothing at all', 0, [500, 300], [0, 0]],
  ])('%s', (_rule, agreed, listed, expected) => {
    expect(agreedParts(agreed, listed)).toEqual(expected)
  })
})
