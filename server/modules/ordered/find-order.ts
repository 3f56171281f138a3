import { mailWordsTexts } from '#texts/nl/office/mail-words.ts'
import type { Executor } from '../../db/database.ts'
import { chosenOptions, configuration, orderedPrint, pack } from '../../db/documents/goods.ts'
import {
  addressSnapshot,
  breakdown,
  deliveryContact,
  orderDifferences,
  orderVat,
} from '../../db/documents/orders.ts'
import { Refusal } from '../../refusal.ts'
import type { OrderRecord } from './order-record.ts'
import { findIdOfNumber, findNewestId, findOrderRows } from './order-record-store.ts'

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

/** Of all companies, the order with this number, or without one the order that was placed last; refused where no order has it. */
export async function findExampleOrder(executor: Executor, number: string): Promise<OrderRecord | null> {
  const id = number === '' ? await findNewestId(executor) : await findIdOfNumber(executor, number)
  if (id !== null) return findOrder(executor, null, id)
  if (number === '') return null
  throw new Refusal('InvalidInput', { field: 'order', message: mailWordsTexts.noSuchOrder })
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
