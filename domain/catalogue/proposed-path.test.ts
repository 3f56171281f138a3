import { expect, it } from 'vitest'
import { proposedPath } from './proposed-path.ts'

it.each([
  ['Spandoek pvc 510 g', '/spandoeken', '/spandoeken/spandoek-pvc-510-g'],
  ['Canvas “Oké” – 100 × 50 cm', null, '/canvas-oke-100-x-50-cm'],
  ['Vlag & mast', '/vlaggen/sets', '/vlaggen/sets/vlag-en-mast'],
  ['  m² prijs  ', null, '/m2-prijs'],
  ['Łódź straße', null, '/lodz-strasse'],
  ['a'.repeat(300), null, `/${'a'.repeat(199)}`],
  [`${'a'.repeat(198)} b`, null, `/${'a'.repeat(198)}`],
])('proposes for %j below %j the path %j', (title, category, path) => {
  expect(proposedPath(title, category)).toBe(path)
})

it.each(['', '   ', '???', '中文'])('proposes nothing for %j', (title) => {
  expect(proposedPath(title, '/vlaggen')).toBeNull()
})
