import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultOfWords, fillIn, ownWords, paragraphsOf } from './own-words.ts'

const KNOWN = ['nummer', 'winkel']
const VALUES = new Map([
  ['nummer', 'FAC-2026-00012'],
  ['winkel', 'Drukkerij $& Zoon'],
])

describe('faultOfWords', () => {
  it.each([
    ['takes words without placeholders', 'Beste klant,', null],
    ['takes nothing at all', '', null],
    ['takes a placeholder that the mail knows', 'Factuur {nummer} van {winkel}', null],
    ['takes its name in other letters and with room around it', '{Nummer} van { WINKEL }', null],
    ['takes a brace that only closes', 'Dank je :}', null],
    ['names one that it does not know', 'Factuur {numer}', { kind: 'unknownPlaceholder', name: 'numer' }],
    ['names one without a name', 'Factuur {}', { kind: 'unknownPlaceholder', name: '' }],
    ['names one that lies in another brace', '{nummer {winkel}', { kind: 'unclosedBrace', text: 'nummer' }],
    [
      'says what stands behind a brace that nothing closes',
      'Factuur {nummer van de winkel in Utrecht',
      { kind: 'unclosedBrace', text: 'nummer van de winkel' },
    ],
    ['closes a brace on its own line', '{nummer\n}', { kind: 'unclosedBrace', text: 'nummer' }],
    ['finds the first fault of several', '{een} {twee', { kind: 'unknownPlaceholder', name: 'een' }],
    ['takes an introduction of 2,000 characters', 'a'.repeat(2_000), null],
    ['takes no longer one', 'a'.repeat(2_001), { kind: 'tooLong', most: 2_000 }],
  ])('%s', (_rule, words, fault) => {
    expect(faultOfWords('intro', words, KNOWN)).toEqual(fault)
  })

  it.each(['subject', 'title'] as const)('takes a %s of 150 characters and no more', (field) => {
    expect(faultOfWords(field, 'a'.repeat(150), KNOWN)).toBeNull()
    expect(faultOfWords(field, 'a'.repeat(151), KNOWN)).toEqual({ kind: 'tooLong', most: 150 })
  })
})

describe('fillIn', () => {
  it.each([
    ['puts in what a placeholder stands for', 'Factuur {nummer}.', 'Factuur FAC-2026-00012.'],
    ['does so each time', '{nummer} en {NUMMER}', 'FAC-2026-00012 en FAC-2026-00012'],
    ['puts it in as it is', 'Van { winkel }', 'Van Drukkerij $& Zoon'],
    ['leaves what it does not know', 'Factuur {iban}', 'Factuur {iban}'],
    ['leaves a brace that nothing closes', 'Factuur {nummer', 'Factuur {nummer'],
  ])('%s', (_rule, words, filled) => {
    expect(fillIn(words, VALUES)).toBe(filled)
  })

  it('leaves words without braces as they are, and finds nothing wrong with them', () => {
    assert(
      property(
        string({ unit: 'grapheme', maxLength: 100 }).filter((words) => !/[{}]/.test(words)),
        (words) => {
          expect(fillIn(words, VALUES)).toBe(words)
          expect(faultOfWords('intro', words, [])).toBeNull()
        },
      ),
    )
  })

  it('reads no placeholder in what it puts in', () => {
    expect(
      fillIn(
        '{winkel}',
        new Map([
          ['winkel', '{nummer}'],
          ['nummer', '1'],
        ]),
      ),
    ).toBe('{nummer}')
  })
})

it.each([
  ['divides at a blank line', 'Een\n\nTwee', ['Een', 'Twee']],
  ['divides at several, with blanks on them', 'Een\n \n\nTwee\n\n', ['Een', 'Twee']],
  ['keeps the lines of one together', 'Een\nTwee', ['Een\nTwee']],
  ['finds none in nothing', ' \n ', []],
])('paragraphsOf %s', (_rule, words, paragraphs) => {
  expect(paragraphsOf(words)).toEqual(paragraphs)
})

it.each([
  ['are what is typed', 'Dag!', 'Dag!'],
  ['have no room around them', '  Dag!\r\nTot ziens \n', 'Dag!\nTot ziens'],
  ['are none where nothing is typed', ' ', null],
  ['are none where they are the usual', 'Goedendag, ', null],
])('own words %s', (_rule, typed, own) => {
  expect(ownWords(typed, 'Goedendag,')).toBe(own)
})
