import { expect, it } from 'vitest'
import { configuratorTexts } from './configurator.ts'

it.each([
  [500, true, '€ 5,00 duurder dan je keuze nu'],
  [-500, true, '€ 5,00 goedkoper dan je keuze nu'],
  [500, false, '€ 5,00 duurder dan de prijs nu'],
  [0, false, 'inbegrepen'],
])('a difference of %d cents, with a choice %s, is spoken as %s', (cents, hasChoice, text) => {
  expect(configuratorTexts.spokenDifference(cents, hasChoice).replaceAll('\u00A0', ' ')).toBe(text)
})
