import type { VatTreatment } from '#domain/vat/vat-treatment.ts'
import { formatNumber } from './format.ts'

/** What stands on every paper. */
export const paperTexts = {
  page: (page: number, count: number) => `Pagina ${page} van ${count}`,
  attention: (name: string) => `T.a.v. ${name}`,
  kvk: (number: string) => `KvK ${number}`,
  vatId: (id: string) => `Btw ${id}`,
  iban: (iban: string) => `IBAN ${iban}`,
  continued: (title: string) => `${title}, vervolg`,
  order: 'Order',
  orderedOn: 'Besteld op',
  reference: 'Referentie',
  purchaseOrderNumber: 'Inkoopnummer',
  orderedBy: 'Besteld door',
  date: 'Datum',
  description: 'Omschrijving',
  quantity: 'Aantal',
  price: 'Prijs',
  vat: 'Btw',
  amount: 'Bedrag',
  perQuantity: (quantity: string) => `per ${quantity}`,
  sku: (sku: string) => `Artikel ${sku}`,
  subtotal: 'Subtotaal excl. btw',
  express: 'Spoed',
  shipping: 'Verzendkosten',
  netTotal: 'Totaal excl. btw',
  vatOver: (percent: string, base: string) => `Btw ${percent} over ${base}`,
  total: 'Totaal incl. btw',
  noPrice: 'op aanvraag',
} as const

export const invoicePaperTexts = {
  invoice: 'Factuur',
  creditNote: 'Creditfactuur',
  title: (kind: string, number: string) => `${kind} ${number}`,
  number: 'Factuurnummer',
  creditNumber: 'Creditfactuur',
  issuedOn: 'Factuurdatum',
  suppliedOn: 'Leverdatum',
  dueOn: 'Uiterlijk betalen',
  yourVatId: 'Jouw btw-nummer',
  credits: 'Bij factuur',
  creditedOf: 'Factuur van',
  reason: 'Reden',
  deliveredTo: 'Geleverd aan',
  charges: { express: 'Spoed', shipping: 'Verzendkosten' },
  shifted: 'Btw verlegd',
  intraCommunity: 'Intracommunautaire levering',
  exported: 'Uitvoer buiten de EU',
  shiftedTo: (vatId: string) => `Btw verlegd naar ${vatId}`,
  terms: (days: number) => `Betaling binnen ${days} dagen na de factuurdatum`,
  creditTerms: (number: string) =>
    `Wordt verrekend met factuur ${number}, of terugbetaald als die al is voldaan`,
  pay: (amount: string) => `Te betalen: ${amount}`,
  payHow: (date: string, iban: string, name: string, number: string) =>
    `Maak het bedrag uiterlijk ${date} over op ${iban} ten name van ${name}, met vermelding van ${number}.`,
  prepaid: (total: string, paid: string) => `Van ${total} is ${paid} al betaald.`,
  paidAlready: 'Deze factuur is al betaald',
  nothingToPay: 'Je hoeft niets over te maken.',
  paid: (amount: string) => `Te ontvangen: ${amount}`,
  credited: (amount: string) => `Gecrediteerd: ${amount}`,
  creditHow: (number: string) =>
    `Dit bedrag verrekenen we met factuur ${number}. Is die al betaald, dan maken we het aan je over.`,
  attachedUbl: (number: string) => `Factuur ${number} als UBL 2.1 (Peppol BIS Billing 3.0)`,
} as const

/** What a paper says in the place of VAT, before it is known where the goods went. */
export const vatTreatmentTexts = {
  taxed: null,
  reverse_charged: invoicePaperTexts.shifted,
  exported: invoicePaperTexts.exported,
} as const satisfies Record<VatTreatment, string | null>

export const confirmationPaperTexts = {
  title: (number: string) => `Orderbevestiging ${number}`,
  changedTitle: (number: string) => `Gewijzigde orderbevestiging ${number}`,
  changedIntro: 'Dit hebben we met je afgesproken, na de laatste wijziging.',
  changedOn: 'Gewijzigd op',
  intro: 'Bedankt voor je bestelling. Dit hebben we met je afgesproken.',
  delivery: 'Levering',
  ship: (date: string) => `Bezorgen op ${date}`,
  pickup: (date: string) => `Afhalen vanaf ${date}, 14.00 uur`,
  afterProof: { ship: 'Bezorgen na goedkeuring van de proef', pickup: 'Afhalen na goedkeuring van de proef' },
  cancelled: (lines: readonly string[]) => `Geannuleerd: ${lines.join(', ')}`,
  cancelledLine: (quantity: number, title: string) => `${formatNumber(quantity)} × ${title}`,
  remarks: 'Opmerkingen',
  filesLater:
    'Een of meer regels wachten nog op je drukbestanden. De leverdatum telt vanaf het moment dat die compleet zijn.',
  payment: (days: number) => `Je betaalt op rekening, binnen ${days} dagen na de factuurdatum.`,
  terms: (address: string) => `Op deze bestelling zijn onze algemene voorwaarden van toepassing: ${address}`,
  confirmedTo: 'Bevestigd aan',
  invoiceAddress: 'Factuuradres',
} as const

export const packingSlipTexts = {
  title: (number: string) => `Pakbon ${number}`,
  part: (number: string, part: number, count: number) => `Pakbon ${number}, levering ${part} van ${count}`,
  shippedTo: 'Bezorgen aan',
  pickedUp: 'Afhalen bij',
  deliverOn: 'Bezorgdatum',
  pickupOn: 'Afhalen vanaf',
  broughtBy: 'Zending',
  contact: 'Contactpersoon',
  notes: 'Bij bezorgen',
  article: 'Artikel',
  checked: 'Geteld',
  pieces: (count: string) => `${count} stuks`,
  later: 'Volgt later',
  received: 'Ontvangen door',
  signature: 'Handtekening',
  receivedOn: 'Datum',
  check:
    'Controleer de levering meteen. Klopt er iets niet of is er iets beschadigd? Meld het binnen twee werkdagen.',
} as const

export const quotePaperTexts = {
  title: (reference: string) => `Offerte ${reference}`,
  number: 'Offertenummer',
  madeOn: 'Offertedatum',
  validUntil: 'Geldig tot en met',
  madeFor: 'Contactpersoon',
  intro: 'Op basis van jouw winkelwagen bieden we je aan:',
  expired: 'Deze offerte is verlopen. De prijzen kunnen intussen anders zijn.',
  validity: (date: string) =>
    `De prijzen gelden tot en met ${date}. Je bestelt door de offerte in je account te activeren.`,
  terms: (address: string) => `Op deze offerte zijn onze algemene voorwaarden van toepassing: ${address}`,
  address: 'Bekijk of activeer deze offerte op',
} as const
