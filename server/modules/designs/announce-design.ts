import { cleanFileName } from '#domain/designs/file-name.ts'
import type { ShopContext } from '../../context.ts'
import type { Customer } from '../../http/visitor.ts'
import { Refusal } from '../../refusal.ts'
import { announceProcess, findDesigns } from './design-store.ts'
import type { StoredDesign } from './stored-design.ts'

/** The design that an upload is about; announcing it again, or after its file, changes nothing but a name not yet said. */
export async function announceDesign(
  { db, clock }: ShopContext,
  customer: Customer,
  { processId, fileName }: { readonly processId: string; readonly fileName: string },
): Promise<StoredDesign> {
  return db.transaction().execute(async (trx) => {
    const announcement = { processId, fileName: cleanFileName(fileName), now: clock() }
    const id = await announceProcess(trx, customer, announcement)
    const [design] = await findDesigns(trx, customer.companyId, [id])
    if (!design) throw new Refusal('Unexpected')
    return design
  })
}
