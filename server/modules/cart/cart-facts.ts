import type { Contact } from '#domain/access/actor.ts'
import { leafSteps } from '#domain/configurator/steps.ts'
import type { Configurator } from '#domain/configurator/model.ts'
import type { Executor } from '../../db/database.ts'
import { readTradeFacts, type TradeFacts } from '../catalogue/trade-facts.ts'
import type { CartRecord } from './cart-store.ts'
import type { ParkedEdits } from './edit-parked.ts'

/** What the prices of a cart follow from, as the database has it within the caller's transaction; never from memory. */
export const readCartFacts = (
  executor: Executor,
  record: CartRecord,
  { priceScope }: Contact,
): Promise<TradeFacts> => readTradeFacts(executor, heldBy(record), priceScope)

const heldBy = ({ groups }: CartRecord) => ({
  ids: groups.flatMap(({ lines }) => lines.map(({ productId }) => productId)),
  configuratorKeys: groups.flatMap(({ configuration }) => (configuration ? [configuration.key] : [])),
})

/** The same with whatever may come into it: other choices bring products that it does not hold yet. */
export async function readEditFacts(
  executor: Executor,
  record: CartRecord,
  { items, added }: Pick<ParkedEdits, 'items' | 'added'>,
  customer: Contact,
): Promise<TradeFacts> {
  const coming = [...items.values(), ...added.map(({ item }) => item)]
  if (coming.length === 0) return readCartFacts(executor, record, customer)
  const keys = coming.flatMap((item) => ('configuration' in item ? [item.configuration.key] : []))
  const skus = coming.flatMap((item) => ('configuration' in item ? [] : [item.sku.toUpperCase()]))
  const held = heldBy(record)
  const chosen = { ...held, skus, configuratorKeys: [...held.configuratorKeys, ...keys] }
  const known = await readTradeFacts(executor, chosen, customer.priceScope)
  const parts = keys.flatMap((key) => skusOf(known.configurator(key)))
  return parts.length === 0
    ? known
    : readTradeFacts(executor, { ...chosen, skus: [...skus, ...parts] }, customer.priceScope)
}

const skusOf = (configurator: Configurator | null): readonly string[] =>
  configurator === null
    ? []
    : leafSteps(configurator).flatMap((step) =>
        'options' in step ? step.options.flatMap(({ sku }) => sku ?? []) : [],
      )
