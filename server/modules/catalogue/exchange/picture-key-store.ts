import { sql } from 'kysely'

/** What names a picture in a file, as `pictureEntryKey` writes it. */
export const pictureKeySql = sql`(content_hash || ' ' || alt || case when focus_x = 50 and focus_y = 50 then ''
  else chr(10) || focus_x || ' ' || focus_y end)`
