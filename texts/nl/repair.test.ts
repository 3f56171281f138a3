import { expect, it } from 'vitest'
import type { RepairChange } from '#domain/designs/plan-repair.ts'
import { repairChangeText } from './repair.ts'

const size = { widthMm: 210, heightMm: 297 }
it.each<[RepairChange, string]>([
  [{ code: 'scaled', percent: 200, size }, 'Het ontwerp is geschaald naar 200%: 21 × 29,7 cm.'],
  [{ code: 'sized', size }, 'Het ontwerp is op 21 × 29,7 cm gezet.'],
  [
    { code: 'cropped', beyond: { besideMm: 0, aboveMm: 62.52 } },
    'Het ontwerp vult het hele formaat; boven en onder valt 62,5 mm weg.',
  ],
  [{ code: 'cropped', beyond: null }, 'Het ontwerp vult het hele formaat.'],
  [
    { code: 'whiteEdge', beyond: { besideMm: -100, aboveMm: 0 } },
    'Het hele ontwerp is te zien; links en rechts komt 100 mm wit.',
  ],
  [
    { code: 'ownEdge', beyond: { besideMm: 0, aboveMm: -1250 } },
    'Het hele ontwerp is te zien; boven en onder komt 1.250 mm in de kleur van de rand.',
  ],
  [{ code: 'mirrored', bleedMm: 3 }, 'Er is 3 mm afloop gemaakt door de rand te spiegelen.'],
  [
    { code: 'renameCut', names: [{ from: 'snijlijn', to: 'CutContour' }] },
    'Steunkleur ‘snijlijn’ heet nu ‘CutContour’.',
  ],
])('%o', (change, text) => {
  expect(repairChangeText(change).replaceAll('\u00a0', ' ')).toBe(text)
})
