import { describe, expect, it } from 'vitest'
import { readCalculator } from './calculator.ts'

const result = (text: string, ...inputs: number[]) => readCalculator(text)?.(inputs)

describe('a calculator function', () => {
  it.each([
    ['{ 2 add }', [3], [5]],
    ['{ exch sub }', [1, 4], [3]],
    ['{ dup mul }', [3], [9]],
    ['{ 1 index }', [3, 4], [3, 4, 3]],
    ['{ 3 1 roll }', [1, 2, 3], [3, 1, 2]],
    ['{ 3 -1 roll }', [1, 2, 3], [2, 3, 1]],
    ['{ 2 copy }', [1, 2], [1, 2, 1, 2]],
    ['{ 0.5 gt { 1 } { 0 } ifelse }', [0.7], [1]],
    ['{ 0.5 gt { 1 } { 0 } ifelse }', [0.3], [0]],
    ['{ dup 0 lt { neg } if }', [-2], [2]],
    ['{ 90 mul sin }', [1], [1]],
    ['{ 0 atan }', [1], [90]],
    ['{ 2 exp % a power\n }', [3], [9]],
    ['{ 7 3 idiv 7 3 mod }', [], [2, 1]],
    ['{ true false or { 4 } if }', [], [4]],
    ['{ 1 0 div }', [], [0]],
  ])('%s of %j is %j', (text, inputs, outputs) => {
    expect(result(text, ...inputs)?.map((value) => Number(value.toFixed(6)))).toEqual(outputs)
  })

  it.each(['', '2 add', '{ 2 add', '{ run }', '{'.repeat(40) + '}'.repeat(40)])('%j is none', (text) => {
    expect(readCalculator(text)).toBeNull()
  })

  it('has no result when its stack overflows', () => {
    expect(result(`{ ${'dup '.repeat(101)} }`, 1)).toEqual([])
  })
})
