import type { DocumentFacts, FileFacts, SizeMm } from './facts.ts'
import type { Finding } from './findings.ts'
import { isHopeless } from './judge-size.ts'
import {
  type Beyond,
  beyondSize,
  isOfOtherRatio,
  layPage,
  type MeasuredPage,
  type RepairTarget,
  sizesIn,
  turnedPages,
} from './plan-repair.ts'
import { neededPpi, type OrderedPrint } from './print-spec.ts'
import type { ChosenPlacing } from './repairs.ts'

const MM_PER_INCH = 25.4
/** Up to this part of a side, on each side, cutting off is proposed before leaving room. */
const SMALL_CUT = 0.03

/** What one way to bring a file of another proportion to the ordered size does to a page. */
export type RepairWay = {
  readonly placing: ChosenPlacing
  /** How the first of the pages lies. */
  readonly turn: Turn
  /** How this page lies then. */
  readonly isTurned: boolean
  /** The part of the bleed that the page has within its own size, in mm. */
  readonly marginMm: number
  readonly beyond: Beyond
  /** Of the result, in pixels per inch, rounded down; null without pictures. */
  readonly ppi: number | null
  /** Whether that is below what the print needs, or so far below that it cannot be printed. */
  readonly sharpness: 'enough' | 'unsharp' | 'hopeless'
}

/** Pages of another proportion that look alike, and what each way does to them. */
export type RepairedPages = {
  /** Counted from 1. */
  readonly numbers: readonly number[]
  /** Width and height as they came; only their proportion counts. */
  readonly design: { readonly width: number; readonly height: number }
  readonly ways: readonly RepairWay[]
}

/** The ways in which a file can be brought to the ordered size, and the one that changes it least. */
export type RepairWays = {
  readonly pages: readonly RepairedPages[]
  readonly nearest: Pick<RepairWay, 'placing' | 'turn'>
}

/** Whether the customer chooses how a file is repaired before anything is made: the proportion is not the ordered one. */
export const needsChoice = (findings: readonly Finding[]): boolean =>
  findings.some(({ repair }) => repair === 'fillOrFit')

/** The ways for the pages that have another proportion; null where each has the ordered one, or nothing was ordered. */
export function repairWays(facts: FileFacts, print: OrderedPrint): RepairWays | null {
  const { sizeMm, bleedMm } = print
  if (facts.kind === 'unusable' || sizeMm === null) return null
  const target = { ...sizeMm, bleedMm }
  const all = sizesIn(facts, target)
  const sheets = alike(all)
  const [first] = sheets
  if (!first) return null
  const pages = sheets.map(({ numbers, page }): RepairedPages => {
    const perInch = facts.kind === 'raster' ? MM_PER_INCH : leastPpi(facts, numbers)
    const ways = TURNS.flatMap((turn) =>
      placingsOf(all, turn).map((placing): RepairWay => {
        const isTurned = isTurnedIn(all, turn, numbers)
        const { scale, way } = layWay(page, target, { placing, turn, isTurned })
        return { ...way, ...sharpnessOf(perInch && perInch / scale, print, sizeMm) }
      }),
    )
    return { numbers, design: { width: page.size.widthMm, height: page.size.heightMm }, ways }
  })
  const turn = first.page.match.isTurned ? 'quarter' : 'none'
  if (placingsOf(all, turn).includes('asBleed')) return { pages, nearest: { placing: 'asBleed', turn } }
  const filled = pages.flatMap(({ ways }) =>
    ways.filter((way) => way.placing === 'fill' && way.turn === turn),
  )
  const isSmall = filled.every(
    ({ beyond, sharpness }) =>
      beyond.besideMm <= sizeMm.widthMm * SMALL_CUT &&
      beyond.aboveMm <= sizeMm.heightMm * SMALL_CUT &&
      sharpness !== 'hopeless',
  )
  return { pages, nearest: { placing: isSmall ? 'fill' : 'fit', turn } }
}

const TURNS = ['none', 'quarter'] as const
type Turn = (typeof TURNS)[number]

/** The edge of a page can be its bleed only in the way up in which it has the proportion for that. */
function placingsOf(pages: readonly MeasuredPage[], turn: Turn): readonly ChosenPlacing[] {
  const areTurned = turnedPages(pages, turn)
  const mayBeBleed = pages.some(
    ({ match }, at) => match.kind === 'unclear' && match.isTurned === areTurned[at],
  )
  return mayBeBleed ? ['asBleed', 'fit', 'fill'] : ['fit', 'fill']
}

const isTurnedIn = (pages: readonly MeasuredPage[], turn: Turn, [number = 1]: readonly number[]) =>
  turnedPages(pages, turn)[number - 1] ?? false

type Sheet = { readonly numbers: readonly number[]; readonly page: MeasuredPage }

/** The pages of another proportion, those of the same size to the mm together. */
function alike(pages: readonly MeasuredPage[]): readonly Sheet[] {
  const sheets = new Map<string, Sheet>()
  for (const [at, page] of pages.entries()) {
    if (!isOfOtherRatio(page.match)) continue
    const { size, match } = page
    const look = [Math.round(size.widthMm), Math.round(size.heightMm), match.kind, match.withBleed].join()
    const known = sheets.get(look)
    sheets.set(look, { page: known?.page ?? page, numbers: [...(known?.numbers ?? []), at + 1] })
  }
  return [...sheets.values()]
}

/** Of the pictures on these pages; null without any. */
function leastPpi({ pages }: DocumentFacts, numbers: readonly number[]): number | null {
  const all = numbers.flatMap((number) => pages[number - 1]?.minPpi ?? [])
  return all.length > 0 ? Math.min(...all) : null
}

type Laid = Pick<RepairWay, 'placing' | 'turn' | 'isTurned'>

function layWay(page: MeasuredPage, target: RepairTarget, laid: Laid) {
  const { size, wanted, scale, marginMm } = layPage(page, target, laid)
  return { scale, way: { ...laid, marginMm, beyond: beyondSize(size, wanted, scale) } }
}

function sharpnessOf(
  ppi: number | null,
  print: OrderedPrint,
  sizeMm: SizeMm,
): Pick<RepairWay, 'ppi' | 'sharpness'> {
  const needed = neededPpi(print, sizeMm)
  if (ppi === null || needed === null || ppi >= needed.minimum)
    return { ppi: ppi && Math.floor(ppi), sharpness: 'enough' }
  return { ppi: Math.floor(ppi), sharpness: isHopeless(ppi, needed) ? 'hopeless' : 'unsharp' }
}
