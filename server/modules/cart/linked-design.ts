import type { LinkedDesign } from '#contract/designs.ts'
import type { JudgedDesign } from '#domain/cart/line-designs.ts'
import type { OrderedPrint } from '#domain/designs/print-spec.ts'
import { needsChoice, repairWays } from '#domain/designs/repair-ways.ts'
import { ownVerdict, shownVerdict } from '../designs/own-verdict.ts'
import { previewOf, showDesign } from '../designs/show-design.ts'
import type { StoredDesign } from '../designs/stored-design.ts'

/** A design as its line tells it; one by the studio is valid, and has no name until it is made. */
export function linkedDesign(
  { itemId, quantity, isApproved, file, verdict }: JudgedDesign,
  designs: ReadonlyMap<string, StoredDesign>,
  print: OrderedPrint | null,
): LinkedDesign {
  const stored = file && designs.get(file.designId)
  if (!stored) {
    return {
      designId: null,
      itemId,
      isStudioDesign: true,
      name: null,
      quantity,
      status: 'valid',
      previewUrl: null,
      messages: [],
      isApproved,
      isPatchup: false,
      isMendable: false,
      repairWays: null,
    }
  }
  const shown = showDesign(stored, verdict ? shownVerdict(verdict) : ownVerdict(stored))
  return {
    designId: stored.id,
    itemId,
    isStudioDesign: false,
    name: shown.name,
    quantity,
    status: shown.status,
    previewUrl: shown.images.preview?.src ?? null,
    messages: shown.messages,
    isApproved,
    isPatchup: shown.isPatchup,
    isMendable: shown.isMendable,
    repairWays: waysOf(stored, { file, verdict }, print),
  }
}

/**
 * The ways in which a file can be brought to the ordered size. Only of a file that a repair mends: any other fault is mended
 * first, by another file.
 */
export function waysOf(
  stored: StoredDesign,
  { file, verdict }: Pick<JudgedDesign, 'file' | 'verdict'>,
  print: OrderedPrint | null,
): LinkedDesign['repairWays'] {
  const facts = file?.facts
  if (!facts || !print?.sizeMm || verdict?.status !== 'fixable' || !needsChoice(verdict.findings)) return null
  const found = repairWays(facts, print)
  if (!found) return null
  return {
    ordered: { ...print.sizeMm, bleedMm: print.bleedMm },
    pages: found.pages.map(({ numbers, design, ways }) => ({
      numbers: [...numbers],
      previewUrl: previewOf(stored, { page: numbers[0] }),
      design,
      ways: [...ways],
    })),
    nearest: found.nearest,
  }
}
