import type { ProductFacts } from '../catalogue/product-facts.ts'
import { chosenOptions } from '../configurator/evaluate.ts'
import { type CheckedFile, type DesignVerdict, judgeDesign } from '../designs/judge-design.ts'
import type { BackSide } from '../designs/links.ts'
import { backSide, orderedPrint, type PrintQuestion } from './ordered-print.ts'
import type { OrderedPrint } from '../designs/print-spec.ts'
import type { Cents } from '../money.ts'
import { MAIN_PART } from '../configurator/price-configuration.ts'
import type { ComposedGroup } from './composed-group.ts'
import { lineDesignStatus, type LineDesignStatus } from './design-status.ts'
import type { KeptDesign, KeptLine, ServicePrices } from './kept-cart.ts'

/** A design of a line with what is thought of it for that line; null for one that the studio makes. */
export type JudgedDesign = KeptDesign & { readonly verdict: DesignVerdict | null }

/** What the design studio and the check by hand add to a line, in cents excluding VAT. */
export type LineServices = {
  readonly studioCount: number
  readonly studioCents: Cents
  /** Staff check the files by hand: those that are there or still come, never the studio's own work. */
  readonly isChecked: boolean
  readonly checkCents: Cents
}

/** Everything about the print files of a line; `print` is null when it needs none or nothing is known to ask of them. */
export type LineDesigns = {
  readonly designs: readonly JudgedDesign[]
  readonly designStatus: LineDesignStatus | null
  readonly needsFiles: boolean
  readonly back: BackSide
  readonly print: OrderedPrint | null
  readonly services: LineServices
}

type Made = {
  readonly line: KeptLine
  readonly product: ProductFacts | null
  readonly composed: ComposedGroup | null
}

/** Judges the designs of a line against what was ordered, and tells what follows from them. */
export function lineDesigns(made: Made, prices: ServicePrices): LineDesigns {
  const { line, product } = made
  const needsFiles = product?.needsPrintFiles ?? false
  const question = needsFiles ? printQuestion(made) : null
  const print = question && orderedPrint(question)
  const back = question ? backSide(question) : 'none'
  const { quantity, filesLater } = line
  const { designs, status } = judgeLine({ needsFiles, quantity, isDeferred: filesLater, print, back }, line)
  return {
    designs,
    designStatus: status,
    needsFiles,
    back,
    print,
    services: lineServices(line, { needsFiles, back }, prices),
  }
}

/** How many designs a line is printed in, for the fee per extra design: those on the front that have copies. */
export function designCount({ designs }: Pick<KeptLine, 'designs'>): number {
  return Math.max(1, designs.filter(({ side, quantity }) => side === 'front' && quantity > 0).length)
}

/** What is printed on is the line's own product; where only the whole says how, the whole. */
function printQuestion({ line, product, composed }: Made): PrintQuestion | null {
  const bundle = line.part === MAIN_PART ? (composed?.bundle ?? null) : null
  const spec = product?.print ?? bundle?.print
  if (!spec) return null
  return {
    spec,
    sizes: line,
    fixedSizeMm: product?.fixedSizeMm ?? bundle?.fixedSizeMm ?? null,
    chosen: composed?.evaluation ? chosenOptions(composed.evaluation.leaves) : [],
  }
}

/** What a line asks of its designs, whether it lies in a cart or was ordered. */
export type DemandingLine = {
  readonly needsFiles: boolean
  readonly quantity: number
  /** The customer will send files that are missing later. */
  readonly isDeferred: boolean
  readonly print: OrderedPrint | null
  readonly back: BackSide
}

/** Judges designs against a line, and tells how far the line is with them. */
export function judgeLine(
  line: DemandingLine,
  { designs: kept }: { readonly designs: readonly KeptDesign[] },
): { readonly designs: readonly JudgedDesign[]; readonly status: LineDesignStatus | null } {
  const designs = kept.map((design) => ({
    ...design,
    verdict: design.file && judgeDesign(design.file, line.print),
  }))
  return { designs, status: statusOf(line, designs) }
}

function statusOf(line: DemandingLine, designs: readonly JudgedDesign[]): LineDesignStatus | null {
  const { needsFiles, isDeferred, back } = line
  const front = designs.filter(({ side, quantity }) => side === 'front' && quantity > 0)
  const chosenBack = designs.find(({ side }) => side === 'back')
  const files = [...front, ...(chosenBack ? [chosenBack] : [])].filter(({ file }) => file !== null)
  return lineDesignStatus({
    needsFiles,
    quantity: line.quantity,
    front: front.map((design) => ({ quantity: design.quantity, ...used(design) })),
    back: usedBack(chosenBack, back, front),
    isDeferred,
    isApproved: files.length > 0 && files.every(({ isApproved }) => isApproved),
  })
}

const used = ({ verdict, isApproved }: JudgedDesign) =>
  verdict === null
    ? ({ kind: 'studio' } as const)
    : ({ kind: 'file', status: verdict.status, isApproved } as const)

/** A file of two pages brings its own back. */
function usedBack(chosen: JudgedDesign | undefined, back: BackSide, front: readonly JudgedDesign[]) {
  if (back === 'none') return 'none'
  if (chosen) {
    const { verdict, isApproved } = chosen
    return verdict === null ? 'studio' : { status: verdict.status, isApproved }
  }
  const isInFront = front.length > 0 && front.every(({ file }) => hasBack(file))
  return back === 'optional' || isInFront ? 'none' : null
}

const hasBack = (file: CheckedFile | null) => file?.facts?.kind === 'document' && file.facts.pageCount === 2

/** The studio is paid per design, the check per line (decisions, 'Patch-ups'). */
export function lineServices(
  line: Pick<KeptLine, 'wantsCheck' | 'quantity'> & { readonly designs: readonly KeptDesign[] },
  { needsFiles, back }: Pick<LineDesigns, 'needsFiles' | 'back'>,
  prices: ServicePrices,
): LineServices {
  const isMade = ({ side, file }: KeptDesign) => file === null && (side === 'front' || back !== 'none')
  const assigned = line.designs.reduce(
    (sum, { side, quantity }) => sum + (side === 'front' ? quantity : 0),
    0,
  )
  const hasOwnFiles = assigned < line.quantity || line.designs.some(({ file }) => file !== null)
  const isChecked = needsFiles && line.wantsCheck && hasOwnFiles
  const studioCount = needsFiles ? line.designs.filter(isMade).length : 0
  return {
    studioCount,
    studioCents: studioCount * prices.studioDesignCents,
    isChecked,
    checkCents: isChecked ? prices.validateDesignCents : 0,
  }
}
