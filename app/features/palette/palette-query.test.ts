import { expect, it } from 'vitest'
import { readPaletteQuery } from './palette-query.ts'

it.each([
  ['a product', ' spandoek ', { kind: 'search', text: 'spandoek', line: null, reference: 'spandoek' }],
  ['the number of an order', '#1002', { kind: 'search', text: '#1002', line: null, reference: '1002' }],
  [
    'an order by its name',
    'bestelling 1002',
    { kind: 'search', text: 'bestelling 1002', line: null, reference: '1002' },
  ],
  [
    'a quote by its name',
    'offerte nr. 17',
    { kind: 'search', text: 'offerte nr. 17', line: null, reference: '17' },
  ],
  ['too little for a reference', 'a', { kind: 'search', text: 'a', line: null, reference: null }],
  ['orders again', 'Opnieuw bestellen 1002', { kind: 're-order', reference: '1002' }],
  ['any order again', 'opnieuw', { kind: 're-order', reference: '' }],
])('reads %s', (_case, typed, query) => {
  expect(readPaletteQuery(typed)).toEqual(query)
})

it('looks for no papers by a size, but for those that are called like a name and a number', () => {
  expect(readPaletteQuery('dibond 1000x500 4')).toMatchObject({ line: { widthMm: 1000 }, reference: null })
  expect(readPaletteQuery('Filiaal 4')).toMatchObject({ line: { quantity: 4 }, reference: 'Filiaal 4' })
})
