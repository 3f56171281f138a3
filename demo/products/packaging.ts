import type { DemoProduct } from '../model.ts'
import { boxesAndBags } from './packaging/boxes-and-bags.ts'
import { labelsOnRoll } from './packaging/labels-on-roll.ts'
import { labelsOnSheet } from './packaging/labels-on-sheet.ts'
import { tapeAndWraps } from './packaging/tape-and-wraps.ts'

/** In the order of the sub-categories. */
export const packagingProducts: readonly DemoProduct[] = [
  ...labelsOnRoll,
  ...labelsOnSheet,
  ...boxesAndBags,
  ...tapeAndWraps,
]
