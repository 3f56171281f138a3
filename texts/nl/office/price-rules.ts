import type { ListUnit } from '#contract/office/price-lists.ts'
import { CHOICE_DECIMALS, type ChoicePrice, type ChoiceUnit } from '#domain/price-lists/choice-price.ts'
import { ALWAYS_FROM, type ListPrice } from '#domain/price-lists/content.ts'
import { formatDate } from '../format-date.ts'
import { formatMeasure, formatNumber, formatPercent, formatPrice, formatRate } from '../format.ts'

/** What a price of a list is per. */
export const listUnitTexts = {
  piece: 'stuk',
  m2: 'm²',
  metre: 'strekkende meter',
  run: 'oplage',
} as const satisfies Record<ListUnit, string>

const MEASURES = { piece: 'stuks', m2: 'm²', metre: 'm' } as const

type Units = { readonly unit: ListUnit | null; readonly bandUnit: keyof typeof MEASURES | null }

const bandText = (band: ListPrice['bands'][number], bandUnit: Units['bandUnit']) => {
  const from = `vanaf ${formatMeasure(band.fromMilli / 1000)}${bandUnit ? ` ${MEASURES[bandUnit]}` : ''}`
  return band.kind === 'amount'
    ? `${from} ${formatRate(band.rateE4)}`
    : `${from} ${formatPercent(band.percent)} korting`
}

/** The bands of a price: 'vanaf 10 stuks € 11,00; vanaf 50 stuks 10% korting'. */
export const bandTexts = ({ bands }: Pick<ListPrice, 'bands'>, bandUnit: Units['bandUnit']): string =>
  bands.map((band) => bandText(band, bandUnit)).join('; ')

/** The circulations of a price: '500 voor € 89,00; 1.000 voor € 129,00'. */
export const runTexts = ({ runPrices }: Pick<ListPrice, 'runPrices'>): string =>
  runPrices.map(({ quantity, cents }) => `${formatNumber(quantity)} voor ${formatPrice(cents)}`).join('; ')

/** From and to when a price holds: 'vanaf 1-1-2027', 'altijd'. */
export function periodText({ validFrom, validTo }: Pick<ListPrice, 'validFrom' | 'validTo'>): string {
  const isAlways = validFrom === ALWAYS_FROM
  if (validTo === null) return isAlways ? 'altijd' : `vanaf ${formatDate(validFrom)}`
  const to = `t/m ${formatDate(validTo)}`
  return isAlways ? to : `${formatDate(validFrom)} ${to}`
}

/** What a line costs once and at least: 'opstartkosten € 15,00', 'minimum € 25,00'. */
const onceTexts = ({ once }: ListPrice): readonly string[] => [
  ...(once && once.setupCents > 0 ? [`opstartkosten ${formatPrice(once.setupCents)}`] : []),
  ...(once && once.minimumLineCents !== null ? [`minimum ${formatPrice(once.minimumLineCents)}`] : []),
]

/** What a price of a list says, on one line: '€ 12,50 per stuk; vanaf 10 stuks € 11,00 (vanaf 1-1-2027)'. */
export function listPriceText(price: ListPrice, { unit, bandUnit }: Units): string {
  const rate =
    price.rateE4 === null ? [] : [`${formatRate(price.rateE4)}${unit ? ` per ${listUnitTexts[unit]}` : ''}`]
  const parts = [...rate, bandTexts(price, bandUnit), runTexts(price), ...onceTexts(price)].filter(
    (part) => part !== '',
  )
  return `${parts.join('; ')} (${periodText(price)})`
}

/** What a choice is called: 'Spandoek › Afwerking › Zoom rondom'. */
export const choiceTitle = (product: string, within: string, title: string): string =>
  `${product} › ${within} › ${title}`

/** What the price of a choice is per. */
export const choiceUnitTexts = {
  piece: 'stuk',
  m2: 'm²',
  edgeMetre: 'strekkende meter rand',
  count: 'onderdeel',
  eyelets: 'ring',
  order: 'bestelling',
  run: '1.000 stuks',
  percent: '% van het materiaal',
} as const satisfies Record<ChoiceUnit, string>

/** The amount of a choice by itself: '€ 1,25', '12,5%', and with a minus before it what comes off. */
export function choiceAmountText({ unit, amount }: Pick<ChoicePrice, 'unit' | 'amount'>): string {
  const size = Math.abs(amount)
  const text =
    unit === 'percent'
      ? formatPercent(size / 100)
      : CHOICE_DECIMALS[unit] === 4
        ? formatRate(size)
        : formatPrice(size)
  return amount < 0 ? `-${text}` : text
}

/** What a choice costs, on one line: '€ 1,25 per strekkende meter rand; opstartkosten € 15,00'. */
export function choicePriceText({ setupCents, ...price }: ChoicePrice): string {
  const amount = choiceAmountText(price)
  const text =
    price.unit === 'percent' ? `${amount} van het materiaal` : `${amount} per ${choiceUnitTexts[price.unit]}`
  return setupCents === null || setupCents === 0 ? text : `${text}; opstartkosten ${formatPrice(setupCents)}`
}

/** What a discount of a list says: '15% korting'. */
export const discountText = (percentOff: number): string => `${formatPercent(percentOff)} korting`
