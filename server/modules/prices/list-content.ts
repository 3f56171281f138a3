import type { ListContent } from '#domain/price-lists/content.ts'
import type { ListDifferences } from '#domain/price-lists/differences.ts'
import { comparedOn } from '#domain/price-lists/faults.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import {
  copyListPrices,
  loadListPrices,
  raiseVersion,
  writeDiscounts,
  writeListPrices,
} from '../catalogue/list-prices.ts'
import type { TradeFacts } from '../catalogue/trade-facts.ts'
import { loadListedChoices } from '../catalogue/composing/choice-prices.ts'
import { baseOf } from './listed-product.ts'
import { findListKind, loadCategories, loadDiscounts } from './price-list-store.ts'

/** What a list says as it is kept; its prices and choices all, or those of some SKUs. */
export async function loadContent(
  executor: Executor,
  listId: string,
  skus?: readonly string[],
): Promise<ListContent> {
  const discounts = await loadDiscounts(executor, listId)
  const isBase = (await findListKind(executor, listId)) === 'base'
  return {
    choices: isBase ? (await loadListedChoices(executor, skus)).map(({ price }) => price) : [],
    prices: await loadListPrices(executor, listId, skus),
    discounts: discounts.map(({ categoryPath, percentOff }) => ({ categoryPath, percentOff })),
  }
}

/** Makes changes in a list that were found right, within the caller's transaction. */
export async function writeContent(
  trx: Executor,
  listId: string,
  { prices, discounts }: Pick<ListDifferences, 'prices' | 'discounts'>,
  { facts, today }: { readonly facts: TradeFacts; readonly today: string },
): Promise<void> {
  await writeListPrices(trx, listId, prices, {
    idOf: (sku) => facts.productBySku(sku)?.id ?? movedOn(),
    baseOf: (price) => baseOf(facts, price.sku, comparedOn(price, today)) ?? movedOn(),
  })
  if (discounts.length > 0) {
    const categories = await loadCategories(trx)
    await writeDiscounts(trx, listId, discounts, (path) => categories.get(path) ?? movedOn())
  }
  await raiseVersion(trx, listId)
}

/** What was found right is there no longer. */
function movedOn(): never {
  throw new Refusal('PriceListMovedOn')
}

/** Gives a new list all that another says. */
export async function copyContent(trx: Executor, fromId: string, toId: string): Promise<void> {
  await copyListPrices(trx, fromId, toId)
  const discounts = await loadDiscounts(trx, fromId)
  const categories = await loadCategories(trx)
  await writeDiscounts(
    trx,
    toId,
    discounts.map((after) => ({ before: null, after })),
    (path) => categories.get(path) ?? movedOn(),
  )
}
