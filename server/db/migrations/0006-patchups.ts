import { type Kysely, sql } from 'kysely'

/** Repairs of designs that the shop proposes for a line, and the links in mails that answer them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table patchups (
  id uuid primary key default gen_random_uuid(),
  -- What was proposed together is mailed together, and answered by one link.
  batch_id uuid not null,
  line_id uuid not null references cart_lines on delete cascade,
  company_id uuid not null references companies on delete cascade,
  contact_id uuid not null references contacts on delete cascade,
  side text not null check (side in ('front', 'back')),
  source_design_id uuid not null,
  result_design_id uuid not null unique,
  plan jsonb not null,
  options jsonb not null,
  state text not null default 'proposed' check (state in ('proposed', 'previewed', 'confirmed', 'rejected', 'failed')),
  created_at timestamptz not null,
  decided_at timestamptz,
  foreign key (source_design_id, company_id) references designs (id, company_id) on delete cascade,
  foreign key (result_design_id, company_id) references designs (id, company_id) on delete cascade
);
create index patchups_line on patchups (line_id, created_at);
create index patchups_batch on patchups (batch_id);
create index patchups_source on patchups (source_design_id);
create unique index patchups_one_open on patchups (line_id, side, source_design_id) where state in ('proposed', 'previewed');

create table patchup_tokens (
  token_hash bytea primary key,
  batch_id uuid not null,
  line_id uuid not null references cart_lines on delete cascade,
  contact_id uuid not null references contacts on delete cascade,
  decision text not null check (decision in ('confirm', 'reject')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index patchup_tokens_batch on patchup_tokens (batch_id);
`,
    )
    .execute(db)
}
