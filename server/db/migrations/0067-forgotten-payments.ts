import { type Kysely, sql } from 'kysely'

/** A payment out of the books loses what was written with it; what was paid, when and on what stays all the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(triggers).execute(db)
}

const triggers = `
drop trigger payments_stay on payments;
create trigger payments_stay before update on payments for each row when (not (
  coalesce(shop_actor()->>'task', '') = 'forgetting'
  and row(old.id, old.company_id, old.cents, old.paid_on, old.booked_at, old.booked_by, old.reversed_at, old.reversed_by)
    is not distinct from row(new.id, new.company_id, new.cents, new.paid_on, new.booked_at, new.booked_by, new.reversed_at, new.reversed_by)
)) execute function payment_stays();
create trigger payments_are_kept before delete on payments for each row execute function payment_stays();
`
