import { describe, expect, it } from 'vitest'
import { isHouseNumber } from './house-number.ts'
import { isPhoneNumber } from './phone.ts'

describe('a phone number', () => {
  it.each([
    ['of a mobile', '06-12345678', 'NL', true],
    ['with its area between brackets', '(030) 123 45 67', 'NL', true],
    ['for service, short', '0800-0432', 'NL', true],
    ['with the country', '+31612345678', 'NL', true],
    ['with the country and a zero that is not dialled', '+31 (0)6 12345678', 'NL', true],
    ['with the country after two zeros', '0031612345678', 'NL', true],
    ['of Belgium', '+32 470 12 34 56', 'NL', true],
    ['of Germany', '+49 30 123456', 'NL', true],
    ['of the country of the address', '030 123456', 'DE', true],
    ['a digit short', '061234567', 'NL', false],
    ['a digit too long', '06123456789', 'NL', false],
    ['too short with the country', '+3161234567', 'NL', false],
    ['in letters', 'telefoon', 'NL', false],
    ['of a plus only', '+', 'NL', false],
    ['in digits of another script', '٠٦١٢٣٤٥٦٧٨', 'NL', false],
    ['with one digit of full width', '06-1234567８', 'NL', false],
  ])('%s', (_rule, typed, country, is) => expect(isPhoneNumber(typed, country)).toBe(is))
})

describe('a house number', () => {
  it.each([
    ['1', true],
    ['12-2 hoog', true],
    ['t/o 5', true],
    ['0', false],
    ['-5', false],
    ['abc', false],
  ])('%s', (typed, is) => expect(isHouseNumber(typed)).toBe(is))
})
