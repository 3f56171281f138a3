import type { Pack } from '#domain/catalogue/product-facts.ts'
import { formatNumber, SPACE } from './format.ts'
import { pieces } from './product-card.ts'

/** What one of a product is: 'stuk', 'set van 4', '100 stuks'. */
export const packText = (pack: Pack | null): string => {
  if (pack === null) return 'stuk'
  return pack.kind === 'set' ? `set van ${formatNumber(pack.count)}` : pieces(pack.count)
}

/** How many of a product: '2 stuks', '2 sets van 4', '2 × 100 stuks'. */
export function quantityText(count: number, pack: Pack | null): string {
  if (pack === null) return pieces(count)
  if (pack.kind === 'set')
    return `${formatNumber(count)} ${count === 1 ? 'set' : 'sets'} van ${formatNumber(pack.count)}`
  return count === 1 ? pieces(pack.count) : `${formatNumber(count)}${SPACE}×${SPACE}${pieces(pack.count)}`
}

/** A line in few words, such as '2 × Beachvlag', or '2 sets van 4 Beeldhouders'. */
export const lineText = (count: number, title: string, pack: Pack | null) =>
  `${pack ? quantityText(count, pack) : `${formatNumber(count)}${SPACE}×`} ${title}`

/** The same as a fact of a line on paper, where one is more than one. */
export const packTexts = (count: number, pack: Pack | null): readonly string[] =>
  pack === null ? [] : [quantityText(count, pack)]

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
