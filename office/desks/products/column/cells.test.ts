import { describe, expect, it } from 'vitest'
import { PRODUCT_COLUMNS } from '#contract/office/product-column.ts'
import { cellChoices, cellText, COLUMN_ADDRESSES, columnAt, pastedText, readCell } from './cells.ts'

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
  ] as const)('of %s reads %j', (column, text, reading) => {
    expect(readCell(column, text)).toEqual(reading)
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
  ] as const)('of %s takes what is pasted: %j', (column, pasted, text) => {
    expect(pastedText(column, pasted)).toBe(text)
  })

  it('reads what it writes', () => {
    for (const value of ['active', 21, true, 0, ['bord', 'plaat']] as const)
      expect(cellText(typeof value === 'object' ? [...value] : value)).toBe(
        typeof value === 'object' ? 'bord, plaat' : `${value}`,
      )
    expect(cellChoices('vatPercent').map(({ label }) => label)).toEqual(['0%', '9%', '21%'])
  })

  it('is of a column that is found by its address', () => {
    for (const column of PRODUCT_COLUMNS) expect(columnAt(COLUMN_ADDRESSES[column])).toBe(column)
    expect([columnAt(null), columnAt('prijs')]).toEqual([null, null])
  })
})
