import { pagePaths } from '#contract/page-paths.ts'
import type { ShopContext } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { Shows } from '../../db/catalogue-news.ts'
import { categoryAtPath } from '../catalogue/category-at-path.ts'
import { productAtPath } from '../catalogue/product-at-path.ts'
import { cleanHtml } from '../catalogue/clean-html.ts'
import { findPageRow, findRedirect } from './content-store.ts'

/** What lies at a path, with what its page says of itself. */
export type PageTarget = {
  readonly pageType: 'HOME' | 'CATEGORY' | 'PRODUCT' | 'CONTENT'
  readonly key: string
  readonly path: string
  readonly title: string
  readonly metaTitle: string
  readonly metaDescription: string
  readonly content: string | null
  readonly updatedAt: string | null
}

export type RedirectTarget = { readonly pageType: 'REDIRECT'; readonly key: string; readonly path: string }

/** The only paths that a page can have; others are not asked of the database, whatever characters they hold. */
const PAGE_PATH = /^\/(?:[a-z0-9][a-z0-9/-]*)?$/

/** The page at exactly this path: '/vlaggen/' and '/Vlaggen' are not '/vlaggen'. */
export async function resolvePage(shop: ShopContext, path: string, shows: Shows): Promise<PageTarget | null> {
  // A page or a category that comes to lie here goes before a product.
  shows('content', 'tree')
  if (!PAGE_PATH.test(path)) return null
  return (
    (await contentPage(shop, path)) ??
    (await categoryPage(shop, path)) ??
    (await productPage(shop.db, path, shows))
  )
}

/** The page at a path, or else where it leads: the owner's redirects, and what replaces a product. */
export async function resolveRoute(
  shop: ShopContext,
  path: string,
  shows: Shows,
): Promise<PageTarget | RedirectTarget | null> {
  const page = await resolvePage(shop, path, shows)
  if (page || !path.startsWith('/') || path.includes('\0')) return page
  shows('assortment')
  const to = (await findRedirect(shop.db, path)) ?? (await productAtPath(shop.db, path))?.replacementPath
  return to ? { pageType: 'REDIRECT', key: path, path: to } : null
}

async function contentPage({ db, isPreview }: ShopContext, path: string): Promise<PageTarget | null> {
  const row = await findPageRow(db, path, { withHidden: isPreview })
  if (!row) return path === pagePaths.home ? EMPTY_HOME : null
  return {
    ...(path === pagePaths.home ? { pageType: 'HOME', key: 'home' } : { pageType: 'CONTENT', key: row.id }),
    path,
    title: row.title,
    metaTitle: row.metaTitle || row.title,
    metaDescription: row.metaDescription,
    content: cleanHtml(row.content),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** A shop has a home page before its owner has written one. */
const EMPTY_HOME = {
  pageType: 'HOME',
  key: 'home',
  path: pagePaths.home,
  title: '',
  metaTitle: '',
  metaDescription: '',
  content: null,
  updatedAt: null,
} as const satisfies PageTarget

async function categoryPage(shop: ShopContext, path: string): Promise<PageTarget | null> {
  const category = await categoryAtPath(shop, path)
  if (!category) return null
  const { id, ...words } = category
  return { pageType: 'CATEGORY', key: id, path, ...words, content: null, updatedAt: null }
}

async function productPage(db: Executor, path: string, shows: Shows): Promise<PageTarget | null> {
  const product = await productAtPath(db, path)
  if (!product?.isSold) return null
  shows(`product ${product.id}`)
  const { sku, title, metaTitle, metaDescription } = product
  return {
    pageType: 'PRODUCT',
    key: sku,
    path,
    title,
    metaTitle: metaTitle || title,
    metaDescription,
    content: null,
    updatedAt: null,
  }
}
