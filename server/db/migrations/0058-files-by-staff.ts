import { type Kysely, sql } from 'kysely'

/**
 * Staff repair and replace ordered files: what took the place of what is kept whoever did it, and a repair without a contact is one
 * of the shop. Beside it who of the staff has what open, which nobody misses after a crash.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(replaced).execute(db)
  await sql`alter table patchups alter column contact_id drop not null`.execute(db)
  await sql.raw(open).execute(db)
}

const replaced = `
create table replaced_files (
  id uuid primary key default gen_random_uuid(),
  order_line_id uuid not null references order_lines on delete cascade,
  -- Its place on the line; null once that is gone.
  line_design_id uuid references order_line_designs on delete set null,
  side text not null check (side in ('front', 'back')),
  design_id uuid references designs on delete set null,
  file_name text not null,
  -- What came instead; null where it was taken off the line, or is gone by now.
  by_design_id uuid references designs on delete set null,
  actor jsonb default shop_actor(),
  replaced_at timestamptz not null default now()
);
create index replaced_files_line on replaced_files (order_line_id, replaced_at);
create index replaced_files_place on replaced_files (line_design_id);
create index replaced_files_design on replaced_files (design_id);
create index replaced_files_by_design on replaced_files (by_design_id);

create function keep_replaced_file() returns trigger language plpgsql as $$
begin
  -- With its whole line goes all that was on it.
  if exists (select from order_lines where id = old.order_line_id) then
    insert into replaced_files (order_line_id, line_design_id, side, design_id, file_name, by_design_id)
    values (old.order_line_id, case when tg_op = 'UPDATE' then old.id end, old.side, old.design_id, old.file_name,
      case when tg_op = 'UPDATE' then new.design_id end);
  end if;
  return null;
end $$;
create trigger order_line_designs_replaced after update of design_id on order_line_designs
  for each row when (old.design_id is not null and old.design_id is distinct from new.design_id)
  execute function keep_replaced_file();
create trigger order_line_designs_removed after delete on order_line_designs
  for each row when (old.design_id is not null) execute function keep_replaced_file();
`

const open = `
create unlogged table open_desks (
  operator_id uuid not null references operators on delete cascade,
  kind text not null check (kind in ('file', 'order', 'quote')),
  subject_id uuid not null,
  seen_at timestamptz not null,
  primary key (operator_id, kind, subject_id)
);
create index open_desks_subject on open_desks (kind, subject_id);
-- Of each that comes or goes, and not of who is still there.
create trigger open_desks_news after insert or delete on open_desks
  for each row execute function tell_new_rows();
`
