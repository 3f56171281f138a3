import { type Kysely, sql } from 'kysely'

/**
 * Looks once whether a line has as many copies as its designs, however many of them a statement writes. Each row had the
 * sum of the whole line made, so that two thousand designs took seconds, of a connection and of the cart.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(once).execute(db)
}

const once = `
create index line_designs_line on line_designs (line_id);

drop trigger line_designs_within_line on line_designs;
drop function copies_within_line;

-- Touches each line once; line_covers_copies then looks at it when the transaction ends, as for a change of its quantity.
create function touch_lines_of_designs() returns trigger language plpgsql as $$
begin
  update cart_lines set quantity = quantity where id in (select line_id from written);
  return null;
end $$;
create trigger line_designs_inserted after insert on line_designs
  referencing new table as written for each statement execute function touch_lines_of_designs();
create trigger line_designs_updated after update on line_designs
  referencing new table as written for each statement execute function touch_lines_of_designs();
`
