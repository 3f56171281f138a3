import type { Contact } from '#domain/access/actor.ts'
import type { Executor } from '../../db/database.ts'
import { clearAddress } from './cart-line-store.ts'
import {
  type CartRecord,
  findActiveCartId,
  lockCart,
  markCartOrdered,
  readCart,
  takeActive,
} from './cart-store.ts'

export type { CartRecord }

/** The cart that an order without further word is about. */
export const activeCartId = (executor: Executor, customer: Contact): Promise<string | null> =>
  findActiveCartId(executor, customer)

/** Takes a customer's cart for the rest of the transaction, and tells its state; null when it is not theirs. */
export const takeCart = (trx: Executor, customer: Contact, cartId: string) => lockCart(trx, customer, cartId)

/** The taken cart, whole. */
export const cartForOrder = (trx: Executor, customer: Contact): Promise<CartRecord> => readCart(trx, customer)

/** A parked cart of the customer's company, whole; without an id when there is none by this id. */
export const parkedCart = (executor: Executor, customer: Contact, cartId: string): Promise<CartRecord> =>
  readCart(executor, customer, cartId)

/** The customer's active cart, taken for the rest of the transaction, with the number of its lines. */
export const takeActiveCart = (trx: Executor, customer: Contact) => takeActive(trx, customer)

/** An ordered cart is over: it keeps its lines, and the next line starts a new cart. */
export const closeCart = (trx: Executor, cartId: string, reference: string | null): Promise<void> =>
  markCartOrdered(trx, cartId, reference)

/** Lines of active carts that went to this address go to the default one again, and their carts have changed. */
export const forgetAddress = (trx: Executor, companyId: string, addressId: string): Promise<void> =>
  clearAddress(trx, companyId, addressId)
