import type { LineState } from '#domain/orders/states.ts'
import { formatNumber } from './format.ts'

export const accountTexts = {
  navigation: 'Mijn account',
  back: 'Mijn account',
  hello: (name: string) => `Dag ${name}`,
  waiting: 'Dit wacht op jou',
  waitingFiles: (order: string) => `Bestanden aanleveren voor ${order}`,
  waitingApproval: (order: string) => `Akkoord geven op ${order}`,
  waitingBriefing: (order: string) => `De studio vertellen wat je wilt voor ${order}`,
  waitingOffer: (reference: string) => `Reageren op ons prijsvoorstel voor ${reference}`,
  quoteEnds: (reference: string) => `Offerte ${reference} verloopt`,
  quoteHolds: (date: string, price: string) => `Geldig tot en met ${date}, ${price} excl. btw`,
  show: 'Bekijken',
  showOf: (task: string) => `Bekijken: ${task}`,
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
  status: 'Status',
  picture: 'Afbeeldingen',
  delivery: 'Levering',
  dayFollows: {
    awaiting_files: 'Na je bestanden',
    awaiting_approval: 'Na je akkoord',
    awaiting_briefing: 'Na je briefing',
    in_studio: 'Na de proef',
    other: 'Volgt nog',
  },
  tracking: 'Volg zending',
  trackingOf: (number: string) => `Volg zending van order ${number}`,
  show: 'Toon bestellingen',
  shown: { all: 'Alle', running: 'Lopend', waiting: 'Wacht op mij', done: 'Afgerond' },
  noneShownTitle: 'Geen bestellingen in deze lijst',
  noneShownText: 'Kies een andere lijst, of bekijk alle bestellingen.',
  showAll: 'Alle bestellingen',
  total: 'Excl. btw',
  document: 'Document',
  range: (from: number, to: number, total: number) => `${from} t/m ${to} van ${total} bestellingen`,
  emptyTitle: 'Nog geen bestellingen',
  emptyText: 'Zodra je iets bestelt, volg je het hier.',
  toProducts: 'Bekijk alle producten',
  notFoundTitle: 'Geen bestellingen gevonden',
  notFoundText: (reference: string) =>
    `Er is geen bestelling met “${reference}” in de referentie of het ordernummer.`,
  pages: 'Pagina’s met bestellingen',
  previous: 'Vorige',
  next: 'Volgende',
  page: (page: number) => `Pagina ${page}`,
} as const

export const orderTexts = {
  titleOf: (number: string) => `Order ${number}`,
  placed: (date: string) => `Geplaatst op ${date}`,
  placedAs: (number: string, date: string) => `Order ${number}, geplaatst op ${date}`,
  placedBy: 'Besteld door',
  placedFor: (
    { by, contact }: { readonly by: string; readonly contact: string | null },
    shopName: string | null,
  ) => `${shopName === null ? by : `${by} van ${shopName}`} namens ${contact ?? 'jou'}`,
  progress: 'Voortgang',
  delivery: 'Levering',
  goesWith: (title: string) => `Voortgang en levering zijn gelijk aan die van ${title}.`,
  files: 'Bestanden',
  byShop: {
    repaired: (date: string) => `We hebben je bestand op ${date} hersteld.`,
    replaced: (date: string) => `We hebben je bestand op ${date} vervangen.`,
  },
  shipOn: (date: string) => `Bezorgen op ${date}`,
  pickupOn: (date: string) => `Afhalen op ${date}`,
  dayMoved: (was: string, reason: string) => `Eerst was dit ${was}. Reden: ${reason}`,
  express: 'Spoed',
  tracking: 'Track en trace',
  collected: (by: string, moment: string) => `Afgehaald door ${by} op ${moment}`,
  priceGone: 'Vervallen:',
  total: 'Totaal',
  details: 'Gegevens',
  purchaseOrderNumber: 'Inkoopnummer',
  remarks: 'Opmerkingen',
  deliveryAddress: 'Leveringsadres',
  invoiceAddress: 'Factuuradres',
  confirmation: 'Bevestiging naar',
  events: 'Gebeurtenissen',
  needsFiles: 'Voor deze bestelling ontbreken nog bestanden. We starten zodra ze binnen zijn.',
  needsBriefing:
    'De studio wacht op je briefing. Vertel bij je bestelling wat je wilt, dan gaan we aan de slag.',
  needsApproval: 'Deze bestelling wacht op je akkoord. Daarna starten we met de productie.',
  stepStates: { done: 'gereed', current: 'nu', waiting: 'wacht op jou', next: 'volgt nog' },
  vatOf: (rate: string) => `btw ${rate}`,
} as const

/** What an ordered line still wants of the customer, and how that is given; no label for what its step says already. */
export const wantedFilesTexts = {
  missing: {
    label: null,
    tone: 'warning',
    text: 'De leverdatum telt vanaf het moment dat ze binnen zijn.',
  },
  incomplete: {
    label: 'Nog niet verdeeld',
    tone: 'warning',
    text: 'Niet alle exemplaren hebben een ontwerp.',
  },
  invalid: { label: 'Ontwerp afgekeurd', tone: 'error', text: 'Met dit bestand kunnen we niet drukken.' },
  processing: { label: 'Wordt gecontroleerd', tone: 'info', text: 'We controleren je bestand.' },
  attention: {
    label: 'Let op',
    tone: 'warning',
    text: 'Je bestand vraagt je aandacht. Laat het herstellen, kies een ander bestand, of stuur het in zoals het is.',
  },
  asked: {
    label: 'Vraag over je bestand',
    tone: 'warning',
    text: 'Vervang het bestand waar onze vraag over gaat, en stuur het in. Klopt het volgens jou wel? Bel ons dan even.',
  },
  question: 'Onze vraag',
  questionPicture: 'Je bestand, met de plek omlijnd',
  otherRatio:
    'Je bestand heeft een andere verhouding dan besteld. Laat het herstellen, of kies een ander bestand.',
  ready: { label: 'Klaar om in te sturen', tone: 'good', text: 'Alle exemplaren hebben een ontwerp.' },
  approved: { label: 'Klaar om in te sturen', tone: 'good', text: 'Alle exemplaren hebben een ontwerp.' },
  later: {
    label: null,
    tone: 'info',
    text: 'De leverdatum telt vanaf het moment dat ze binnen zijn.',
  },
  deliver: 'Bestanden aanleveren',
  change: 'Bestanden wijzigen',
  back: 'Achterzijde kiezen',
  changeBack: 'Achterzijde wijzigen',
  actionOf: (action: string, product: string) => `${action}: ${product}`,
  send: 'Insturen',
  sendAsIs: 'Zo insturen',
  extraDesigns: (count: number, price: string) =>
    count === 1
      ? `Eén ontwerp meer dan besteld kost ${price} excl. btw. Met insturen ga je daarmee akkoord; het komt bij je bestelling.`
      : `${formatNumber(count)} ontwerpen meer dan besteld kosten ${price} excl. btw. Met insturen ga je daarmee akkoord; het komt bij je bestelling.`,
  sendFor: (send: string, price: string) => `${send} voor ${price}`,
  sent: 'Je bestanden zijn ingestuurd',
  sentText: (product: string) => `We gaan verder met ${product}. Wijzigen kan nu alleen nog in overleg.`,
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
  unknown: '-',
  changeNote: 'Klopt er iets niet aan je e-mailadres of bedrijf? Geef het door via het contactformulier.',
  toContact: 'Naar het contactformulier',
} as const

/** What a person changes by themselves. */
export const personTexts = {
  change: 'Wijzigen',
  changeOf: 'Persoonsgegevens wijzigen',
  save: 'Gegevens opslaan',
  saved: 'Je gegevens zijn opgeslagen',
  newsletter: 'Ik ontvang de nieuwsbrief, eens per maand',
  newsletterOn: 'Je ontvangt voortaan de nieuwsbrief',
  newsletterOff: 'Je ontvangt de nieuwsbrief niet meer',
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

export const changePasswordTexts = {
  title: 'Wachtwoord wijzigen',
  intro: 'Kies een wachtwoord van minstens 10 tekens dat je nergens anders gebruikt.',
  current: 'Huidig wachtwoord',
  next: 'Nieuw wachtwoord',
  save: 'Wachtwoord wijzigen',
  done: 'Je wachtwoord is gewijzigd.',
} as const
