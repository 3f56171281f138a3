import type { BreakdownRow } from '../pricing/model.ts'
import type { LineServices } from './line-designs.ts'

/** The rows of a line's price with those of the studio and the check after them, as its amount has them. */
export const lineBreakdown = (
  price: { readonly breakdown: readonly BreakdownRow[] },
  { studioCount, studioCents, checkCents }: Pick<LineServices, 'studioCount' | 'studioCents' | 'checkCents'>,
): readonly BreakdownRow[] => [
  ...price.breakdown,
  ...(studioCents > 0 ? [serviceRow('studioDesigns', studioCount, studioCents)] : []),
  ...(checkCents > 0 ? [serviceRow('designCheck', 1, checkCents)] : []),
]

const serviceRow = (code: string, count: number, cents: number): BreakdownRow => ({
  code,
  label: '',
  basis: 'count',
  basisMilli: count * 1000,
  scope: 'line',
  amountE4: cents * 100,
})
