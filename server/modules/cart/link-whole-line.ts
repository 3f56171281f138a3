import type { ViewedLine } from '#domain/cart/view.ts'
import { refuseLinks } from '#domain/designs/links.ts'
import type { RefusalCode } from '#domain/refusals.ts'
import type { Executor } from '../../db/database.ts'
import { keptFile } from '../designs/kept-file.ts'
import type { StoredDesign } from '../designs/stored-design.ts'
import { replaceFrontLinks } from './design-link-store.ts'
import { linkableFile } from './save-designs.ts'

/** Why a design of the company cannot be the front of every copy of a line; null when it can. */
export const refuseWholeLine = (line: ViewedLine, design: StoredDesign): RefusalCode | null =>
  refuseLinks([{ kind: 'file', designId: design.id, quantity: line.quantity }], {
    takesDesigns: line.needsFiles,
    orderedCopies: line.quantity,
    files: [linkableFile(keptFile(design), line.print, false)],
  })

/** Makes one design the front of every copy of a line that was taken, unless the line refuses it. */
export async function linkWholeLine(
  trx: Executor,
  line: ViewedLine,
  design: StoredDesign,
): Promise<RefusalCode | null> {
  const refusal = refuseWholeLine(line, design)
  if (refusal) return refusal
  await replaceFrontLinks(trx, line.id, [
    { kind: 'file', designId: design.id, itemId: null, quantity: line.quantity },
  ])
  return null
}
