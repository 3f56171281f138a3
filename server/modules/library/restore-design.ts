import type { Contact } from '#domain/access/actor.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { refuseTooManyDesigns } from '../cart/refuse-too-many.ts'
import { linkAsBefore } from '../cart/change-links.ts'
import { unhideDesign } from '../designs/hide-design.ts'

/** The manager offers it for 15 seconds, which stand still while nobody looks at them or somebody points at them. */
const UNDO_WITHIN_MS = 3_600_000

/**
 * Undoes the deletion of a design: it is in the library again, and on the lines of the customer's own cart that it was on,
 * as far as these are there and have room for its copies. Deleting a repaired design brought its source back instead.
 */
export async function restoreDesign(
  { db, clock }: ShopContext,
  customer: Contact,
  designId: string,
): Promise<void> {
  const now = clock()
  await changeAs(db, customer, async (trx) => {
    const deletedSince = new Date(now.getTime() - UNDO_WITHIN_MS)
    // The cart before the design, as everywhere.
    await linkAsBefore(trx, customer, { designId, deletedSince, now })
    await refuseTooManyDesigns(trx, customer)
    await unhideDesign(trx, customer.companyId, { designId, deletedSince, now })
  })
}
