import type { Cart } from '#contract/cart.ts'
import type { ShopContext } from '../../context.ts'
import type { Customer } from '../../http/visitor.ts'
import { Refusal } from '../../refusal.ts'
import { tradeFacts } from '../catalogue/trade-facts.ts'
import { agreeLine } from './add-item.ts'
import { readCart, type StoredOption, updateLine } from './cart-store.ts'
import { showCart } from './show-cart.ts'

type Change = {
  readonly quantity?: number | undefined
  readonly customOptions?: readonly StoredOption[] | undefined
  readonly acceptPrice?: true | undefined
}

/** Changes quantity or sizes, or accepts a changed price: the line is agreed anew at today's price. */
export async function changeItem(
  shop: ShopContext,
  customer: Customer,
  lineId: string,
  change: Change,
): Promise<Cart> {
  const [record, facts] = await Promise.all([readCart(shop.db, customer), tradeFacts(shop)])
  const line = record.groups.flatMap((group) => group.lines).find(({ id }) => id === lineId)
  if (!line) throw new Refusal('CartLineNotFound')
  const product = facts.product(line.productId)
  if (!product) throw new Refusal('ProductNotFound')
  const customOptions = (change.customOptions ?? line.options).map(({ id, values }) => ({
    id,
    values: [...values],
  }))
  const agreed = agreeLine(
    product,
    { quantity: change.quantity ?? line.quantity, customOptions },
    facts,
    customer,
    shop.clock(),
  )
  if (!(await updateLine(shop.db, customer, lineId, agreed))) throw new Refusal('CartLineNotFound')
  return showCart(shop, customer)
}
