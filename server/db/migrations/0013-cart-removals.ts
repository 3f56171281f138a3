import { type Kysely, sql } from 'kysely'

/** What customers took out of their carts, whole, so that one press puts it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create table cart_removals (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references carts on delete cascade,
  removed_at timestamptz not null,
  restored_at timestamptz,
  -- The rows of the groups as they were: groups, lines, designs, patchups and tokens.
  kept jsonb not null,
  -- What stayed of a group of which only a part was removed, as a mark of it; null when nothing did.
  left_over text,
  -- Designs that were linked: they are not purged meanwhile.
  design_ids uuid[] not null default '{}'
);
create index cart_removals_cart on cart_removals (cart_id);
create index cart_removals_removed on cart_removals (removed_at);
create index cart_removals_designs on cart_removals using gin (design_ids);
`,
    )
    .execute(db)
}
