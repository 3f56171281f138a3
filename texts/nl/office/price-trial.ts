import type { ShippingClassCode } from '#domain/delivery/shipping.ts'
import type { VatReason } from '#domain/vat/vat-treatment.ts'
import { countryName } from '../country.ts'
import { formatNumber, formatPercent, formatPrice } from '../format.ts'
import { formatPromisedDate } from '../format-date.ts'
import { pageNames } from './page-names.ts'

const PARCELS = {
  parcel: 'pakket',
  tube: 'koker',
  long: 'lange goederen',
  pallet: 'pallet',
  transport: 'transport op afspraak',
} as const satisfies Record<ShippingClassCode, string>

/** Trying what somebody pays for something, and why. */
export const priceTrialTexts = {
  title: pageNames.priceTrial,
  back: 'Alle prijslijsten',
  question: 'Wat wil je weten?',
  buyer: 'Voor wie',
  visitor: 'Een bezoeker',
  visitorText: 'De basisprijzen',
  findBuyer: 'Zoek een bedrijf of een prijslijst',
  company: 'Bedrijf',
  list: 'Alleen deze prijslijst',
  noBuyers: 'Geen bedrijven of prijslijsten gevonden',
  onDay: 'Op welke dag',
  product: 'Artikel',
  findProduct: 'Zoek een artikel',
  noProducts: 'Geen artikelen gevonden',
  quantity: 'Aantal',
  circulation: 'Oplage',
  options: 'Keuzes',
  noChoice: 'Geen',
  choose: 'Kies',
  optionQuantity: (title: string) => `Aantal: ${title}`,
  mm: 'mm',
  pieces: 'stuks',

  delivery: 'Levering',
  way: 'Hoe',
  ways: { ship: 'Verzenden', pickup: 'Afhalen' },
  to: 'Waarheen',
  noAddress: 'Nog geen afleveradres',
  toCountry: (code: string) => `Elders in ${countryName(code)}`,
  pace: 'Productie',
  standard: 'Standaard',
  express: 'Spoed',
  expressAt: (cents: number) => `Spoed: ${formatPrice(cents)} extra`,
  noExpress: 'Spoed kan niet bij dit artikel.',
  noExpressWithStudio: 'Spoed kan niet als de studio een ontwerp maakt.',
  day: 'Leverdag',
  pickupDay: 'Afhaaldag',
  soonest: (day: string) => `Eerste dag: ${formatPromisedDate(day)}`,
  onThatDay: (day: string) => formatPromisedDate(day),
  notThatDay: (day: string) => `${formatPromisedDate(day)} (kan niet)`,

  designs: 'Ontwerpen',
  designsOf: (title: string) => `Ontwerpen van ${title}`,
  fileCount: 'Eigen bestanden',
  studioCount: 'Ontwerpen door de studio',
  backSide: 'Achterkant',
  backs: { nothing: 'Nog geen ontwerp', file: 'Eigen bestand', studio: 'Ontwerp door de studio' },
  bareBack: 'Onbedrukt',
  isChecked: 'Bestanden laten controleren',
  isCheckedHint: 'De studio controleert alleen eigen bestanden, niet haar eigen ontwerpen.',
  tooManyDesigns: 'Er zijn meer ontwerpen dan stuks. Elk ontwerp heeft minstens één stuk.',

  answer: 'Prijs',
  begin: 'Kies een artikel, dan zie je hier de prijs.',
  incomplete: 'Maak eerst alle keuzes.',
  noPrice: 'Hiervoor is geen prijs.',
  refused: 'Zo is dit niet te bestellen',
  blocked: 'Zo kan een klant dit niet bestellen',
  goods: 'Artikelen, ontwerpen en controle',
  expressRule: (percent: number, minimumCents: number) =>
    minimumCents > 0
      ? `${formatPercent(percent)} van de artikelen, minstens ${formatPrice(minimumCents)}`
      : `${formatPercent(percent)} van de artikelen`,
  shipping: 'Verzending',
  pickupRule: 'Afhalen is gratis',
  nowhere: 'Hierheen is er geen verzending',
  parcels: (count: number, kind: ShippingClassCode, cents: number) =>
    `${formatNumber(count)} × ${PARCELS[kind]} voor ${formatPrice(cents)}`,
  toPlace: (parcels: string, country: string) => `${parcels}, naar ${countryName(country)}`,
  net: 'Exclusief btw',
  vat: (percent: number, base: number) => `Btw ${formatPercent(percent)} over ${formatPrice(base)}`,
  vatReasons: {
    domestic: 'Een klant uit ons eigen land',
    valid_number: 'Btw verlegd: een ander EU-land, met een geldig btw-nummer',
    no_number: 'Een ander EU-land, zonder btw-nummer',
    number_of_other_country: 'Het btw-nummer is van een ander land dan het factuuradres',
    number_invalid: 'Een ander EU-land, met een ongeldig btw-nummer',
    number_unavailable: 'Een ander EU-land; het btw-nummer kon niet worden gecontroleerd',
    number_unchecked: 'Een ander EU-land; het btw-nummer is niet gecontroleerd',
    not_sent_there: 'De goederen gaan niet naar Noord-Ierland',
    sent_out_of_union: 'Geen btw: de goederen gaan de EU uit',
    not_sent_out_of_union: 'Een klant van buiten de EU; de goederen blijven in de EU',
  } satisfies Record<VatReason, string>,
  gross: 'Inclusief btw',
  base: 'Met de basisprijzen',
  difference: 'Verschil met de basisprijzen',
  lineOf: (quantity: string, title: string) => `${quantity} × ${title}`,
  decided: 'Prijs volgens',
  bySku: (list: string) => `${list}: eigen prijs voor dit artikel`,
  byCategory: (list: string, path: string, percent: number) =>
    `${list}: ${formatPercent(percent)} korting op ${path}`,
  byBase: 'De basisprijs',
  breakdown: 'Opbouw per stuk',
  breakdownOfRun: 'Opbouw van de oplage',
} as const
