/** What can be found from any screen, in the order in which it is shown. */
export const FOUND_KINDS = ['order', 'quote', 'invoice', 'company', 'contact', 'file', 'product'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]
