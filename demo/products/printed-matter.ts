import type { DemoProduct } from '../model.ts'
import { boundPrint } from './printed-matter/bound-print.ts'
import { businessCards } from './printed-matter/business-cards.ts'
import { cardsAndCalendars } from './printed-matter/cards-and-calendars.ts'
import { composedPrint } from './printed-matter/composed-print.ts'
import { flyersAndFolders } from './printed-matter/flyers-and-folders.ts'
import { stationery } from './printed-matter/stationery.ts'

/** What is composed first, then in the order of the sub-categories. */
export const printedMatterProducts: readonly DemoProduct[] = [
  ...composedPrint,
  ...businessCards,
  ...flyersAndFolders,
  ...boundPrint,
  ...stationery,
  ...cardsAndCalendars,
]
