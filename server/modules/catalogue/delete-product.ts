import type { z } from 'zod'
import type {
  deleteDeskProduct as deleteContract,
  getDeskProductUse as useContract,
  ProductUse,
} from '#contract/office/product-use.ts'
import type { Staff } from '#domain/access/actor.ts'
import { may, type OperatorAction } from '#domain/access/may.ts'
import { type ProductUseKind, SKU_KEEPING_KINDS } from '#domain/catalogue/product-use.ts'
import { productUseTexts } from '#texts/nl/office/product-use.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal, type RefusalDetail } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { listCategoryChoices } from './desk-product-store.ts'
import { refuseUnseen } from './live-digest.ts'
import { findAtDesk, takeAtDesk } from './product-at-desk.ts'
import { deleteProduct, movePath, type LiveProduct } from './product-fields-store.ts'
import { listProductUse } from './product-use-store.ts'
import { publishAs } from './publish-as.ts'

/** As many of a kind are named. */
const MOST_PLACES = 5

/** Who may not see what a product is used in, hears no more than that it is. */
const TAKES: Readonly<Partial<Record<ProductUseKind, OperatorAction>>> = {
  order: 'seeOrders',
  sentQuote: 'seeQuotes',
  quote: 'seeQuotes',
  cart: 'seeCompanies',
  priceList: 'changePrices',
}

export async function showProductUse(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  id: string,
): Promise<z.input<typeof useContract.reply>> {
  requireRight(staff, 'changeCatalogue')
  const { product } = await findAtDesk(db, id)
  const uses = await usesOf(db, staff, product)
  const category = await categoryOf(db, product)
  return {
    uses,
    category: category && { title: category.title, path: category.path },
  }
}

async function usesOf(executor: Executor, staff: Staff, product: LiveProduct): Promise<ProductUse[]> {
  const byKind = Map.groupBy(await listProductUse(executor, product), ({ kind }) => kind)
  return [...byKind].map(([kind, used]) => {
    const right = TAKES[kind]
    const isHidden = right !== undefined && may(staff, right) !== null
    // A company with two carts is one place.
    const all = [...new Map(used.map(({ id, name }) => [id, { id, name }])).values()]
    const places = isHidden ? [] : all.slice(0, MOST_PLACES)
    return { kind, places, hasMore: all.length > places.length }
  })
}

/** The category that a product of the shop is in first. */
async function categoryOf(executor: Executor, { fields }: LiveProduct) {
  const [first] = fields.categoryIds
  if (first === undefined || fields.urlPath === null) return null
  return (await listCategoryChoices(executor)).find(({ id }) => id === first) ?? null
}

/** Refuses what uses of a product forbid, each kind in a sentence. */
export async function refuseUse(
  trx: Executor,
  staff: Staff,
  product: LiveProduct,
  code: 'ProductInUse' | 'SkuInUse',
): Promise<void> {
  const uses = (await usesOf(trx, staff, product)).filter(
    ({ kind }) => code === 'ProductInUse' || SKU_KEEPING_KINDS.includes(kind),
  )
  if (uses.length === 0) return
  const details = uses.map(({ kind, places, hasMore }): RefusalDetail => ({
    field: `uses.${kind}`,
    message: productUseTexts.use(
      kind,
      places.map(({ name }) => name),
      hasMore,
    ),
  }))
  throw new Refusal(code, details)
}

/** Takes a product away that nothing uses, with its draft and its history. Who knows its address is led on, or finds nothing there. */
export async function deleteDeskProduct(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  id: string,
  { version, liveDigest, leadsTo }: z.output<typeof deleteContract.body>,
): Promise<void> {
  requireRight(staff, 'changeCatalogue')
  await publishAs(db, staff, async (trx) => {
    const { product, kept } = await takeAtDesk(trx, id)
    if ((kept?.version ?? null) !== version) throw new Refusal('DraftMovedOn')
    refuseUnseen(product.fields, liveDigest)
    await refuseUse(trx, staff, product, 'ProductInUse')
    const category = leadsTo === 'category' ? await categoryOf(trx, product) : null
    await deleteProduct(trx, id)
    const { urlPath } = product.fields
    if (urlPath !== null && category) await movePath(trx, urlPath, category.path)
  })
}
