import type { Contact } from '#domain/access/actor.ts'
import type { JudgedDesign } from '#domain/cart/line-designs.ts'
import type { OrderedPrint } from '#domain/designs/print-spec.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { Patchup } from './patchup-store.ts'

/** A line of the customer's own cart, or one of an order of the company. */
export type LineName = { readonly lineId: string; readonly orderId: string | null }

/** A repaired file that is to take the place of its source. */
export type Swap = Pick<Patchup, 'side' | 'sourceDesignId' | 'resultDesignId'> & { readonly now: Date }

/** What repairs need of a line. */
export type RepairedLine = {
  readonly print: OrderedPrint | null
  readonly designs: readonly JudgedDesign[]
  /** Keeps the copies; the repaired file is accepted as it was seen. False when its source is not on the line any more. */
  swap(swap: Swap): Promise<boolean>
}

/**
 * Takes a line whose files may be repaired, with its cart or order, for the rest of the transaction; an ordered one waits for
 * its files. Carts and orders show repairs and so stand above them: who calls hands in how.
 */
export type TakeRepairedLine = (
  shop: ShopContext,
  trx: Executor,
  customer: Contact,
  name: LineName,
) => Promise<RepairedLine>
