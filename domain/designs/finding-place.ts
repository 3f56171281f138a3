import type { FileFacts, PageFacts } from './facts.ts'
import type { FindingCode } from './findings.ts'
import { judgePage } from './judge-size.ts'
import type { OrderedPrint } from './print-spec.ts'

/** Where a finding can be seen: a page, counted from 1, and which part of it; null where it has no place of its own. */
export type FindingPlace = { readonly page: number; readonly part: 'sheet' | 'bleed' | 'trim' } | null

const OF_SIZE: ReadonlySet<FindingCode> = new Set([
  'turned',
  'atScale',
  'otherSize',
  'bleedUnclear',
  'ratioNear',
  'ratioOff',
  'pageSizesDiffer',
])
const OF_RESOLUTION: ReadonlySet<FindingCode> = new Set(['ppiBelowGood', 'ppiBelowMinimum', 'ppiTooLow'])

/** The place of a finding, as far as what was measured tells it; of several pages the first, or the one with the least resolution. */
export function findingPlace(
  code: FindingCode,
  facts: FileFacts | null,
  print: OrderedPrint | null,
): FindingPlace {
  if (!facts || facts.kind === 'unusable') return null
  if (code === 'noBleed' || OF_SIZE.has(code)) {
    const sizeMm = print?.sizeMm ?? null
    const isFound = (page: PageFacts) =>
      print !== null &&
      sizeMm !== null &&
      judgePage(page, { ...print, sizeMm }).some((found) => found.code === code)
    return { page: firstPage(facts, isFound), part: code === 'noBleed' ? 'bleed' : 'trim' }
  }
  if (OF_RESOLUTION.has(code)) return { page: leastSharp(facts), part: 'sheet' }
  if (code === 'blank') return { page: firstPage(facts, (page) => page.isBlank), part: 'sheet' }
  return null
}

type Measured = Exclude<FileFacts, { readonly kind: 'unusable' }>

function firstPage(facts: Measured, is: (page: PageFacts) => boolean): number {
  const at = facts.kind === 'document' ? facts.pages.findIndex(is) : 0
  return Math.max(at, 0) + 1
}

function leastSharp(facts: Measured): number {
  if (facts.kind === 'raster') return 1
  const ppis = facts.pages.map(({ minPpi }) => minPpi ?? Infinity)
  return Math.max(ppis.indexOf(Math.min(...ppis)), 0) + 1
}
