import type { BlockerReason } from '#domain/cart/orderable.ts'
import { refusalTexts } from './refusals.ts'

/** Why the cart cannot be ordered yet; `product` is the title of the line, unused for the cart as a whole. */
export const blockerTexts = {
  empty_cart: () => 'Je winkelwagen is nog leeg.',
  product_unavailable: (product) =>
    `${product} is niet meer leverbaar. Verwijder deze regel om te bestellen.`,
  invalid_config: (product) =>
    `De samenstelling van ${product} klopt niet meer. Stel het product opnieuw samen.`,
  no_price: (product) => `Voor ${product} is nog geen prijs bekend. Vraag een prijs op maat aan.`,
  price_changed: (product) => `De prijs van ${product} is gewijzigd. Bekijk de nieuwe prijs en ga akkoord.`,
  invalid_design: (product) => `Een ontwerp van ${product} kan niet worden gedrukt. Kies een ander bestand.`,
  design_attention: (product) =>
    `Een ontwerp van ${product} vraagt je aandacht. Kijk bij de regel wat je kunt doen.`,
  missing_design: (product) => `Voor ${product} ontbreekt nog een ontwerp.`,
  incomplete_design: (product) => `Voor ${product} zijn nog niet alle exemplaren over de ontwerpen verdeeld.`,
  design_processing: (product) => `Een ontwerp van ${product} wordt nog verwerkt. Probeer het zo opnieuw.`,
  address_missing: (product) => `Kies een leveringsadres voor ${product}.`,
  not_shippable: (product) => `${product} kan niet op deze manier of naar dit adres worden geleverd.`,
  may_not_order: () => refusalTexts.MayNotOrder,
  over_order_limit: () => refusalTexts.OverOrderLimit,
  over_credit_limit: () =>
    'Met deze bestelling komt je bedrijf boven de afgesproken kredietlimiet. Betaal eerst openstaande facturen, of neem contact met ons op. Je winkelwagen blijft bewaard.',
  invalid_date: (product) => `De gekozen datum voor ${product} is niet haalbaar. Kies een andere datum.`,
} as const satisfies Record<BlockerReason, (product: string) => string>

/** The same of a quote, which a colleague finds where it is. */
export const quoteBlockerTexts: Readonly<Record<BlockerReason, (product: string) => string>> = {
  ...blockerTexts,
  may_not_order: () =>
    'Je mag binnen je bedrijf niet bestellen. Een collega die dat wel mag, kan deze offerte hier bestellen.',
  over_order_limit: () =>
    'Deze offerte is hoger dan het bedrag dat je zelf mag bestellen. Een collega kan hem hier bestellen.',
}
