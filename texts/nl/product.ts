import { formatMeasure, formatNumber } from './format.ts'
import { formatPromisedDate } from './format-date.ts'
import { formatCm } from './format-size.ts'
import { pieces } from './product-card.ts'

/** The page of one product. */
export const productTexts = {
  gallery: 'Afbeeldingen',
  imageOf: (number: number, count: number) => `Afbeelding ${number} van ${count}`,
  sku: (sku: string) => `Artikelnummer ${sku}`,
  size: 'Formaat',
  sizeHint: (minMm: number, maxMm: number, stepMm: number) => {
    const limits = `${formatNumber(minMm)} tot ${formatNumber(maxMm)} mm (${formatCm(minMm)} tot ${formatCm(maxMm)})`
    return stepMm > 1 ? `${limits}, in stappen van ${formatNumber(stepMm)} mm` : limits
  },
  sizeLabel: (label: string) => `${label} in mm`,
  quantity: 'Aantal',
  quantityPer: (unit: string) => `Aantal, per ${unit}`,
  run: 'Oplage',
  calculate: 'Bereken prijs',
  total: 'Totaal excl. btw',
  includingTax: (amount: string) => `${amount} incl. btw`,
  spokenPrice: (amount: string) => `Totaal ${amount} exclusief btw`,
  noPrice: 'Voor deze keuze is er geen vaste prijs. Neem contact op voor een prijs op maat.',
  priceFailed: 'De prijs kan nu niet worden berekend. Probeer het zo opnieuw.',
  nextBreak: (quantity: string, amount: string) => `Bij ${quantity} betaal je ${amount} in totaal.`,
  delivery: (date: string) => `Vandaag besteld en aangeleverd, bezorgd op ${formatPromisedDate(date)}`,
  ready: (date: string) => `Af te halen vanaf ${formatPromisedDate(date)}`,
  deliveryLater: 'Bezorgdag volgt na je keuzes',
  readyLater: 'Afhaaldag volgt na je keuzes',
  deadlineLater: 'Uiterste besteltijd volgt na je keuzes',
  express: (days: number, percent: number) =>
    `Spoed mogelijk: klaar na ${days} ${days === 1 ? 'werkdag' : 'werkdagen'}, toeslag ${formatNumber(percent)}%`,
  weight: (grams: number) => `Gewicht ongeveer ${formatNumber(grams / 1000, 1)} kg`,
  why: 'Waarom deze prijs',
  columns: { part: 'Onderdeel', basis: 'Berekend over', amount: 'Bedrag' },
  basis: {
    piece: (value: number) => (value > 1 ? pieces(value) : 'per stuk'),
    m2: (value: number) => `${formatMeasure(value)} m²`,
    metre: (value: number) => `${formatMeasure(value)} m`,
    count: (value: number) => `${formatNumber(value)} ×`,
    percent: (value: number) => `${formatNumber(value)}%`,
    line: () => 'eenmalig',
    run: () => 'per oplage',
  },
  perPieceRow: (unit: string) => `Prijs per ${unit}`,
  lineRow: (quantity: string) => `Totaal voor ${quantity}`,
  taxRow: (percent: number) => `Btw ${formatNumber(percent)}%`,
  includingRow: 'Totaal incl. btw',
  tiers: 'Staffelprijzen',
  tierFrom: 'Vanaf',
  tierRun: 'Oplage',
  tierPer: {
    m2: 'Prijs per m²',
    metre: 'Prijs per strekkende meter',
    run: 'Prijs per stuk',
  },
  tierTotal: 'Prijs',
  tierOff: 'Voordeel',
  tierMeasure: {
    m2: (value: number) => `${formatNumber(value)} m²`,
    metre: (value: number) => `${formatNumber(value)} m`,
    run: pieces,
  },
  tierBelow: (measure: string) => `Tot ${measure}`,
  off: (percent: number) => (percent > 0 ? `-${percent}%` : ''),
  setup: (amount: string) => `Exclusief ${amount} opstartkosten per orderregel.`,
  properties: 'Eigenschappen',
  description: 'Over dit product',
  files: 'Downloads',
  related: 'Hoort hierbij',
  askPrice: 'Vraag een prijs op maat aan',
} as const
