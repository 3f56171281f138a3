import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { decideJob, showJobs } from './job-desk.ts'
import { showHealth } from './show-health.ts'
import { showSettings } from './show-settings.ts'

const DONE = { ok: true } as const

/** The desk of the shop as a machine, for the owner. */
export function systemRoutes(mount: Mount, shop: ShopContext): void {
  mount('getSystemHealth', ({ operator }) => showHealth(shop, operator))

  mount('listJobs', ({ operator }) => showJobs(shop, operator))

  mount('decideJob', async ({ operator, params: { id }, body }) => {
    await decideJob(shop, operator, { id, ...body })
    return DONE
  })

  mount('listSettings', ({ operator }) => showSettings(operator))
}
