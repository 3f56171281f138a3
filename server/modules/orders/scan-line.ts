import type { z } from 'zod'
import type { DeskLine } from '#contract/office/orders.ts'
import type { ScannedLine } from '#contract/office/scan.ts'
import type { Staff } from '#domain/access/actor.ts'
import { nextStep } from '#domain/orders/next-step.ts'
import { readScanCode, scanCode } from '#domain/orders/scan-code.ts'
import type { LineState } from '#domain/orders/states.ts'
import type { ShopContext } from '../../context.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { findOrderIdByNumber } from './desk-order-store.ts'
import { showDeskOrder } from './desk-orders.ts'
import { type Collected, type Dispatch, moveLines } from './move-lines.ts'

/** The line that a code names; one that no order of ours has is told apart from one of nobody. */
export async function scanLine(
  shop: ShopContext,
  staff: Staff,
  text: string,
): Promise<z.input<typeof ScannedLine>> {
  const { named, order, line, others } = await findScanned(shop, staff, text)
  return {
    code: scanCode(named),
    orderId: order.id,
    orderNumber: order.number,
    companyName: order.company.name,
    line,
    hold: line.hold ?? order.hold,
    step: nextStep(line.state, line.delivery.kind),
    otherCount: others.length,
  }
}

/** The steps that what goes together takes together: the parcel is closed then. */
const TOGETHER: ReadonlySet<LineState> = new Set(['ready', 'ready_for_pickup'])

async function findScanned(shop: ShopContext, staff: Staff, text: string) {
  requireRight(staff, 'seeOrders')
  const named = readScanCode(text)
  if (!named) throw new Refusal('ScanForeign')
  const orderId = await findOrderIdByNumber(shop.db, named.orderNumber)
  const order = orderId && (await showDeskOrder(shop, staff, orderId))
  const line = order && order.groups.flatMap(({ lines }) => lines)[named.line - 1]
  if (!order || !line) throw new Refusal('ScanUnknown')
  const others = order.groups
    .flatMap(({ lines }) => lines)
    .filter(
      (one) =>
        one.id !== line.id &&
        one.hold === null &&
        TOGETHER.has(one.state) &&
        one.state === line.state &&
        wayOf(one) === wayOf(line),
    )
  return { named, order, orderNumber: order.number, line, others }
}

const wayOf = ({ delivery: { kind, address } }: z.input<typeof DeskLine>) =>
  JSON.stringify([kind, kind === 'ship' ? address : null])

type Step = {
  readonly code: string
  readonly from: LineState
  readonly handover: Collected | null
  readonly withOthers: boolean
} & Dispatch

/** Takes the step that followed from a state. Once taken, it is not taken again; a line that went elsewhere refuses. */
export async function takeScannedStep(
  shop: ShopContext,
  staff: Staff,
  { code, from, handover, withOthers, ...dispatch }: Step,
): Promise<z.input<typeof ScannedLine>> {
  requireRight(staff, 'moveOrders')
  const { line, others, orderNumber } = await findScanned(shop, staff, code)
  const state = nextStep(from, line.delivery.kind)
  if (state === null) throw new Refusal('LineCannotMove')
  await moveLines(shop, staff, {
    name: orderNumber,
    lineIds: [line, ...(withOthers ? others : [])].map(({ id }) => id),
    state,
    from,
    dispatch,
    handover,
  })
  return scanLine(shop, staff, code)
}
