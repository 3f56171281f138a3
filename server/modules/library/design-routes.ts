import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { listGroupDesigns } from '../cart/list-designs.ts'
import { announceDesign } from '../designs/announce-design.ts'
import { deleteDesign } from './delete-design.ts'
import { listLibraryDesigns } from '../designs/list-library.ts'
import { ownVerdict } from '../designs/own-verdict.ts'
import { restoreDesign } from './restore-design.ts'
import { showDesign } from '../designs/show-design.ts'

/** The calls about print files that need no order line (spec 7, Designs). */
export function designRoutes(mount: Mount, shop: ShopContext): void {
  mount('listDesigns', async ({ customer, query }) => {
    if (query.groupId) return { designs: await listGroupDesigns(shop, customer, query.groupId) }
    return { designs: await listLibraryDesigns(shop, customer.companyId) }
  })

  mount('announceDesign', async ({ customer, body }) => {
    const design = await announceDesign(shop, customer, body)
    return { design: showDesign(design, ownVerdict(design)) }
  })

  mount('deleteDesign', async ({ customer, params }) => {
    await deleteDesign(shop, customer, params.id)
    return { ok: true }
  })

  mount('restoreDesign', async ({ customer, params }) => {
    await restoreDesign(shop, customer, params.id)
    return { ok: true }
  })
}
