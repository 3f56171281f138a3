import { expect, it } from 'vitest'
import { addressLines, cityLine, streetLine } from './address-lines.ts'

const address = {
  companyName: 'Bakkerij De Korenaar',
  attention: null,
  street: 'Havenstraat',
  houseNumber: '18',
  addition: null,
  postcode: '3511 LK',
  city: 'Utrecht',
  country: 'NL',
}
const antwerp = { ...address, country: 'BE', postcode: '2000', city: 'Antwerpen' }

it.each([
  ['a street with its number', streetLine(address), 'Havenstraat 18'],
  [
    'an addition behind a dash',
    streetLine({ ...address, houseNumber: '9', addition: 'B' }),
    'Havenstraat 9-B',
  ],
  [
    'an addition of words behind a space',
    streetLine({ ...address, houseNumber: '102', addition: 'hal B' }),
    'Havenstraat 102 hal B',
  ],
  ['a Dutch city', cityLine(address), '3511 LK Utrecht'],
  ['a city abroad', cityLine(antwerp), 'BE-2000 Antwerpen'],
])('writes %s', (_rule, text, expected) => {
  expect(text).toBe(expected)
})

it('writes an address as on an envelope, with whom it is for where that is known', () => {
  expect(addressLines(address)).toEqual(['Bakkerij De Korenaar', 'Havenstraat 18', '3511 LK Utrecht'])
  expect(addressLines({ ...antwerp, attention: 'Inkoop' }).at(1)).toBe('Inkoop')
})
