import { SPACE } from './format.ts'
import type { LineDesignStatus } from '#domain/cart/design-status.ts'
import type { FileStatus } from '#domain/designs/file-status.ts'

const lines = (count: number) => (count === 1 ? '1 artikel' : `${count} artikelen`)

export const cartTexts = {
  title: 'Winkelwagen',
  summary: (count: number) => `${lines(count)}, prijzen excl. btw`,
  groupNote: (count: number) => `${lines(count)}, samen geconfigureerd`,
  emptyTitle: 'Je winkelwagen is leeg',
  emptyText: 'Kies een product en stel het samen. Wat je toevoegt, vind je hier terug.',
  toProducts: 'Bekijk alle producten',
  toQuickOrder: 'Snelbestellen met een lijst',
  continueShopping: 'Verder winkelen',
  removed: (product: string) => `${product} verwijderd`,
  undo: 'Ongedaan maken',
  remove: 'Verwijderen',
  removeOf: (product: string) => `${product} verwijderen`,
  edit: 'Bekijk product',
  adjust: 'Aanpassen',
  adjustOf: (product: string) => `${product} aanpassen`,
  duplicate: 'Dupliceren',
  duplicateOf: (product: string) => `${product} dupliceren`,
  duplicated: (product: string) => `${product} nog een keer toegevoegd`,
  partQuantity: (count: string) => `${count}${SPACE}×`,
  empty: 'Winkelwagen legen',
  emptyQuestion: 'Winkelwagen legen?',
  emptyWarning: 'Alle artikelen worden uit je winkelwagen verwijderd.',
  emptied: 'Je winkelwagen is geleegd',
  keep: 'Annuleren',
  quantityOf: (product: string) => `Aantal van ${product}`,
  increase: (product: string) => `Aantal van ${product} verhogen`,
  decrease: (product: string) => `Aantal van ${product} verlagen`,
  runOf: (product: string) => `Oplage van ${product}`,
  minimumTold: 'Het aantal is minstens 1. Gebruik Verwijderen om dit artikel te verwijderen.',
  restored: 'Het vorige aantal is teruggezet.',
  priceChanged: (before: string, after: string) => `De prijs is gewijzigd van ${before} naar ${after}.`,
  acceptPrice: 'Akkoord met nieuwe prijs',
  reference: 'Jouw referentie',
  referenceHint: 'Staat op de pakbon en de factuur.',
  order: 'Verder naar bestellen',
  rowLink: 'Naar deze regel',
  blockersTitle: (count: number) =>
    count === 1 ? 'Nog 1 punt voor je kunt bestellen' : `Nog ${count} punten voor je kunt bestellen`,
  blockersShort: (count: number) => (count === 1 ? 'Nog 1 punt open' : `Nog ${count} punten open`),
  saving: 'Bezig met opslaan',
} as const

export const deliveryTexts = {
  kind: (product: string) => `Levering van ${product}`,
  ship: 'Bezorgen',
  pickup: 'Afhalen',
  date: (product: string) => `Leverdatum van ${product}`,
  dayAfterProof: 'De dag volgt na goedkeuring van de proef',
  dateGone: (date: string) => `${date} (niet meer mogelijk)`,
  express: 'Spoed',
  expressOf: (product: string) => `Spoed voor ${product}`,
  plus: (price: string) => ` + ${price}`,
  address: (product: string) => `Leveringsadres van ${product}`,
  noAddress: 'Kies een leveringsadres',
  applyToAll: 'Voor alle regels',
  applyToAllOf: (product: string) => `Levering van ${product} voor alle regels gebruiken`,
  applied: 'Deze levering geldt nu voor alle regels',
} as const

export const totalsTexts = {
  title: 'Overzicht',
  subtotal: 'Subtotaal',
  express: 'Spoed',
  shipping: 'Verzendkosten',
  vat: (rate: string) => `Btw ${rate}`,
  total: 'Totaal incl. btw',
} as const

/** The print files of a line. */
export const lineFilesTexts = {
  assigned: (assigned: string, total: string) => `${assigned} van ${total} toegewezen`,
  designs: (product: string) => `Ontwerpen van ${product}`,
  copies: (count: string) => (count === '1' ? '1 exemplaar' : `${count} exemplaren`),
  back: 'Achterzijde',
  studio: (shortName: string) => `Ontwerp door ${shortName}`,
  unnamed: 'Bestand zonder naam',
  open: {
    front: { choose: 'Ontwerp toevoegen', change: 'Ontwerpen' },
    back: { choose: 'Achterzijde toevoegen', change: 'Achterzijde' },
  },
  withoutBack: 'Zonder achterzijde',
  withoutBackOf: (product: string) => `${product} zonder achterzijde bestellen`,
  backGone: 'Achterzijde weggehaald',
  openOf: (action: string, product: string) => `${action}: ${product}`,
  later: 'Later aanleveren',
  laterOf: (product: string) => `Bestanden van ${product} later aanleveren`,
  agree: 'Zo drukken',
  agreeOf: (product: string) => `Zo drukken: ontwerpen van ${product}`,
  check: 'Laat onze studio je bestanden controleren',
  checkOf: (product: string) => `Bestanden van ${product} laten controleren`,
  plus: (price: string) => `+ ${price}`,
} as const

/** What one print file is, where that asks for something. */
export const fileStatusTexts = {
  added: { label: 'Wordt geüpload', tone: 'info' },
  queued: { label: 'Wordt geüpload', tone: 'info' },
  uploading: { label: 'Wordt geüpload', tone: 'info' },
  processing: { label: 'Wordt gecontroleerd', tone: 'info' },
  success: { label: 'Wordt gecontroleerd', tone: 'info' },
  error: { label: 'Controle mislukt', tone: 'error' },
  invalid: { label: 'Afgekeurd', tone: 'error' },
  fixable: { label: 'Let op', tone: 'warning' },
  valid: { label: 'Goed', tone: 'good' },
} as const satisfies Record<FileStatus, { label: string; tone: DesignTone }>

type DesignTone = 'good' | 'warning' | 'error' | 'info' | 'quiet' | 'action'

/** The state of a line's print files as the cart tells it. */
export const lineDesignTexts = {
  invalid: { label: 'Ontwerp afgekeurd', tone: 'error', text: 'Met dit bestand kunnen we niet drukken.' },
  processing: { label: 'Wordt gecontroleerd', tone: 'info', text: 'We controleren je bestand.' },
  attention: { label: 'Let op', tone: 'warning', text: 'Je bestand vraagt je aandacht.' },
  missing: { label: 'Nog geen ontwerp', tone: 'quiet', text: 'Voeg een ontwerp toe of lever het later aan.' },
  incomplete: {
    label: 'Nog niet verdeeld',
    tone: 'quiet',
    text: 'Niet alle exemplaren hebben een ontwerp.',
  },
  later: { label: 'Bestanden volgen', tone: 'info', text: 'Je levert je bestanden later aan' },
  ready: { label: 'Ontwerp klaar', tone: 'good', text: 'Alle exemplaren hebben een ontwerp.' },
  approved: { label: 'Goedgekeurd', tone: 'good', text: 'Je hebt het ontwerp goedgekeurd.' },
  studio: {
    label: 'Studio maakt je ontwerp',
    tone: 'action',
    text: 'Na je bestelling vertel je wat je wilt. Je krijgt een proef om goed te keuren.',
  },
} as const satisfies Record<LineDesignStatus | 'studio', { label: string; tone: DesignTone; text: string }>

/** What still awaits its file, once the customer wants to order. */
export const lackingDesignTexts = {
  missing: 'Ontwerp ontbreekt',
  incomplete: 'Nog niet verdeeld',
} as const satisfies Partial<Record<LineDesignStatus, string>>
