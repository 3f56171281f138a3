import { type Kysely, sql } from 'kysely'

/**
 * A contact keeps until when his last invitation holds or held: its link is deleted soon after its end, and staff page through those
 * who are to be invited, however many an import brought. Of invitations of before the link tells it, or the mail, whose row stays.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
alter table contacts add column invited_until timestamptz;

select set_config('shop.actor', '{"kind": "system", "task": "filling"}', true);
update contacts p set invited_until = coalesce(
  (select max(t.expires_at) from password_reset_tokens t where t.contact_id = p.id),
  (select max(m.created_at) + interval '7 days' from outbox m
    where m.dedupe_key ~>=~ ('account_invitation:' || p.id || ':') and m.dedupe_key ~<~ ('account_invitation:' || p.id || ';')))
where state = 'invited' and erased_at is null;
select set_config('shop.actor', '', true);

create index contacts_invited on contacts (lower(last_name), lower(first_name), id)
  where state = 'invited' and erased_at is null;
`.execute(db)
}
