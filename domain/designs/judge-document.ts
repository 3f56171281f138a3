import type { DocumentFacts, PageFacts } from './facts.ts'
import { type Finding, finding } from './findings.ts'
import { judgeColours, judgeInk } from './judge-colours.ts'
import { judgePage } from './judge-size.ts'
import { judgeSpots } from './judge-spots.ts'
import { isWithin } from './match-size.ts'
import { HAIRLINE_PT } from './places.ts'
import type { OrderedPrint } from './print-spec.ts'

/** How far the media reaches beyond trim and bleed where there are trim marks, in mm. */
const MARKS_FROM_MM = 4
/** The same where a page does not say how far its bleed reaches. */
const MARKS_BEYOND_ANY_BLEED_MM = 12

/** What is found about a document of pages, for a product or by itself. */
export function judgeDocument(facts: DocumentFacts, print: OrderedPrint | null): readonly Finding[] {
  const { pages } = facts
  const [first] = pages
  if (!first) return [finding('noPage', {})]
  return [
    ...(facts.wasRebuilt ? [finding('rebuilt', {})] : []),
    ...(facts.isRestricted ? [finding('restricted', {})] : []),
    ...fonts(facts),
    ...(pages.some(hasMarks) ? [finding('trimMarks', {})] : []),
    ...(pages.some(({ isBlank }) => isBlank) ? [finding('blank', {})] : []),
    ...(facts.hasWhiteOverprint ? [finding('whiteOverprint', {})] : []),
    ...(facts.hiddenLayers.length > 0 ? [finding('hiddenLayers', { names: facts.hiddenLayers })] : []),
    ...(facts.active.length > 0 ? [finding('activeContent', {})] : []),
    ...unprinted(facts),
    ...judgeColours(facts.colours, print),
    ...(pages.every((page) => isSameSize(page, first)) ? [] : [finding('pageSizesDiffer', {})]),
    ...hairlines(facts, print),
    ...(print ? documentForProduct(facts, print) : []),
  ]
}

function documentForProduct(facts: DocumentFacts, print: OrderedPrint): readonly Finding[] {
  const { pages, pageCount } = facts
  const { printedSides: sides, sizeMm, vectorOnly } = print
  return [
    ...(pageCount > sides ? [finding('tooManyPages', { sides, pages: pageCount })] : []),
    ...(pageCount === 2 && sides === 2 ? [finding('frontAndBack', {})] : []),
    ...(vectorOnly && pages.some(({ minPpi }) => minPpi !== null) ? [finding('notVector', {})] : []),
    ...(sizeMm
      ? oncePerCode(pages.slice(0, sides).flatMap((page) => judgePage(page, { ...print, sizeMm })))
      : []),
    ...judgeInk(facts.totalInkPercent, print, facts.largeInkPercent ?? null),
    ...judgeSpots(facts, print),
  ]
}

/** Of typefaces that every reader has a twin can be put in; any other only the maker of the file has. */
function fonts({ fonts: used }: DocumentFacts): readonly Finding[] {
  const open = used.filter(({ isEmbedded }) => !isEmbedded)
  const names = (isStandard: boolean) =>
    open.filter((font) => font.isStandard === isStandard).map(({ name }) => name)
  const replaceable = names(true)
  const missing = names(false)
  return [
    ...(replaceable.length > 0 ? [finding('fontsNotEmbedded', { names: replaceable })] : []),
    ...(missing.length > 0 ? [finding('fontsMissing', { names: missing })] : []),
  ]
}

const unprinted = ({ unprintedTexts: texts = [] }: DocumentFacts): readonly Finding[] =>
  texts.length > 0 ? [finding('unprintedText', { texts })] : []

function hasMarks({ hasTrimBox, media, size, bleed }: PageFacts): boolean {
  if (!hasTrimBox) return false
  const aroundMm = Math.min(media.widthMm - size.widthMm, media.heightMm - size.heightMm) / 2
  if (bleed === null) return aroundMm >= MARKS_BEYOND_ANY_BLEED_MM
  return aroundMm - Math.max(bleed.leftMm, bleed.bottomMm, bleed.rightMm, bleed.topMm) >= MARKS_FROM_MM
}

const isSameSize = ({ size }: PageFacts, { size: first }: PageFacts) =>
  isWithin(size.widthMm, first.widthMm) && isWithin(size.heightMm, first.heightMm)

function hairlines(facts: DocumentFacts, print: OrderedPrint | null): readonly Finding[] {
  return facts.thinnestLinePt !== null && isHairline(facts.thinnestLinePt, facts, print)
    ? [finding('hairlines', {})]
    : []
}

/** Whether a line of this width may not be seen at the ordered size, where there is one: what is drawn at 1:10 becomes ten times as thick. */
export function isHairline(widthPt: number, { pages }: DocumentFacts, print: OrderedPrint | null): boolean {
  const [page] = pages
  if (!page) return false
  const factor = print?.sizeMm ? longest(print.sizeMm) / longest(page.size) : 1
  return widthPt * factor < HAIRLINE_PT
}

const longest = ({ widthMm, heightMm }: PageFacts['size']) => Math.max(widthMm, heightMm)

/** Front and back may have the same fault: it is told once, of the page where it is found first. */
function oncePerCode(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ code }, index) => findings.findIndex((other) => other.code === code) === index)
}
