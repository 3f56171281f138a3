import { assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { markMatches } from './mark-matches.ts'

/** The text with its matches between brackets. */
const shown = (text: string, query: string) =>
  markMatches(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

it.each([
  ['marks the part that was typed', 'Textielframe met led', 'frame', 'Textiel[frame] met led'],
  ['passes over case', 'Roll-up Basic', 'ROLL', '[Roll]-up Basic'],
  ['passes over accents, either way', 'Café met één tafel', 'cafe een', '[Café] met [één] tafel'],
  ['marks every occurrence', 'Frame voor textielframe', 'frame', '[Frame] voor textiel[frame]'],
  ['marks each word of the query', 'Spandoek op maat', 'maat span', '[Span]doek op [maat]'],
  ['marks overlapping words as one', 'banana', 'ana', 'b[anana]'],
  ['takes signs as they are', 'A3 (liggend)', '(lig', 'A3 [(lig]gend)'],
  ['marks nothing for an empty query', 'Vlag', '  ', 'Vlag'],
  ['marks nothing when nothing matches', 'Vlag', 'bord', 'Vlag'],
])('%s', (_rule, text, query, expected) => {
  expect(shown(text, query)).toBe(expected)
})

it('never loses or adds a letter', () => {
  assert(
    property(string({ unit: 'grapheme' }), string({ unit: 'grapheme' }), (text, query) => {
      const parts = markMatches(text, query)
      expect(parts.map((part) => part.text).join('')).toBe(text)
    }),
  )
})
