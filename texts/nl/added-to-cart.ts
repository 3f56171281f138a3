import { formatNumber } from './format.ts'

/** What is told when a product has come into the cart. */
export const addedToCartTexts = {
  added: 'Toegevoegd aan winkelwagen',
  addedLine: (quantity: number, title: string) => `${formatNumber(quantity)} × ${title}`,
  toCart: 'Naar winkelwagen',
} as const
