import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Cart } from '#contract/cart.ts'
import type { SimpleItem } from '#contract/catalogue.ts'
import { readSizes } from '#domain/catalogue/chosen-sizes.ts'
import {
  isOrderableAlone,
  type ProductFacts,
  ruleFor,
  soldQuantities,
} from '#domain/catalogue/product-facts.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { priceLine } from '#domain/pricing/price-line.ts'
import { sizeFaultText } from '#texts/nl/sizes.ts'
import type { ShopContext } from '../../context.ts'
import type { Customer } from '../../http/visitor.ts'
import { Refusal } from '../../refusal.ts'
import { type TradeFacts, tradeFacts } from '../catalogue/trade-facts.ts'
import { addLine, type LineChange } from './cart-store.ts'
import { showCart } from './show-cart.ts'

export const MOST_LINES = 200

type Item = z.output<typeof SimpleItem>

/** What was asked for, checked against the product and agreed at today's rule; a price that a client sends is not read. */
export function agreeLine(
  product: ProductFacts,
  { quantity, customOptions }: Pick<Item, 'quantity' | 'customOptions'>,
  facts: TradeFacts,
  customer: Customer,
  now: Date,
): LineChange {
  const chosen = readSizes(product, customOptions)
  if ('refusal' in chosen) {
    throw new Refusal('invalid_config', {
      field: chosen.refusal.optionId,
      message: sizeFaultText(chosen.refusal),
    })
  }
  const rule = ruleFor(product, facts.listsFor(customer.priceScope), amsterdamNow(now).date)
  const sold = soldQuantities(rule)
  if (sold && !sold.includes(quantity)) throw new Refusal('invalid_config', { field: 'quantity' })
  const price = rule && priceLine({ rule, quantity, ...chosen.sizes, effects: [] })
  if (!price) throw new Refusal('ProductHasNoPrice')
  return { quantity, ...chosen.sizes, options: customOptions, rule }
}

/** Adds a simple product to the cart; the same key twice adds once. */
export async function addItem(
  shop: ShopContext,
  customer: Customer,
  item: Item,
  key: string | null,
): Promise<Cart> {
  const facts = await tradeFacts(shop)
  const product = facts.productBySku(item.sku)
  if (!product?.isActive) throw new Refusal('ProductNotFound')
  if (!isOrderableAlone(product)) throw new Refusal('ProductNotOrderable')
  const line = agreeLine(product, item, facts, customer, shop.clock())
  const requestHash = createHash('sha256').update(JSON.stringify(item)).digest()
  const outcome = await addLine(
    shop.db,
    customer,
    {
      ...line,
      productId: product.id,
      title: product.title,
      deliveryKind: product.deliveryKinds.includes('ship') ? 'ship' : 'pickup',
      // Print files are asked for afterwards, until the customer sends them.
      filesLater: product.needsPrintFiles,
    },
    MOST_LINES,
    key === null ? null : { key, requestHash },
  )
  if (outcome === 'full') throw new Refusal('CartFull')
  if (outcome === 'key_reused') throw new Refusal('IdempotencyKeyReused')
  return showCart(shop, customer)
}
