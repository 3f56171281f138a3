import { expect, it } from 'vitest'
import { matchCommands } from './commands.ts'

const titles = (text: string, isLoggedIn = true) => matchCommands(text, isLoggedIn).map(({ title }) => title)

it.each([
  [
    'the beginning of a word',
    'best',
    ['Opnieuw bestellen', 'Snelbestellen met een lijst', 'Bestellingen', 'Mijn ontwerpen', 'Downloads'],
  ],
  ['another word for it', 'parkeren', ['Winkelwagen opslaan als offerte']],
  ['each of several words', 'opnieuw best', ['Opnieuw bestellen']],
  ['letters without their accents', 'CATEGORIEEN', ['Alle categorieën']],
  ['nothing inside a word', 'wagen', []],
  ['nothing of a product', 'dibond 1000x500 4', []],
])('finds %s', (_rule, text, found) => {
  expect(titles(text)).toEqual(found)
})

it('has all of them for nothing typed, and for a visitor none of an account', () => {
  expect(titles('')).toContain('Uitloggen')
  expect(titles('', false)).toEqual(['Inloggen', 'Account aanvragen', 'Alle categorieën', 'Contact'])
})
