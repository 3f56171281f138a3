import type { Executor } from '../../db/database.ts'
import {
  insertPhotograph,
  loadProductPictures,
  type NewPhotograph,
  type ProductPicture,
  setWords,
  showOnProducts,
  type Shown,
} from './photograph-store.ts'

export type { NewPhotograph } from './photograph-store.ts'

/** Shows these pictures on these products, and no others, in the caller's transaction. */
export const showPicturesOn = (trx: Executor, shown: readonly Shown[]): Promise<void> =>
  showOnProducts(trx, shown)

/** The pictures of a product in their order. */
export const picturesOf = (executor: Executor, productId: string): Promise<readonly ProductPicture[]> =>
  loadProductPictures(executor, productId)

/** Keeps a photograph of which the variants are put away; its id. */
export const takeInPhotograph = (trx: Executor, photograph: NewPhotograph): Promise<string> =>
  insertPhotograph(trx, photograph)

/** Gives a picture other words, wherever it is shown. */
export const sayWords = (trx: Executor, imageId: string, alt: string): Promise<void> =>
  setWords(trx, imageId, alt)
