import type { Executor } from '../../db/database.ts'
import { showOnProducts, type Shown } from './photograph-store.ts'

/** Shows these pictures on these products, and no others, in the caller's transaction. */
export const showPicturesOn = (trx: Executor, shown: readonly Shown[]): Promise<void> =>
  showOnProducts(trx, shown)
