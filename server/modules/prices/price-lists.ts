import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type {
  changePriceList as changeContract,
  createPriceList as createContract,
  findListedProducts as findContract,
  listPriceLists as listContract,
  listPrices as pricesContract,
  PriceList,
} from '#contract/office/price-lists.ts'
import type { Staff } from '#domain/access/actor.ts'
import { clashingFields } from '#domain/companies/clashing-fields.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { basePriceFindings, comparedOn, priceFindings } from '#domain/price-lists/faults.ts'
import { listFaultTexts } from '#texts/nl/office/price-faults.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { NO_SCOPE } from '../../http/asker.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { skusWithPriceDraft } from '../catalogue/base-prices.ts'
import { tradeFacts } from '../catalogue/trade-facts.ts'
import { deleteList, insertPriceList, raiseVersion, updatePriceList } from '../catalogue/list-prices.ts'
import { copyContent } from './list-content.ts'
import { baseOf, listed, listedReply } from './listed-product.ts'
import {
  companiesOf,
  findListKind,
  findListPlace,
  findPriceList,
  findPriceLists,
  findPricePlace,
  findPrices,
  findSkus,
  type HeldList,
  loadDiscounts,
  lockPriceList,
} from './price-list-store.ts'

const LISTS_AT_ONCE = 60
const PRICES_AT_ONCE = 100
const MOST_COMPANIES = 50
const MOST_PRODUCTS = 12

const todayOf = ({ clock }: Pick<ShopContext, 'clock'>) => amsterdamNow(clock()).date

export async function listPriceLists(
  shop: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  { kind, search, after }: z.output<typeof listContract.query>,
): Promise<z.input<typeof listContract.reply>> {
  requireRight(staff, 'changePrices')
  const place = after === undefined ? null : await findListPlace(shop.db, after)
  if (after !== undefined && !place) throw new Refusal('PriceListNotFound')
  const wanted = { kind, search, after: place, limit: LISTS_AT_ONCE + 1, today: todayOf(shop) }
  const rows = await findPriceLists(shop.db, wanted)
  const lists = rows.slice(0, LISTS_AT_ONCE)
  return { lists, next: rows.length > LISTS_AT_ONCE ? (lists.at(-1)?.id ?? null) : null }
}

export async function showPriceList(
  shop: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  id: string,
): Promise<PriceList> {
  requireRight(staff, 'changePrices')
  const list = await findPriceList(shop.db, id, todayOf(shop))
  if (!list) throw new Refusal('PriceListNotFound')
  return {
    ...list,
    discounts: await loadDiscounts(shop.db, id),
    companies: [...(await companiesOf(shop.db, id, MOST_COMPANIES))],
  }
}

/** The prices of a list with their products, and what is odd about them. */
export async function listPrices(
  shop: ShopContext,
  staff: Staff,
  id: string,
  { search, sku, show, after }: z.output<typeof pricesContract.query>,
): Promise<z.input<typeof pricesContract.reply>> {
  requireRight(staff, 'changePrices')
  const today = todayOf(shop)
  const list = await findPriceList(shop.db, id, today)
  if (!list) throw new Refusal('PriceListNotFound')
  const place = after === undefined ? null : await findPricePlace(shop.db, after)
  if (after !== undefined && !place) throw new Refusal('NotFound')
  const wanted = {
    listId: id,
    search,
    sku: sku ?? null,
    show,
    today,
    after: place,
    limit: PRICES_AT_ONCE + 1,
  }
  const rows = await findPrices(shop.db, wanted)
  const facts = await tradeFacts(shop, NO_SCOPE)
  const isBase = list.kind === 'base'
  const waiting = isBase ? await skusWithPriceDraft(shop.db, rows, facts) : new Set<string>()
  const findingsOf = isBase ? basePriceFindings : priceFindings
  const prices = rows.slice(0, PRICES_AT_ONCE).map(({ id: priceId, title, ...price }) => ({
    id: priceId,
    price: { ...price, bands: [...price.bands], runPrices: [...price.runPrices] },
    product: listedReply({ sku: price.sku, title }, baseOf(facts, price.sku, comparedOn(price, today))),
    findings: [
      ...findingsOf(price, listed(facts.productBySku(price.sku)), today),
      ...(waiting.has(price.sku) ? [{ fault: 'DraftDiffers', place: 'sku' } as const] : []),
    ],
  }))
  return { prices, next: rows.length > PRICES_AT_ONCE ? (prices.at(-1)?.id ?? null) : null }
}

export async function findListedProducts(
  shop: ShopContext,
  staff: Staff,
  search: string,
): Promise<z.input<typeof findContract.reply>> {
  requireRight(staff, 'changePrices')
  const skus = await findSkus(shop.db, search, MOST_PRODUCTS)
  const facts = await tradeFacts(shop, NO_SCOPE)
  const today = todayOf(shop)
  return {
    products: skus.flatMap((sku) => {
      const product = facts.productBySku(sku)
      return product ? [listedReply(product, baseOf(facts, sku, today))] : []
    }),
  }
}

/** Makes a list, as a copy with all of another where that is named. */
export async function createPriceList(
  shop: Pick<ShopContext, 'db'>,
  staff: Staff,
  { copyOf, ...list }: z.output<typeof createContract.body>,
): Promise<string> {
  requireRight(staff, 'changePrices')
  refuseBackward(list, 'validTo')
  const id = randomUUID()
  await changeAs(shop.db, staff, async (trx) => {
    if (!(await insertPriceList(trx, { id, ...list }))) throw new Refusal('PriceListKnown', { field: 'code' })
    if (copyOf === null) return
    const original = await lockPriceList(trx, copyOf)
    if (!original) throw new Refusal('PriceListNotFound')
    if (original.kind === 'base') throw new Refusal('BasePricesWithProducts', { field: 'copyOf' })
    await copyContent(trx, copyOf, id)
  })
  return id
}

function refuseBackward(
  { validFrom, validTo }: { readonly validFrom: string; readonly validTo: string | null },
  field: string,
): void {
  if (validTo !== null && validTo < validFrom)
    throw new Refusal('InvalidInput', { field, message: listFaultTexts.DatesBackward })
}

/** Changes the title of a list, or its days. Refused, by field, where somebody else changed meanwhile what was seen. */
export async function changePriceList(
  shop: Pick<ShopContext, 'db'>,
  staff: Staff,
  id: string,
  { change, seen }: z.output<typeof changeContract.body>,
): Promise<void> {
  requireRight(staff, 'changePrices')
  await changeAs(shop.db, staff, async (trx) => {
    const { title, validFrom, validTo } = await takeList(trx, id)
    const now = { title, validFrom, validTo }
    const clashes = clashingFields(change, seen, now)
    if (clashes.length > 0) {
      throw new Refusal(
        'ChangedMeanwhile',
        clashes.map((field) => ({ field: `change.${field}` })),
      )
    }
    const given = Object.entries(change).filter(([, value]) => value !== undefined)
    const facts = { ...now, ...Object.fromEntries(given) }
    refuseBackward(facts, 'change.validTo')
    await updatePriceList(trx, id, facts)
    await raiseVersion(trx, id)
  })
}

/** Whether a list is that of the base prices. */
export async function isBaseList(executor: Executor, id: string): Promise<boolean> {
  const kind = await findListKind(executor, id)
  if (!kind) throw new Refusal('PriceListNotFound')
  return kind === 'base'
}

/** Takes the list of the base prices, of which staff change prices. */
export async function takeBaseList(trx: Executor, id: string): Promise<HeldList> {
  const list = await lockPriceList(trx, id)
  if (list?.kind !== 'base') throw new Refusal('PriceListNotFound')
  return list
}

/** Takes a list of which staff change something; the base list is there for good, and nobody renames it. */
export async function takeList(trx: Executor, id: string): Promise<HeldList> {
  const list = await lockPriceList(trx, id)
  if (!list) throw new Refusal('PriceListNotFound')
  if (list.kind === 'base') throw new Refusal('BasePricesWithProducts')
  return list
}

/** Deletes a list as it was seen, once no company has it. */
export async function deletePriceList(
  shop: Pick<ShopContext, 'db'>,
  staff: Staff,
  id: string,
  version: number,
): Promise<void> {
  requireRight(staff, 'changePrices')
  await changeAs(shop.db, staff, async (trx) => {
    const list = await takeList(trx, id)
    if (list.version !== version) throw new Refusal('PriceListMovedOn')
    if ((await companiesOf(trx, id, 1)).length > 0) throw new Refusal('PriceListInUse')
    await deleteList(trx, id)
  })
}
