import { describe, expect, it } from 'vitest'
import { readPrice, typedPrice } from './read-price.ts'

describe('readPrice', () => {
  it.each<[string, number | null]>([
    ['2500', 250_000],
    ['2.500', 250_000],
    ['2.500,00', 250_000],
    [' € 2.500,5 ', 250_050],
    ['9,79', 979],
    ['0', 0],
    ['1.234.567,89', 123_456_789],
    ['9.79', null],
    ['2,500.00', null],
    ['12,345', null],
    ['1.23.456', null],
    ['-5', null],
    ['1e3', null],
    ['', null],
    ['€', null],
  ])('%j', (text, cents) => expect(readPrice(text)).toBe(cents))

  it('reads what typedPrice writes', () => {
    for (const cents of [0, 5, 99, 100, 250_050, 123_456_789])
      expect(readPrice(typedPrice(cents))).toBe(cents)
  })
})
