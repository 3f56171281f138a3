import type { PriceRequestState } from '#domain/quotes/price-request.ts'
import { lineText } from './price-unit.ts'

const lines = (count: number) => (count === 1 ? '1 artikel' : `${count} artikelen`)

export const quoteTexts = {
  title: 'Offertes',
  number: 'Offerte',
  reference: 'Referentie',
  parkedAt: 'Opgeslagen',
  validUntil: 'Geldig tot en met',
  status: 'Status',
  valid: 'Geldig',
  lastDay: 'Laatste dag',
  expired: 'Verlopen',
  items: 'Artikelen',
  total: 'Excl. btw',
  emptyTitle: 'Nog geen offertes',
  emptyText: 'Een winkelwagen die je als offerte opslaat, vind je hier terug met zijn prijzen.',
  notFoundTitle: 'Geen offertes gevonden',
  notFoundText: (reference: string) =>
    `Er is geen offerte met “${reference}” in de referentie of het offertenummer.`,
  search: 'Zoek op referentie of offertenummer',
  range: (from: number, to: number, total: number) => `${from} t/m ${to} van ${total} offertes`,
  pages: 'Pagina’s met offertes',
  detailTitle: 'Offerte',
  savedNote: (number: string, date: string, name: string) =>
    `Offerte ${number}, opgeslagen op ${date} door ${name}`,
  unnamed: (date: string) => `Winkelwagen van ${date}`,

  /** The days after today. */
  daysLeft: (days: number) => {
    if (days === 0) return 'Vandaag is de laatste dag'
    return days === 1 ? 'Nog 1 dag geldig' : `Nog ${days} dagen geldig`
  },
  expiredSince: 'Deze offerte is verlopen',
  validText: (date: string) =>
    `Tot en met ${date}. Daarna kun je de offerte nog activeren, tegen de prijzen van dat moment.`,
  expiredText: (date: string) =>
    `Hij was geldig tot en met ${date}. Je kunt hem nog activeren, tegen de prijzen van nu.`,
  spent: 'Verstreken deel van de geldigheid',
  contents: 'Inhoud',
  pricesOf: (date: string) => `Prijzen van ${date}, excl. btw`,
  pricesOfToday: 'Prijzen van vandaag, excl. btw',
  group: (count: number) => `${lines(count)}, samen geconfigureerd`,
  files: (count: number) => (count === 1 ? '1 bestand gekoppeld' : `${count} bestanden gekoppeld`),
  changesTitle: 'Dit is veranderd sinds je offerte',
  noChanges: 'Alle prijzen zijn gelijk gebleven.',
  change: (before: string, after: string) => `van ${before} naar ${after}`,
  noPriceNow: 'niet meer leverbaar',
  blockersTitle: 'Hieraan moet nog iets gebeuren voor je kunt bestellen',

  activate: 'Activeren',
  accept: 'Akkoord en bestellen',
  pdf: 'Download offerte (PDF)',
  remove: 'Verwijderen',
  removed: (reference: string) => `Offerte ${reference} verwijderd`,
  undo: 'Ongedaan maken',
  restored: (reference: string) => `Offerte ${reference} is terug`,
} as const

/** What the shop made otherwise of a quote. */
export const quoteVersionTexts = {
  title: (version: number, date: string) => `Versie ${version}: wij hebben je offerte aangepast op ${date}`,
  same: 'De regels en prijzen zijn gelijk gebleven.',
  added: (price: string) => `toegevoegd, ${price}`,
  removed: 'vervallen',
  quantity: (before: string, after: string) => `aantal van ${before} naar ${after}`,
  price: (before: string, after: string) => `van ${before} naar ${after}`,
  otherwise: 'omschrijving gewijzigd',
  validUntil: (before: string, after: string) => `Geldig tot en met ${after}, dat was ${before}.`,
  isNewer: (version: number) =>
    `Wij hebben deze offerte intussen aangepast: er is nu versie ${version}. Bekijk die eerst, en bestel daarna.`,
} as const

/** Why a customer can't change a line that staff offered beside the assortment. */
export const asOfferedText =
  'Deze regel is voor jou op maat aangeboden en kan alleen zo worden besteld. Vraag ons gerust om een ander aanbod.'

/** Why the last line of a quote stays. */
export const lastLineText = 'Een offerte heeft minstens één regel.'

/** The dialog in which a cart becomes a quote. */
export const parkTexts = {
  open: 'Offerte opslaan',
  title: 'Offerte opslaan',
  intro: 'We bewaren deze winkelwagen met de prijzen van nu. Je winkelwagen is daarna weer leeg.',
  reference: 'Referentie',
  referenceHint: 'Hiermee vind je de offerte terug.',
  contents: 'Inhoud',
  contentsOf: (count: number, price: string) => `${lines(count)}, ${price} excl. btw`,
  cancel: 'Annuleren',
  save: 'Offerte opslaan',
  saved: (reference: string) => `Offerte ${reference} is opgeslagen`,
  look: 'Bekijken',
} as const

/** The dialog that asks what becomes of the cart. */
export const activateTexts = {
  title: 'Offerte activeren',
  intro: (count: number) =>
    `In je winkelwagen ${count === 1 ? 'staat nog 1 artikel' : `staan nog ${count} artikelen`}. Er gaat niets verloren, kies wat ermee gebeurt.`,
  question: 'Wat gebeurt er met je winkelwagen?',
  merge: 'Samenvoegen',
  mergeText: (quote: number, cart: number) =>
    `${quote === 1 ? 'De regel' : `De ${quote} regels`} van de offerte ${quote === 1 ? 'komt' : 'komen'} bij je ${lines(cart)}.`,
  park: 'Winkelwagen eerst opslaan als offerte',
  parkText: 'Je vindt hem terug onder de referentie die je kiest.',
  parkReference: 'Referentie van je winkelwagen',
  cancel: 'Annuleren',
  activate: 'Activeren',
  activated: (reference: string) => `Offerte ${reference} staat in je winkelwagen`,
  pricesChanged: (count: number) =>
    count === 1
      ? 'De prijs van 1 artikel is veranderd. Bekijk hem bij de regel.'
      : `De prijzen van ${count} artikelen zijn veranderd. Bekijk ze bij de regels.`,
} as const

/** The dialog in which a quote becomes an order. */
export const acceptTexts = {
  title: 'Akkoord en bestellen',
  intro: (total: string) => `Je bestelt alles uit deze offerte voor ${total} incl. btw.`,
  purchaseOrderNumber: 'Inkoopnummer',
  remarks: 'Opmerkingen',
  terms: 'Ik ga akkoord met de algemene voorwaarden',
  termsMissing: 'Ga akkoord met de algemene voorwaarden om te bestellen.',
  cancel: 'Annuleren',
  order: 'Bestelling plaatsen',
  blocked: 'Activeer de offerte om dit in je winkelwagen in orde te maken.',
} as const

export const priceRequestTexts = {
  title: 'Prijs op maat',
  intro: 'Grote oplage, vaste afname of een bijzondere klus? Vertel wat je nodig hebt, dan rekenen wij mee.',
  ask: 'Vraag een prijs op maat',
  message: 'Je bericht',
  messageHint: 'Bijvoorbeeld het aantal per jaar, de gewenste datum of de prijs waar je naartoe wilt.',
  reply: 'Antwoorden',
  send: 'Versturen',
  sent: 'Je bericht is verstuurd',
  cancel: 'Annuleren',
  decline: 'Aanbod afwijzen',
  withdraw: 'Aanvraag intrekken',
  declined: 'Je hebt het aanbod afgewezen',
  withdrawn: 'Je aanvraag is ingetrokken',
  you: 'Jij',
  on: (name: string, date: string) => `${name}, ${date}`,
} as const

type Tone = 'good' | 'warning' | 'info' | 'quiet' | 'action'

export const priceRequestStateTexts = {
  requested: { label: 'Prijs aangevraagd', tone: 'info' },
  in_review: { label: 'Wij rekenen mee', tone: 'info' },
  offered: { label: 'Aanbod ontvangen', tone: 'warning' },
  counter: { label: 'Wij bekijken je antwoord', tone: 'info' },
  accepted: { label: 'Akkoord gegeven', tone: 'good' },
  ordered: { label: 'Besteld', tone: 'good' },
  declined_by_customer: { label: 'Door jou afgewezen', tone: 'quiet' },
  declined_by_shop: { label: 'Niet mogelijk', tone: 'quiet' },
  withdrawn: { label: 'Ingetrokken', tone: 'quiet' },
  expired: { label: 'Aanbod verlopen', tone: 'quiet' },
} as const satisfies Record<PriceRequestState, { readonly label: string; readonly tone: Tone }>

export const quoteMailTexts = {
  greeting: (firstName: string) => `Beste ${firstName},`,
  line: lineText,
  number: 'Offerte',
  reference: 'Referentie',
  validUntil: 'Geldig tot en met',
  total: 'Totaal incl. btw',
  look: 'Offerte bekijken',
  afterwards: 'Na die datum kun je de offerte nog activeren, tegen de prijzen van dat moment.',
  savedSubject: (number: string, shopName: string) => `Je offerte ${number} bij ${shopName}`,
  savedTitle: (number: string) => `Offerte ${number} is opgeslagen`,
  savedIntro: 'Je winkelwagen staat klaar als offerte. De prijzen liggen vast.',
  expiringSubject: (number: string, shopName: string) =>
    `Je offerte ${number} bij ${shopName} verloopt binnenkort`,
  expiringTitle: (date: string) => `Je offerte is nog geldig tot en met ${date}`,
  expiringIntro: (reference: string, date: string) =>
    `De prijzen van je offerte '${reference}' liggen vast tot en met ${date}. Bestel je daarvoor, dan betaal je die prijzen.`,
  extendedSubject: (number: string, shopName: string) =>
    `Je offerte ${number} bij ${shopName} is langer geldig`,
  requestSubject: (number: string) => `Prijs op maat gevraagd: offerte ${number}`,
  requestTitle: (company: string) => `${company} vraagt een prijs op maat`,
  answerIt: 'Beantwoorden',
  isVersion: (version: number) =>
    `Dit is versie ${version} van je offerte. Eerdere versies gelden niet meer.`,
  answerSubject: (number: string, shopName: string) => `Antwoord van ${shopName} op je offerte ${number}`,
  answerTitles: {
    offered: 'We hebben een aanbod voor je',
    declined: 'Een prijs op maat lukt ons niet',
    answered: 'We hebben je bericht beantwoord',
  },
} as const

/** What the command by which staff answer a price on request says. */
export const answerQuoteTexts = {
  usage: `Gebruik: npm run quote:answer -- <offertenummer> "<bericht>" [--prijs <regel>=<bedrag> …] [--korting <procent>] [--geldig <jjjj-mm-dd>] [--afwijzen]
De regels tellen vanaf 1, in de volgorde van de offerte; een bedrag is excl. btw, zoals 1250,00.`,
  badAmount: (text: string) => `'${text}' is geen regel met een bedrag, zoals 2=1250,00.`,
  badPercent: (text: string) => `'${text}' is geen percentage tussen 0 en 100.`,
  badDate: (text: string) => `'${text}' is geen dag die nog komt, zoals 2026-12-31.`,
  offered: (number: string, total: string, email: string) =>
    `Offerte ${number} is aangeboden voor ${total} excl. btw. ${email} krijgt er bericht van.`,
  declined: (number: string, email: string) =>
    `De aanvraag bij offerte ${number} is afgewezen. ${email} krijgt er bericht van.`,
  answered: (number: string, email: string) =>
    `Je bericht staat bij offerte ${number}. ${email} krijgt er bericht van.`,
} as const
