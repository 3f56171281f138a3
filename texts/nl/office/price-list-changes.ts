import type { ListChange } from '#contract/office/price-list-changes.ts'
import { formatNumber, inWords } from '../format.ts'
import { discountsText, pricesText } from './prices.ts'

const WAYS = {
  edit: 'gewijzigd',
  import: 'gewijzigd door een bestand',
  takeBack: 'teruggedraaid',
} satisfies Record<ListChange['way'], string>

/** What was changed of a price list, and taking that back. */
export const listChangeTexts = {
  title: 'Eerdere wijzigingen',
  none: 'Er is nog niets gewijzigd.',
  by: (by: string | null, moment: string) => (by === null ? moment : `${by}, ${moment}`),
  what: ({
    way,
    priceCount,
    discountCount,
  }: Pick<ListChange, 'way' | 'priceCount' | 'discountCount'>): string => {
    const parts = [
      ...(priceCount > 0 ? [pricesText(priceCount)] : []),
      ...(discountCount > 0 ? [discountsText(discountCount)] : []),
    ]
    return `${inWords(parts)} ${WAYS[way]}`
  },
  takeBack: 'Terugdraaien',
  takeBackOf: (change: string) => `Terugdraaien: ${change}`,
  askTitle: 'Wijziging terugdraaien?',
  askIntro: (change: string) =>
    `Dit gebeurt er als je deze wijziging terugdraait: ${change}. Klanten zien het binnen een seconde.`,
  staying: (count: number) =>
    count === 1
      ? '1 prijs of korting is daarna nog gewijzigd en blijft zoals die nu is.'
      : `${formatNumber(count)} prijzen en kortingen zijn daarna nog gewijzigd en blijven zoals ze nu zijn.`,
  nothing: 'Van deze wijziging valt niets meer terug te draaien.',
  takenBack: 'De wijziging is teruggedraaid',
} as const
