import type { Executor } from '../../db/database.ts'
import { insertPictures, type TakenIn } from './photograph-store.ts'

/** Keeps pictures of another shop that this one does not have with these words. */
export const takeInPictures = (trx: Executor, pictures: readonly TakenIn[]): Promise<void> =>
  insertPictures(trx, pictures)
