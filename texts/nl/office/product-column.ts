import { formatNumber } from '../format.ts'

const rows = (count: number) => (count === 1 ? '1 rij' : `${formatNumber(count)} rijen`)
const lines = (count: number) => (count === 1 ? '1 regel' : `${formatNumber(count)} regels`)

/** One column of the list of products, which is edited as in a spreadsheet. */
export const productColumnTexts = {
  open: 'Kolom bewerken',
  back: 'Terug naar de lijst',
  column: 'Kolom',
  table: (label: string) => `${label} van de producten in deze lijst`,
  product: 'Product',
  inShop: 'In de winkel',
  help: 'Enter en Shift+Enter gaan naar de volgende en de vorige rij. Plak een kolom uit je spreadsheet om vanaf een cel te vullen. Ctrl+D vult naar beneden, Esc zet een cel terug en Ctrl+Z maakt plakken of vullen ongedaan.',
  multiline: 'Alt+Enter begint een nieuwe regel in de cel.',
  severalValues: 'Zet een puntkomma tussen twee waarden.',
  attribute: (label: string) => `Kenmerk: ${label}`,
  cell: (label: string, sku: string) => `${label} van ${sku}`,
  edited: 'Niet bewaard',
  unreadable: 'Het concept van dit product kan niet worden gelezen.',
  openProduct: 'Open het product',
  choose: 'Kies een waarde uit de lijst',

  fill: (sku: string) => `Alle rijen onder ${sku} zo vullen`,
  filled: (count: number) => `${rows(count)} gevuld`,
  filledNone: 'Er is niets gevuld',
  undo: 'Ongedaan maken',
  undoKeys: 'Control+Z Meta+Z',
  unread: (count: number) => `${rows(count)} met een melding: kijk bij de cel.`,
  otherColumns: (count: number) => `Je plakte ${formatNumber(count)} kolommen. Alleen de eerste is gebruikt.`,
  left: (count: number) => `${lines(count)} van wat je plakte ${count === 1 ? 'paste' : 'pasten'} niet`,
  leftText:
    'Er stond geen rij meer onder, of het concept van een product kan niet worden gelezen. Laad zo nodig meer producten en plak deze regels daar.',
  leftMore: (count: number) => `en nog ${lines(count)}`,
  emptyLine: 'Een lege regel',
  closeLeft: 'Melding sluiten',

  saved: (count: number) => `${rows(count)} bewaard als concept`,
  savedText: 'Klanten zien dit pas als je publiceert.',
  toChanged: 'Naar de gewijzigde producten',
  faulty: 'Nog niet bewaard: kijk bij de cellen met een melding.',
  clashed: 'Nog niet bewaard: een collega wijzigde hetzelfde. Kies bij die rijen wat er moet blijven.',
  tooMany: (most: number) => `Bewaar hoogstens ${formatNumber(most)} rijen tegelijk.`,

  clash: (value: string) => `Je collega bewaarde intussen: ${value}`,
  clashOf: (sku: string) => `Wat er moet blijven bij ${sku}`,
  mine: 'Die van mij',
  theirs: 'Die van je collega',
} as const
