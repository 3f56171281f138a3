import type { z } from 'zod'
import type { ProductPrice, SimpleItem } from '#contract/catalogue.ts'
import { vatTotals } from '#domain/cart/vat.ts'
import { readSizes } from '#domain/catalogue/chosen-sizes.ts'
import { goodsOf, type LineSizes, type ProductFacts } from '#domain/catalogue/product-facts.ts'
import { lineGrams } from '#domain/delivery/packing.ts'
import type { LinePrice } from '#domain/pricing/model.ts'
import { priceLine } from '#domain/pricing/price-line.ts'
import { sizeFaultText } from '#texts/nl/sizes.ts'
import type { ShopContext } from '../../context.ts'
import type { Shows } from '../../db/catalogue-news.ts'
import { Refusal } from '../../refusal.ts'
import { amountsReply, breakdownReply } from './breakdown-reply.ts'
import { money, pricesFor } from './product-cards.ts'
import { promisedDates } from './promised-dates.ts'

type Reply = z.input<typeof ProductPrice>

/** What a quantity of a product in these sizes costs and when it can be there; without a rate the price is null. */
export async function calculateProduct(
  shop: ShopContext,
  { sku, quantity, customOptions }: z.output<typeof SimpleItem>,
  priceScope: string,
  shows: Shows,
  /** An ISO day, where that is not today. */
  onDay?: string,
): Promise<Reply> {
  const prices = await pricesFor(shop, priceScope, onDay)
  const product = prices.facts.productBySku(sku)
  if (!product?.isActive || product.urlPath === null) throw new Refusal('ProductNotFound')
  shows(`product ${product.id}`, 'terms')
  const chosen = readSizes(product, customOptions)
  if ('refusal' in chosen) {
    throw new Refusal('invalid_config', {
      field: chosen.refusal.optionId,
      message: sizeFaultText(chosen.refusal),
    })
  }
  const rule = prices.ruleOf(product)
  const price = rule && priceLine({ rule, quantity, ...chosen.sizes, effects: [] })
  return {
    sku: product.sku,
    quantity,
    ...priceFields(price, quantity, product),
    weightGrams: weightGrams(product, quantity, chosen.sizes),
    ...promisedDates(product.lead, product.deliveryKinds, prices.facts.terms, shop.clock()),
  }
}

function priceFields(
  price: LinePrice | null,
  quantity: number,
  { vatPercent, pack }: Pick<ProductFacts, 'vatPercent' | 'pack'>,
) {
  if (price === null) {
    return {
      unitPrice: null,
      price: null,
      includingTaxInCents: null,
      vatPercent,
      amounts: [],
      breakdown: [],
      nextBreak: null,
    }
  }
  const { totalCents } = vatTotals([{ ratePercent: vatPercent, netCents: price.lineCents }])
  return {
    unitPrice: money(price.unitCents),
    price: money(price.lineCents),
    includingTaxInCents: totalCents,
    vatPercent,
    amounts: amountsReply({ ...price, quantity }, pack),
    breakdown: breakdownReply({ ...price, quantity }),
    nextBreak: price.nextBand && {
      quantity: price.nextBand.quantity,
      price: money(price.nextBand.lineCents),
    },
  }
}

function weightGrams(product: ProductFacts, quantity: number, sizes: LineSizes): number | null {
  const grams = lineGrams(goodsOf(product, quantity, sizes))
  return grams > 0 ? grams : null
}
