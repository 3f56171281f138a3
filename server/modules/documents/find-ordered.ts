import { packTexts } from '#texts/nl/price-unit.ts'
import type { Executor } from '../../db/database.ts'
import { findExampleOrder, findOrder } from '../ordered/find-order.ts'
import type { OrderLineRow, OrderRecord } from '../ordered/order-record.ts'

/** What papers say of a line. */
export type OrderedLineRow = Pick<
  OrderLineRow,
  | 'id'
  | 'groupId'
  | 'sku'
  | 'title'
  | 'quantity'
  | 'pack'
  | 'optionTexts'
  | 'unitCents'
  | 'lineCents'
  | 'expressCents'
  | 'vatPercent'
  | 'breakdown'
  | 'state'
  | 'deliveryKind'
  | 'deliveryDate'
  | 'address'
  | 'dispatch'
  | 'parcels'
>

/** What papers say of an order; its groups are of no matter to them. */
export type OrderedRecord = Omit<OrderRecord, 'groups' | 'events' | 'netCents' | 'version'> & {
  readonly lines: readonly OrderedLineRow[]
}

/** An order for its papers; with a company, only when it is that company's. */
export async function findOrdered(
  executor: Executor,
  id: string,
  companyId: string | null = null,
): Promise<OrderedRecord | null> {
  const order = await findOrder(executor, companyId, id)
  return order && forPapers(order)
}

/** As `findExampleOrder`. */
export async function findExampleOrdered(executor: Executor, number: string): Promise<OrderedRecord | null> {
  const order = await findExampleOrder(executor, number)
  return order && forPapers(order)
}

const forPapers = ({
  groups,
  events: _events,
  netCents: _net,
  version: _version,
  ...order
}: OrderRecord): OrderedRecord => ({
  ...order,
  lines: groups.flatMap(({ lines }) => lines.map(lineForPapers)),
})

function lineForPapers(line: OrderLineRow): OrderedLineRow {
  const { id, groupId, sku, title, quantity, optionTexts, unitCents, lineCents, expressCents, vatPercent } =
    line
  const { breakdown, state, deliveryKind, deliveryDate, address, dispatch, parcels } = line
  const amounts = { unitCents, lineCents, expressCents, vatPercent, breakdown }
  return {
    id,
    groupId,
    sku,
    title,
    quantity,
    pack: line.pack,
    // Of a pack first how many that are.
    optionTexts: [...packTexts(quantity, line.pack), ...optionTexts],
    ...amounts,
    state,
    deliveryKind,
    deliveryDate,
    address,
    dispatch,
    parcels,
  }
}
