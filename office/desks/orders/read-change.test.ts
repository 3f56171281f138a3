import { describe, expect, it } from 'vitest'
import { readCount } from './read-change.ts'

describe('the copies that are typed', () => {
  it.each([
    ['7', 7],
    [' 12 ', 12],
    ['2.500', 2500],
    ['1.000.000', 1_000_000],
    ['1.000.001', null],
    ['2.5', null],
    ['2,5', null],
    ['1e3', null],
    ['0x10', null],
    ['-1', null],
    ['0', null],
    ['', null],
  ])('are read of “%s”', (text, count) => {
    expect(readCount(text)).toBe(count)
  })
})
