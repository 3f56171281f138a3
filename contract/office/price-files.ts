import { z } from 'zod'
import { KeptChoice, KeptDiscount, KeptPrice, LIST_UNITS } from './price-lists.ts'
import { CellFinding } from './tables.ts'

/**
 * Files of prices, which are no calls: `prices.csv` and `prices.xlsx` are the list, and what is sent to `import` is read and answers `ImportTrial`.
 * `import/faults.csv` and `import/differences.csv` answer files, `import/effect` a `PriceEffect`; `import/apply` takes the file
 * with `version` and `digest` of its trial.
 */
export const priceFilePath = (listId: string, rest: string): string =>
  `/beheer/api/price-lists/${listId}/${rest}`

/** A file as it was read, and what it would change; nothing of it counts while there are faults. */
export const ImportTrial = z.object({
  /** Of the list with which it was compared. */
  version: z.int(),
  /** What it came to, so that nothing else is applied than was shown. */
  digest: z.string(),
  rowCount: z.int(),
  faultCount: z.int(),
  /** The first of them. */
  faults: z.array(CellFinding),
  warningCount: z.int(),
  warnings: z.array(CellFinding),
  addedCount: z.int(),
  changedCount: z.int(),
  removedCount: z.int(),
  unchangedCount: z.int(),
  /** The first of them. */
  prices: z.array(
    z.object({
      title: z.string(),
      unit: z.enum(LIST_UNITS).nullable(),
      bandUnit: z.enum(['piece', 'm2', 'metre']).nullable(),
      before: KeptPrice.nullable(),
      after: KeptPrice.nullable(),
    }),
  ),
  choices: z.array(
    z.object({ title: z.string(), before: KeptChoice.nullable(), after: KeptChoice.nullable() }),
  ),
  discounts: z.array(z.object({ before: KeptDiscount.nullable(), after: KeptDiscount.nullable() })),
})
export type ImportTrial = z.output<typeof ImportTrial>

/** How a file is meant: what it leaves out stays, or goes. */
export const ImportQuery = z.object({ others: z.enum(['stay', 'go']).default('stay') })
export const ApplyQuery = ImportQuery.extend({
  version: z.coerce.number().int(),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
})
export const EffectQuery = ImportQuery.extend({ onDay: z.iso.date() })
