import type { z } from 'zod'
import type { chooseBackDesign as chooseBackCall } from '#contract/cart.ts'
import type { BackChoice } from '#domain/designs/links.ts'
import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { chooseBackDesign } from './choose-back-design.ts'
import { findStudioBackDesign, listBackDesigns, listStudioDesigns } from './list-designs.ts'
import { saveDesigns } from './save-designs.ts'
import { setDesignStatus } from './set-design-status.ts'

const backChoice = (body: z.infer<(typeof chooseBackCall)['body']>): BackChoice => {
  if (body.isStudioDesign) return { kind: 'studio' }
  return body.designId === null ? { kind: 'nothing' } : { kind: 'file', designId: body.designId }
}

/** The calls that bring designs and lines of the cart together (spec 7, Cart and Designs). */
export function designLinkRoutes(mount: Mount, shop: ShopContext): void {
  mount('listBackDesigns', async ({ customer, query }) => ({
    designs: await listBackDesigns(shop, customer, query.itemId),
  }))

  mount('getStudioBackDesign', async ({ customer, query }) => ({
    studioDesign: await findStudioBackDesign(shop, customer, query.itemId),
  }))

  mount('listStudioDesigns', async ({ customer, query }) => ({
    studioDesigns: await listStudioDesigns(shop, customer, query.groupId),
  }))

  mount('saveDesigns', ({ customer, params, body }) => saveDesigns(shop, customer, params.id, body.designs))

  mount('chooseBackDesign', ({ customer, params, body }) =>
    chooseBackDesign(shop, customer, params.id, backChoice(body)),
  )

  mount('setDesignStatus', ({ customer, body }) => setDesignStatus(shop, customer, body))
}
