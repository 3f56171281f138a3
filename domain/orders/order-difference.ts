/** What of an order can become different when staff change it, in the order in which it is told; 'other' is what another version told. */
export const DIFFERENCE_KINDS = [
  'quantity',
  'choices',
  'files',
  'copies',
  'deliveryKind',
  'hurry',
  'day',
  'address',
  'contact',
  'reference',
  'purchaseOrder',
  'lineReference',
  'price',
  'vat',
  'express',
  'shipping',
  'total',
  'other',
] as const

/** One of them. */
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]

/** One difference as people read it: of which line or design, null for the whole order, what it was and what it is; empty for nothing. */
export type OrderDifference = {
  readonly what: DifferenceKind
  readonly title: string | null
  readonly from: string
  readonly to: string
}
