import type { Pack } from '#domain/catalogue/product-facts.ts'
import { addedToCartTexts } from './added-to-cart.ts'

/** What waits for a connection before it is in the cart. */
export const waitingAdditionsTexts = {
  kept: 'Je bent offline',
  keptNoAnswer: 'De winkel geeft nu geen antwoord',
  keptLine: (quantity: number, title: string, pack: Pack | null) =>
    `We zetten ${addedToCartTexts.addedLine(quantity, title, pack)} in je winkelwagen zodra je weer verbinding hebt.`,
  refused: 'Niet toegevoegd aan winkelwagen',
  others: (count: number) => (count === 1 ? 'En nog 1 ander product.' : `En nog ${count} andere producten.`),
  notInCart: 'Nog niet in je winkelwagen',
  notRemoved: 'Het verwijderen is niet gelukt. Probeer het opnieuw.',
  waiting: 'Wacht op verbinding',
  waitingText: 'We zetten dit in je winkelwagen zodra je weer verbinding hebt.',
  notAdded: 'Niet toegevoegd',
  tooOld: 'Dit staat hier al langer dan vier weken. Voeg het opnieuw toe als je het nog nodig hebt.',
} as const
