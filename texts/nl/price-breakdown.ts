import type { Pack } from '#domain/catalogue/product-facts.ts'
import type { Cents } from '#domain/money.ts'
import { type AmountRow, GOODS } from '#domain/pricing/amount-rows.ts'
import { formatNumber, formatPrice, formatRate, SPACE } from './format.ts'
import { packText, quantityText } from './price-unit.ts'

/** The rows of a price that are the product's own; a chosen option brings its own name. */
export const breakdownTexts: Readonly<Record<string, string>> = {
  base: 'Product',
  minimum: 'Aanvulling tot het minimum per regel',
  setup: 'Opstartkosten',
  extraDesigns: 'Extra ontwerpen',
  studioDesigns: 'Ontwerp door de studio',
  designCheck: 'Controle van ontwerpen',
  other: 'Overige kosten',
  rounding: 'Afronding op hele centen',
}

/** What a line costs once, as its own name or as that of its code. */
export const onceText = ({ code, label }: { readonly code: string; readonly label: string | null }): string =>
  label ?? breakdownTexts[code] ?? 'Eenmalige kosten'

/** '2 × € 35,79': a number of something at its price, which multiplies out as it stands. */
export const timesText = (count: number, rateE4: number): string =>
  `${formatNumber(count)}${SPACE}×${SPACE}${formatRate(rateE4)}`

/** What stands before the amount of a row: '2 × € 35,79', '1.000 stuks', 'Opstartkosten', 'Extra ontwerpen, 2 × € 15,00'. */
export function amountRowText(
  { code, label, count, rateE4 }: Omit<AmountRow, 'netCents'>,
  pack: Pack | null = null,
): string {
  if (code === GOODS) return rateE4 === null ? quantityText(count, pack) : timesText(count, rateE4)
  const name = onceText({ code, label })
  return rateE4 === null ? name : `${name}, ${timesText(count, rateE4)}`
}

/** What a piece costs where that is the price to multiply by, and else what it comes to on average. */
export const perPieceText = (
  { count, rateE4, netCents }: Omit<AmountRow, 'code' | 'label'>,
  pack: Pack | null = null,
): string =>
  rateE4 === null
    ? `gemiddeld ${formatRate(Math.round((netCents * 100) / count))} per ${packText(pack)}`
    : `${formatRate(rateE4)} per ${packText(pack)}`

/** The same as lines of text: each row with its amount, or the price of a piece where that says it all. */
export function amountTexts(rows: readonly AmountRow[], pack: Pack | null): readonly string[] {
  const [first] = rows
  if (first && rows.length === 1) return first.count === 1 ? [] : [perPieceText(first, pack)]
  return rows.map((row) => `${amountRowText(row, pack)}: ${formatPrice(row.netCents)}`)
}

/** Express is no part of a line's amount: it stands in the totals. */
export const expressLabel = 'Spoed, apart in het totaal'
export const expressApartText = (cents: Cents): string => `${expressLabel}: ${formatPrice(cents)}`
