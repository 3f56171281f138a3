import { percentOfCents, sumCents, type Cents } from '../money.ts'

/** A net amount with the VAT rate it goes under: a line, a surcharge or the shipping. */
export type VatPart = { readonly ratePercent: number; readonly netCents: Cents }

/** One VAT rate of a document: the sum of its parts and the VAT over that sum. */
export type VatGroup = { readonly ratePercent: number; readonly baseCents: Cents; readonly vatCents: Cents }

export type VatTotals = {
  readonly netCents: Cents
  readonly vat: readonly VatGroup[]
  readonly vatCents: Cents
  readonly totalCents: Cents
}

/**
 * The VAT per rate and the total including VAT. VAT is rounded once per rate over the sum of its parts, never per part
 * (EN 16931, BR-CO-17), highest rate first. Zero-rated, everything stands in one group of 0%.
 */
export function vatTotals(parts: readonly VatPart[], isZeroRated = false): VatTotals {
  const taxed = isZeroRated ? parts.map((part) => ({ ...part, ratePercent: 0 })) : parts
  const rates = [...new Set(taxed.map((part) => part.ratePercent))].toSorted((a, b) => b - a)
  const vat = rates.map((ratePercent) => {
    const baseCents = sumCents(
      taxed.filter((part) => part.ratePercent === ratePercent).map((part) => part.netCents),
    )
    return { ratePercent, baseCents, vatCents: percentOfCents(baseCents, ratePercent) }
  })
  const netCents = sumCents(vat.map((group) => group.baseCents))
  const vatCents = sumCents(vat.map((group) => group.vatCents))
  return { netCents, vat, vatCents, totalCents: sumCents([netCents, vatCents]) }
}
