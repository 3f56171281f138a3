import type { ProductFacts, TradeTerms } from '#domain/catalogue/product-facts.ts'
import type { PriceList } from '#domain/pricing/choose-rule.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { loadProductFacts, loadTradeTerms } from './product-facts-store.ts'

/** All that prices and dates follow from, as of one moment. */
export type TradeFacts = {
  readonly terms: TradeTerms
  product(id: string): ProductFacts | null
  productBySku(sku: string): ProductFacts | null
  /** The lists of a price scope ('contract:group'), as a visitor carries it. */
  listsFor(priceScope: string): readonly PriceList[]
}

function factsFrom(products: readonly ProductFacts[], terms: TradeTerms): TradeFacts {
  const byId = new Map(products.map((product) => [product.id, product]))
  const bySku = new Map(products.map((product) => [product.sku.toUpperCase(), product]))
  return {
    terms,
    product: (id) => byId.get(id) ?? null,
    productBySku: (sku) => bySku.get(sku.toUpperCase()) ?? null,
    listsFor: (priceScope) => {
      const ids = priceScope.split(':')
      return terms.priceLists.filter((list) => ids.includes(list.id))
    },
  }
}

/** The facts as the database has them now, within the caller's transaction. */
export async function readTradeFacts(
  executor: Executor,
  productIds?: readonly string[],
): Promise<TradeFacts> {
  const products = await loadProductFacts(executor, productIds)
  return factsFrom(products, await loadTradeTerms(executor))
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
  const reading = readTradeFacts(shop.db)
  slot.current = reading
  try {
    return await reading
  } catch (error) {
    if (slot.current === reading) slot.current = null
    throw error
  }
}
