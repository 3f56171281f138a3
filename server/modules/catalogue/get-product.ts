import type { z } from 'zod'
import type { Product } from '#contract/catalogue.ts'
import type { ShopContext } from '../../context.ts'
import type { Shows } from '../../db/catalogue-news.ts'
import { Refusal } from '../../refusal.ts'
import { cleanHtml } from './clean-html.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { readCategoryTree } from './category-tree.ts'
import { tierLines } from './from-price.ts'
import { imageReply } from './image-url.ts'
import { money, pricesFor, productCards, productFields } from './product-cards.ts'
import { loadProduct } from './product-store.ts'
import { propertyReply } from './property-reply.ts'

const SKU = /^[a-z0-9][a-z0-9-]{0,63}$/i

/** All that the page of a product shows, with the prices of one scope. */
export async function getProduct(
  shop: ShopContext,
  sku: string,
  priceScope: string,
  shows: Shows,
): Promise<z.input<typeof Product>> {
  const row = SKU.test(sku) ? await loadProduct(shop.db, sku) : null
  if (!row) throw new Refusal('ProductNotFound')
  shows('tree', ...[row.id, ...row.relatedIds].map((id) => `product ${id}` as const))
  const [tree, prices] = await Promise.all([readCategoryTree(shop.db), pricesFor(shop, priceScope)])
  const rule = prices.ruleOf(prices.facts.product(row.id))
  const home = row.categoryIds.find((id) => tree.find(id))
  return {
    ...productFields(row, prices),
    mediumDescription: row.mediumDescription,
    description: cleanHtml(row.description),
    metaTitle: row.metaTitle || row.title,
    metaDescription: row.metaDescription || row.shortDescription,
    images: row.images.map((image) => imageReply(image)),
    files: [...row.files],
    properties: row.properties.map(propertyReply),
    tierPrices: (rule ? tierLines(rule) : []).map(({ from, measure, cents, unitE4, percentOff }) => ({
      quantity: from,
      measure,
      price: money(cents),
      unitE4,
      percentOff,
    })),
    vatPercent: row.vatPercent,
    setupCents: rule?.setupCents ?? 0,
    minimumLineCents: rule?.minimumLineCents ?? null,
    express: row.express,
    deliveryKinds: [...row.deliveryKinds],
    needsPrintFiles: row.needsPrintFiles,
    configuratorKey: prices.facts.configuratorOfSku(row.sku)?.key ?? null,
    breadcrumbs: [...breadcrumbs(tree, home), { label: row.title, url: row.path }],
    related: await productCards(shop, row.relatedIds, prices),
  }
}
