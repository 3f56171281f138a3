import { expect, it } from 'vitest'
import { mentionedIn } from './mentions.ts'

const people = ['Sam', 'Sam de Boer', 'Noor'].map((name) => ({ id: name, name }))

it.each<[string, readonly string[]]>([
  ['Kan @Noor hiernaar kijken?', ['Noor']],
  ['@noor, @NOOR: graag vandaag', ['Noor']],
  ['@Sam de Boer belt de klant', ['Sam de Boer']],
  ['@Sam, de boer belt', ['Sam']],
  ['@Sam en @Noor', ['Sam', 'Noor']],
  ['@Samuel is een ander', []],
  ['Mail naar info@noor.example', []],
  ['Noor zonder teken', []],
  ['@', []],
])('%s', (text, names) => {
  expect(mentionedIn(text, people).map(({ name }) => name)).toEqual(names)
})
