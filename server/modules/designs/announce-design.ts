import { cleanFileName } from '#domain/designs/file-name.ts'
import { designTexts } from '#texts/nl/designs.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { LoggedIn } from '../../http/asker.ts'
import { Refusal } from '../../refusal.ts'
import { announceProcess, countAnnounced, findDesigns } from './design-store.ts'
import type { StoredDesign } from './stored-design.ts'

/** Of files that are still to be sent; a browser announces each when it is chosen. */
const MOST_ANNOUNCED = 2_000

/** The design that an upload is about; announcing it again, or after its file, changes nothing but a name not yet said. */
export async function announceDesign(
  { db, clock }: ShopContext,
  customer: LoggedIn,
  { processId, fileName }: { readonly processId: string; readonly fileName: string },
): Promise<StoredDesign> {
  return changeAs(db, customer, async (trx) => {
    if ((await countAnnounced(trx, customer.companyId)) >= MOST_ANNOUNCED) {
      throw new Refusal('UploadQuotaReached', { message: designTexts.tooManyAnnounced })
    }
    const announcement = { processId, fileName: cleanFileName(fileName), now: clock() }
    const id = await announceProcess(trx, customer, announcement)
    const [design] = await findDesigns(trx, customer.companyId, [id])
    if (!design) throw new Refusal('Unexpected')
    return design
  })
}
