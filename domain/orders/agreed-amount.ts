import { allocate, type Cents } from '../money.ts'

/**
 * What each line of something costs that staff agreed a price for as a whole, in cents excluding VAT: its part of that is as large as it
 * is by the lists, and the parts add up. Lines without a list price, or of which none costs anything, share alike.
 */
export function agreedParts(agreedCents: Cents, listCents: readonly (Cents | null)[]): readonly Cents[] {
  const isListed = listCents.every((cents) => cents !== null) && listCents.some((cents) => cents !== 0)
  return allocate(
    agreedCents,
    listCents.map((cents) => (isListed ? (cents ?? 0) : 1)),
  )
}
