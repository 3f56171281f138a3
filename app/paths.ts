import { pagePaths } from '#contract/page-paths.ts'

/** Every path that a page links to: the pages, and what is fetched beside them. */
export const paths = { ...pagePaths, quotePdf: (id: string) => `/api/documents/quote/${id}` } as const

/** Where the home page lists every category. */
export const CATEGORIES_ID = 'categorieen'
export const allCategoriesPath = `${paths.home}#${CATEGORIES_ID}`
