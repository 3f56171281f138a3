import { expect, it } from 'vitest'
import { isSellerComplete } from './seller.ts'

const PRESS = {
  name: 'De Pers B.V.',
  street: 'Slotlaan',
  houseNumber: '12',
  postcode: '3701 GL',
  city: 'Zeist',
  kvkNumber: '12345678',
  vatId: 'NL123456789B01',
  iban: 'NL24PSKR0123456789',
}

it.each([
  ['everything', {}, true],
  ['no name', { name: '' }, false],
  ['the name of a new shop', { name: 'Nieuwe winkel' }, false],
  ['no street', { street: '' }, false],
  ['no house number', { houseNumber: '' }, false],
  ['no postcode', { postcode: '' }, false],
  ['no town', { city: '' }, false],
  ['no number of the chamber of commerce', { kvkNumber: '' }, false],
  ['no VAT number', { vatId: '' }, false],
  ['no bank account', { iban: null }, false],
  ['an empty bank account', { iban: '' }, false],
])('a seller with %s', (_what, change, isComplete) => {
  expect(isSellerComplete({ ...PRESS, ...change }, 'Nieuwe winkel')).toBe(isComplete)
})
