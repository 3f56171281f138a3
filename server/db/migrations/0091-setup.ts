import { type Kysely, sql } from 'kysely'

/** How far the shop is set up is kept beside its settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_settings drop constraint shop_settings_key_check,
    add constraint shop_settings_key_check
      check (key in ('theme', 'prices', 'calendar', 'delivery', 'quotes', 'setup'))`.execute(db)
}
