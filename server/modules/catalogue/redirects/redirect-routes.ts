import type { ShopContext } from '../../../context.ts'
import type { Mount } from '../../../http/mount.ts'
import { addRedirectTable, tryRedirectTable } from './add-redirects.ts'
import { findRedirectTargets } from './find-targets.ts'
import { listRedirects, showRedirect } from './list-redirects.ts'
import { removeDeskRedirect, saveDeskRedirect } from './save-redirect.ts'

/** The redirects of the shop, for who changes its content. */
export function redirectRoutes(mount: Mount, shop: ShopContext): void {
  mount('listRedirects', ({ operator, query: { search, after = null } }) =>
    listRedirects(shop, operator, { search, after }),
  )
  mount('findRedirect', ({ operator, query }) => showRedirect(shop, operator, query.from))
  mount('findRedirectTargets', async ({ operator, query }) => ({
    targets: await findRedirectTargets(shop, operator, query.search),
  }))
  mount('saveRedirect', ({ operator, body }) => saveDeskRedirect(shop, operator, body))

  mount('removeRedirect', async ({ operator, query }) => {
    await removeDeskRedirect(shop, operator, query)
    return { ok: true }
  })

  mount('tryRedirects', ({ operator, body }) => tryRedirectTable(shop, operator, body.table))
  mount('addRedirects', ({ operator, body }) => addRedirectTable(shop, operator, body))
}
