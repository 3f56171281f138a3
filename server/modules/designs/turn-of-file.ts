import type { Executor } from '../../db/database.ts'
import { countBefore } from './upload-store.ts'

/** How soon the file of a design is opened: companies come round, so the hundredth of one goes behind the first of another. */
export const turnOfFile = async (trx: Executor, designId: string): Promise<number> =>
  -(await countBefore(trx, designId))
