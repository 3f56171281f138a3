import type { ProductFacts, TradeTerms } from '#domain/catalogue/product-facts.ts'
import type { Configurator } from '#domain/configurator/model.ts'
import { bookOf, indexList, type PriceBook, priceBook } from '#domain/pricing/price-book.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { loadConfigurators } from './configurator-store.ts'
import { createKeptLists, type ReadLists } from './kept-lists.ts'
import { loadPriceLists } from './price-store.ts'
import { type ChosenProducts, loadProductFacts, loadTradeTerms } from './product-facts-store.ts'

/** All that prices and dates follow from, as of one moment, for who has these price lists. */
export type TradeFacts = Catalogue & { readonly priceBook: PriceBook }

type Catalogue = {
  readonly terms: TradeTerms
  product(id: string): ProductFacts | null
  productBySku(sku: string): ProductFacts | null
  configurator(key: string): Configurator | null
  /** How a bundle product is composed. */
  configuratorOfSku(sku: string): Configurator | null
}

function catalogueOf(
  products: readonly ProductFacts[],
  configurators: readonly Configurator[],
  terms: TradeTerms,
): Catalogue {
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
  }
}

/** The lists of a price scope ('contract:group'), as a visitor carries it. */
const listIds = (priceScope: string) => priceScope.split(':').filter((id) => id !== '')

/**
 * The facts of some products and configurators as the database has them now, within the caller's transaction: of the lists
 * of the price scope it reads what they say of these products, and no other list.
 */
export async function readTradeFacts(
  executor: Executor,
  only: ChosenProducts,
  priceScope: string,
): Promise<TradeFacts> {
  const products = await loadProductFacts(executor, only)
  const { configurators } =
    only.configuratorKeys.length > 0
      ? await loadConfigurators(executor, only.configuratorKeys)
      : { configurators: [] }
  const productIds = products.map(({ id }) => id)
  const lists = await loadPriceLists(executor, listIds(priceScope), productIds)
  const terms = await loadTradeTerms(executor)
  return { ...catalogueOf(products, configurators, terms), priceBook: priceBook(lists) }
}

/** Shipping classes, calendar and fixed prices as the database has them now, within the caller's transaction. */
export const readTradeTerms = (executor: Executor): Promise<TradeTerms> => loadTradeTerms(executor)

async function readCatalogue({ db, log }: ShopContext): Promise<Catalogue> {
  const products = await loadProductFacts(db)
  const { configurators, unreadable } = await loadConfigurators(db)
  for (const { key, reason } of unreadable)
    log.error({ configurator: key, reason }, 'configurator unreadable')
  return catalogueOf(products, configurators, await loadTradeTerms(db))
}

type Memory = { facts(priceScope: string): Promise<TradeFacts> }

/** Reads are joined: whoever asks while one is under way shares the next, which brings the lists of all who wait. */
function createMemory(shop: ShopContext): Memory {
  const lists = createKeptLists()
  const wanted = new Set<string>()
  let catalogue: Catalogue | null = null
  let generation = 0
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<{ readonly catalogue: Catalogue; readonly lists: ReadLists }> | null = null
  shop.onCatalogueChange(() => {
    generation += 1
    catalogue = null
    lists.clear()
  })

  async function read() {
    const ids = [...wanted]
    wanted.clear()
    next = null
    const startedIn = generation
    const found = catalogue ?? (await readCatalogue(shop))
    const stored = new Map((await loadPriceLists(shop.db, ids)).map((list) => [list.id, indexList(list)]))
    const readLists = new Map(ids.map((id) => [id, stored.get(id) ?? null]))
    if (generation === startedIn) {
      catalogue = found
      lists.keep(readLists)
    }
    return { catalogue: found, lists: readLists }
  }

  return {
    async facts(priceScope) {
      const ids = listIds(priceScope)
      const book = catalogue && lists.book(ids)
      if (catalogue && book) return { ...catalogue, priceBook: book }
      for (const id of ids) wanted.add(id)
      if (!next) {
        next = running.then(read)
        running = next.catch(() => undefined)
      }
      const answer = await next
      return { ...answer.catalogue, priceBook: bookOf(ids.flatMap((id) => answer.lists.get(id) ?? [])) }
    },
  }
}

const memories = new WeakMap<ShopContext, Memory>()

/** The facts from memory, read again after each change of the catalogue, with the lists of a price scope. */
export async function tradeFacts(shop: ShopContext, priceScope: string): Promise<TradeFacts> {
  const memory = memories.get(shop) ?? createMemory(shop)
  memories.set(shop, memory)
  return memory.facts(priceScope)
}

/** Shipping classes, calendar and fixed prices from memory. */
export async function tradeTerms(shop: ShopContext): Promise<TradeTerms> {
  return (await tradeFacts(shop, '')).terms
}
