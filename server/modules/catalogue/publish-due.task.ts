import { z } from 'zod'
import type { RefusalCode } from '#domain/refusals.ts'
import type { ShopContext } from '../../context.ts'
import { defineTask } from '../../jobs/queue.ts'
import { Refusal } from '../../refusal.ts'
import { publishDeskProduct, unscheduleDeskProduct } from './publish-product.ts'
import { listDueDrafts } from './product-draft-store.ts'

/** It has another time now, or is tried again in a minute. */
const COMES_AGAIN: ReadonlySet<RefusalCode> = new Set(['DraftMovedOn', 'CatalogueBusy'])

const SHOP = { kind: 'system', task: 'publish-due' } as const

/**
 * Puts into the shop what was to go there by now, each product in a transaction of its own. What cannot go waits as a draft
 * without a time, and is said to wait; done twice it publishes nothing twice.
 */
export const publishDueTask = defineTask({
  name: 'publish-due',
  payload: z.object({}),
  attempts: 3,
  expireInSeconds: 600,
  cron: '* * * * *',
  async run(shop: ShopContext, _payload, signal) {
    for (const { productId, version } of await listDueDrafts(shop.db, shop.clock())) {
      if (signal.aborted) return
      try {
        await publishDeskProduct(shop, SHOP, productId, { version, note: '' })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        shop.log.warn({ productId, reason: error.code }, 'a product could not be published at its time')
        if (!COMES_AGAIN.has(error.code)) await unscheduleDeskProduct(shop, SHOP, productId, version)
      }
    }
  },
})
