import { describe, expect, it } from 'vitest'
import { csvHead, csvRow } from './write-csv.ts'

describe('a row of CSV', () => {
  it.each([
    [['a', 'b'], 'a;b'],
    [['één', null, 3], 'één;;3'],
    [[{ cents: 123_456 }, { cents: -5 }, { cents: 0 }, { cents: -1200 }], '1234,56;-0,05;0,00;-12,00'],
    [['zeg "ja"; nee'], '"zeg ""ja""; nee"'],
    [['twee\nregels'], '"twee\nregels"'],
    [['=SUM(A1:A9)', '+31 30', '-1', '@x', '\tx'], "'=SUM(A1:A9);'+31 30;'-1;'@x;'\tx"],
    [['=1;2'], '"\'=1;2"'],
  ])('of %j', (cells, row) => {
    expect(csvRow(cells)).toBe(`${row}\r\n`)
  })

  it('comes after the mark of its letters', () => {
    expect(csvHead(['Datum'])).toBe('\uFEFFDatum\r\n')
  })
})
