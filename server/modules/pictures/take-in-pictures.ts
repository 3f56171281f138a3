import type { Executor } from '../../db/database.ts'
import { insertPictures, type TakenIn } from './photograph-store.ts'

/** Keeps pictures of another shop, each with its words; a drawing with its content, where this shop does not have it yet. */
export const takeInPictures = (trx: Executor, pictures: readonly TakenIn[]): Promise<void> =>
  insertPictures(trx, pictures)
