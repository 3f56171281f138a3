import { expect, it } from 'vitest'
import { companyNumbers, companyPlace } from './company-line.ts'

const company = {
  name: 'De Pers B.V.',
  street: 'Persweg',
  houseNumber: '1',
  postcode: '3439 LD',
  city: 'Nieuwegein',
}

it.each([
  [company, 'De Pers B.V., Persweg 1, 3439 LD Nieuwegein'],
  [{ ...company, street: '', houseNumber: '' }, 'De Pers B.V., 3439 LD Nieuwegein'],
  [{ ...company, street: '', houseNumber: '', postcode: '', city: '' }, 'De Pers B.V.'],
])('says of a company what is filled in: %j', (filled, said) => {
  expect(companyPlace(filled)).toBe(said)
})

it.each([
  [{ kvkNumber: '69599084', vatId: 'NL004495445B01' }, 'KvK 69599084 | btw NL004495445B01'],
  [{ kvkNumber: '69599084', vatId: '' }, 'KvK 69599084'],
  [{ kvkNumber: '', vatId: '' }, ''],
])('states the numbers that are filled in: %j', (filled, said) => {
  expect(companyNumbers(filled)).toBe(said)
})
