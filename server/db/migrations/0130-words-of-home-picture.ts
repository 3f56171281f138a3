import { type Kysely, sql } from 'kysely'

/** What is on the drawing with which the home page began is said for who cannot see it, also in shops that began before that was asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(words).execute(db)
}

// The drawing of a press sheet has changed since; it alone has this size.
const words = `
insert into content_blocks (id, type, content)
select 'home_hero_image_alt', 'text', 'Drukvel met vijf ontwerpen, snijtekens en een kleurenbalk'
from content_blocks b join images i on b.content = '/images/' || i.content_hash || '.svg'
where b.id = 'home_hero_image' and i.mime_type = 'image/svg+xml' and i.width = 760 and i.height = 650
limit 1
on conflict (id) do nothing;
`
