import type { ListPrice } from '#domain/price-lists/content.ts'
import type { Change } from '#domain/price-lists/differences.ts'
import type { PriceRule } from '#domain/pricing/model.ts'
import type { Executor } from '../../db/database.ts'
import { deleteListPrices, insertListPrices, updateListPrices } from './list-price-store.ts'

export {
  deleteList,
  insertPriceList,
  raiseVersion,
  updatePriceList,
  writeDiscounts,
} from './price-list-store.ts'
export {
  copyListPrices,
  listPriceColumns,
  type ListPriceRow,
  loadListPrices,
  readListPrice,
} from './list-price-store.ts'
export { loadPriceLists } from './price-store.ts'

/** The products that prices of a list are of. */
export type PricedProducts = {
  readonly idOf: (sku: string) => string
  /** The base price that a price goes with. */
  readonly baseOf: (price: ListPrice) => PriceRule
}

/** Makes changes in the prices of a list, within the caller's transaction. */
export async function writeListPrices(
  trx: Executor,
  listId: string,
  changes: readonly Change<ListPrice>[],
  { idOf, baseOf }: PricedProducts,
): Promise<void> {
  const written = (price: ListPrice) => ({ price, productId: idOf(price.sku), base: baseOf(price) })
  const others = changes.filter((change) => !isUpdate(change))
  // Days of one price may be taken by another, so that what goes must be gone first.
  await deleteListPrices(
    trx,
    listId,
    others.flatMap(({ before }) =>
      before ? [{ productId: idOf(before.sku), validFrom: before.validFrom }] : [],
    ),
  )
  await insertListPrices(
    trx,
    listId,
    others.flatMap(({ after }) => (after ? [written(after)] : [])),
  )
  await updateListPrices(
    trx,
    listId,
    changes.filter((change) => isUpdate(change)).flatMap(({ after }) => (after ? [written(after)] : [])),
  )
}

/** The same price of the same days stays the row that it was. */
const isUpdate = ({ before, after }: Change<ListPrice>): boolean =>
  before !== null &&
  before.sku === after?.sku &&
  before.validFrom === after.validFrom &&
  before.validTo === after.validTo
