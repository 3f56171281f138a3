import { formatNumber } from './format.ts'
import { formatCm, formatSizeCm } from './format-size.ts'

/** The window that opens by Ctrl+K. */
export const commandPaletteTexts = {
  title: 'Zoeken en opdrachten',
  placeholder: 'Zoek, of typ: dibond 1000x500 4',
  list: 'Resultaten',
  close: 'Sluiten',
  count: (count: number) => (count === 1 ? '1 resultaat' : `${formatNumber(count)} resultaten`),
  none: 'Er zijn geen resultaten gevonden.',
  noneHint:
    'Zoek op product, artikelnummer, bestelnummer of referentie. Of typ een product met maat en aantal.',
  noOrders: 'Je hebt nog niets besteld wat je opnieuw kunt bestellen.',
  failed: 'Zoeken lukt nu even niet. Probeer het zo opnieuw.',
  partFailed: 'Een deel kunnen we nu niet doorzoeken. Probeer het zo opnieuw.',
  keys: [
    { key: '↑ ↓', does: 'bladeren' },
    { key: 'Enter', does: 'kiezen' },
    { key: 'Esc', does: 'sluiten' },
  ],
  from: (price: string, unit: string) => `Vanaf ${price} ${unit}`.trim(),
  order: (number: string) => `Bestelling ${number}`,
  quote: (number: string) => `Offerte ${number}`,
  reOrder: (number: string) => `Bestelling ${number} opnieuw bestellen`,
  addToCart: 'In winkelwagen',
  openProduct: 'Openen',
  logInForPrice: 'Log in om je prijs te zien en direct te bestellen',
  size: (width: number, height: number | null) =>
    height === null ? formatCm(width) : formatSizeCm(width, height),
  cartIsEmpty: 'Je winkelwagen is leeg. Er is niets om als offerte op te slaan.',
} as const

export const paletteGroupTexts = {
  commands: 'Opdrachten',
  direct: 'Direct bestellen, prijzen excl. btw',
  recent: 'Laatste bestellingen',
  'recent-again': 'Opnieuw bestellen',
  orders: 'Bestellingen',
  quotes: 'Offertes',
  products: 'Producten',
  categories: 'Categorieën',
  pages: 'Pagina’s',
} as const

/** A command and the other words by which it is found. */
export const paletteCommandTexts = {
  cart: { label: 'Winkelwagen', words: 'mandje cart' },
  park: { label: 'Winkelwagen opslaan als offerte', words: 'parkeren offerte maken' },
  reOrder: { label: 'Opnieuw bestellen', words: 'herhalen reorder nabestellen' },
  quickOrder: { label: 'Snelbestellen met een lijst', words: 'csv regels plakken snel bestellen' },
  orders: { label: 'Bestellingen', words: 'orders' },
  quotes: { label: 'Offertes', words: 'geparkeerde winkelwagens' },
  uploads: { label: 'Mijn ontwerpen', words: 'uploads uploaden bestanden drukbestanden' },
  invoices: { label: 'Facturen', words: 'rekeningen downloads' },
  downloads: { label: 'Downloads', words: 'documenten sjablonen bestanden' },
  addresses: { label: 'Leveringsadressen', words: 'adressen bezorgadressen' },
  personalData: { label: 'Gegevens', words: 'bedrijf profiel account' },
  categories: { label: 'Alle categorieën', words: 'assortiment producten' },
  contact: { label: 'Contact', words: 'vraag hulp telefoon' },
  logOut: { label: 'Uitloggen', words: 'afmelden' },
  logIn: { label: 'Inloggen', words: 'aanmelden login' },
  accountRequest: { label: 'Account aanvragen', words: 'registreren klant worden' },
} as const
