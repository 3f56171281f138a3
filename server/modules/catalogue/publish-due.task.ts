import { z } from 'zod'
import type { RefusalCode } from '#domain/refusals.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { defineTask } from '../../jobs/queue.ts'
import { Refusal } from '../../refusal.ts'
import { listDueConfigurators, missConfiguratorDraft } from './composing/configurator-draft-store.ts'
import { publishDeskConfigurator } from './composing/publish-configurator.ts'
import { listDueDrafts, missDraft } from './product-draft-store.ts'
import { publishDeskProduct } from './publish-product.ts'

/** It has another time now, or is tried again in a minute. */
const COMES_AGAIN: ReadonlySet<RefusalCode> = new Set(['DraftMovedOn', 'CatalogueBusy'])

const SHOP = { kind: 'system', task: 'publish-due' } as const

/** A draft whose time has come, and what can be done with it. */
type Due = {
  readonly what: { readonly kind: 'configurator' | 'product'; readonly productId: string }
  readonly publish: () => Promise<void>
  /** Takes its time from it, and says when it was to go. */
  readonly miss: () => Promise<void>
}

/**
 * Puts into the shop what was to go there by now, each product and each configurator in a transaction of its own. One may need
 * another of the same minute: what cannot go is tried again as long as something else went. What cannot go then waits as a draft
 * without a time, and is said to wait; done twice it publishes nothing twice.
 */
export const publishDueTask = defineTask({
  name: 'publish-due',
  payload: z.object({}),
  attempts: 3,
  expireInSeconds: 600,
  cron: '* * * * *',
  async run(shop: ShopContext, _payload, signal) {
    let waiting: readonly Due[] = await listDue(shop)
    for (let went = true; went;) {
      const left: Due[] = []
      for (const due of waiting) {
        if (signal.aborted) return
        if (!(await hasGone(shop, due))) left.push(due)
      }
      went = left.length < waiting.length
      waiting = left
    }
    for (const { miss } of waiting) await miss()
  },
})

async function listDue(shop: ShopContext): Promise<readonly Due[]> {
  const now = shop.clock()
  const products = (await listDueDrafts(shop.db, now)).map(({ productId, version }): Due => ({
    what: { kind: 'product', productId },
    publish: () => publishDeskProduct(shop, SHOP, productId, { version, note: '' }),
    miss: () => changeAs(shop.db, SHOP, (trx) => missDraft(trx, productId, version)),
  }))
  const configurators = (await listDueConfigurators(shop.db, now)).map(({ productId, version }): Due => ({
    what: { kind: 'configurator', productId },
    publish: () => publishDeskConfigurator(shop, SHOP, productId, { version, note: '' }),
    miss: () => changeAs(shop.db, SHOP, (trx) => missConfiguratorDraft(trx, productId, version)),
  }))
  return [...products, ...configurators]
}

/** Publishes one; false where it cannot be in the shop as things are now. */
async function hasGone({ log }: ShopContext, { what, publish }: Due): Promise<boolean> {
  try {
    await publish()
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    log.warn({ ...what, reason: error.code }, 'what was to be published at a time could not be')
    return COMES_AGAIN.has(error.code)
  }
}
