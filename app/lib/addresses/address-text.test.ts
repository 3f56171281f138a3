import { expect, it } from 'vitest'
import { addressLine } from './address-text.ts'

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
  ['all in one line', addressLine(address), 'Hoofdkantoor, Havenstraat 18, 3511 LK Utrecht'],
  [
    'by the company without a label',
    addressLine({ ...address, label: null }),
    'Bakkerij De Korenaar, Havenstraat 18, 3511 LK Utrecht',
  ],
])('writes %s', (_rule, text, expected) => {
  expect(text).toBe(expected)
})
