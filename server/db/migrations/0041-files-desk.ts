import { type Kysely, sql } from 'kysely'

/**
 * What prepress approved of ordered files, by line, side and file, so that an approval never goes over to a file that takes its
 * place. Beside it how urgent each file is for its line, which follows from the file and the line and may be made anew; and
 * the lines whose files can still be judged, however many orders there are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db)
  await run(
    `create table file_approvals (
       id uuid primary key default gen_random_uuid(),
       order_line_id uuid not null references order_lines on delete cascade,
       side text not null check (side in ('front', 'back')),
       design_id uuid references designs on delete set null,
       file_name text not null,
       reason text not null default '',
       operator_id uuid references operators on delete set null,
       approved_at timestamptz not null,
       unique (order_line_id, side, design_id)
     )`,
  )
  await run('create index file_approvals_design on file_approvals (design_id)')
  await run('create index file_approvals_operator on file_approvals (operator_id)')
  await run(
    `create trigger file_approvals_audit after insert or update or delete on file_approvals
       for each row execute function record_change('id')`,
  )
  await run(
    `create table file_judgements (
       line_design_id uuid primary key references order_line_designs on delete cascade,
       design_id uuid not null references designs on delete cascade,
       judged_of timestamptz not null,
       rank int not null
     )`,
  )
  await run('create index file_judgements_design on file_judgements (design_id)')
  await run(
    `create index order_lines_unmade on order_lines (delivery_date, id)
       where state in ('placed', 'awaiting_files', 'in_studio', 'awaiting_approval', 'released', 'on_hold')`,
  )
}
