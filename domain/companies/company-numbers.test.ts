import { describe, expect, it } from 'vitest'
import { readCompanyNumbers } from './company-numbers.ts'
import { normalisedKvkNumber } from './kvk-number.ts'
import { normalisedVatId } from './vat-id.ts'

describe('a KvK number', () => {
  it.each([
    ['has eight digits', '12345678', '12345678'],
    ['may be typed with spaces and points', ' 1234.56 78 ', '12345678'],
    ['of seven digits is none', '1234567', null],
    ['of nine digits is none', '123456789', null],
    ['holds no letters', '1234567a', null],
    ['has no digits of other scripts', '１２３４５６７８', null],
    ['is not all zeros', '00000000', null],
    ['is not empty', '', null],
  ])('%s', (_rule, typed, kept) => expect(normalisedKvkNumber(typed)).toBe(kept))
})

describe('a VAT number', () => {
  it.each([
    ['of a sole trader passes modulo 97', 'NL002455799B11', 'NL002455799B11'],
    ['of a company passes the 11-test', 'NL004495445B01', 'NL004495445B01'],
    ['may be typed in small letters with points and spaces', ' nl 0044.95.445.b01 ', 'NL004495445B01'],
    ['passes neither test', 'NL123456789B90', null],
    ['of zeros is none', 'NL000000000B00', null],
    ['has two digits behind the B', 'NL004495445B1', null],
    ['has a B', 'NL004495445C01', null],
    ['has a country', '004495445B01', null],
    ['of Belgium ends in 97 minus the rest', 'BE0123456749', 'BE0123456749'],
    ['of Belgium with a wrong end is none', 'BE0123456748', null],
    ['of Belgium has ten digits', 'BE123456749', null],
    ['of Germany passes ISO 7064', 'DE136695976', 'DE136695976'],
    ['of Germany with a wrong end is none', 'DE136695977', null],
    ['of France has a key', 'FR83404833048', 'FR83404833048'],
    ['of France with a wrong key is none', 'FR84404833048', null],
    ['of France may have letters for a key', 'FRK7399859412', 'FRK7399859412'],
    ['of Luxembourg ends in the rest modulo 89', 'LU10000356', 'LU10000356'],
    ['of Luxembourg with a wrong end is none', 'LU10000357', null],
    ['of Austria begins with a U', 'ATU12345678', 'ATU12345678'],
    ['of Northern Ireland is one of VIES', 'XI 123 4567 89', 'XI123456789'],
    ['of Greece begins with EL', 'EL123456789', 'EL123456789'],
    ['of Greece does not begin with GR', 'GR123456789', null],
    ['of no member state is none', 'XX123456789', null],
    ['of what every object has is none', 'constructor', null],
  ])('%s', (_rule, typed, kept) => expect(normalisedVatId(typed)).toBe(kept))
})

describe('the numbers of a company', () => {
  it.each([
    ['a Dutch one has a KvK number', 'NL', '12345678', '', { kvkNumber: '12345678', vatId: null }],
    [
      'a Dutch one may tell both',
      'NL',
      '12345678',
      'NL004495445B01',
      { kvkNumber: '12345678', vatId: 'NL004495445B01' },
    ],
    ['a foreign one has a VAT number', 'BE', ' ', 'BE0123456749', { kvkNumber: null, vatId: 'BE0123456749' }],
    [
      'a foreign one may be in the Dutch register',
      'DE',
      '12345678',
      'DE136695976',
      { kvkNumber: '12345678', vatId: 'DE136695976' },
    ],
    [
      'one outside of the Union has a number that we know no form of',
      'CH',
      '',
      'CHE-123.456.788',
      { kvkNumber: null, vatId: 'CHE123456788' },
    ],
  ])('%s', (_rule, country, kvkNumber, vatId, numbers) =>
    expect(readCompanyNumbers({ country, postcode: '', kvkNumber, vatId })).toEqual({
      numbers,
      faults: null,
    }),
  )

  it.each([
    ['a Dutch one without a KvK number', 'NL', '', '', { kvkNumber: 'KvkNumberInvalid' }],
    ['a Dutch one with a wrong VAT number', 'NL', '12345678', 'NL123456789B90', { vatId: 'VatIdInvalid' }],
    ['a foreign one without a VAT number', 'BE', '', '', { vatId: 'VatIdRequired' }],
    ['a foreign one with a wrong KvK number', 'BE', '1', 'BE0123456749', { kvkNumber: 'KvkNumberInvalid' }],
    ['one outside of the Union without a number', 'CH', '', '', { vatId: 'VatIdRequired' }],
    [
      'one outside of the Union with a false number of it',
      'CH',
      '',
      'BE0123456748',
      { vatId: 'VatIdInvalid' },
    ],
    ['one outside of the Union with words', 'CH', '', 'geen <b>', { vatId: 'VatIdInvalid' }],
    ['one of which both are wrong', 'NL', '1', '1', { kvkNumber: 'KvkNumberInvalid', vatId: 'VatIdInvalid' }],
  ])('%s is told so', (_rule, country, kvkNumber, vatId, faults) =>
    expect(readCompanyNumbers({ country, postcode: '', kvkNumber, vatId })).toEqual({
      numbers: null,
      faults,
    }),
  )
})
