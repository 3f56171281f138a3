import type { OrderedFreeItem } from '#contract/office/free-item.ts'
import type { QuoteItem } from '#contract/office/quotes.ts'
import type { Contact } from '#domain/access/actor.ts'
import { readFreeGoodsId } from '#domain/catalogue/free-goods.ts'
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

/** The products that a cart holds; what is no product has no facts to read. */
export const productIdsIn = ({ groups }: Pick<CartRecord, 'groups'>): readonly string[] =>
  groups.flatMap(({ lines }) =>
    lines.flatMap(({ productId }) => (readFreeGoodsId(productId) ? [] : [productId])),
  )

const heldBy = ({ groups }: CartRecord) => ({
  ids: productIdsIn({ groups }),
  configuratorKeys: groups.flatMap(({ configuration }) => (configuration ? [configuration.key] : [])),
})

/** The same with whatever may come into it. */
export const readEditFacts = (
  executor: Executor,
  record: CartRecord,
  { items, added }: Pick<ParkedEdits, 'items' | 'added'>,
  { priceScope }: Contact,
): Promise<TradeFacts> =>
  readFactsOf(executor, heldBy(record), [...items.values(), ...added.map(({ item }) => item)], priceScope)

type Held = { readonly ids: readonly string[]; readonly configuratorKeys: readonly string[] }

/** What the prices of things that are there and others that come follow from: other choices bring products that nobody held yet. */
export async function readFactsOf(
  executor: Executor,
  held: Held,
  coming: readonly (QuoteItem | OrderedFreeItem)[],
  priceScope: string,
): Promise<TradeFacts> {
  if (coming.length === 0) return readTradeFacts(executor, held, priceScope)
  const keys = coming.flatMap((item) => ('configuration' in item ? [item.configuration.key] : []))
  const skus = coming.flatMap((item) => ('sku' in item ? [item.sku.toUpperCase()] : []))
  const chosen = { ...held, skus, configuratorKeys: [...held.configuratorKeys, ...keys] }
  const known = await readTradeFacts(executor, chosen, priceScope)
  const parts = keys.flatMap((key) => skusOf(known.configurator(key)))
  return parts.length === 0
    ? known
    : readTradeFacts(executor, { ...chosen, skus: [...skus, ...parts] }, priceScope)
}

const skusOf = (configurator: Configurator | null): readonly string[] =>
  configurator === null
    ? []
    : leafSteps(configurator).flatMap((step) =>
        'options' in step ? step.options.flatMap(({ sku }) => sku ?? []) : [],
      )
