import { describe, expect, it } from 'vitest'
import { allOf, emailRule, newPasswordRule, optional, passwordRule, required } from './field-rules.ts'

it.each([
  ['empty', '', 'Vul een e-mailadres in'],
  ['only spaces', '   ', 'Vul een e-mailadres in'],
  ['without a domain', 'marloes', 'Vul een geldig e-mailadres in'],
  ['without a top level', 'marloes@dekorenaar', 'Vul een geldig e-mailadres in'],
  ['with a space inside', 'mar loes@dekorenaar.nl', 'Vul een geldig e-mailadres in'],
  ['longer than an address can be', `${'a'.repeat(250)}@b.nl`, 'Vul een geldig e-mailadres in'],
  ['valid', 'marloes@dekorenaar.nl', null],
  ['valid with spaces around it', '  marloes@dekorenaar.nl ', null],
  ['valid with a plus', "o'neil+print@sub.dekorenaar.nl", null],
])('an e-mail address that is %s', (_rule, value, text) => {
  expect(emailRule(value)).toBe(text)
})

it.each([
  ['missing', '', 'Vul een wachtwoord in', 'Vul een wachtwoord in'],
  ['short', 'kort', null, 'Kies een wachtwoord van minstens 10 tekens'],
  ['made of spaces', ' '.repeat(10), null, null],
])('a password that is %s', (_rule, value, typed, chosen) => {
  expect([passwordRule(value), newPasswordRule(value)]).toEqual([typed, chosen])
})

describe('combining', () => {
  it.each([
    ['a required field of spaces is empty', required('Vul in')('  '), 'Vul in'],
    ['an optional field may be empty', optional(emailRule)(''), null],
    ['an optional field keeps its rule', optional(emailRule)('x'), 'Vul een geldig e-mailadres in'],
    ['the first broken rule speaks', allOf(required('Eerste'), emailRule)(''), 'Eerste'],
  ])('%s', (_rule, text, expected) => {
    expect(text).toBe(expected)
  })
})
