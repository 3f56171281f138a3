import { formatNumber } from './format.ts'

export const pieces = (count: number) => `${formatNumber(count)} ${count === 1 ? 'stuk' : 'stuks'}`

/** A product in a list, and what its page says in the same words. */
export const productCardTexts = {
  inStock: 'Op voorraad',
  productionDays: (days: number) => `${days} ${days === 1 ? 'werkdag' : 'werkdagen'}`,
  compose: 'Stel samen',
  addToCart: 'In winkelwagen',
  runOption: (quantity: number) => pieces(quantity),
  quantityOf: (title: string) => `Aantal ${title}`,
  increase: (title: string) => `Aantal van ${title} verhogen`,
  decrease: (title: string) => `Aantal van ${title} verlagen`,
  from: 'Vanaf',
} as const
