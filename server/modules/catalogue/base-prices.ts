import { datedPriceFaults, type ProductFields } from '#domain/catalogue/product-fields.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { withBaseChanges } from '#domain/price-lists/base-prices.ts'
import type { ListPrice } from '#domain/price-lists/content.ts'
import type { Change } from '#domain/price-lists/differences.ts'
import { holdsOn } from '#domain/pricing/price-list.ts'
import { listFaultTexts } from '#texts/nl/office/price-faults.ts'
import { productFaultTexts } from '#texts/nl/office/product-faults.ts'
import type { Executor } from '../../db/database.ts'
import { brokenByProduct } from './composing/broken-by-product.ts'
import { hasRevision, insertRevision, loadDrafts, lockProducts } from './product-draft-store.ts'
import { type LiveProduct, loadProductFields, writeProductFields } from './product-fields-store.ts'
import type { TradeFacts } from './trade-facts.ts'

export { publishAs } from './publish-as.ts'

type Judging = {
  readonly facts: Pick<TradeFacts, 'productBySku' | 'configuratorOfSku'>
  readonly now: Date
}

/** A product with other base prices. */
export type Repriced = { readonly product: LiveProduct; readonly fields: ProductFields }

/** Other base prices of products, and why they cannot be in the shop, each by the SKU in a sentence. */
export type JudgedBasePrices = {
  readonly products: readonly Repriced[]
  readonly faults: readonly { readonly sku: string; readonly message: string }[]
}

/**
 * What changes of the base list make of the products in the shop, judged as each of them is judged when it is published: a product
 * that is sold keeps a price, and no configurator breaks or gets another price than its tests say. What else a draft changes stays
 * a draft; one with other prices would go over these, or these over it, and must go first.
 */
export async function judgeBasePrices(
  executor: Executor,
  changes: readonly Change<ListPrice>[],
  { facts, now }: Judging,
): Promise<JudgedBasePrices> {
  const bySku = Map.groupBy(changes, ({ before, after }) => (before ?? after)?.sku ?? '')
  const ids = [...bySku.keys()].flatMap((sku) => facts.productBySku(sku)?.id ?? [])
  const drafts = await loadDrafts(executor, ids)
  const products = (await loadProductFields(executor, ids)).map((product): Repriced => {
    const prices = withBaseChanges(product.fields.prices, bySku.get(product.sku) ?? [])
    return { product, fields: { ...product.fields, prices } }
  })
  const today = amsterdamNow(now).date
  const faults: { sku: string; message: string }[] = []
  for (const { product, fields } of products) {
    const draft = drafts.get(product.id)
    const told = [
      ...(draft === null || draft?.change.prices !== undefined ? [listFaultTexts.DraftDiffers] : []),
      ...priceFaults(product, fields, facts, today).map((fault) => productFaultTexts[fault]),
    ]
    const broken =
      told.length > 0 ? [] : await brokenByProduct(executor, { product, fields, now, dueBy: null })
    const messages = [...told, ...broken.flatMap((one) => one.messages)]
    faults.push(...messages.map((message) => ({ sku: product.sku, message })))
  }
  return { products, faults }
}

function priceFaults(
  { sku, type, fields: before }: LiveProduct,
  { status, prices }: ProductFields,
  facts: Judging['facts'],
  today: string,
) {
  const hasOwnPrice = type === 'simple' || facts.configuratorOfSku(sku)?.mainLine === 'product'
  const isPriced = (all: ProductFields['prices']) =>
    all.some(
      ({ price, ...dated }) =>
        holdsOn(dated, today) && (price.model === 'run' ? price.runPrices.length > 0 : price.rateE4 !== null),
    )
  const isLost = status === 'active' && hasOwnPrice && isPriced(before.prices) && !isPriced(prices)
  return [...(isLost ? (['PriceMissing'] as const) : []), ...datedPriceFaults(prices)]
}

/** Those of some SKUs whose products have a draft that says other prices, or one that nobody can read. */
export async function skusWithPriceDraft(
  executor: Executor,
  prices: readonly { readonly sku: string }[],
  { productBySku }: Pick<Judging['facts'], 'productBySku'>,
): Promise<ReadonlySet<string>> {
  const named = prices.flatMap(({ sku }) => productBySku(sku) ?? [])
  const drafts = await loadDrafts(
    executor,
    named.map(({ id }) => id),
  )
  const isWaiting = (id: string) => {
    const draft = drafts.get(id)
    return draft === null || draft?.change.prices !== undefined
  }
  return new Set(named.filter(({ id }) => isWaiting(id)).map(({ sku }) => sku))
}

type Publication = { readonly at: Date; readonly by: string | null; readonly note: string }

/** Takes the products of these SKUs, so that nobody else publishes them until the end. */
export const takeProductsPriced = (
  trx: Executor,
  skus: readonly string[],
  { productBySku }: Judging['facts'],
): Promise<void> =>
  lockProducts(
    trx,
    skus.flatMap((sku) => productBySku(sku)?.id ?? []),
  )

/** Puts base prices that were found right into the shop, each as a publication of its product. */
export async function publishBasePrices(
  trx: Executor,
  { products }: Pick<JudgedBasePrices, 'products'>,
  { at, by, note }: Publication,
): Promise<void> {
  for (const { product } of products) {
    if (!(await hasRevision(trx, product.id)) && product.fields.status !== 'draft')
      await insertRevision(trx, { productId: product.id, content: product.fields, at, by: null, note: '' })
  }
  await writeProductFields(
    trx,
    products.map(({ product, fields }) => ({ id: product.id, before: product.fields, after: fields })),
  )
  for (const { product, fields } of products)
    await insertRevision(trx, { productId: product.id, content: fields, at, by, note })
}
