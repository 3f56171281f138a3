import type { z } from 'zod'
import type { CustomOption, ProductCard } from '#contract/catalogue.ts'
import type { Money } from '#contract/shared.ts'
import { type ProductFacts, ruleFor, soldQuantities } from '#domain/catalogue/product-facts.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { Cents } from '#domain/money.ts'
import type { PriceRule } from '#domain/pricing/model.ts'
import { startingPrice } from '#domain/configurator/starting-price.ts'
import { priceUnitText } from '#texts/nl/price-unit.ts'
import type { ShopContext } from '../../context.ts'
import { type FromPrice, fromPrice, NO_FROM_PRICE } from './from-price.ts'
import { imageReply } from './image-url.ts'
import { type CardRow, loadCards } from './product-store.ts'
import { type TradeFacts, tradeFacts } from './trade-facts.ts'

type Card = z.input<typeof ProductCard>

export const money = (cents: Cents): Money => ({ excludingTaxInCents: cents, currency: 'EUR' })

/** Prices as they hold on a day for the price lists of one scope. */
export type Prices = {
  readonly facts: TradeFacts
  ruleOf(product: ProductFacts | null): PriceRule | null
  /** What lists show: of a bundle product the price it starts at. */
  fromPriceOf(product: ProductFacts | null): FromPrice
  fromCents(productId: string): Cents | null
}

/** Those of today, or of another ISO day. */
export async function pricesFor(
  shop: ShopContext,
  priceScope: string,
  today = amsterdamNow(shop.clock()).date,
): Promise<Prices> {
  const facts = await tradeFacts(shop, priceScope)
  const ruleOf: Prices['ruleOf'] = (product) => product && ruleFor(product, facts.priceBook, today)
  const starting = new Map<string, FromPrice>()
  const fromPriceOf: Prices['fromPriceOf'] = (product) => {
    const configurator = product && facts.configuratorOfSku(product.sku)
    if (!configurator) return fromPrice(ruleOf(product))
    const known = starting.get(product.sku)
    if (known) return known
    const price = startingPrice(configurator, (sku) => ruleOf(facts.productBySku(sku)))
    const isRun = configurator.quantity.from === 'runStep'
    const found = price
      ? {
          cents: isRun ? price.netCents : price.unitCents,
          basis: isRun ? ('run' as const) : ('piece' as const),
          pieces: isRun ? price.quantity : 1,
        }
      : NO_FROM_PRICE
    starting.set(product.sku, found)
    return found
  }
  return { facts, ruleOf, fromPriceOf, fromCents: (id) => fromPriceOf(facts.product(id)).cents }
}

const customOptions = (product: ProductFacts | null): z.input<typeof CustomOption>[] =>
  (product?.sizeOptions ?? []).map(
    ({ field, isRequired, optionId, label, minMm, maxMm, stepMm, defaultMm }) => ({
      optionId,
      value: null,
      type: 'input_mm',
      code: field,
      label,
      minMm,
      maxMm,
      stepMm,
      defaultMm,
      required: isRequired,
    }),
  )

/** What a product's card and its page have in common. */
export function productFields(row: CardRow, prices: Prices) {
  const product = prices.facts.product(row.id)
  const rule = prices.ruleOf(product)
  const from = prices.fromPriceOf(product)
  const { cents, basis } = from
  const quantities = soldQuantities(rule)
  return {
    sku: row.sku,
    type: row.type,
    title: row.title,
    shortDescription: row.shortDescription,
    price: cents === null ? null : money(cents),
    priceType: row.priceType,
    priceBasis: basis,
    priceUnit: priceUnitText(from, product?.pack ?? null),
    pack: product?.pack ?? null,
    isOrderableWithoutBundle: row.isOrderableWithoutBundle,
    customOptions: customOptions(product),
    quantities: quantities && [...quantities],
    url: row.path,
    productionDays: row.productionDays,
  }
}

/** The cards of these products, in the order asked for. */
export async function productCards(
  shop: ShopContext,
  ids: readonly string[],
  prices: Prices,
): Promise<Card[]> {
  const rows = await loadCards(shop.db, ids)
  return rows.map((row) => ({ ...productFields(row, prices), image: imageReply(row.image) }))
}
