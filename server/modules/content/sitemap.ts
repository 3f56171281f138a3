import { pagePaths } from '#contract/page-paths.ts'
import type { ShopContext } from '../../context.ts'
import { readCategoryTree } from '../catalogue/category-tree.ts'
import { loadSitemapRows } from './sitemap-store.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** Everything that may be found by search engines, as sitemaps.org writes it: home first, with the days known. */
export async function writeSitemap({ db, origin }: ShopContext): Promise<string> {
  const [tree, rows] = await Promise.all([readCategoryTree(db), loadSitemapRows(db)])
  const changedAt = new Map<string, Date | null>([[pagePaths.home, null]])
  const addCategory = (category: { readonly id: string; readonly path: string }): void => {
    changedAt.set(category.path, null)
    tree.childrenOf(category.id).forEach(addCategory)
  }
  tree.top.forEach(addCategory)
  for (const { path, updatedAt } of rows) changedAt.set(path, updatedAt)
  const urls = [...changedAt].map(([path, date]) => {
    const lastmod = date ? `<lastmod>${date.toISOString()}</lastmod>` : ''
    return `<url><loc>${escapeXml(`${origin()}${encodeURI(path)}`)}</loc>${lastmod}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
