import { expect, it } from 'vitest'
import type { RepairChange } from '#domain/designs/plan-repair.ts'
import { repairChangeText } from './repair.ts'

const size = { widthMm: 210, heightMm: 297 }
it.each<[RepairChange, string]>([
  [{ code: 'scaled', percent: 200, size }, 'Je ontwerp is geschaald naar 200%: 21 × 29,7 cm.'],
  [{ code: 'sized', size }, 'Je ontwerp is op 21 × 29,7 cm gezet.'],
  [{ code: 'mirrored', bleedMm: 3 }, 'Er is 3 mm afloop gemaakt door de rand te spiegelen.'],
  [
    { code: 'renameCut', names: [{ from: 'snijlijn', to: 'CutContour' }] },
    'Steunkleur ‘snijlijn’ heet nu ‘CutContour’.',
  ],
])('%o', (change, text) => {
  expect(repairChangeText(change).replaceAll('\u00a0', ' ')).toBe(text)
})
