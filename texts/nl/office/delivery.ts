import type { Limit } from '#domain/delivery/class-fields.ts'
import type { ShippingClassCode } from '#domain/delivery/shipping.ts'
import { formatNumber, formatPrice, inWords, SPACE } from '../format.ts'
import { pageNames } from './page-names.ts'

const GRAMS_PER_KG = 1000
const mm = (length: number) => `${formatNumber(length)}${SPACE}mm`
const kg = (grams: number) => `${formatNumber(grams / GRAMS_PER_KG, 3)}${SPACE}kg`

/** Where the shop delivers, and how. */
export const deliveryTexts = {
  title: pageNames.delivery,
  intro:
    'Naar welke landen je verzendt, hoe, en wat dat kost. Wat je opslaat, geldt meteen voor elke winkelwagen.',
  back: 'Winkelinstellingen',
  nothingShips: 'Er kan nog niets worden verzonden',
  nothingShipsText:
    'Zonder verzendklassen kunnen klanten alleen afhalen. Begin met vijf gebruikelijke klassen voor Nederland en België, en pas daarna de grenzen en bedragen aan.',
  start: 'Begin met gebruikelijke klassen',
  started: 'De verzendklassen zijn ingesteld',
  notReached: (names: readonly string[]) =>
    `Naar ${inWords(names)} kan nog niets worden verzonden: geen klasse heeft er een bedrag voor`,
  notReachedText: 'Vul het bedrag in bij een verzendklasse, of zet verzenden naar dit land uit.',

  countries: 'Landen',
  countriesIntro: 'De landen waarin klanten een adres kunnen hebben, in de volgorde van de formulieren.',
  noCountries: 'Er zijn nog geen landen. Klanten kunnen nog geen adres opgeven.',
  changeCountries: 'Landen wijzigen',
  countriesSaved: 'De landen zijn opgeslagen',
  ships: 'Verzenden',
  shipsNot: 'Alleen adressen',
  shipsTo: (name: string) => `Verzenden naar ${name}`,
  inUse: 'In gebruik bij adressen of aanvragen',
  earlier: (name: string) => `Zet ${name} hoger`,
  remove: (name: string) => `Verwijder ${name}`,
  country: 'Land',
  chooseCountry: 'Kies een land',
  addCountry: 'Land toevoegen',
  atLeastOne: 'Kies minstens één land.',
  changedMeanwhile: 'Een collega heeft de landen intussen gewijzigd',
  changedMeanwhileText: 'Zo staan ze er nu. Sla je op, dan komt jouw lijst ervoor in de plaats.',
  countryRow: (name: string, ships: boolean) => `${name} (${ships ? 'verzenden' : 'alleen adressen'})`,

  classes: 'Verzendklassen',
  classesIntro:
    'Een bestelling gaat in de kleinste klasse waarin ze past, of in een grotere als dat goedkoper is. Bedragen zijn per collo, exclusief btw.',
  className: 'Klasse',
  limits: 'Grenzen',
  rates: 'Bedrag per collo',
  acts: 'Wijzigen of verwijderen',
  changeClass: (title: string) => `${title} wijzigen`,
  addClass: (kind: string) => `${kind} toevoegen`,
  removeClass: (title: string) => `${title} verwijderen`,
  sureRemove: (title: string) => `${title} verwijderen?`,
  sureRemoveText:
    'Wat alleen in deze klasse past, kan niet meer worden verzonden. Bestellingen en offertes houden wat is afgesproken.',
  removeIt: 'Verwijderen',
  classSaved: (title: string) => `${title} is opgeslagen`,
  classRemoved: (title: string) => `${title} is verwijderd`,
  kinds: {
    parcel: 'Pakket',
    tube: 'Koker',
    long: 'Lange goederen',
    pallet: 'Pallet',
    transport: 'Transport op afspraak',
  } satisfies Record<ShippingClassCode, string>,
  kindIntro: {
    parcel: 'Voor wat in een doos past.',
    tube: 'Alleen voor wat wordt opgerold.',
    long: 'Voor wat te lang is voor een pakket. Wat wordt opgevouwen, gaat hier nooit in.',
    pallet: 'Voor wat te groot of te zwaar is voor een los pakket.',
    transport: 'Voor wat met een vrachtwagen wordt gebracht, op afspraak.',
  } satisfies Record<ShippingClassCode, string>,
  titleField: 'Naam',
  limitFields: {
    minLongestMm: 'Langste zijde vanaf (mm)',
    maxLongestMm: 'Langste zijde tot en met (mm)',
    maxShortestMm: 'Kortste zijde tot en met (mm)',
    maxGirthMm: 'Omvang tot en met (mm)',
    maxGrams: 'Gewicht tot en met (kg)',
  } satisfies Record<Limit, string>,
  girthHint: 'Lengte + 2 × breedte + 2 × hoogte. Leeg is geen grens.',
  limitsHint: 'Leeg is geen grens.',
  noLimit: 'Geen grens',
  rateOf: (name: string) => `Bedrag naar ${name}`,
  rateHint: 'Leeg: deze klasse gaat niet naar dit land.',
  rateOffHint: 'Verzenden naar dit land staat uit.',
  goesNot: 'Gaat er niet heen',
  notThere: 'Niet',
  noCountriesForRates: 'Voeg eerst een land toe: een klasse heeft een bedrag per land.',
} as const

/** A limit as it reads beside its name. */
export const limitText = (limit: Limit, value: number | null): string =>
  value === null ? deliveryTexts.noLimit : limit === 'maxGrams' ? kg(value) : mm(value)

/** The limits of a class in one line. */
export function limitsText(limits: Readonly<Record<Limit, number | null>>): string {
  const { minLongestMm, maxLongestMm, maxShortestMm, maxGirthMm, maxGrams } = limits
  const text = [
    minLongestMm !== null && `langste zijde vanaf ${mm(minLongestMm)}`,
    maxLongestMm !== null && `langste zijde t/m ${mm(maxLongestMm)}`,
    maxShortestMm !== null && `kortste zijde t/m ${mm(maxShortestMm)}`,
    maxGirthMm !== null && `omvang t/m ${mm(maxGirthMm)}`,
    maxGrams !== null && `gewicht t/m ${kg(maxGrams)}`,
  ]
    .filter((part) => part !== false)
    .join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A rate as it reads beside its country. */
export const rateText = (cents: number | null): string =>
  cents === null ? deliveryTexts.goesNot : formatPrice(cents)
