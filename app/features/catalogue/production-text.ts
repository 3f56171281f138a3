import { catalogueTexts } from '#texts/nl/catalogue.ts'

/** How soon a product can be ready, in whole working days; what takes none is in stock. */
export const productionText = (days: number): string =>
  days <= 0 ? catalogueTexts.inStock : catalogueTexts.productionDays(days)
