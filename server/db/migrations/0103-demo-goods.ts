import { type Kysely, sql } from 'kysely'

/**
 * What a shop was given of the demo's assortment, each thing with a mark of how it was then: what still has its mark was changed by
 * nobody, and can be taken out again. Without references, so that what somebody deletes by itself leaves only its name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(goods).execute(db)
}

const goods = `
create table demo_goods (
  kind text not null check (kind in ('product', 'category', 'attribute')),
  key text not null,
  mark text not null,
  primary key (kind, key)
);
`
