import { z } from 'zod'
import { IdParams } from '../shared.ts'
import { officeEndpoint } from './endpoint.ts'
import { ImportTrial } from './price-files.ts'
import { PriceList } from './price-lists.ts'

/** How a list was changed: by hand, by a file, or by taking an earlier change back. */
export const CHANGE_WAYS = ['edit', 'import', 'takeBack'] as const

const ListChange = z.object({
  id: z.string(),
  way: z.enum(CHANGE_WAYS),
  madeAt: z.iso.datetime(),
  /** Who did it; null once he is no longer known. */
  madeBy: z.string().nullable(),
  /** Also of choices. */
  priceCount: z.int(),
  discountCount: z.int(),
})
export type ListChange = z.output<typeof ListChange>

const rules = { access: 'operator', may: 'changePrices' } as const
const ChangeParams = IdParams.extend({ change: z.uuid() })

export const listPriceListChanges = officeEndpoint('listPriceListChanges', {
  summary: 'The last fifty changes of the prices and discounts of a list, the newest first',
  ...rules,
  params: IdParams,
  reply: z.object({ changes: z.array(ListChange) }),
})

const { addedCount, changedCount, removedCount, prices, choices, discounts } = ImportTrial.shape

/** What of a list becomes different when a change is taken back. */
export const TakeBackTrial = z.object({
  /** Of the list with which it was compared. */
  version: z.int(),
  addedCount,
  changedCount,
  removedCount,
  /** How many prices, choices and discounts were changed once more since, and stay as they are. */
  stayingCount: z.int(),
  prices,
  choices,
  discounts,
})
export type TakeBackTrial = z.output<typeof TakeBackTrial>

export const tryTakeBackPrices = officeEndpoint('tryTakeBackPrices', {
  summary: 'What taking a change of a price list back would do; nothing is changed',
  ...rules,
  params: ChangeParams,
  reply: TakeBackTrial,
})

export const takeBackPrices = officeEndpoint('takeBackPrices', {
  summary:
    'Take a change of a price list back, but for what was changed once more since; refused where the list is no longer of the version that was seen',
  ...rules,
  refuses: [409],
  params: ChangeParams,
  body: z.object({ version: z.int() }),
  reply: PriceList,
})
