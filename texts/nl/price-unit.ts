import type { Pack } from '#domain/catalogue/product-facts.ts'
import { formatNumber } from './format.ts'
import { pieces } from './product-card.ts'

/** What one of a product is: 'stuk', 'set van 4', '100 stuks'. */
export const packText = (pack: Pack | null): string => {
  if (pack === null) return 'stuk'
  return pack.kind === 'set' ? `set van ${formatNumber(pack.count)}` : pieces(pack.count)
}

type PricedUnit = { readonly basis: 'piece' | 'm2' | 'metre' | 'run'; readonly pieces: number }

/** What a price in a list is the price of: 'per m²', 'per set van 4', 'per 250 stuks'. */
export function priceUnitText({ basis, pieces: count }: PricedUnit, pack: Pack | null): string {
  switch (basis) {
    case 'piece':
      return `per ${packText(pack)}`
    case 'm2':
      return 'per m²'
    case 'metre':
      return 'per strekkende meter'
    case 'run':
      return `per ${count === 1 ? 'stuk' : pieces(count)}`
  }
}
