import { type Kysely, sql } from 'kysely'

/** What of an order its customer is shown: how the orders of a row are found, and when a row of it says something new. */
const SHOWN = {
  orders: { on: 'insert or update', from: 'orders o where o.id = new.id' },
  order_events: { on: 'insert', from: 'orders o where o.id = new.order_id' },
  order_lines: { on: 'update', from: 'orders o where o.id = new.order_id' },
  order_line_designs: {
    on: 'insert or update',
    from: 'order_lines l join orders o on o.id = l.order_id where l.id = new.order_line_id',
  },
  // A file that is being sent changes with each piece of it.
  designs: {
    on: 'update of status',
    when: 'old.status is distinct from new.status',
    from: `order_line_designs d join order_lines l on l.id = d.order_line_id join orders o on o.id = l.order_id
      where d.design_id = new.id`,
  },
  patchups: {
    on: 'insert or update',
    when: 'new.order_line_id is not null',
    from: 'order_lines l join orders o on o.id = l.order_id where l.id = new.order_line_id',
  },
  studio_jobs: {
    on: 'insert or update',
    from: `order_line_designs d join order_lines l on l.id = d.order_line_id join orders o on o.id = l.order_id
      where d.id = new.line_design_id`,
  },
  proofs: {
    on: 'insert or update',
    from: `studio_jobs j join order_line_designs d on d.id = j.line_design_id
      join order_lines l on l.id = d.order_line_id join orders o on o.id = l.order_id where j.id = new.job_id`,
  },
  invoices: { on: 'insert or update', from: 'orders o where o.id = new.order_id' },
} as const satisfies Record<string, { readonly on: string; readonly when?: string; readonly from: string }>

/** Tells who listens of which company which order changed, once per transaction and order, so that its customer sees it at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db)
  for (const [table, shown] of Object.entries(SHOWN)) {
    await run(
      `create function tell_${table}_to_customer() returns trigger language plpgsql as $$
        begin
          perform pg_notify('order_news', o.company_id || ' ' || o.id)
            from ${shown.from};
          return null;
        end $$`,
    )
    await run(
      `create trigger ${table}_to_customer after ${shown.on} on ${table} for each row
         ${'when' in shown ? `when (${shown.when})` : ''} execute function tell_${table}_to_customer()`,
    )
  }
}
