import type { DocumentFacts, FileFacts, PageFacts } from './facts.ts'
import type { Finding, FindingCode, FindingValues } from './findings.ts'
import { isHairline } from './judge-document.ts'
import { judgePage } from './judge-size.ts'
import type { PagePlaces, PlaceKind } from './places.ts'
import { neededPpi, type OrderedPrint } from './print-spec.ts'
import { sheetOf } from './sheet.ts'
import { isCutLine } from './spot-names.ts'

/**
 * Where a finding can be seen: a page, counted from 1, and which part of it, or which of its places (`of`, by their position in the
 * list that `part` names); null where it has no place of its own.
 */
export type FindingPlace =
  | { readonly page: number; readonly part: 'sheet' | 'bleed' | 'trim' }
  | { readonly page: number; readonly part: PlaceKind; readonly of: readonly number[] }
  | null

const OF_SIZE: ReadonlySet<FindingCode> = new Set([
  'turned',
  'atScale',
  'otherSize',
  'bleedUnclear',
  'ratioNear',
  'ratioOff',
  'pageSizesDiffer',
])

/**
 * The place of a finding, as far as what was measured tells it; of several pages the first, or the one with the least resolution.
 * What is known of no place in particular may still have a page.
 */
export function findingPlace(
  found: Finding,
  facts: FileFacts | null,
  print: OrderedPrint | null,
): FindingPlace {
  if (!facts || facts.kind === 'unusable') return null
  const { code } = found
  if (code === 'noBleed' || OF_SIZE.has(code)) {
    const sizeMm = print?.sizeMm ?? null
    const isFound = (page: PageFacts) =>
      print !== null &&
      sizeMm !== null &&
      judgePage(page, { ...print, sizeMm }).some((one) => one.code === code)
    return { page: firstPage(facts, isFound), part: code === 'noBleed' ? 'bleed' : 'trim' }
  }
  if (code === 'blank') return { page: firstPage(facts, (page) => page.isBlank), part: 'sheet' }
  const isOfResolution = code === 'ppiBelowGood' || code === 'ppiBelowMinimum' || code === 'ppiTooLow'
  if (facts.kind === 'raster')
    return isOfResolution || OF_WHOLE_PICTURE.has(code) ? { page: 1, part: 'sheet' } : null
  if (isOfResolution) return ofResolution(code, facts, print)
  if (code === 'noCutLine') return { page: 1, part: 'trim' }
  return ofPlaces(found, facts, print)
}

/** What a picture file is as a whole, or is not told of a part of it. */
const OF_WHOLE_PICTURE: ReadonlySet<FindingCode> = new Set(['rgb', 'tooMuchInk', 'inkKept', 'notVector'])

type Measured = Exclude<FileFacts, { readonly kind: 'unusable' }>

function firstPage(facts: Measured, is: (page: PageFacts) => boolean): number {
  const at = facts.kind === 'document' ? facts.pages.findIndex(is) : 0
  return Math.max(at, 0) + 1
}

/** The pictures below what is asked, on the page with the least; the whole sheet where none of them has a place. */
function ofResolution(code: FindingCode, facts: DocumentFacts, print: OrderedPrint | null): FindingPlace {
  const ppis = facts.pages.map(({ minPpi }) => minPpi ?? Infinity)
  const page = Math.max(ppis.indexOf(Math.min(...ppis)), 0) + 1
  const needed = print?.sizeMm ? neededPpi(print, print.sizeMm) : null
  const scale = sheetOf(facts, page, print)?.scale ?? 1
  const asked = code === 'ppiBelowGood' ? needed?.good : needed?.minimum
  const of = indexesOf(
    facts.places?.[page - 1]?.pictures,
    ({ ppi }) => asked !== undefined && ppi / scale < asked,
  )
  return of.length > 0 ? { page, part: 'pictures', of } : { page, part: 'sheet' }
}

/** Of what is told of the document as a whole the first page on which it has places. */
function ofPlaces<Code extends FindingCode>(
  { code, values }: { readonly code: Code; readonly values: FindingValues[Code] },
  facts: DocumentFacts,
  print: OrderedPrint | null,
): FindingPlace {
  for (const [index, places] of (facts.places ?? []).entries()) {
    const among = AMONG[code]?.(places, values, { facts, print })
    if (among && among.of.length > 0) return { page: index + 1, ...among }
  }
  return null
}

type Among = { readonly part: PlaceKind; readonly of: readonly number[] }
type About = { readonly facts: DocumentFacts; readonly print: OrderedPrint | null }
type Named = { readonly names: readonly string[] }

const spots = (places: PagePlaces, is: (spot: PagePlaces['spots'][number]) => boolean): Among => ({
  part: 'spots',
  of: indexesOf(places.spots, is),
})
const openFonts = ({ texts }: PagePlaces, { names }: Named): Among => ({
  part: 'texts',
  of: indexesOf(texts, ({ font, isEmbedded }) => !isEmbedded && names.includes(font)),
})
const namedSpots = (places: PagePlaces, { names }: Named): Among =>
  spots(places, ({ name }) => names.includes(name))
const heavyInk = ({ inks }: PagePlaces, { maxPercent }: { readonly maxPercent: number }): Among => ({
  part: 'inks',
  of: indexesOf(inks, ({ inkPercent }) => inkPercent > maxPercent),
})
const allWhites = ({ whites }: PagePlaces): Among => ({ part: 'whites', of: indexesOf(whites, () => true) })

/** Among the places of a page those that a finding is about. */
const AMONG: {
  readonly [Code in FindingCode]?: (places: PagePlaces, values: FindingValues[Code], about: About) => Among
} = {
  fontsNotEmbedded: openFonts,
  fontsMissing: openFonts,
  spotsNotUsed: namedSpots,
  spotsKept: namedSpots,
  severalCutLines: namedSpots,
  cutLineSpelling: (places, { name: misspelt }) => spots(places, ({ name }) => name === misspelt),
  cutLineOpen: (places, _values, { facts }) =>
    spots(places, ({ name, isClosed }) => isCutLine(name, facts.ownLines) && isClosed === false),
  cutLineFilled: (places, _values, { facts }) =>
    spots(places, ({ name, use }) => isCutLine(name, facts.ownLines) && use === 'fill'),
  hairlines: ({ lines }, _values, { facts, print }) => ({
    part: 'lines',
    of: indexesOf(lines, ({ widthPt }) => isHairline(widthPt, facts, print)),
  }),
  tooMuchInk: heavyInk,
  inkKept: heavyInk,
  whiteOverprint: allWhites,
  whiteKept: allWhites,
  rgb: ({ pictures }) => ({
    part: 'pictures',
    of: indexesOf(pictures, ({ colour }) => colour === 'rgb' || colour === 'lab'),
  }),
  notVector: ({ pictures }) => ({ part: 'pictures', of: indexesOf(pictures, () => true) }),
}

const indexesOf = <Item>(
  items: readonly Item[] | undefined,
  is: (item: Item) => boolean,
): readonly number[] => (items ?? []).flatMap((item, index) => (is(item) ? [index] : []))
