import { buffer } from 'node:stream/consumers'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFile } from '#test/support/catalogue-files.ts'
import { handMade } from '#test/support/hand-made-zip.ts'
import { textRow, workbook } from '#test/support/sheets.ts'
import { LONG } from '#test/support/time-limits.ts'
import { openContents } from '../exchange/zip-archive.ts'
import { readSheet, sheetText } from './read-sheet.ts'
import { type SheetColumn, sheetStream } from './write-sheet.ts'

const READING = {
  needed: [['naam']],
  known: null,
  mostRows: 1000,
  mostColumns: 20,
  mostCharacters: 1_000_000,
}
const rowsOf = (content: Uint8Array, reading = READING) =>
  withFile(content, (path) => readSheet(path, reading))
const heading = textRow(1, 'naam', 'prijs')

const COLUMNS: readonly SheetColumn[] = [
  { heading: 'naam', kind: 'text', width: 20 },
  { heading: 'prijs', kind: 'amount', width: 10 },
  { heading: 'dag', kind: 'day', width: 12 },
]
const MB = 1024 * 1024
const ANYTHING = { isPassedOver: () => false, isKnown: () => true, mostBytes: () => MB }
const filesOf = (zip: Uint8Array) =>
  withFile(zip, (path) =>
    openContents(path, ANYTHING, async ({ names, content }) => {
      const files = []
      for (const name of names) files.push({ name, content: await content(name) })
      return files
    }),
  )
const written = (rows: readonly (readonly (string | number)[])[]) =>
  buffer(sheetStream('Proef', COLUMNS, rows))

describe('a spreadsheet of ours', () => {
  it('keeps text as text, numbers as numbers, days as days, and the headings in view', async () => {
    const files = await filesOf(await written([['00123', 7.6, '2027-01-31']]))
    const xml = files.find(({ name }) => name === 'xl/worksheets/sheet1.xml')?.content.toString('utf8')
    expect(xml).toMatch(/<c r="A2" t="inlineStr" s="\d+"><is><t>00123<\/t><\/is><\/c>/)
    expect(xml).toMatch(/<c r="B2" s="\d+"><v>7.6<\/v><\/c><c r="C2" s="\d+"><v>46418<\/v><\/c>/)
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" state="frozen" activePane="bottomLeft"/>')
    expect(xml).toContain('<col min="1" max="1" width="20" customWidth="true"/>')
  })

  it('is read as it was written', async () => {
    const odd = [
      '=1+1',
      "'=1",
      'é😀',
      ' rand ',
      'twee\nregels',
      '<b>&amp;"',
      '_x0041_',
      '_x005F_',
      '€\t½',
      '00123',
      '1e5',
    ]
    const rows = odd.map((text, at) => [text, at / 8, `2027-02-${String(at + 1).padStart(2, '0')}`])
    expect(await rowsOf(await written([...rows, [], ['', '', '1899-12-31'], ['x', 99_999.9999]]))).toEqual([
      ['naam', 'prijs', 'dag'],
      ...rows,
      [],
      ['', '', '1899-12-31'],
      ['x', 99_999.9999],
    ])
  })

  it('is read as it was written, whatever its text', async () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
      .filter((each) => !/\r|[\uFFFE\uFFFF]/.test(each))
    const [texts = []] = fc.sample(fc.array(text, { minLength: 300, maxLength: 300 }), { numRuns: 1 })
    const read = await rowsOf(await written(texts.map((each) => [each])))
    expect(read.slice(1).map(([cell]) => cell)).toEqual(texts)
  })
})

describe('a spreadsheet of another program', () => {
  it('is read with shared and rich text, formulas by their outcome, days, ticks and empty cells', async () => {
    const rows = await rowsOf(
      await workbook({
        strings: '<si><t>gedeeld</t></si><si><r><t>rijke </t></r><r><rPr><b/></rPr><t>tekst</t></r></si>',
        formats: ['dd/mm/yyyy', '0.00', 'dd-mm-yyyy hh:mm'],
        sheets: [
          `${heading}<row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c></row>
          <row r="4"><c r="A4"><f>1+1</f><v>2</v></c><c r="B4" t="str"><f>""</f><v></v></c><c r="C4" s="1"><v>46418</v></c>
          <c r="D4" s="2"><v>7.5999999999999996</v></c><c r="E4" t="b"><v>1</v></c><c r="F4" s="3"><v>46418.5</v></c></row>
          <row r="5"><c r="A5"/><c r="B5" s="2"/></row>`,
        ],
      }),
    )
    expect(rows).toEqual([
      ['naam', 'prijs'],
      [],
      ['gedeeld', '', 'rijke tekst'],
      [2, '', '2027-01-31', 7.6, true, '2027-01-31 12:00'],
    ])
  })

  it('is read by the first sheet that has the headings, or else by the first', async () => {
    const other = textRow(1, 'uitleg')
    expect(await rowsOf(await workbook({ sheets: [other, textRow(1, 'Naam ') + textRow(2, 'x')] }))).toEqual([
      ['Naam '],
      ['x'],
    ])
    expect(await rowsOf(await workbook({ sheets: [other] }))).toEqual([['uitleg']])
  })

  it.each([
    ['a formula that was never worked out', '<c r="B7"><f>A1*2</f><v/></c>', 'SheetFormulaUnknown', 'B7'],
    ['a formula without a value', '<x:c r="B7"><x:f>A1*2</x:f></x:c>', 'SheetFormulaUnknown', 'B7'],
    ['an error', '<c r="B7" t="e"><v>#N/A</v></c>', 'SheetCellFaulty', 'B7'],
    [
      'too much text in a cell',
      `<c r="A7" t="inlineStr"><is><t>${'x'.repeat(33_000)}</t></is></c>`,
      'SheetCellTooLong',
      'A7',
    ],
  ])('with %s is refused by its cell', async (_name, cell, code, at) => {
    const content = await workbook({ sheets: [`${heading}<row r="7">${cell}</row>`] })
    await expect(rowsOf(content)).rejects.toMatchObject({ code, at: { cell: at, row: 7 } })
  })

  it('may have such a cell in a column that nobody reads', async () => {
    const content = await workbook({
      sheets: [
        `${heading}<row r="2"><c r="A2"><v>1</v></c><c r="B2" t="e"><v>#N/A</v></c><c r="C2"><f>A1</f></c></row>`,
      ],
    })
    expect(await rowsOf(content, { ...READING, known: ['naam'] as never })).toHaveLength(2)
  })

  it.each([
    ['rows', () => heading + textRow(1002, 'x'), 'SheetTooLong'],
    ['columns', () => heading + textRow(2, ...Array.from({ length: 21 }, () => 'x')), 'SheetTooWide'],
    [
      'text',
      () =>
        heading +
        [2, 3, 4, 5]
          .map((row) => textRow(row, ...Array.from({ length: 10 }, () => 'x'.repeat(30_000))))
          .join(''),
      'SheetTooLarge',
    ],
    ['rows that go back', () => heading + textRow(3, 'x') + textRow(2, 'x'), 'SheetBroken'],
  ])('with too many %s is refused', async (_name, rows, code) => {
    await expect(rowsOf(await workbook({ sheets: [rows()] }))).rejects.toMatchObject({ code })
  })

  it.each([
    ['that grows a thousand times', 30 * MB, {}],
    ['that says that it is empty', 400 * MB, { size: 0 }],
  ])(
    'with text %s is refused, and the shop goes on',
    async (_name, size, claims) => {
      const files = await filesOf(await workbook({ sheets: [heading] }))
      const bomb = { name: 'xl/sharedStrings.xml', content: Buffer.alloc(size, 'a'), claims }
      const content = handMade([...files.filter(({ name }) => name !== bomb.name), bomb])
      await expect(rowsOf(content)).rejects.toMatchObject({ code: 'SheetTooLarge' })
    },
    120_000,
  )

  it('that takes more memory than any may is refused, and the shop goes on', LONG, async () => {
    const strings = Array.from(
      { length: 2_000_000 },
      (_, at) => `<si><r><t>${(at * 7919) % 1_000_003}</t></r></si>`,
    )
    const content = await workbook({ sheets: [heading], strings: strings.join('') })
    await expect(rowsOf(content)).rejects.toMatchObject({ code: 'SheetTooLarge' })
  })

  it.each([
    ['nothing in it', async () => Buffer.from('PK\u0003\u0004\0\0\0\0'), 'SheetBroken'],
    ['its end gone', async () => (await workbook({ sheets: [heading] })).subarray(0, 900), 'SheetBroken'],
    [
      'XML that ends too soon',
      async () => workbook({ sheets: [heading], strings: '<si><t>' }),
      'SheetBroken',
    ],
    ['no sheets', async () => workbook({ sheets: [] }), 'SheetBroken'],
    ['a password', async () => old('EncryptedPackage'), 'SheetLocked'],
    ['the form of before 2007', async () => old('Workbook'), 'SheetOld'],
  ])('with %s is refused', async (_name, made, code) => {
    await expect(rowsOf(await made())).rejects.toMatchObject({ code })
  })
})

/** A compound file with one part of this name. */
function old(name: string): Buffer {
  const file = Buffer.alloc(4096)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(file)
  file.writeUInt32LE(1, 48)
  Buffer.from(name, 'utf16le').copy(file, 1024 + 128)
  return file
}

describe('a cell as text', () => {
  it.each([
    [7.6, '7,6'],
    [0.125, '0,1250'],
    [1234, '1234'],
    [-1.5, '-1,5'],
    [true, 'ja'],
    ['1.234', '1.234'],
  ])('%j is %s', (cell, text) => {
    expect(sheetText(cell)).toBe(text)
  })
})
