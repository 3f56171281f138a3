import type { Contact } from '#domain/access/actor.ts'
import type { Executor } from '../../db/database.ts'
import { readTradeFacts, type TradeFacts } from '../catalogue/trade-facts.ts'
import type { CartRecord } from './cart-store.ts'

/** What the prices of a cart follow from, as the database has it within the caller's transaction; never from memory. */
export const readCartFacts = (
  executor: Executor,
  { groups }: CartRecord,
  { priceScope }: Contact,
): Promise<TradeFacts> =>
  readTradeFacts(
    executor,
    {
      ids: groups.flatMap(({ lines }) => lines.map(({ productId }) => productId)),
      configuratorKeys: groups.flatMap(({ configuration }) => (configuration ? [configuration.key] : [])),
    },
    priceScope,
  )
