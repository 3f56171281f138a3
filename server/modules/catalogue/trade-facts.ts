import { freeProduct } from '#domain/catalogue/free-goods.ts'
import type { ProductFacts, TradeTerms } from '#domain/catalogue/product-facts.ts'
import type { Configurator } from '#domain/configurator/model.ts'
import { bookOf, indexList, type PriceBook, priceBook } from '#domain/pricing/price-book.ts'
import type { ShopContext } from '../../context.ts'
import { type CatalogueChange, catalogueVersion, readCatalogueChanges } from '../../db/catalogue-changes.ts'
import type { Executor } from '../../db/database.ts'
import { listsOfScope, NO_SCOPE } from '../../http/asker.ts'
import { loadConfigurators } from './configurator-store.ts'
import { createCachedLists, type ReadLists } from './cached-lists.ts'
import { loadPriceLists } from './price-store.ts'
import { type ChosenProducts, loadProductFacts, loadTradeTerms } from './product-facts-store.ts'
import { partOf, type SharedMap, sharedMap, withChanges } from './shared-map.ts'

/** All that prices and dates follow from, as of one moment, for who has these price lists. */
export type TradeFacts = Catalogue & { readonly priceBook: PriceBook }

type Catalogue = {
  readonly terms: TradeTerms
  /** Also of goods that are no product (free-goods.ts). */
  product(id: string): ProductFacts | null
  productBySku(sku: string): ProductFacts | null
  configurator(key: string): Configurator | null
  /** How a bundle product is composed. */
  configuratorOfSku(sku: string): Configurator | null
}

/** What of the catalogue was read, by the id of its product. */
type Parts = {
  readonly products: SharedMap<ProductFacts>
  readonly productsBySku: SharedMap<ProductFacts>
  readonly configurators: ReadonlyMap<string, Configurator>
  readonly terms: TradeTerms
}

function catalogueOf({ products, productsBySku, configurators, terms }: Parts): Catalogue {
  const byKey = new Map([...configurators.values()].map((configurator) => [configurator.key, configurator]))
  const ofSku = new Map([...configurators.values()].map((configurator) => [configurator.sku, configurator]))
  return {
    terms,
    product: (id) => partOf(products, id) ?? freeProduct(id),
    productBySku: (sku) => partOf(productsBySku, sku.toUpperCase()),
    configurator: (key) => byKey.get(key) ?? null,
    configuratorOfSku: (sku) => ofSku.get(sku) ?? null,
  }
}

const byId = <Part>(parts: readonly (readonly [id: string, part: Part])[]): ReadonlyMap<string, Part> =>
  new Map(parts)

/** The same products twice: by id and by sku. */
function productMaps(products: readonly ProductFacts[]): Pick<Parts, 'products' | 'productsBySku'> {
  return {
    products: sharedMap(byId(products.map((one) => [one.id, one]))),
    productsBySku: sharedMap(byId(products.map((one) => [one.sku, one]))),
  }
}

const gone = (keys: readonly string[]) => keys.map((key) => [key, null] as const)

/** The products with these read anew: what was not found among them is gone. */
function withProducts(
  { products, productsBySku }: Parts,
  ids: readonly string[],
  found: readonly ProductFacts[],
): Pick<Parts, 'products' | 'productsBySku'> {
  const skus = ids.flatMap((id) => partOf(products, id)?.sku ?? [])
  return {
    products: withChanges(products, [...gone(ids), ...found.map((one) => [one.id, one] as const)]),
    productsBySku: withChanges(productsBySku, [
      ...gone(skus),
      ...found.map((one) => [one.sku, one] as const),
    ]),
  }
}

const NO_PRODUCTS: Awaited<ReturnType<typeof loadProductFacts>> = { products: [], unreadable: [] }
const NO_CONFIGURATORS: Awaited<ReturnType<typeof loadConfigurators>> = { configurators: [], unreadable: [] }

/**
 * The facts of some products and configurators as the database has them now, within the caller's transaction: of the lists
 * of the price scope it reads what they say of these products, and no other list.
 */
export async function readTradeFacts(
  executor: Executor,
  only: ChosenProducts,
  priceScope: string,
): Promise<TradeFacts> {
  const version = await catalogueVersion(executor)
  const facts = await readParts(executor, only, priceScope)
  // Somebody published meanwhile: a part may be from before, and another from after.
  return (await catalogueVersion(executor)) === version ? facts : readTradeFacts(executor, only, priceScope)
}

async function readParts(executor: Executor, only: ChosenProducts, priceScope: string): Promise<TradeFacts> {
  const { products } = await loadProductFacts(executor, only)
  const productIds = products.map(({ id }) => id)
  const { configurators } =
    only.configuratorKeys.length > 0 ? await loadConfigurators(executor, productIds) : NO_CONFIGURATORS
  const lists = await loadPriceLists(executor, listsOfScope(priceScope), productIds)
  const terms = await loadTradeTerms(executor)
  return {
    ...catalogueOf({ ...productMaps(products), configurators: byId(configurators), terms }),
    priceBook: priceBook(lists),
  }
}

/** Shipping classes, calendar and fixed prices as the database has them now, within the caller's transaction. */
export const readTradeTerms = (executor: Executor): Promise<TradeTerms> => loadTradeTerms(executor)

/** The catalogue at one of its versions, and the lists that were asked for with it. */
export type Snapshot = {
  readonly version: number
  readonly parts: Parts
  readonly catalogue: Catalogue
  readonly lists: ReadLists
  /** What was read anew since the snapshot before. */
  readonly change: CatalogueChange
}

/** Reads what changed since a snapshot, all of it as of one moment. */
async function readSnapshot(
  { log }: ShopContext,
  executor: Executor,
  before: Snapshot | null,
  listIds: readonly string[],
  inTrial: readonly string[],
): Promise<Snapshot> {
  const change = await readCatalogueChanges(executor, before?.version ?? null, inTrial)
  const lists = await readLists(executor, listIds)
  const { version } = change
  const isSame = change.products.length === 0 && !change.hasTerms
  if (before && isSame && !change.isEverything) return { ...before, version, lists, change }
  const known = change.isEverything ? undefined : before?.parts
  const ids = known && change.products
  const found =
    ids?.length === 0 ? NO_PRODUCTS : await loadProductFacts(executor, ids && { ids, configuratorKeys: [] })
  for (const { sku, reason } of found.unreadable) log.error({ sku, reason }, 'product unreadable')
  const { configurators, unreadable } =
    ids?.length === 0 ? NO_CONFIGURATORS : await loadConfigurators(executor, ids)
  for (const { key, reason } of unreadable)
    log.error({ configurator: key, reason }, 'configurator unreadable')
  const terms = known && !change.hasTerms ? known.terms : await loadTradeTerms(executor)
  const parts = {
    ...(known && ids ? withProducts(known, ids, found.products) : productMaps(found.products)),
    configurators: replaced(known?.configurators, ids, byId(configurators)),
    terms,
  }
  return { version, parts, catalogue: catalogueOf(parts), lists, change }
}

/** What was known, with these ids as they are now, likewise. */
function replaced<Part>(
  known: ReadonlyMap<string, Part> | undefined,
  ids: readonly string[] | undefined,
  found: ReadonlyMap<string, Part>,
): ReadonlyMap<string, Part> {
  if (!known || !ids) return found
  const parts = new Map(known)
  for (const id of ids) parts.delete(id)
  for (const [id, part] of found) parts.set(id, part)
  return parts
}

async function readLists(executor: Executor, ids: readonly string[]): Promise<ReadLists> {
  const found = new Map((await loadPriceLists(executor, ids)).map((list) => [list.id, indexList(list)]))
  return new Map(ids.map((id) => [id, found.get(id) ?? null]))
}

const bookAmong = (lists: ReadLists, ids: readonly string[]): PriceBook =>
  bookOf(ids.flatMap((id) => lists.get(id) ?? []))

/** What a trial begins with: the catalogue as the shop knew it, and the products that are to be read as they are in the trial. */
type TrialStart = { readonly snapshot: Snapshot; readonly productIds: readonly string[] }

type Memory = {
  /** The catalogue as of the last change that was heard. */
  snapshot(): Promise<Snapshot>
  /** The facts as of the last change that was heard. */
  facts(priceScope: string): Promise<TradeFacts>
  /** The facts as they were read last; what is not in memory of the lists is read by the executor. */
  within(executor: Executor, priceScope: string): Promise<TradeFacts>
}

/** Reads are joined: whoever asks while one is under way shares the next, which brings the lists of all who wait. */
function createMemory(shop: ShopContext, start: TrialStart | null = null): Memory {
  const lists = createCachedLists()
  const wanted = new Set<string>()
  let latest: { readonly snapshot: Snapshot; readonly moment: number } | null = null
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Snapshot> | null = null

  async function read(): Promise<Snapshot> {
    const ids = [...wanted]
    wanted.clear()
    next = null
    const moment = shop.news.moment()
    const before = latest?.snapshot ?? start?.snapshot ?? null
    const inTrial = latest ? [] : (start?.productIds ?? [])
    const snapshot = await asOfOneMoment(shop.db, (executor) =>
      readSnapshot(shop, executor, before, ids, inTrial),
    )
    if (snapshot.change.isEverything) lists.clear()
    else lists.drop(snapshot.change.lists)
    lists.keep(snapshot.lists)
    latest = { snapshot, moment }
    return snapshot
  }
  function known(priceScope: string): TradeFacts | null {
    const book = latest && lists.book(listsOfScope(priceScope))
    return latest && book && { ...latest.snapshot.catalogue, priceBook: book }
  }

  const current = () => (latest?.moment === shop.news.moment() ? latest.snapshot : null)

  function readNext(ids: readonly string[]): Promise<Snapshot> {
    for (const id of ids) wanted.add(id)
    if (!next) {
      next = running.then(read)
      running = next.catch(() => undefined)
    }
    return next
  }
  async function facts(priceScope: string): Promise<TradeFacts> {
    const found = current() && known(priceScope)
    if (found) return found
    const ids = listsOfScope(priceScope)
    const { catalogue, lists: brought } = await readNext(ids)
    return { ...catalogue, priceBook: bookAmong(brought, ids) }
  }

  return {
    snapshot: async () => current() ?? readNext([]),
    facts,
    async within(executor, priceScope) {
      const found = known(priceScope)
      if (found) return found
      if (!latest) return facts(priceScope)
      const { catalogue } = latest.snapshot
      const ids = listsOfScope(priceScope)
      return { ...catalogue, priceBook: bookAmong(await readLists(executor, ids), ids) }
    },
  }
}

/** Several reads that see the same; within a transaction of the caller's they see what that sees. */
const asOfOneMoment = <Result>(
  db: Executor,
  read: (executor: Executor) => Promise<Result>,
): Promise<Result> =>
  db.isTransaction
    ? read(db)
    : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

const memories = new WeakMap<ShopContext, Memory>()

function memoryOf(shop: ShopContext): Memory {
  const memory = memories.get(shop) ?? createMemory(shop)
  memories.set(shop, memory)
  return memory
}

/** The catalogue as the shop knows it, for trials that are to begin with it. */
export const knownCatalogue = (shop: ShopContext): Promise<Snapshot> => memoryOf(shop).snapshot()

/** Has a trial read only these products anew. */
export function startFrom(trial: ShopContext, start: TrialStart): void {
  memories.set(trial, createMemory(trial, start))
}

/** The facts from memory, read again as far as the catalogue changed, with the lists of a price scope. */
export const tradeFacts = (shop: ShopContext, priceScope: string): Promise<TradeFacts> =>
  memoryOf(shop).facts(priceScope)

/**
 * The same for who holds a transaction, and so a connection: they are given the facts as they were read last, rather than
 * wait for another connection that all who wait may hold.
 */
export const tradeFactsWithin = (
  shop: ShopContext,
  executor: Executor,
  priceScope: string,
): Promise<TradeFacts> => memoryOf(shop).within(executor, priceScope)

/** Shipping classes, calendar and fixed prices from memory. */
export async function tradeTerms(shop: ShopContext): Promise<TradeTerms> {
  return (await tradeFacts(shop, NO_SCOPE)).terms
}
