import { type Kysely, sql } from 'kysely'

/** What is known of a request for an account, and the tokens by which somebody confirms the newsletter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table account_requests
  add column network text,
  -- What was found when it was taken in: a company with these numbers, how often this address asked.
  add column findings jsonb,
  add column taken_in_at timestamptz,
  add column reason text,
  add column company_id uuid references companies on delete set null,
  add column contact_id uuid references contacts on delete set null;
create index account_requests_open on account_requests (submitted_at) where state in ('submitted', 'in_review', 'invited');
create index account_requests_email on account_requests (email);
create index account_requests_network on account_requests (network, submitted_at);
create index companies_kvk on companies (kvk_number);
create index companies_vat on companies (vat_id);

create table newsletter_tokens (
  token_hash bytea primary key,
  email text not null references newsletter_subscriptions on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index newsletter_tokens_email on newsletter_tokens (email);
`,
    )
    .execute(db)
}
