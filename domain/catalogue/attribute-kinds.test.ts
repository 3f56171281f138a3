import { describe, expect, it } from 'vitest'
import { fitsKind, inValueOrder, isKeptNumber, keptNumber, movedBefore } from './attribute-kinds.ts'

describe('what a product can have of an attribute', () => {
  it.each([
    ['several values of a list that may have several', 'choices', ['binnen', 'buiten'], true],
    ['one value of a list', 'choice', ['mat'], true],
    ['not two of a list that has one', 'choice', ['mat', 'glans'], false],
    ['one text', 'text', ['Geschikt voor buiten, tot windkracht 6'], true],
    ['not two texts', 'text', ['een', 'twee'], false],
    ['one number', 'number', ['12.5'], true],
    ['not two numbers', 'number', ['1', '2'], false],
    ['no text for a number', 'number', ['dik'], false],
  ] as const)('%s', (_rule, kind, values, fits) => {
    expect(fitsKind(kind, values)).toBe(fits)
  })
})

describe('a number as it is kept', () => {
  it.each(['0', '7', '-7', '12.5', '-0.5', '0.0001', '999999999.9999'])('%s', (value) => {
    expect(isKeptNumber(value)).toBe(true)
  })

  it.each(['', '-0', '00', '07', '12,5', '12.50', '.5', '5.', '1e3', '1 000', '0.00001', '1000000000', ' 1'])(
    'not %j',
    (value) => {
      expect(isKeptNumber(value)).toBe(false)
    },
  )

  it.each([
    [0, '0'],
    [125_000, '12.5'],
    [-5_000, '-0.5'],
    [1, '0.0001'],
    [9_999_999_999_999, '999999999.9999'],
    [10_000_000_000_000, null],
    [0.5, null],
  ])('%d ten-thousandths', (units, kept) => {
    expect(keptNumber(units)).toBe(kept)
    expect(kept === null || isKeptNumber(kept)).toBe(true)
  })
})

describe('the order of values', () => {
  it('is that of size for numbers', () => {
    expect(inValueOrder('number', ['10', '2.5', '-1', '9'])).toEqual(['-1', '2.5', '9', '10'])
  })

  it('is that of the owner for others', () => {
    expect(inValueOrder('choices', ['XL', 'S'])).toEqual(['XL', 'S'])
  })

  it.each([
    ['before another', 'c', 'a', ['c', 'a', 'b']],
    ['last', 'a', null, ['b', 'c', 'a']],
    ['where it stood', 'b', 'c', ['a', 'b', 'c']],
    ['not before itself', 'b', 'b', ['a', 'b', 'c']],
    ['not before what is gone', 'a', 'x', ['a', 'b', 'c']],
    ['not when it is gone', 'x', 'a', ['a', 'b', 'c']],
  ])('moves one %s', (_rule, moved, before, after) => {
    expect(movedBefore(['a', 'b', 'c'], moved, before)).toEqual(after)
  })
})
