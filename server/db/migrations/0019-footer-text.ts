import { type Kysely, sql } from 'kysely'

/** The sentence under the logo is the theme's: a shop begins with eight blocks (spec 7, On start). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `update shop_settings
         set value = value || jsonb_build_object('footerText', trim(regexp_replace(content, '<[^>]*>', '', 'g')))
         from content_blocks where key = 'theme' and id = 'footer_text';
       delete from content_blocks
         where id = 'footer_text' and exists (select from shop_settings where key = 'theme')`,
    )
    .execute(db)
}
