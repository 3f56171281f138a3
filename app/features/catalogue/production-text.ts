import { productCardTexts } from '#texts/nl/product-card.ts'

/** How soon a product can be ready, in whole working days; what takes none is in stock. */
export const productionText = (days: number): string =>
  days <= 0 ? productCardTexts.inStock : productCardTexts.productionDays(days)
