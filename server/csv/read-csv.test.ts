import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BrokenTable, cellText, csvRecords, MOST_CELLS, separatorOf } from './read-csv.ts'
import { csvRow } from './write-csv.ts'

const read = (text: string) => [...csvRecords(text, separatorOf(text))]

describe('a table of text', () => {
  it.each([
    [
      'a;b\r\n1;2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n1,"2,5"\n',
      [
        ['a', 'b'],
        ['1', '2,5'],
      ],
    ],
    [
      'a\tb\n1,5\t2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'a;b\r1;2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['"a;b";c', [['a;b', 'c']]],
    ['a;"zeg ""ja"""\n', [['a', 'zeg "ja"']]],
    [
      'a;"twee\r\nregels"\r\n1;2',
      [
        ['a', 'twee\r\nregels'],
        ['1', '2'],
      ],
    ],
    ['a;\n\n;\n', [['a', ''], [''], ['', '']]],
    ['a;6" buis\n', [['a', '6" buis']]],
    ['', []],
  ])('%j', (text, records) => {
    expect(read(text)).toEqual(records)
  })

  it('tells in which record and line a quote stays open', () => {
    expect(() => read('a;b\n1;2\n"3;4\n5;6')).toThrow(new BrokenTable('openQuote', 3, 3))
    expect(() => read('a;b\r\n"1\r\neen";2\r\n3;"4')).toThrow(new BrokenTable('openQuote', 3, 4))
  })

  it('is not read on where a record has more cells than any table', () => {
    const most = ';'.repeat(MOST_CELLS - 1)
    expect(read(`a\n${most}`)[1]).toHaveLength(MOST_CELLS)
    expect(() => read(`a\n${most};`)).toThrow(new BrokenTable('tooManyCells', 2, 2))
  })

  it('is read as it was written', () => {
    // What begins as a formula is written with a quote before it.
    const cell = fc
      .string({ unit: fc.constantFrom('a', '"', ';', '\n', '\r', ',', ' ', 'é') })
      .filter((text) => !text.startsWith('\r'))
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const text = `h;h\r\n${rows.map((row) => csvRow(row)).join('')}`
        expect([...csvRecords(text, ';')].slice(1)).toEqual(rows)
      }),
    )
  })

  it.each(['=1+1', '+31', '-5', '@x', "'=1+1"])('gives %s back without what protects it', (text) => {
    const [[cell = ''] = []] = [...csvRecords(csvRow([text]), ';')]
    expect(cell).toBe(`'${text}`)
    expect(cellText(cell)).toBe(text)
  })

  it('leaves an apostrophe that protects nothing', () => {
    expect(cellText(" 's avonds ")).toBe("'s avonds")
  })
})
