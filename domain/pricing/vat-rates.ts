/** The rates of VAT with which a shop begins, in per cent: those of the Netherlands (Wet op de omzetbelasting 1968, article 9). */
export const USUAL_VAT_PERCENTS = [0, 9, 21] as const

/** No member state has a standard rate below this; what is lower is a reduced one (Directive 2006/112/EC, articles 97 and 98). */
export const LOWEST_STANDARD_PERCENT = 15

/** A kind of rate that a law gives another per cent from time to time. */
export type VatKind = 'standard' | 'reduced'

/** The rate of that kind among those of a shop, where it has one; else the usual one of the Netherlands. */
export function vatPercentOf(kind: VatKind, vatPercents: readonly number[]): number {
  const found = vatPercents.filter((percent) =>
    kind === 'standard'
      ? percent >= LOWEST_STANDARD_PERCENT
      : percent > 0 && percent < LOWEST_STANDARD_PERCENT,
  )
  const [only, other] = found
  return only !== undefined && other === undefined ? only : USUAL_PERCENT[kind]
}

const USUAL_PERCENT = { standard: 21, reduced: 9 } as const satisfies Record<VatKind, number>

/** A rate in whole per cent, of which more than this is none. */
export const HIGHEST_VAT_PERCENT = 99
