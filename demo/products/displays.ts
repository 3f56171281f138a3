import type { DemoProduct } from '../model.ts'
import { composedDisplays } from './displays/composed-displays.ts'
import { counters } from './displays/counters.ts'
import { fairWalls } from './displays/fair-walls.ts'
import { leafletHolders } from './displays/leaflet-holders.ts'
import { pavementSigns } from './displays/pavement-signs.ts'
import { rollUps } from './displays/roll-ups.ts'

/** What is composed first, then in the order of the sub-categories. */
export const displayProducts: readonly DemoProduct[] = [
  ...composedDisplays,
  ...rollUps,
  ...pavementSigns,
  ...fairWalls,
  ...counters,
  ...leafletHolders,
]
