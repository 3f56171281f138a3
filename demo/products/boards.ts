import type { DemoProduct } from '../model.ts'
import { aluminiumBoards } from './boards/aluminium-boards.ts'
import { cardboards } from './boards/cardboards.ts'
import { clearSheets } from './boards/clear-sheets.ts'
import { composedBoards } from './boards/composed-boards.ts'
import { nameBoards } from './boards/name-boards.ts'
import { plasticBoards } from './boards/plastic-boards.ts'
import { siteBoards } from './boards/site-boards.ts'
import { woodenBoards } from './boards/wooden-boards.ts'

/** What is composed first, then in the order of the sub-categories. */
export const boardProducts: readonly DemoProduct[] = [
  ...composedBoards,
  ...aluminiumBoards,
  ...plasticBoards,
  ...clearSheets,
  ...cardboards,
  ...woodenBoards,
  ...siteBoards,
  ...nameBoards,
]
