import type { Pack } from '#domain/catalogue/product-facts.ts'
import { amountRows, GOODS, goodsParts, type LineToShow } from '#domain/pricing/amount-rows.ts'
import { amountRowText, breakdownTexts, perPieceText } from '#texts/nl/price-breakdown.ts'
import { money } from './product-cards.ts'

/** 'Waarom deze prijs': the product's own rows get their Dutch names, chosen options bring theirs. */
export const breakdownReply = (line: LineToShow) =>
  goodsParts(line).map((row) => ({ ...row, label: row.label || (breakdownTexts[row.code] ?? '') }))

/** The rows that stand with the amount of a line. */
export const amountsReply = (line: LineToShow, pack: Pack | null = null) =>
  amountRows(line).map(({ code, label, count, rateE4, netCents }) => ({
    code,
    label: amountRowText({ code, label, count, rateE4 }, pack),
    count,
    rateE4,
    price: money(netCents),
    note: code === GOODS ? perPieceText({ count, rateE4, netCents }, pack) : null,
  }))
