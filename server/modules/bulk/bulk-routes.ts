import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { closeBulk, countBulkRows, listRuns, startBulk, stopBulk } from './bulk-runs.ts'

const DONE = { ok: true } as const

/** What staff do with many rows at once. */
export function bulkRoutes(mount: Mount, shop: ShopContext): void {
  mount('startBulk', ({ operator, body }) => startBulk(shop, operator, body))

  mount('countBulkRows', async ({ operator, body }) => ({
    count: await countBulkRows(shop, operator, body),
  }))

  mount('listBulkRuns', async ({ operator, query }) => ({
    runs: await listRuns(shop, operator, query.list),
  }))

  mount('stopBulk', async ({ operator, params }) => {
    await stopBulk(shop, operator, params.id)
    return DONE
  })

  mount('closeBulk', async ({ operator, params }) => {
    await closeBulk(shop, operator, params.id)
    return DONE
  })
}
