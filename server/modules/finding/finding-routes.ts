import type { ShopContext } from '../../context.ts'
import type { Mount } from '../../http/mount.ts'
import { findAnything } from './find-anything.ts'
import { changeView, listViews, removeView, saveView } from './saved-views.ts'

/** Finding anything from any screen of the back office, and lists as somebody likes to look at them. */
export function findingRoutes(mount: Mount, shop: ShopContext): void {
  mount('findAnything', async ({ operator, query }) => ({
    found: await findAnything(shop, operator, query.query),
  }))

  mount('listSavedViews', async ({ operator, query }) => ({
    views: await listViews(shop, operator, query.list),
  }))

  mount('saveView', async ({ operator, body }) => ({ views: await saveView(shop, operator, body) }))

  mount('changeView', async ({ operator, params, body }) => ({
    views: await changeView(shop, operator, params.id, body),
  }))

  mount('removeView', async ({ operator, params }) => ({
    views: await removeView(shop, operator, params.id),
  }))
}
