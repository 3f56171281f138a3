/** The rates of VAT with which a shop begins, in per cent: those of the Netherlands (Wet op de omzetbelasting 1968, article 9). */
export const USUAL_VAT_PERCENTS = [0, 9, 21] as const

/** No member state has a standard rate below this; what is lower is a reduced one (Directive 2006/112/EC, articles 97 and 98). */
export const LOWEST_STANDARD_PERCENT = 15

/** A rate in whole per cent, of which more than this is none. */
export const HIGHEST_VAT_PERCENT = 99
