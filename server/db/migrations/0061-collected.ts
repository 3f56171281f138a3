import { type Kysely, sql } from 'kysely'

/** Who fetched which lines of an order, with a signature where one was asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(handovers).execute(db)
}

const handovers = `
create table handovers (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  collected_by text not null,
  -- Strokes as a path of SVG.
  signature text check (length(signature) between 1 and 12000),
  collected_at timestamptz not null
);
create index handovers_order on handovers (order_id);
create trigger handovers_audit after insert or update or delete on handovers
  for each row execute function record_change('id', '{signature}');

alter table order_lines add column handover_id uuid references handovers on delete set null;
create index order_lines_handover on order_lines (handover_id);
`
