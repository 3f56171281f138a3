import type { AddedAs } from '#contract/cart.ts'
import type { Pack } from '#domain/catalogue/product-facts.ts'
import { lineText } from './price-unit.ts'

/** What is told when a product has come into the cart. */
export const addedToCartTexts = {
  added: 'Toegevoegd aan winkelwagen',
  addedLine: (quantity: number, title: string, pack: Pack | null) => lineText(quantity, title, pack),
  /** Which line it came to, where that was not a new one by itself. */
  notes: {
    new_line: null,
    joined_line: 'Bij de regel gevoegd die er al was.',
    separate_line: 'Op een aparte regel: de regel die er al was, heeft eigen bestanden, levering of prijs.',
  } satisfies Record<AddedAs, string | null>,
  toCart: 'Naar winkelwagen',
} as const
