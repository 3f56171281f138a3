import { z } from 'zod'
import type { ShopContext } from '../../context.ts'
import { defineTask } from '../../jobs/queue.ts'
import { Refusal } from '../../refusal.ts'
import { fileInvoiceTask } from './file-invoice.task.ts'
import { unkeptInvoices } from './invoice-store.ts'
import { invoiceOrderOf } from './invoice-order.ts'
import { ordersToInvoice } from './ordered-store.ts'

const BATCH = 50
const LOST_AFTER_MS = 60 * 60_000

/**
 * Invoices what has left the house since the last run, each order by itself, so that one that cannot be invoiced holds up no
 * other; and files invoices whose own job was lost.
 */
export const invoiceRunTask = defineTask({
  name: 'invoice-run',
  payload: z.object({}),
  attempts: 1,
  expireInSeconds: 600,
  cron: '*/10 * * * *',
  async run(shop: ShopContext, _payload, signal) {
    const refused: string[] = []
    while (!signal.aborted) {
      const orders = await ordersToInvoice(shop.db, BATCH, refused)
      if (orders.length === 0) break
      for (const id of orders) {
        if (!(await invoiced(shop, id))) refused.push(id)
      }
      // A shop that cannot invoice at all is told once, not for each order.
      if (refused.length >= BATCH) break
    }
    const since = new Date(shop.clock().getTime() - LOST_AFTER_MS)
    for (const invoiceId of await unkeptInvoices(shop.db, since, BATCH)) {
      await shop.jobs.send(shop.db, fileInvoiceTask, { invoiceId })
    }
  },
})

async function invoiced(shop: ShopContext, orderId: string): Promise<boolean> {
  try {
    await invoiceOrderOf(shop, { kind: 'system', task: 'invoice-run' }, orderId)
    return true
  } catch (error) {
    const reason = error instanceof Refusal ? error.code : error
    shop.log.warn({ orderId, reason }, 'an order could not be invoiced')
    return false
  }
}
