import { expect, it } from 'vitest'
import { normalisedIban } from './iban.ts'

it.each([
  ['NL91ABNA0417164300', 'NL91ABNA0417164300'],
  [' nl91 abna 0417 1643 00 ', 'NL91ABNA0417164300'],
  ['BE68539007547034', 'BE68539007547034'],
  ['DE89370400440532013000', 'DE89370400440532013000'],
  ['NL91ABNA0417164301', null],
  ['NL19ABNA0417164300', null],
  ['NL91', null],
  ['0417164300', null],
  ['', null],
])('%j is %j', (typed, iban) => expect(normalisedIban(typed)).toBe(iban))
