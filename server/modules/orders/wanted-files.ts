import { designCount, judgeLine, type JudgedDesign } from '#domain/cart/line-designs.ts'
import type { LineDesignStatus } from '#domain/cart/design-status.ts'
import { type ExtraDesigns, extraDesigns } from '#domain/orders/later-designs.ts'
import { takesFiles } from '#domain/orders/states.ts'
import { keptFile } from '../designs/kept-file.ts'
import type { StoredDesign } from '../designs/stored-design.ts'
import type { OrderLineRow } from '../ordered/order-record.ts'

/** An ordered line that waits for its files, with what is thought of those that it has. */
export type WaitingLine = {
  readonly line: OrderLineRow
  readonly designs: readonly JudgedDesign[]
  readonly status: LineDesignStatus
  /** The copies that files are wanted for: the studio makes the others. */
  readonly copies: number
  /** Designs that were not paid for yet; null where there are none. */
  readonly extra: ExtraDesigns | null
}

/** How far a line is with its files; null for one that waits for none. */
export function waitingLine(
  line: OrderLineRow,
  stored: ReadonlyMap<string, StoredDesign>,
): WaitingLine | null {
  if (!takesFiles(line.state)) return null
  const { quantity, print, backSide: back } = line
  const kept = line.designs.map(({ id, side, quantity: copies, isApproved, isStudio, designId }) => {
    const design = isStudio || designId === null ? undefined : stored.get(designId)
    return { itemId: id, side, quantity: copies, isApproved, file: design ? keptFile(design) : null }
  })
  const demands = { needsFiles: true, quantity, isDeferred: false, print, back }
  const { designs, status } = judgeLine(demands, { designs: kept })
  const byStudio = kept.filter(({ side, file }) => side === 'front' && file === null)
  const copies = byStudio.reduce((left, design) => left - design.quantity, quantity)
  const extra = extraDesigns(line, designCount({ designs: kept }))
  return { line, designs, status: status ?? 'missing', copies, extra }
}
