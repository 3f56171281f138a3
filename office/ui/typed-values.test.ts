import { describe, expect, it } from 'vitest'
import * as typed from './typed-values.ts'

describe('a value that is typed', () => {
  it.each([
    ['millimetres', typed.millimetres, '1.200', 1200, '1.200'],
    ['a margin', typed.marginMm, '2,5', 2.5, '2,5'],
    ['a thickness', typed.thicknessMm, '0,255', 0.255, '0,255'],
    ['an area', typed.squareMetres, '0,25', 250_000, '0,25'],
    ['a tier of pieces', typed.tierPieces, '10', 10_000, '10'],
    ['a tier of m²', typed.tierMeasure, '2,5', 2500, '2,5'],
    ['a percentage', typed.percentOff, ' 12 ', 12, '12'],
    ['an amount', typed.cents, '12,5', 1250, '12,50'],
    ['a rate', typed.rate, '0,0868', 868, '0,0868'],
    ['an amount that comes off', typed.signedCents, '-12,5', -1250, '-12,50'],
    ['an amount with a sign of typography', typed.signedCents, '− 2', -200, '-2,00'],
    ['a rate that may come off, and does not', typed.signedRate, '0,0868', 868, '0,0868'],
    ['a percentage that comes off', typed.percentOn, '-12,5', -12.5, '-12,5'],
    ['a side that becomes shorter', typed.offsetMm, '-40', -40, '-40'],
    ['an address', typed.pagePath, ' /vlaggen/mast ', '/vlaggen/mast', '/vlaggen/mast'],
    ['a day', typed.day, '2026-11-26', '2026-11-26', '2026-11-26'],
  ])('is read as %s and stands as it is written', (_name, of, text, value, written) => {
    expect(of.read(text)).toBe(value)
    expect((of.write as (one: typeof value) => string)(value)).toBe(written)
  })

  it.each([
    ['a length of nothing', typed.millimetres, '0'],
    ['a length with decimals', typed.millimetres, '10,5'],
    ['more than all of it', typed.percentOff, '100,01'],
    ['two signs', typed.signedCents, '--5'],
    ['less than nothing where that cannot be', typed.cents, '-5'],
    ['a tier that begins at nothing', typed.tierMeasure, '0'],
    ['an address with capitals', typed.pagePath, '/Vlaggen'],
    ['an address without a slash', typed.pagePath, 'vlaggen'],
    ['half a day', typed.day, ''],
    ['a day that there is not', typed.day, '2026-02-30'],
    ['nothing at all', typed.pieces, ''],
  ])('is not %s', (_name, of, text) => {
    expect(of.read(text)).toBeUndefined()
  })

  it('may be none where it says so', () => {
    const optional = typed.orNone(typed.grams)
    expect(optional.read(' ')).toBeNull()
    expect(optional.write(null)).toBe('')
    expect(optional.read('x')).toBeUndefined()
  })
})
