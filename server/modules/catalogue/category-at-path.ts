import type { ShopContext } from '../../context.ts'
import { type CategoryTexts, loadCategoryTexts } from './category-store.ts'
import { readTreeWith } from './category-tree.ts'

export type CategoryAtPath = {
  readonly id: string
  readonly title: string
  readonly metaTitle: string
  readonly metaDescription: string
}

/** The category that is seen at exactly this path. */
export async function categoryAtPath(shop: ShopContext, path: string): Promise<CategoryAtPath | null> {
  const category = (await readTreeWith(shop, (tree) => tree.findByPath(path))).findByPath(path)
  const texts = category && (await loadCategoryTexts(shop.db, category.id))
  if (!category || !texts) return null
  return { id: category.id, title: category.title, ...categoryMeta(category.title, texts) }
}

/** What search engines are told of a category: its own words for them, or else the nearest that it has. */
export function categoryMeta(title: string, texts: CategoryTexts) {
  return {
    metaTitle: texts.metaTitle || texts.seoTitle || title,
    metaDescription: texts.metaDescription || texts.seoDescription || texts.shortDescription,
  }
}
