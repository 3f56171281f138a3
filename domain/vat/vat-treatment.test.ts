import { describe, expect, it } from 'vitest'
import { normalisedVatId } from '../companies/vat-id.ts'
import { isAskedAbout, vatCountry } from './vat-country.ts'
import { vatOfSale, type VatBuyer, type VatIdStatus } from './vat-treatment.ts'

const at = (country: string, postcode = '') => ({ country, postcode })
const buyer = (country: string, vatId: string | null, vatIdStatus: VatIdStatus = 'valid'): VatBuyer => ({
  place: at(country),
  vatId,
  vatIdStatus,
})
const [NL, BE, CH] = [at('NL', '3439 LD'), at('BE', '2000'), at('CH', '8001')]
const BELFAST = at('GB', 'bt1 5gs')
const LONDON = at('GB', 'SW1A 1AA')
const inBelfast = (vatIdStatus: VatIdStatus): VatBuyer => ({
  place: BELFAST,
  vatId: 'XI123456789',
  vatIdStatus,
})
const BELGIAN = 'BE0123456749'

describe('the VAT of a sale from the Netherlands', () => {
  it.each([
    ['to a Dutch company', buyer('NL', 'NL004495445B01'), [NL], 'taxed', 'domestic'],
    ['to a Dutch company, sent to Belgium', buyer('NL', 'NL004495445B01'), [BE], 'taxed', 'domestic'],
    ['to who has no invoice address', { ...buyer('NL', BELGIAN), place: null }, [NL], 'taxed', 'domestic'],
    ['to Belgium', buyer('BE', BELGIAN), [BE], 'reverse_charged', 'valid_number'],
    ['to Belgium, of nothing yet', buyer('BE', BELGIAN), [], 'reverse_charged', 'valid_number'],
    ['to Belgium, part of it fetched', buyer('BE', BELGIAN), [BE, NL], 'reverse_charged', 'valid_number'],
    ['to Belgium without a number', buyer('BE', null), [BE], 'taxed', 'no_number'],
    ['to Belgium, number invalid', buyer('BE', BELGIAN, 'invalid'), [BE], 'taxed', 'number_invalid'],
    ['to Belgium, VIES away', buyer('BE', BELGIAN, 'unavailable'), [BE], 'taxed', 'number_unavailable'],
    ['to Belgium, not asked yet', buyer('BE', BELGIAN, 'unchecked'), [BE], 'taxed', 'number_unchecked'],
    ['to Belgium, German number', buyer('BE', 'DE136695976'), [BE], 'taxed', 'number_of_other_country'],
    ['to Belgium, Dutch number', buyer('BE', 'NL004495445B01'), [BE], 'taxed', 'number_of_other_country'],
    ['to Greece', buyer('GR', 'EL123456789'), [at('GR')], 'reverse_charged', 'valid_number'],
    ['to Greece, number with GR', buyer('GR', 'GR123456789'), [at('GR')], 'taxed', 'number_of_other_country'],
    ['to Monaco', buyer('MC', 'FR83404833048'), [at('MC')], 'reverse_charged', 'valid_number'],
    ['of goods to Northern Ireland', inBelfast('valid'), [BELFAST], 'reverse_charged', 'valid_number'],
    ['to Northern Ireland, VIES away', inBelfast('unavailable'), [BELFAST], 'taxed', 'number_unavailable'],
    ['to Northern Ireland, fetched', inBelfast('valid'), [BELFAST, NL], 'taxed', 'not_sent_there'],
    [
      'to Northern Ireland, British number',
      { ...inBelfast('valid'), vatId: 'GB123456789' },
      [BELFAST],
      'taxed',
      'number_of_other_country',
    ],
    ['to Great Britain', { ...inBelfast('valid'), place: LONDON }, [LONDON], 'exported', 'sent_out_of_union'],
    ['to Switzerland', buyer('CH', 'CHE123456789'), [CH], 'exported', 'sent_out_of_union'],
    ['to Switzerland without a number', buyer('CH', null), [CH], 'exported', 'sent_out_of_union'],
    ['to Switzerland, fetched', buyer('CH', null), [NL], 'taxed', 'not_sent_out_of_union'],
    ['to Switzerland, part sent to Belgium', buyer('CH', null), [CH, BE], 'taxed', 'not_sent_out_of_union'],
    ['to a Dutch company, sent to Switzerland', buyer('NL', null), [CH], 'exported', 'sent_out_of_union'],
  ] as const)('%s', (_sale, who, destinations, treatment, reason) => {
    expect(vatOfSale({ seller: NL, buyer: who, destinations })).toEqual({ treatment, reason })
  })
})

describe('the VAT of a sale from elsewhere', () => {
  it.each([
    ['to a Dutch company, by the 11-test', 'nl 0044.95.445.b01', 'reverse_charged', 'valid_number'],
    ['to a Dutch sole trader, by modulo 97', 'NL002455799B11', 'reverse_charged', 'valid_number'],
    ['to a Dutch number that passes neither', 'NL123456789B90', 'taxed', 'no_number'],
  ] as const)('from Belgium %s', (_sale, typed, treatment, reason) => {
    const sale = { seller: BE, buyer: buyer('NL', normalisedVatId(typed)), destinations: [NL] }
    expect(vatOfSale(sale)).toEqual({ treatment, reason })
  })

  it('from Belgium to Belgium is domestic', () => {
    const sale = { seller: BE, buyer: buyer('BE', BELGIAN), destinations: [BE] }
    expect(vatOfSale(sale)).toEqual({ treatment: 'taxed', reason: 'domestic' })
  })

  it('from Greece to Greece is domestic, and to the Netherlands is not', () => {
    const greek = { seller: at('GR'), destinations: [NL] }
    expect(vatOfSale({ ...greek, buyer: buyer('GR', 'EL123456789') }).reason).toBe('domestic')
    expect(vatOfSale({ ...greek, buyer: buyer('NL', 'NL004495445B01') }).treatment).toBe('reverse_charged')
  })

  it.each([
    ['to the Union is exported whatever the number', BE, 'exported', 'sent_out_of_union'],
    ['that stays there is taxed', CH, 'taxed', 'not_sent_out_of_union'],
  ] as const)('from Switzerland %s', (_sale, end, treatment, reason) => {
    const sale = { seller: CH, buyer: buyer('BE', BELGIAN), destinations: [end] }
    expect(vatOfSale(sale)).toEqual({ treatment, reason })
  })
})

describe('the country of VAT numbers', () => {
  it.each([
    ['GR', '104 31', 'EL'],
    ['GB', 'BT1 5GS', 'XI'],
    ['GB', 'BT15GS', 'XI'],
    ['GB', 'SW1A 1AA', 'GB'],
    ['GB', 'B1 1TT', 'GB'],
    ['NL', '3439 LD', 'NL'],
  ])('of %s %s is %s', (country, postcode, code) => expect(vatCountry(at(country, postcode))).toBe(code))

  it.each([
    ['BE0123456749', true],
    ['XI123456789', true],
    ['EL123456789', true],
    ['NL004495445B01', false],
    ['CHE123456789', false],
    ['GB123456789', false],
  ])('a Dutch shop asks VIES about %s: %s', (vatId, isAsked) => expect(isAskedAbout(vatId, NL)).toBe(isAsked))
})
