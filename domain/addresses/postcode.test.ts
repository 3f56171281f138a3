import { describe, expect, it } from 'vitest'
import { normalisedPostcode } from './postcode.ts'

describe('normalisedPostcode', () => {
  it.each([
    ['is written with a space and capitals', '1234ab', 'NL', '1234 AB'],
    ['keeps one that is right', '3511 LN', 'NL', '3511 LN'],
    ['takes spaces anywhere', ' 35 11ln ', 'NL', '3511 LN'],
    ['has no leading zero', '0123 AB', 'NL', null],
    ['has letters that are never given out', '1234 SS', 'NL', null],
    ['has four digits in Belgium', '2000', 'BE', '2000'],
    ['has no letters in Belgium', '2000 AB', 'BE', null],
    ['has five digits in Germany', '50667', 'DE', '50667'],
    ['takes anything in a country without a form', ' SW1A 1AA ', 'GB', 'SW1A 1AA'],
    ['is never empty', '  ', 'GB', null],
  ])('%s', (_rule, typed, country, written) => {
    expect(normalisedPostcode(typed, country)).toBe(written)
  })
})
