import { describe, expect, it } from 'vitest'
import { isCommonPassword, ownWordsOf, passwordStrength } from './strength.ts'

describe('a common password', () => {
  it.each([
    ['is a word of the list', 'wachtwoord', true],
    ['whatever its case', 'WachtWoord', true],
    ['with digits and marks behind it', 'Welkom-2026!', true],
    ['and before it', '2026 welkom 2026', true],
    ['with digits for letters', 'W4chtw00rd', true],
    ['written twice', 'welkomwelkom', true],
    ['is a row of keys', 'qwertyuiop', true],
    ['is a row of digits', '1234567890', true],
    ['is one digit', '1111111111111', true],
    ['is the alphabet', 'abcdefghij', true],
    ['is the alphabet from behind', 'ZYXWVUTSRQ', true],
    ['is a row of keys with one of digits', 'asdfgh-123456', true],
    ['is a run, again and again', 'abcabcabcabc', true],
    ['is a run with a year', 'abcdefgh2026', true],
    ['is not a word with some digits', 'Fietsbel123', false],
    ['is one letter and a digit', 'aaaaaaaaaa1', true],
    ['is four characters, whatever their case', 'aAbBaAbB1!aa', true],
    ['is four characters, a little longer', 'lalalalala-lala-1', true],
    ['is one letter many times and a digit', `${'a'.repeat(30)}1`, true],
    ['is not five characters', 'mmaarrnniiss', false],
    ['is only spaces', '          ', true],
    ['is not a sentence with such a word', 'Wachtwoord met spaties en é', false],
    ['is not four words', 'correct paard batterij nietje', false],
    ['is not in another script', 'пароль-длинный-1', false],
    ['is not long', 'p'.repeat(64), false],
  ])('%s', (_rule, password, is) => expect(isCommonPassword(password)).toBe(is))

  it('is also what stands in the own address', () => {
    const own = ownWordsOf('sietske.veenstra@veenstra-signing.example')
    expect(isCommonPassword('Sietske2026!', own)).toBe(true)
    expect(isCommonPassword('veenstra-signing', own)).toBe(true)
    expect(isCommonPassword('Sietske2026!')).toBe(false)
  })
})

describe('the strength of a password', () => {
  it.each([
    ['below ten characters', 'Kort1!', 'short'],
    ['of the list', 'wachtwoord123', 'common'],
    ['of one kind', 'abcqpzmxkw', 'weak'],
    ['of few characters', 'p'.repeat(64), 'weak'],
    ['of two kinds, long', 'blauwe fietsen', 'fair'],
    ['of three kinds, short', 'Fietsbel-12', 'fair'],
    ['of four words', 'correct paard batterij nietje', 'strong'],
    ['of three kinds, long', 'Gevelletter-12', 'strong'],
  ])('%s', (_rule, password, strength) => expect(passwordStrength(password)).toBe(strength))
})
