import { describe, expect, it } from 'vitest'
import { CARRIERS, carrierOfCode, givesCode, readTrackingCode, trackingAddress } from './carriers.ts'

const UTRECHT = { postcode: '3511 lk', country: 'NL' }

describe('trackingAddress', () => {
  it.each([
    ['postnl', 'https://jouw.postnl.nl/track-and-trace/3SPKR1-NL-3511LK'],
    ['dhl', 'https://www.dhl.com/nl-nl/home/tracking.html?tracking-id=3SPKR1'],
    ['dpd', 'https://tracking.dpd.de/status/nl_NL/parcel/3SPKR1'],
    ['ups', 'https://www.ups.com/track?loc=nl_NL&tracknum=3SPKR1'],
    ['gls', 'https://gls-group.eu/NL/nl/volg-je-pakket?match=3SPKR1'],
    ['own', null],
    ['other', null],
  ] as const)('of %s is %s', (carrier, address) => {
    expect(trackingAddress(carrier, '3SPKR1', UTRECHT)).toBe(address)
  })

  it('tells PostNL the country abroad', () => {
    expect(trackingAddress('postnl', '3S1', { postcode: '2000', country: 'BE' })).toBe(
      'https://jouw.postnl.nl/track-and-trace/3S1-BE-2000',
    )
  })
})

describe('readTrackingCode', () => {
  it.each([
    ['3SPKR 8841 2207', '3SPKR88412207'],
    [' jvgl-0612.3456 ', 'JVGL06123456'],
    ['3S1', null],
    ['https://volg.example/3SPKR1', null],
    ['x'.repeat(41), null],
    ['', null],
  ])('of %j is %s', (text, code) => {
    expect(readTrackingCode(text)).toBe(code)
  })
})

describe('carrierOfCode', () => {
  it.each([
    ['3spkr 8841 2207', 'postnl'],
    ['JVGL06123456', 'dhl'],
    ['1Z999AA10123456784', 'ups'],
    ['1Z999', null],
    ['05212345678901', null],
    ['', null],
  ])('of %j is %s', (text, carrier) => {
    expect(carrierOfCode(text)).toBe(carrier)
  })
})

it('knows who gives codes', () => {
  expect(CARRIERS.filter((carrier) => !givesCode(carrier))).toEqual(['own'])
})
