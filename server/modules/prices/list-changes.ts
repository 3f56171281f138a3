import type { z } from 'zod'
import type { listPriceListChanges, ListChange, TakeBackTrial } from '#contract/office/price-list-changes.ts'
import { operatorIdOf, type Staff } from '#domain/access/actor.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { Edits } from '#domain/price-lists/edits.ts'
import { pricedSkusOf, skusOf, takenBack } from '#domain/price-lists/taken-back.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { NO_SCOPE } from '../../http/asker.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { tradeFacts } from '../catalogue/trade-facts.ts'
import { choiceTitles } from './choice-prices.ts'
import { differencesReply } from './differences-reply.ts'
import { deleteOlderChanges, findListChange, findListChanges, insertListChange } from './list-change-store.ts'
import { loadContent } from './list-content.ts'
import { findListKind, findPriceList, type HeldList } from './price-list-store.ts'

/** As many as anybody takes back. */
const MOST_CHANGES = 50

type Made = {
  /** As it was held before the change. */
  readonly list: Pick<HeldList, 'id' | 'version'>
  readonly way: ListChange['way']
  readonly differences: Edits
  readonly at: Date
  readonly staff: Staff
}

/** Keeps what a change made different of a list, in the transaction that makes it. */
export async function keepListChange(trx: Executor, made: Made): Promise<void> {
  const { list, way, differences, at, staff } = made
  const { prices, choices, discounts } = differences
  if (prices.length + choices.length + discounts.length === 0) return
  const change = { listId: list.id, version: list.version + 1, way, differences, at, by: operatorIdOf(staff) }
  await insertListChange(trx, change)
  await deleteOlderChanges(trx, list.id, MOST_CHANGES)
}

export async function showListChanges(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  listId: string,
): Promise<z.input<typeof listPriceListChanges.reply>> {
  requireRight(staff, 'changePrices')
  if (!(await findListKind(db, listId))) throw new Refusal('PriceListNotFound')
  const changes = await findListChanges(db, listId)
  return { changes: changes.map((change) => ({ ...change, madeAt: change.madeAt.toISOString() })) }
}

/** The change the other way round, as far as it can be taken back. */
export async function changeTakenBack(executor: Executor, listId: string, changeId: string) {
  const change = await findListChange(executor, listId, changeId)
  if (!change) throw new Refusal('PriceChangeGone')
  return takenBack(await loadContent(executor, listId, skusOf(change)), change)
}

/** What taking a change back would do, without doing it. */
export async function tryTakeBack(
  shop: ShopContext,
  staff: Staff,
  listId: string,
  changeId: string,
): Promise<z.input<typeof TakeBackTrial>> {
  requireRight(staff, 'changePrices')
  const today = amsterdamNow(shop.clock()).date
  const list = await findPriceList(shop.db, listId, today)
  if (!list) throw new Refusal('PriceListNotFound')
  const { edits, stayingCount } = await changeTakenBack(shop.db, listId, changeId)
  const facts = await tradeFacts(shop, NO_SCOPE)
  const titleOf = await choiceTitles(shop.db, facts, pricedSkusOf(edits.choices))
  return { version: list.version, stayingCount, ...differencesReply(edits, { facts, today, titleOf }) }
}
