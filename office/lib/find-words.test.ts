import { expect, it } from 'vitest'
import { hasWords } from './find-words.ts'

it.each([
  ['Bedrijf toevoegen', 'toe bed', true],
  ['Categorieën', 'categorieen', true],
  ['Categorieen', 'CATEGORIEËN', true],
  ['Zin onder het logo', 'logo zin', true],
  ['Zin onder het logo', 'logo naam', false],
  ['Uitloggen', 'loggen', false],
  ['Btw-nummer', 'nummer', true],
  ['Back-up maken', '', true],
])('%s has the words of “%s”: %s', (text, typed, has) => {
  expect(hasWords(text, typed)).toBe(has)
})
