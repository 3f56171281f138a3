import { paths } from '#app/paths.ts'

/** Where the home page lists every category. */
export const CATEGORIES_ID = 'categorieen'
export const allCategoriesPath = `${paths.home}#${CATEGORIES_ID}`
