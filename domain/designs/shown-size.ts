import type { FileFacts, SizeMm } from './facts.ts'

const MM_PER_INCH = 25.4

/** What a card tells of a file: its pages, and the size of the first one as it is seen; null where the file does not say it. */
export function shownSize(facts: FileFacts): { readonly pages: number | null; readonly size: SizeMm | null } {
  if (facts.kind === 'unusable') return { pages: null, size: null }
  if (facts.kind === 'document') return { pages: facts.pageCount, size: facts.pages[0]?.size ?? null }
  const { widthPx, heightPx, orientation, statedPpi } = facts
  if (!statedPpi) return { pages: 1, size: null }
  const isTurned = orientation >= 5
  const toMm = (px: number) => (px / statedPpi) * MM_PER_INCH
  return {
    pages: 1,
    size: {
      widthMm: toMm(isTurned ? heightPx : widthPx),
      heightMm: toMm(isTurned ? widthPx : heightPx),
    },
  }
}
