import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pvcBanner } from '#demo/configurators/pvc-banner.ts'
import { flyers } from '#demo/configurators/flyers.ts'
import { evaluate } from '../configurator/evaluate.ts'
import { chooseByName } from './choose-by-name.ts'
import { readMillimetres, readPieces } from './read-number.ts'
import { QUICK_COLUMNS, readRows } from './read-rows.ts'
import { splitTable } from './split-table.ts'

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

describe('splitTable', () => {
  it.each([
    [
      'tabs, as a spreadsheet copies them',
      'A\t1\t2\nB\t3\t4',
      [
        ['A', '1', '2'],
        ['B', '3', '4'],
      ],
    ],
    [
      'semicolons, as a Dutch spreadsheet saves them',
      'A;1,5\r\nB;2,5\r\n',
      [
        ['A', '1,5'],
        ['B', '2,5'],
      ],
    ],
    [
      'commas',
      'A,1\nB,2',
      [
        ['A', '1'],
        ['B', '2'],
      ],
    ],
    ['a byte order mark', '\uFEFFA;1', [['A', '1']]],
    [
      'old line breaks',
      'A;1\rB;2',
      [
        ['A', '1'],
        ['B', '2'],
      ],
    ],
    ['a separator within quotes', '"A;B";1', [['A;B', '1']]],
    ['a line break within quotes', '"A\r\nB";1', [['A\r\nB', '1']]],
    ['doubled quotes', '"70"" bord";1', [['70" bord', '1']]],
    ['a quote in the middle', '70" bord;1', [['70" bord', '1']]],
    [
      'a quote that is never closed',
      '"A;1\nB;2',
      [
        ['"A', '1'],
        ['B', '2'],
      ],
    ],
    ['text after a closed quote', '"A" blad;1', [['"A" blad', '1']]],
    ['an empty last cell', 'A;', [['A', '']]],
    ['an empty first cell', '\tA', [['', 'A']]],
    ['one column', 'A\nB', [['A'], ['B']]],
    ['nothing', '', []],
  ])('reads %s', (_case, text, rows) => {
    expect(splitTable(text)).toEqual(rows)
  })

  it('reads back whatever was written with quotes', () => {
    const cells = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 }), {
      minLength: 1,
    })
    fc.assert(
      fc.property(cells, fc.constantFrom('\t', ';', ','), (rows, separator) => {
        const text = rows.map((row) => row.map(quoted).join(separator)).join('\r\n')
        const [first = []] = rows
        // The separator is looked for in the first line, so that a line break there leaves it open.
        fc.pre(first.every((cell) => !/[\r\n]/.test(cell)))
        expect(splitTable(text)).toEqual(rows)
      }),
    )
  })
})

const row = (cells: Partial<Record<(typeof QUICK_COLUMNS)[number], string>>) => ({
  ...Object.fromEntries(QUICK_COLUMNS.map((column) => [column, ''])),
  ...cells,
})

describe('readRows', () => {
  it.each([
    [
      'the fixed order without a header',
      'SPD-510;3000;1000;2;;Hek;hek.pdf',
      [
        row({
          sku: 'SPD-510',
          width: '3000',
          height: '1000',
          quantity: '2',
          reference: 'Hek',
          fileName: 'hek.pdf',
        }),
      ],
    ],
    [
      'a header in another order',
      'Aantal;Artikelnummer;Hoogte (mm);Breedte (mm)\n2;SPD-510;1000;3000',
      [row({ sku: 'SPD-510', width: '3000', height: '1000', quantity: '2' })],
    ],
    [
      'a header with columns that mean nothing here',
      'SKU\tFiliaal\tAantal\nTOE-SPANNER\tUtrecht\t4',
      [row({ sku: 'TOE-SPANNER', quantity: '4' })],
    ],
    [
      'rows without anything in them',
      '\n;;;\nTOE-SPANNER;;;4\n \n',
      [row({ sku: 'TOE-SPANNER', quantity: '4' })],
    ],
    [
      'a line break within a cell',
      'TOE-SPANNER;;;4;;"Hal\nBoven"',
      [row({ sku: 'TOE-SPANNER', quantity: '4', reference: 'Hal Boven' })],
    ],
    ['a row that is too short', 'TOE-SPANNER', [row({ sku: 'TOE-SPANNER' })]],
    [
      'a row that is too long',
      'A;1;2;3;4;5;6;7;8',
      [
        row({
          sku: 'A',
          width: '1',
          height: '2',
          quantity: '3',
          options: '4',
          reference: '5',
          fileName: '6',
        }),
      ],
    ],
  ])('reads %s', (_case, text, rows) => {
    expect(readRows(text)).toEqual({ rows })
  })

  it.each([
    ['nothing', '', 'nothing_there'],
    ['blanks', ' \n\t\n', 'nothing_there'],
    ['a header alone', 'sku;aantal', 'nothing_there'],
    ['a header without a product', 'breedte;hoogte\n1;2', 'no_sku_column'],
    ['501 rows', 'A;1\n'.repeat(501), 'too_many_rows'],
    ['more than 200 kB', 'x'.repeat(200_001), 'too_large'],
    ['more than 200 kB of two bytes each', 'é'.repeat(100_001), 'too_large'],
  ])('refuses %s', (_case, text, refusal) => {
    expect(readRows(text)).toEqual({ refusal })
  })

  it('takes 500 rows', () => {
    expect(readRows('A;1\n'.repeat(500))).toMatchObject({ rows: { length: 500 } })
  })

  it('reads whatever is pasted, without control characters, in a second at most', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 4000 }), (text) => {
        const read = readRows(text)
        if ('refusal' in read) return
        for (const cells of read.rows) expect(Object.values(cells).join('')).not.toMatch(/\p{Cc}/u)
      }),
    )
    const started = performance.now()
    for (const hard of ['"', '";', '"a"', '\t', '\r', '"\n'])
      readRows(hard.repeat(Math.floor(200_000 / hard.length)))
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})

describe('numbers', () => {
  it.each([
    ['1000', 1000],
    ['1.000', 1000],
    ['1000,0', 1000],
    ['1.000,00', 1000],
    ['1 000', 1000],
    ['1000.0', 1000],
    ['1000 mm', 1000],
    ['100 cm', 1000],
    ['100,5cm', 1005],
    ['1,5 m', 1500],
    ['12.500.000', 12_500_000],
    ['1000,5', null],
    ['1.00.0', null],
    ['-1000', null],
    ['1e3', null],
    ['١٠٠٠', null],
    ['Infinity', null],
    ['', null],
  ])('reads %s as %s mm', (text, mm) => {
    expect(readMillimetres(text)).toBe(mm)
  })

  it.each([
    ['4', 4],
    ['4 stuks', 4],
    ['4x', 4],
    ['2.500', 2500],
    ['2,5', null],
    ['vier', null],
  ])('reads %s as %s pieces', (text, pieces) => {
    expect(readPieces(text)).toBe(pieces)
  })
})

const ask = (names: readonly string[], sizes: object = { widthMm: 3000, heightMm: 1000 }) =>
  chooseByName(pvcBanner, { widthMm: null, heightMm: null, quantity: 2, names, ...sizes })

describe('chooseByName', () => {
  it('chooses by title or number, whatever the capitals, and fills in the size', () => {
    const byTitle = ask(['PVC 510 g'])
    expect(byTitle).toMatchObject({
      chosen: { options: { doek: { id: 'doek-510' } }, fields: { breedte: '3000', hoogte: '1000' } },
    })
    expect(ask(['spd-510'])).toEqual(byTitle)
    expect(ask(['Soort doek: Pvc 510 g'])).toEqual(byTitle)
  })

  it('lets one name answer every step that must have an answer', () => {
    const asked = ask(['Pvc 510 g', 'Per zijde kiezen', 'Zoom 30 mm'])
    const chosen = 'chosen' in asked ? asked.chosen : null
    expect(
      Object.values(chosen?.options ?? {}).filter(({ id }) => id.endsWith('-zoom')).length,
    ).toBeGreaterThan(1)
  })

  it.each([
    ['an unknown option', ask(['Fluweel']), { code: 'option_unknown', name: 'Fluweel' }],
    ['a missing size', ask(['Pvc 510 g'], {}), { code: 'size_missing' }],
  ])('refuses %s', (_case, asked, fault) => {
    expect(asked).toEqual({ fault })
  })

  it('takes a circulation from the quantity, and refuses one that is not sold', () => {
    const none = { widthMm: null, heightMm: null }
    const names = ['A5 148 x 210 mm', 'Glans 135 g', 'Dubbelzijdig 4/4']
    const sold = chooseByName(flyers, { ...none, quantity: 1000, names })
    if ('fault' in sold) throw new Error(sold.fault.code)
    expect(evaluate(flyers, { ...sold.chosen, filters: {}, lastChanged: null }).runQuantity).toBe(1000)
    expect(chooseByName(flyers, { ...none, quantity: 1001, names })).toEqual({
      fault: { code: 'run_not_sold' },
    })
    expect(chooseByName(flyers, { widthMm: 100, heightMm: 100, quantity: 1000, names })).toEqual({
      fault: { code: 'size_not_asked' },
    })
  })
})
