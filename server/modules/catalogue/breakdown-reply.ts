import type { BreakdownRow } from '#domain/pricing/model.ts'
import { breakdownTexts } from '#texts/nl/price-breakdown.ts'

/** 'Waarom deze prijs': the product's own rows get their Dutch names, chosen options bring theirs. */
export const breakdownReply = (rows: readonly BreakdownRow[]) =>
  rows.map((row) => ({ ...row, label: row.label || (breakdownTexts[row.code] ?? '') }))
