import { describe, expect, it } from 'vitest'
import { COLUMN_FIELDS, type ColumnField, type ColumnValue } from '#contract/office/product-column.ts'
import { attributeColumn, columnAt, fieldColumn, pastedText } from './columns.ts'

const RATES = [0, 9, 21]

describe('a cell', () => {
  it.each([
    ['title', ' Bord ', { value: 'Bord' }],
    ['title', ' ', { fault: 'Vul dit veld in' }],
    ['title', 'x'.repeat(200), { value: 'x'.repeat(200) }],
    ['title', 'x'.repeat(201), { fault: 'Deze tekst is te lang' }],
    ['metaTitle', '', { value: '' }],
    ['metaDescription', 'x'.repeat(501), { fault: 'Deze tekst is te lang' }],
    ['shortDescription', 'Een\ntwee', { value: 'Een\ntwee' }],
    ['searchSynonyms', 'bord,  plaat, bord,', { value: ['bord', 'plaat'] }],
    ['searchSynonyms', '', { value: [] }],
    ['searchSynonyms', 'x'.repeat(81), { fault: 'Deze tekst is te lang' }],
    ['productionDays', '12', { value: 12 }],
    ['productionDays', '61', { fault: 'Vul een heel getal in van 0 tot en met 60' }],
    ['productionDays', 'drie', { fault: 'Vul een heel getal in van 0 tot en met 60' }],
    ['vatPercent', '9', { value: 9 }],
    ['vatPercent', '6', { fault: 'Kies een waarde uit de lijst' }],
    ['status', 'active', { value: 'active' }],
    ['needsPrintFiles', 'false', { value: false }],
    ['needsPrintFiles', 'misschien', { fault: 'Kies een waarde uit de lijst' }],
  ] as const)('of %s reads %j', (field, text, reading) => {
    expect(fieldColumn(field, RATES).read(text)).toEqual(reading)
  })

  it.each([
    ['vatPercent', '21 %', '21'],
    ['vatPercent', '21%', '21'],
    ['vatPercent', '6%', '6%'],
    ['status', 'nog niet in de winkel', 'draft'],
    ['status', 'vervallen', 'discontinued'],
    ['needsPrintFiles', 'JA', 'true'],
    ['needsPrintFiles', 'misschien', 'misschien'],
    ['title', 'Bord\nzwart ', 'Bord zwart'],
    ['shortDescription', 'Een\ntwee', 'Een\ntwee'],
  ] as const)('of %s takes what is pasted: %j', (field, pasted, text) => {
    expect(pastedText(fieldColumn(field, RATES), pasted)).toBe(text)
  })

  it.each<[ColumnField, ColumnValue, string]>([
    ['status', 'active', 'active'],
    ['vatPercent', 21, '21'],
    ['needsPrintFiles', true, 'true'],
    ['productionDays', 0, '0'],
    ['searchSynonyms', ['bord', 'plaat'], 'bord, plaat'],
  ])('of %s holds %j as %j, which it reads', (field, value, text) => {
    const column = fieldColumn(field, RATES)
    expect([column.write(value), column.read(text)]).toEqual([text, { value }])
  })

  it('chooses from what a product can have', () => {
    expect(fieldColumn('vatPercent', RATES).choices.map(({ label }) => label)).toEqual(['0%', '9%', '21%'])
  })

  it.each([
    ['metaTitle', 'Bord', '4 van ongeveer 60 tekens.'],
    ['metaTitle', 'x'.repeat(61), '61 van ongeveer 60 tekens, de rest valt mogelijk weg.'],
    ['metaDescription', 'Tekst', '5 van ongeveer 155 tekens.'],
    ['metaTitle', '', null],
    ['title', 'Bord', null],
  ] as const)('of %s tells how long it is of %j', (field, text, hint) => {
    expect(fieldColumn(field, RATES).hint(text)).toBe(hint)
  })
})

const COLOURS = ['Rood', 'Geen', '0,25 mm']
const attribute = (kind: 'text' | 'number' | 'choice' | 'choices', unit = '') =>
  attributeColumn({ code: 'proef', label: 'Proef', kind, unit, values: COLOURS })

describe('a cell of an attribute', () => {
  it.each([
    ['text', ' vrij; en open ', ['vrij; en open']],
    ['text', '', []],
    ['number', '12,5', ['12.5']],
    ['number', '-1.250,5 mm', ['-1250.5']],
    ['choice', 'Rood', ['Rood']],
    ['choice', '', []],
    ['choices', 'Rood;0,25 mm ; Rood;', ['Rood', '0,25 mm']],
    ['choices', 'Nieuw', ['Nieuw']],
  ] as const)('that is a %s reads %j', (kind, text, value) => {
    expect(attribute(kind, 'mm').read(text)).toEqual({ value })
  })

  it.each([
    ['number', 'dik', 'Vul een getal in, zoals 12,5'],
    ['number', '12.5.1', 'Vul een getal in, zoals 12,5'],
    ['choice', 'Paars', 'Kies een waarde uit de lijst'],
    ['text', 'x'.repeat(201), 'Deze tekst is te lang'],
  ] as const)('that is a %s does not read %j', (kind, text, fault) => {
    expect(attribute(kind).read(text)).toEqual({ fault })
  })

  it.each([
    ['text', ['vrij'], 'vrij', 'vrij'],
    ['number', ['1250.5'], '1.250,5', '1.250,5\u00a0mm'],
    ['choices', ['Rood', '0,25 mm'], 'Rood; 0,25 mm', 'Rood, 0,25 mm'],
    ['choice', [], '', 'Geen'],
  ] as const)('that is a %s shows %j', (kind, value, cell, shown) => {
    const column = attribute(kind, 'mm')
    expect([column.write([...value]), column.show([...value])]).toEqual([cell, shown])
    expect(column.read(cell)).toEqual({ value })
  })

  it.each([
    ['rood', 'Rood'],
    ['geen', 'Geen'],
    ['', ''],
    ['0,25mm', '0,25 mm'],
    ['paars', 'paars'],
  ])('takes %j for a choice that is spelled otherwise', (pasted, text) => {
    expect(pastedText(attribute('choice'), pasted)).toBe(text)
  })

  it('is called by its unit', () => {
    expect([attribute('number', 'mm').label, attribute('text').label]).toEqual(['Proef (mm)', 'Proef'])
  })
})

describe('a column', () => {
  it('is found by its address', () => {
    for (const field of COLUMN_FIELDS) {
      const { address } = fieldColumn(field, RATES)
      expect(columnAt(address, { attributes: [], vatPercents: RATES }, () => true)?.asked).toEqual({
        column: field,
        attribute: '',
      })
    }
    const colour = { code: 'kleur', label: 'Kleur', kind: 'text', unit: '', values: [] } as const
    const known = [{ ...colour, values: [] }]
    expect(columnAt('kenmerk-kleur', { attributes: known, vatPercents: RATES }, () => true)?.asked).toEqual({
      column: 'attribute',
      attribute: 'kleur',
    })
    // Who may not change prices has no column of them.
    expect([
      columnAt('btw', { attributes: [], vatPercents: RATES }, () => false),
      columnAt('titel', { attributes: [], vatPercents: RATES }, () => false)?.address,
    ]).toEqual([null, 'titel'])
    expect([
      columnAt('kenmerk-weg', { attributes: known, vatPercents: RATES }, () => true),
      columnAt('prijs', { attributes: known, vatPercents: RATES }, () => true),
    ]).toEqual([null, null])
  })
})
