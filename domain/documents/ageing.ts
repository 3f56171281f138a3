/** How long what is open should have been paid, in days: not yet, or so many and no more. */
export const AGES = ['not_due', 'to_30', 'to_60', 'to_90', 'older'] as const

/** One of them. */
export type Age = (typeof AGES)[number]
