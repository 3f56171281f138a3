import type { ProductFacts, TradeTerms } from '#domain/catalogue/product-facts.ts'
import type { Configurator } from '#domain/configurator/model.ts'
import type { PriceList } from '#domain/pricing/choose-rule.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { loadConfigurators } from './configurator-store.ts'
import { type ChosenProducts, loadProductFacts, loadTradeTerms } from './product-facts-store.ts'

/** All that prices and dates follow from, as of one moment. */
export type TradeFacts = {
  readonly terms: TradeTerms
  product(id: string): ProductFacts | null
  productBySku(sku: string): ProductFacts | null
  configurator(key: string): Configurator | null
  /** How a bundle product is composed. */
  configuratorOfSku(sku: string): Configurator | null
  /** The lists of a price scope ('contract:group'), as a visitor carries it. */
  listsFor(priceScope: string): readonly PriceList[]
}

function factsFrom(
  products: readonly ProductFacts[],
  configurators: readonly Configurator[],
  terms: TradeTerms,
): TradeFacts {
  const byKey = new Map(configurators.map((configurator) => [configurator.key, configurator]))
  const ofSku = new Map(configurators.map((configurator) => [configurator.sku, configurator]))
  const byId = new Map(products.map((product) => [product.id, product]))
  const bySku = new Map(products.map((product) => [product.sku.toUpperCase(), product]))
  return {
    terms,
    product: (id) => byId.get(id) ?? null,
    productBySku: (sku) => bySku.get(sku.toUpperCase()) ?? null,
    configurator: (key) => byKey.get(key) ?? null,
    configuratorOfSku: (sku) => ofSku.get(sku) ?? null,
    listsFor: (priceScope) => {
      const ids = priceScope.split(':')
      return terms.priceLists.filter((list) => ids.includes(list.id))
    },
  }
}

/** The facts of some products and configurators as the database has them now, within the caller's transaction. */
export async function readTradeFacts(executor: Executor, only: ChosenProducts): Promise<TradeFacts> {
  const products = await loadProductFacts(executor, only)
  const { configurators } =
    only.configuratorKeys.length > 0
      ? await loadConfigurators(executor, only.configuratorKeys)
      : { configurators: [] }
  return factsFrom(products, configurators, await loadTradeTerms(executor))
}

async function readAllFacts({ db, log }: ShopContext): Promise<TradeFacts> {
  const products = await loadProductFacts(db)
  const { configurators, unreadable } = await loadConfigurators(db)
  for (const { key, reason } of unreadable)
    log.error({ configurator: key, reason }, 'configurator unreadable')
  return factsFrom(products, configurators, await loadTradeTerms(db))
}

const kept = new WeakMap<ShopContext, { current: Promise<TradeFacts> | null }>()

/** The facts from memory, read again after each change of the catalogue. */
export async function tradeFacts(shop: ShopContext): Promise<TradeFacts> {
  let slot = kept.get(shop)
  if (!slot) {
    const fresh: { current: Promise<TradeFacts> | null } = { current: null }
    shop.onCatalogueChange(() => {
      fresh.current = null
    })
    kept.set(shop, fresh)
    slot = fresh
  }
  if (slot.current) return slot.current
  const reading = readAllFacts(shop)
  slot.current = reading
  try {
    return await reading
  } catch (error) {
    if (slot.current === reading) slot.current = null
    throw error
  }
}
