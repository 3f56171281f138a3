import { sql } from 'kysely'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { Executor } from '../../db/database.ts'

/** What is open by how many days it is late: up to none, 30, 60, 90 and more. */
export type AgedSums = {
  readonly notDue: number
  readonly to30: number
  readonly to60: number
  readonly to90: number
  readonly older: number
  readonly total: number
}
export type AgedCompany = AgedSums & { readonly id: string; readonly name: string }

/** What each company has to pay by its age, who owes the most first, and the same of all together however many there are. */
export async function sumByAge(
  executor: Executor,
  { today, limit }: { readonly today: PlainDate; readonly limit: number },
): Promise<{ readonly companies: readonly AgedCompany[]; readonly all: AgedSums }> {
  const owed = sql`select i.company_id, i.total_cents - i.paid_cents - i.credited_cents as cents, ${today}::date - coalesce(i.due_on, i.issued_on) as late
    from invoices i where i.kind = 'invoice' and not i.is_credited and i.paid_cents + i.credited_cents < i.total_cents`
  const sums = sql`coalesce(sum(cents) filter (where late <= 0), 0)::bigint as "notDue",
    coalesce(sum(cents) filter (where late between 1 and 30), 0)::bigint as "to30",
    coalesce(sum(cents) filter (where late between 31 and 60), 0)::bigint as "to60",
    coalesce(sum(cents) filter (where late between 61 and 90), 0)::bigint as "to90",
    coalesce(sum(cents) filter (where late > 90), 0)::bigint as older,
    coalesce(sum(cents), 0)::bigint as total`
  const { rows } = await sql<AgedCompany>`
    select c.id, c.name, ${sums} from (${owed}) owed join companies c on c.id = owed.company_id
    group by c.id order by total desc, c.name limit ${limit}`.execute(executor)
  const { rows: totals } = await sql<AgedSums>`select ${sums} from (${owed}) owed`.execute(executor)
  const [all] = totals
  if (!all) throw new Error('sums of no rows are zero')
  return { companies: rows, all }
}
