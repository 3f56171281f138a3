import type { Executor } from '../../db/database.ts'
import { type CategoryTexts, loadCategoryTexts } from './category-store.ts'
import { readCategoryTree } from './category-tree.ts'

export type CategoryAtPath = {
  readonly id: string
  readonly title: string
  readonly metaTitle: string
  readonly metaDescription: string
}

/** The category that customers see at exactly this path. */
export async function categoryAtPath(executor: Executor, path: string): Promise<CategoryAtPath | null> {
  const category = (await readCategoryTree(executor)).findByPath(path)
  const texts = category && (await loadCategoryTexts(executor, category.id))
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
