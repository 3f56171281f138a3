import { sql } from 'kysely'
import type { ContactRights } from '#domain/access/contact-rights.ts'
import type { Executor } from '../../db/database.ts'

export type ActiveContact = {
  readonly id: string
  readonly name: string
  readonly firstName: string
  readonly email: string
  readonly rights: ContactRights
}

/** Who may log in for the company of an order: who placed it first, then by name. */
export async function activeContactsOfOrder(
  executor: Executor,
  orderId: string,
): Promise<readonly ActiveContact[]> {
  const { rows } = await sql<ActiveContact>`
    select c.id, concat_ws(' ', c.first_name, c.last_name) as name, c.first_name as "firstName", c.email,
      json_build_object('roles', c.roles, 'orderLimitCents', c.order_limit_cents) as rights
    from orders o join contacts c on c.company_id = o.company_id join companies on companies.id = o.company_id
    where o.id = ${orderId} and c.state = 'active' and not companies.is_blocked
    order by c.id <> o.contact_id, c.last_name, c.first_name, c.id`.execute(executor)
  return rows
}
