import { type Kysely, sql } from 'kysely'

/** How print files arrive, and what is shown of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(uploads).execute(db)
}

const uploads = `
alter table designs
  -- Names the upload in its address; a new one is given when an upload begins anew.
  add column upload_id uuid unique,
  -- Who began it may finish it after that token has ended, as long as the session lasts.
  add column upload_token_hash bytea,
  add column session_id_hash bytea,
  add column received_bytes bigint not null default 0 check (received_bytes >= 0),
  -- When bytes last came, or the file was announced.
  add column moved_at timestamptz not null default now(),
  -- Pictures of its pages: [{page, widthPx, heightPx}], as files under previews/.
  add column previews jsonb not null default '[]';

create index designs_unfinished on designs (moved_at) where status in ('announced', 'receiving');
create index designs_hanging on designs (updated_at) where status = 'processing';
create index designs_session on designs (session_id_hash, moved_at) where status in ('announced', 'receiving');
create index line_designs_design on line_designs (design_id) where design_id is not null;
`
