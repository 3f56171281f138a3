import type { LineState } from '#domain/orders/states.ts'

export const accountTexts = {
  navigation: 'Mijn account',
  back: 'Mijn account',
  hello: (name: string) => `Dag ${name}`,
  waiting: 'Dit wacht op jou',
  waitingFiles: (order: string) => `Bestanden aanleveren voor ${order}`,
  waitingApproval: (order: string) => `Akkoord geven op ${order}`,
  show: 'Bekijken',
  latestOrders: 'Laatste bestellingen',
  allOrders: 'Alle bestellingen',
  allData: 'Alle gegevens',
  yes: 'Ja',
  no: 'Nee',
} as const

export const ordersTexts = {
  title: 'Bestellingen',
  search: 'Zoek op referentie of ordernummer',
  find: 'Zoeken',
  clear: 'Zoekopdracht wissen',
  order: 'Order',
  reference: 'Referentie',
  placedAt: 'Besteld',
  items: 'Artikelen',
  status: 'Status',
  total: 'Excl. btw',
  noReference: '-',
  range: (from: number, to: number, total: number) => `${from} t/m ${to} van ${total} bestellingen`,
  emptyTitle: 'Nog geen bestellingen',
  emptyText: 'Zodra je iets bestelt, volg je het hier.',
  toProducts: 'Bekijk alle producten',
  notFoundTitle: 'Geen bestellingen gevonden',
  notFoundText: (reference: string) => `Er is geen bestelling met '${reference}' in de referentie.`,
  pages: 'Pagina’s met bestellingen',
  previous: 'Vorige',
  next: 'Volgende',
  page: (page: number) => `Pagina ${page}`,
} as const

export const orderTexts = {
  titleOf: (number: string) => `Order ${number}`,
  placed: (number: string, date: string) => `Order ${number}, besteld op ${date}`,
  progress: 'Voortgang',
  delivery: 'Levering',
  shipOn: (date: string) => `Bezorgen op ${date}`,
  pickupOn: (date: string) => `Afhalen op ${date}`,
  express: 'Spoed',
  tracking: 'Track en trace',
  total: 'Totaal',
  details: 'Gegevens',
  purchaseOrderNumber: 'Inkoopnummer',
  remarks: 'Opmerkingen',
  deliveryAddress: 'Leveringsadres',
  invoiceAddress: 'Factuuradres',
  confirmation: 'Bevestiging naar',
  events: 'Gebeurtenissen',
  needsFiles: 'Voor deze bestelling ontbreken nog bestanden. We starten zodra ze binnen zijn.',
  needsApproval: 'Deze bestelling wacht op je akkoord. Daarna starten we met de productie.',
  stepStates: { done: 'gereed', current: 'nu', waiting: 'wacht op jou', next: 'volgt nog' },
  vatOf: (rate: string) => `btw ${rate}`,
} as const

/** The steps of an order line as its timeline tells them. */
export const stepTexts = {
  placed: 'Besteld',
  awaiting_files: 'Wacht op bestanden',
  in_studio: 'Bij de studio',
  awaiting_approval: 'Wacht op akkoord',
  released: 'Gereed voor productie',
  in_production: 'In productie',
  ready: 'Ingepakt',
  shipped: 'Onderweg',
  ready_for_pickup: 'Klaar om af te halen',
  delivered: 'Geleverd',
  closed: 'Afgerond',
  on_hold: 'Aangehouden',
  cancelled: 'Geannuleerd',
} as const satisfies Record<LineState, string>

export const pickedUpText = 'Afgehaald'

export const personalDataTexts = {
  title: 'Gegevens',
  person: 'Persoonsgegevens',
  company: 'Bedrijf',
  name: 'Naam',
  phone: 'Telefoonnummer',
  companyName: 'Bedrijfsnaam',
  kvk: 'KvK-nummer',
  vat: 'Btw-nummer',
  invoiceEmail: 'Factuur naar',
  paymentTerm: 'Betaaltermijn',
  paymentDays: (days: number) => `${days} dagen op rekening`,
  invoiceAddress: 'Factuuradres',
  colleagues: 'Contactpersonen',
  newsletter: 'Nieuwsbrief',
  unsubscribe: 'Uitschrijven',
  unknown: '-',
  changeNote: 'Klopt er iets niet? Geef het door via het contactformulier.',
  toContact: 'Naar het contactformulier',
} as const

export const addressesTexts = {
  title: 'Leveringsadressen',
  newTitle: 'Leveringsadres toevoegen',
  add: 'Adres toevoegen',
  edit: 'Wijzigen',
  editOf: (address: string) => `${address} wijzigen`,
  editTitle: 'Leveringsadres wijzigen',
  remove: 'Verwijderen',
  removeOf: (address: string) => `${address} verwijderen`,
  removeQuestion: 'Leveringsadres verwijderen?',
  removeWarning: (address: string) =>
    `${address} staat daarna niet meer in je lijst. Bestellingen die al geplaatst zijn, veranderen niet.`,
  isDefault: 'Standaard',
  save: 'Adres opslaan',
  saved: 'Het adres is opgeslagen',
  removed: 'Het adres is verwijderd',
  attention: (name: string) => `T.a.v. ${name}`,
  emptyTitle: 'Nog geen leveringsadressen',
  emptyText: 'Voeg een adres toe om je bestellingen te laten bezorgen.',
} as const

export const quotesTexts = {
  title: 'Offertes',
  reference: 'Referentie',
  parkedAt: 'Opgeslagen',
  validUntil: 'Geldig tot',
  status: 'Status',
  valid: 'Geldig',
  expired: 'Verlopen',
  items: 'Artikelen',
  total: 'Excl. btw',
  emptyTitle: 'Nog geen offertes',
  emptyText: 'Een winkelwagen die je als offerte opslaat, vind je hier terug met zijn prijzen.',
  pages: 'Pagina’s met offertes',
  detailTitle: 'Offerte',
  detailNote: (date: string, until: string) => `Opgeslagen op ${date}, geldig tot en met ${until}`,
  lines: 'Artikelen',
} as const

export const downloadsTexts = {
  title: 'Downloads',
  designs: 'Je ontwerpen',
  name: 'Bestand',
  size: 'Grootte',
  uploadedAt: 'Geüpload',
  emptyTitle: 'Nog geen downloads',
  emptyText: 'Bestanden die je uploadt, vind je hier terug.',
} as const

export const changePasswordTexts = {
  title: 'Wachtwoord wijzigen',
  intro: 'Kies een wachtwoord van minstens 10 tekens dat je nergens anders gebruikt.',
  current: 'Huidig wachtwoord',
  next: 'Nieuw wachtwoord',
  save: 'Wachtwoord wijzigen',
  done: 'Je wachtwoord is gewijzigd.',
} as const
