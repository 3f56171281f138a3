import { describe, expect, it } from 'vitest'
import { contrast, hexOf, mix, parseColour, type Rgb } from './contrast.ts'

const rgb = (text: string): Rgb => parseColour(text) ?? [0, 0, 0]

describe('parseColour', () => {
  it.each([
    ['six digits', '#2130c8', [33, 48, 200]],
    ['three digits', '#f0a', [255, 0, 170]],
    ['capitals and spaces around it', ' #FFD900 ', [255, 217, 0]],
    ['nothing', null, null],
    ['an empty text', '', null],
    ['a name', 'red', null],
    ['no hash', '2130c8', null],
    ['four digits', '#2130', null],
    ['a colour that is half see-through', '#2130c880', null],
    ['what would leave its place in a stylesheet', '#fff}body{display:none', null],
    ['a function', 'url(https://x.example)', null],
  ])('%s', (_case, text, colour) => {
    expect(parseColour(text)).toEqual(colour)
  })

  it('is written as it was read', () => {
    expect(hexOf(rgb('#0a30c8'))).toBe('#0a30c8')
  })
})

describe('contrast', () => {
  it.each([
    ['black and white', '#000', '#fff', 21],
    ['a colour and itself', '#2130c8', '#2130c8', 1],
    ['white on the blue of the shop', '#fff', '#2130c8', 9.05],
    ['ink on paper', '#11141b', '#f6f5f1', 16.89],
    ['the grey that just passes on white', '#767676', '#fff', 4.54],
    ['the grey that just fails on white', '#777', '#fff', 4.48],
  ])('%s', (_case, one, other, ratio) => {
    expect(contrast(rgb(one), rgb(other))).toBeCloseTo(ratio, 2)
    expect(contrast(rgb(other), rgb(one))).toBeCloseTo(ratio, 2)
  })
})

describe('mix', () => {
  it.each([
    ['nothing of the other', 0, '#2130c8'],
    ['half of each', 0.5, '#9098e4'],
    ['the other alone', 1, '#ffffff'],
  ])('%s', (_case, share, mixed) => {
    expect(hexOf(mix(rgb('#2130c8'), rgb('#fff'), share))).toBe(mixed)
  })
})
