import type { Executor } from '../../db/database.ts'
import { chosenOptions, configuration, orderedPrint, pack } from '../../db/documents/goods.ts'
import {
  addressSnapshot,
  breakdown,
  deliveryContact,
  orderDifferences,
  orderVat,
} from '../../db/documents/orders.ts'
import type { OrderRecord } from './order-record.ts'
import { findNewestId, findOrderRows } from './order-record-store.ts'

/** An order of the company, whole, in one query; another company's is not found. Null asks for that of whomever. */
export async function findOrder(
  executor: Executor,
  companyId: string | null,
  id: string,
): Promise<OrderRecord | null> {
  const [order] = await findOrders(executor, companyId, [id])
  return order ?? null
}

/** Those of some orders that are the company's, whole and in this order, in one query. */
export async function findOrders(
  executor: Executor,
  companyId: string | null,
  ids: readonly string[],
): Promise<readonly OrderRecord[]> {
  const rows = await findOrderRows(executor, companyId, ids)
  return rows.map(readOrder)
}

/** Of all companies, the order that was placed last. */
export async function findNewestOrder(executor: Executor): Promise<OrderRecord | null> {
  const id = await findNewestId(executor)
  return id === null ? null : findOrder(executor, null, id)
}

/** The row with its documents read. */
const readOrder = (row: OrderRecord): OrderRecord => ({
  ...row,
  deliveryContact: deliveryContact.readOrNull(row.deliveryContact),
  vat: orderVat.read(row.vat),
  invoiceAddress: addressSnapshot.readOrNull(row.invoiceAddress),
  changes: row.changes.map((change) => ({
    ...change,
    differences: orderDifferences.read(change.differences),
  })),
  groups: row.groups.map((group) => ({
    ...group,
    configuration: configuration.readOrNull(group.configuration),
    lines: group.lines.map((line) => ({
      ...line,
      options: chosenOptions.read(line.options),
      pack: pack.readOrNull(line.pack),
      breakdown: breakdown.read(line.breakdown),
      address: addressSnapshot.readOrNull(line.address),
      print: orderedPrint.readOrNull(line.print),
    })),
  })),
})
