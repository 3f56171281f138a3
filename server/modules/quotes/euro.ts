/** An amount without VAT as the calls say it. */
export const euro = (cents: number) => ({ excludingTaxInCents: cents, currency: 'EUR' as const })

/** The same of an amount that there may not be. */
export const euroOrNull = (cents: number | null | undefined) => (cents == null ? null : euro(cents))
