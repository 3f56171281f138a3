import type { Staff } from '#domain/access/actor.ts'
import { downloadName } from '#domain/designs/file-name.ts'
import { printFileName } from '#domain/orders/print-file-name.ts'
import { wasReleased } from '#domain/orders/states.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import type { StoredDesign } from '../designs/stored-design.ts'
import { findOrder } from '../ordered/find-order.ts'
import type { OrderRecord } from '../ordered/order-record.ts'
import { findOrderedBy } from './desk-order-store.ts'
import { standingHolds } from './order-holds-store.ts'
import { designsOfOrders } from './show-ordered-design.ts'

/** A file that is printed for an order; `id` is that of the design on its line. */
export type PrintFile = {
  readonly id: string
  readonly name: string
  readonly storageKey: string
  readonly lineId: string
  /** Its line was released for production, or is further. */
  readonly wasReleased: boolean
}

const ENDING = /\.([^.]+)$/u

/** The files that an order is made with, by names that production goes by; what was cancelled or is still to come has none. */
export function printFilesOf(
  { number, groups }: OrderRecord,
  designs: ReadonlyMap<string, StoredDesign>,
): readonly PrintFile[] {
  const lines = groups.flatMap((group) => group.lines)
  return lines.flatMap((line, place) => {
    if (line.state === 'cancelled') return []
    const files = line.designs.flatMap((design) => {
      const stored = design.designId === null ? undefined : designs.get(design.designId)
      return stored?.storageKey ? [{ ...design, stored, storageKey: stored.storageKey }] : []
    })
    return files.map(({ id, quantity, side, stored, storageKey }, file) => ({
      id,
      storageKey,
      lineId: line.id,
      wasReleased: wasReleased(line.state),
      name: printFileName({
        orderNumber: number,
        line: place + 1,
        lineOf: line,
        file,
        files: files.length,
        copies: quantity,
        side,
        ending: ENDING.exec(downloadName(stored.fileName, typeOf(stored)))?.[1] ?? 'bin',
      }),
    }))
  })
}

/** A file, and whether it may go to the machines: its line was released, and neither it nor its order is held up. */
type FetchedFile = PrintFile & { readonly mayBePrinted: boolean }
type Production = { readonly number: string; readonly files: readonly FetchedFile[] }

/** What staff fetch of an order to make it. */
export async function findPrintFiles(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  orderId: string,
): Promise<Production> {
  requireRight(staff, 'seeOrders')
  const by = await findOrderedBy(db, orderId)
  const order = by && (await findOrder(db, by.companyId, orderId))
  if (!by || !order) throw new Refusal('OrderNotFound')
  const designs = await designsOfOrders(db, by.companyId, [order])
  const holds = await standingHolds(db, orderId)
  const isHeld = (lineId: string) => holds.some((hold) => hold.lineId === null || hold.lineId === lineId)
  const files = printFilesOf(order, designs).map((file) => ({
    ...file,
    mayBePrinted: file.wasReleased && !isHeld(file.lineId),
  }))
  return { number: order.number, files }
}

/** What a file is; null for one that could not be read. */
const typeOf = ({ facts }: StoredDesign) => (facts && 'type' in facts ? facts.type : null)
