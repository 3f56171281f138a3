import type { LeftBehind, Vendor } from '#domain/catalogue/left-behind.ts'
import { formatNumber } from '../format.ts'

/** The shops that an export can come from. */
export const vendorNames = {
  magento: 'Magento 2',
  woocommerce: 'WooCommerce',
} as const satisfies Record<Vendor, string>

/** What is not carried over from an export of another shop, or became something else. */
export const leftBehindTexts = {
  ColumnLeft: (rows) => `Deze kolom nemen we niet over. Er staat iets in bij ${rows}.`,
  StoreViewLeft: (view) => `Teksten van winkelweergave ‘${view}’. Alleen de algemene weergave komt mee.`,
  ProductTypeLeft: (type) => `Een product van het type ‘${type}’. Zo’n product kent deze winkel niet.`,
  ProductsStay: (count) => `Artikelen die al in de winkel staan, blijven daar zoals ze zijn: ${count}.`,
  SkuChanged: (sku) => `Het artikelnummer wordt ${sku}, met alleen hoofdletters, cijfers en streepjes.`,
  HiddenBecomesDraft: () =>
    'Dit product was verborgen. Het komt als concept mee, en staat niet in de winkel.',
  PriceMissing: () => 'Hier staat geen prijs boven nul. Het product komt zonder prijs in de winkel.',
  SpecialPriceLeft: (price) => `De actieprijs ${price}. De gewone prijs komt mee.`,
  TaxUnknown: (name) => `De belastingklasse ‘${name}’ kennen we niet. We rekenen het gewone btw-tarief.`,
  CategoryCase: (title) => `Deze categorie is anders geschreven. Zij komt bij ‘${title}’.`,
  AttributeLeft: (code) => `Het kenmerk ‘${code}’ past niet in deze winkel.`,
  KeywordLeft: (word) => `Het zoekwoord ‘${word}’ is te lang, of er zijn er meer dan 50.`,
  RelatedLeft: (sku) => `Het gerelateerde product ${sku} is er niet.`,
  OptionLeft: (name) => `De keuze ‘${name}’. Die kan deze winkel hier niet aanbieden.`,
  ChoiceLeft: (sku) => `De keuze voor ${sku}, omdat dat product zelf niet meekomt.`,
  ChoiceQuantityLeft: (name) => `Bij ‘${name}’ kan de klant zelf geen aantal meer kiezen.`,
  ManyBecomeSteps: (name) =>
    `Bij ‘${name}’ was meer dan één keuze mogelijk. Elke keuze is nu een eigen stap die je kunt overslaan.`,
  BundleLeft: () => 'Een samengesteld product waarvan geen enkele keuze meekomt.',
  TierLeft: (whom) => `De staffelprijs voor ${whom}. Alleen staffels voor alle klanten komen mee.`,
  TierProductLeft: (sku) => `De staffelprijs van ${sku}, dat niet als gewoon product in het bestand staat.`,
  VariationsComposed: (steps) => `De variaties zijn één product met een configurator geworden: ${steps}.`,
  VariationsApart: (count) =>
    `De prijzen van de variaties volgen niet uit losse keuzes. Het zijn ${count} aparte producten geworden.`,
  VariationLeft: (sku) => `De variatie ${sku}, die niet gepubliceerd is of geen prijs heeft.`,
  VariationDetailsLeft: () =>
    'Het eigen artikelnummer, gewicht en de eigen foto’s en tekst van elke variatie.',
  PictureLeft: (name) => `De afbeelding ${name} ligt niet in de ZIP.`,
  PictureUnreadable: (name) => `De afbeelding ${name} is geen foto die we kunnen openen.`,
  FileLeft: () => 'Dit bestand in de ZIP gebruiken we niet.',
} as const satisfies Record<LeftBehind, (about: string) => string>

/** Where in a table something stands: the file where there are several, the article number, and the column. */
export const cellPlace = (file: string | null, key: string, column: string): string =>
  [file ?? '', key, column === '' ? '' : `kolom ‘${column}’`].filter((part) => part !== '').join(' · ')

export const rowCount = (count: number): string => (count === 1 ? '1 rij' : `${formatNumber(count)} rijen`)
export const basePrices = 'Basisprijzen'
/** A choice that only some want. */
export const noThanks = 'Nee'
export const withIt = 'Ja'
export const composing = 'Samenstellen'
