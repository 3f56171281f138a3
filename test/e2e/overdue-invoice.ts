import type { Page } from '@playwright/test'
import { fillCart } from './fill-cart.ts'
import { query } from './query.ts'

/** An invoice of a customer's own order that had to be paid fifteen days ago, which no press makes. */
export async function overdueInvoice(page: Page, databaseUrl: string): Promise<string> {
  await fillCart(page)
  const { id, number: order } = await (await page.request.post('/api/cart/order', { data: {} })).json()
  const number = `FAC-L-${order}`
  await query(
    databaseUrl,
    `insert into invoices (kind, number, company_id, order_id, issued_on, due_on, net_cents, vat_cents, total_cents, content, created_at)
     select 'invoice', $2, o.company_id, o.id, i.issued_on, current_date - 15, i.net_cents, i.vat_cents, i.total_cents,
       i.content || jsonb_build_object('number', $2::text, 'dueOn', current_date - 15), i.created_at
     from orders o, (select * from invoices where number like 'FAC-20%' and kind = 'invoice' order by number limit 1) i
     where o.id = $1`,
    [id, number],
  )
  return number
}
