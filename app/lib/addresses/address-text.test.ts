import { expect, it } from 'vitest'
import { addressLine, cityLine, streetLine } from './address-text.ts'

const address = {
  label: 'Hoofdkantoor',
  companyName: 'Bakkerij De Korenaar',
  attention: null,
  street: 'Havenstraat',
  houseNumber: '18',
  addition: null,
  postcode: '3511 LK',
  city: 'Utrecht',
  country: 'NL',
}

it.each([
  ['a street with its number', streetLine(address), 'Havenstraat 18'],
  [
    'an addition behind a dash',
    streetLine({ ...address, houseNumber: '9', addition: 'B' }),
    'Havenstraat 9-B',
  ],
  ['a Dutch city', cityLine(address), '3511 LK Utrecht'],
  [
    'a city abroad',
    cityLine({ ...address, country: 'BE', postcode: '2000', city: 'Antwerpen' }),
    'BE-2000 Antwerpen',
  ],
  ['all in one line', addressLine(address), 'Hoofdkantoor, Havenstraat 18, 3511 LK Utrecht'],
  [
    'by the company without a label',
    addressLine({ ...address, label: null }),
    'Bakkerij De Korenaar, Havenstraat 18, 3511 LK Utrecht',
  ],
])('writes %s', (_rule, text, expected) => {
  expect(text).toBe(expected)
})
