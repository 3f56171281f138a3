import type { z } from 'zod'
import type { Category, CategoryQuery } from '#contract/catalogue.ts'
import type { ShopContext } from '../../context.ts'
import type { Shows } from '../../db/catalogue-news.ts'
import { Refusal } from '../../refusal.ts'
import { cleanHtml } from './clean-html.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { categoryMeta } from './category-at-path.ts'
import {
  countProducts,
  type ListedProduct,
  loadCategoryTexts,
  loadFilterableAttributes,
  loadListedProducts,
} from './category-store.ts'
import { readTreeWith } from './category-tree.ts'
import { chosenFilters, facetsOf, passes } from './facets.ts'
import { factValues, withFactFilters } from './fact-filters.ts'
import { imageReply } from './image-url.ts'
import { type Prices, pricesFor, productCards } from './product-cards.ts'

const PAGE_SIZE = 24
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

type Query = z.output<typeof CategoryQuery>

/** A category with one page of what lies in it and below it, filtered and sorted as asked. */
export async function getCategory(
  shop: ShopContext,
  { id, query, priceScope }: { readonly id: string; readonly query: Query; readonly priceScope: string },
  shows: Shows,
): Promise<z.input<typeof Category>> {
  if (!UUID.test(id)) throw new Refusal('NotFound')
  const tree = await readTreeWith(shop, (one) => one.find(id.toLowerCase()))
  const category = tree.find(id.toLowerCase())
  if (!category) throw new Refusal('NotFound')
  const within = tree.idsWithin(category.id)
  shows('tree', ...within.map((below) => `listing ${below}` as const))
  const children = tree.childrenOf(category.id)
  const [texts, rows, ownAttributes, counts, prices] = await Promise.all([
    loadCategoryTexts(shop.db, category.id),
    loadListedProducts(shop.db, within),
    loadFilterableAttributes(shop.db),
    countProducts(
      shop.db,
      children.map((child) => ({ id: child.id, ids: tree.idsWithin(child.id) })),
    ),
    pricesFor(shop, priceScope),
  ])
  if (!texts) throw new Refusal('NotFound')

  const attributes = withFactFilters(ownAttributes)
  const listed = rows.map((row) => withFacts(row, prices))
  const chosen = chosenFilters([query.filter ?? []].flat(), attributes)
  const found = inOrder(
    listed.filter((product) => passes(product, chosen)),
    query.sort,
    prices,
  )
  const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  if (query.page > pageCount) throw new Refusal('NotFound')
  const page = found.slice((query.page - 1) * PAGE_SIZE, query.page * PAGE_SIZE)

  return {
    id: category.id,
    title: category.title,
    url: category.path,
    image: imageReply(category.image),
    ...texts,
    description: cleanHtml(texts.description),
    ...categoryMeta(category.title, texts),
    breadcrumbs: breadcrumbs(tree, category.id),
    children: children.map((child) => ({
      id: child.id,
      title: child.title,
      url: child.path,
      image: imageReply(child.image),
      productCount: counts.get(child.id) ?? 0,
    })),
    products: await productCards(
      shop,
      page.map((product) => product.id),
      prices,
    ),
    facets: facetsOf(listed, attributes, chosen),
    sort: query.sort,
    currentPage: query.page,
    pageCount,
    totalCount: found.length,
  }
}

/** A product with the ranges that it is filtered by, its price that of who asks. */
function withFacts(row: ListedProduct, prices: Prices): ListedProduct {
  const product = prices.facts.product(row.id)
  if (!product) return row
  const { lead, thicknessMm } = product
  const values = factValues({
    productionDays: lead.productionDays,
    thicknessMm,
    fromCents: prices.fromPriceOf(product).cents,
  })
  return { ...row, attributes: { ...row.attributes, ...values } }
}

/** The products come in the order of their titles, which so decides between equals; without a price comes last. */
function inOrder(
  products: readonly ListedProduct[],
  sort: Query['sort'],
  prices: Prices,
): readonly ListedProduct[] {
  switch (sort) {
    case 'title':
      return products
    case 'popular':
      return products.toSorted((a, b) => b.popularity - a.popularity)
    case 'price': {
      const cents = new Map(products.map(({ id }) => [id, prices.fromCents(id) ?? Infinity]))
      const centsOf = ({ id }: ListedProduct) => cents.get(id) ?? Infinity
      return products.toSorted((a, b) => (centsOf(a) === centsOf(b) ? 0 : centsOf(a) - centsOf(b)))
    }
  }
}
