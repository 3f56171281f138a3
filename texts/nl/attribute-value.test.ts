import { describe, expect, it } from 'vitest'
import { attributeValueAs, attributeValueText, readAttributeNumber } from './attribute-value.ts'

const MM = { kind: 'number', unit: 'mm' } as const
const TEXT = { kind: 'text', unit: '' } as const
const CHOICES = { kind: 'choices', unit: '' } as const

describe('a value as somebody reads it', () => {
  it.each([
    ['12.5', MM, '12,5\u00a0mm'],
    ['1250', MM, '1.250\u00a0mm'],
    ['-0.5', { kind: 'number', unit: '°C' }, '-0,5°C'],
    ['80', { kind: 'number', unit: '%' }, '80%'],
    ['0.0001', { kind: 'number', unit: '' }, '0,0001'],
    ['999999999.9999', { kind: 'number', unit: '' }, '999.999.999,9999'],
    ['dik', MM, 'dik'],
    ['12.5', TEXT, '12.5'],
  ] as const)('%s', (value, shape, text) => {
    expect(attributeValueText(value, shape)).toBe(text)
  })
})

describe('a number that is typed', () => {
  it.each([
    ['12,5', '12.5'],
    [' 12,50 mm ', '12.5'],
    ['12,5\u00a0mm', '12.5'],
    ['12,5mm', '12.5'],
    ['1.250', '1250'],
    ['-3', '-3'],
    ['−3', '-3'],
    ['-0', '0'],
    ['12.5', null],
    ['12 cm', null],
    ['dik', null],
    ['', null],
    ['1,00001', null],
    ['1000000000', null],
  ])('%j', (text, kept) => {
    expect(readAttributeNumber(text, 'mm')).toBe(kept)
  })
})

describe('a value of another kind', () => {
  it.each([
    ['is the number that it reads as', '12,5 mm', CHOICES, MM, '12.5'],
    ['is nothing where it is no number', 'mat', CHOICES, MM, null],
    ['is how a number reads', '12.5', MM, TEXT, '12,5\u00a0mm'],
    ['stays a number of another unit', '12.5', MM, { kind: 'number', unit: 'cm' }, '12.5'],
    ['stays the text that it is', 'mat', TEXT, CHOICES, 'mat'],
  ] as const)('%s', (_rule, value, from, to, after) => {
    expect(attributeValueAs(value, from, to)).toBe(after)
  })
})
