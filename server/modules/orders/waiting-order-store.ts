import { sql } from 'kysely'
import { WAITING_STATES } from '#domain/orders/states.ts'

/** Whether the studio cannot begin with a row of `orders` because it was told nothing yet. */
export const awaitsBriefing = sql<boolean>`exists (
  select from order_lines l
    join order_line_designs d on d.order_line_id = l.id
    join studio_jobs j on j.line_design_id = d.id
  where l.order_id = orders.id and l.state = 'in_studio' and j.state = 'ordered')`

/** Whether a row of `orders` goes no further until its customer did something. */
export const waitsForCustomer = sql<boolean>`(${awaitsBriefing} or exists (
  select from order_lines l where l.order_id = orders.id and l.state = any(${[...WAITING_STATES]}::text[])))`
