import type { ShopContext } from '../../context.ts'
import { scopeOf } from '../../http/asker.ts'
import type { Mount } from '../../http/mount.ts'
import { Refusal } from '../../refusal.ts'
import { popularProducts } from '../catalogue/popular-products.ts'
import { loadCountries, loadMenus } from './content-store.ts'
import { mainMenu } from './main-menu.ts'
import { resolvePage, resolveRoute } from './resolve-path.ts'
import { shopConfig, shopTheme } from './shop-config.ts'
import { showBlocks } from './show-blocks.ts'

const MOST_IDS = 50

/** The names in a list with commas, each once. */
const namesIn = (ids: string) =>
  [...new Set(ids.split(',').map((id) => id.trim()))]
    .filter((id) => /^[a-z0-9_-]+$/.test(id))
    .slice(0, MOST_IDS)

/** Configuration, content and navigation: the same for everybody, kept until something in it changes. */
export function contentRoutes(mount: Mount, shop: ShopContext): void {
  const cached = { cache: shop.replies }
  mount(
    'getConfig',
    ({ shows }) => {
      shows('content')
      return shopConfig(shop)
    },
    cached,
  )
  mount(
    'getTheme',
    ({ shows }) => {
      shows('content')
      return shopTheme(shop)
    },
    cached,
  )
  mount(
    'getCountries',
    async ({ shows }) => {
      shows('terms')
      return { countries: await loadCountries(shop.db) }
    },
    cached,
  )
  mount(
    'getBlocks',
    async ({ query, shows }) => {
      shows('content')
      return { blocks: await showBlocks(shop.db, namesIn(query.ids)) }
    },
    cached,
  )
  mount(
    'getMenus',
    async ({ query, shows }) => {
      shows('content')
      return { menus: await loadMenus(shop.db, namesIn(query.ids)) }
    },
    cached,
  )
  mount(
    'getMainMenu',
    ({ shows }) => {
      shows('tree')
      return mainMenu(shop)
    },
    cached,
  )
  mount(
    'getPage',
    async ({ params, asker, shows }) => {
      const page = await resolvePage(shop, `/${params['*']}`, shows)
      if (!page) throw new Refusal('NotFound')
      const { pageType, ...info } = page
      const { key, title } = page
      const pageInfo =
        pageType === 'HOME' ? { ...info, popular: await popularProducts(shop, scopeOf(asker), shows) } : info
      return { pageType, pageInfo, displayPageType: pageType, displayPageInfo: { key, title } }
    },
    cached,
  )
  mount(
    'getRoute',
    async ({ query, shows }) => {
      const target = await resolveRoute(shop, query.path, shows)
      if (!target) throw new Refusal('NotFound')
      const { pageType, key, path } = target
      return { pageType, key, path }
    },
    cached,
  )
}
