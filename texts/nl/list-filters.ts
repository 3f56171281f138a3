import { formatNumber, formatPrice, SPACE } from './format.ts'
import { productCardTexts } from './product-card.ts'

/** Whole days: a range that is one day long is that day. */
function leadTimeText(from: number, to: number | null): string {
  if (to === null) return `${productCardTexts.productionDays(from)} of meer`
  if (from === 0) return productCardTexts.inStock
  if (to === from + 1) return productCardTexts.productionDays(from)
  return `${from} t/m ${productCardTexts.productionDays(to - 1)}`
}

function thicknessText(fromMm: number, toMm: number | null): string {
  if (toMm === null) return `${formatNumber(fromMm)}${SPACE}mm en dikker`
  const below = `tot ${formatNumber(toMm)}${SPACE}mm`
  return fromMm === 0 ? below : `${formatNumber(fromMm)} ${below}`
}

function priceText(fromCents: number, toCents: number | null): string {
  if (toCents === null) return `${formatPrice(fromCents)} en meer`
  const below = `tot ${formatPrice(toCents)}`
  return fromCents === 0 ? below : `${formatPrice(fromCents)} ${below}`
}

/** What every list can be filtered by; a range ends just before its second amount, the last one nowhere. */
export const listFilterTexts = {
  leadTime: { label: 'Levertijd', range: leadTimeText },
  thickness: { label: 'Dikte', range: thicknessText },
  price: { label: 'Prijs vanaf', range: priceText },
} as const
