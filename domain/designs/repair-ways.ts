import type { FileFacts } from './facts.ts'
import type { Finding } from './findings.ts'
import { isHopeless } from './judge-size.ts'
import { type Beyond, beyondSize, layPage, sizesIn, turnedBy } from './plan-repair.ts'
import { neededPpi, type OrderedPrint } from './print-spec.ts'
import type { Placing } from './repairs.ts'

const MM_PER_INCH = 25.4
/** Up to this part of a side, on each side, cutting off is proposed before leaving room. */
const SMALL_CUT = 0.03

/** One way to bring a file of another proportion to the ordered size. */
export type RepairWay = {
  readonly placing: Placing
  readonly turn: 'none' | 'quarter'
  /** The part of the bleed that the design has within its own size, in mm. */
  readonly marginMm: number
  readonly beyond: Beyond
  /** Of the result, in pixels per inch, rounded down; null without pictures. */
  readonly ppi: number | null
  /** Whether that is below what the print needs, or so far below that it cannot be printed. */
  readonly sharpness: 'enough' | 'unsharp' | 'hopeless'
}

/** The ways in which a file can be brought to the ordered size, and the one that changes it least. */
export type RepairWays = {
  /** Width and height of the design as it came; only their proportion counts. */
  readonly design: { readonly width: number; readonly height: number }
  readonly ways: readonly RepairWay[]
  readonly nearest: Pick<RepairWay, 'placing' | 'turn'>
}

/** Whether the customer chooses how a file is repaired before anything is made: the proportion is not the ordered one. */
export const needsChoice = (findings: readonly Finding[]): boolean =>
  findings.some(({ repair }) => repair === 'fillOrFit')

/** The ways for the first page that has another proportion; null where each has the ordered one, or nothing was ordered. */
export function repairWays(facts: FileFacts, print: OrderedPrint): RepairWays | null {
  const { sizeMm, bleedMm } = print
  if (facts.kind === 'unusable' || sizeMm === null) return null
  const target = { ...sizeMm, bleedMm }
  const pages = sizesIn(facts, target)
  const at = pages.findIndex(({ match: { kind } }) => kind === 'near' || kind === 'off')
  const page = pages[at]
  if (!page) return null
  const perInch = facts.kind === 'raster' ? MM_PER_INCH : (facts.pages[at]?.minPpi ?? null)
  const needed = neededPpi(print, sizeMm)
  const way = (placing: Placing, turn: RepairWay['turn']): RepairWay => {
    const { size, wanted, scale, marginMm } = layPage(page, target, { placing, turn })
    const ppi = perInch === null ? null : perInch / scale
    return {
      placing,
      turn,
      marginMm,
      beyond: beyondSize(size, wanted, scale),
      ppi: ppi && Math.floor(ppi),
      sharpness:
        ppi === null || needed === null || ppi >= needed.minimum
          ? 'enough'
          : isHopeless(ppi, needed)
            ? 'hopeless'
            : 'unsharp',
    }
  }
  const turn = turnedBy(page.match, 'nearest') ? 'quarter' : 'none'
  const filled = way('fill', turn)
  const isSmall =
    filled.beyond.besideMm <= sizeMm.widthMm * SMALL_CUT &&
    filled.beyond.aboveMm <= sizeMm.heightMm * SMALL_CUT
  return {
    design: { width: page.size.widthMm, height: page.size.heightMm },
    ways: (['none', 'quarter'] as const).flatMap((each) => [way('fit', each), way('fill', each)]),
    nearest: { placing: isSmall && filled.sharpness !== 'hopeless' ? 'fill' : 'fit', turn },
  }
}
