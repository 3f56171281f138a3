import { sql } from 'kysely'

/** By what a page knows a picture: its bytes, its sizes and the point that stays in sight; of a query on `images`. */
export const namedImageJson = sql`json_build_object('hash', content_hash, 'mimeType', mime_type, 'widths', widths,
  'focus', json_build_object('x', focus_x, 'y', focus_y))`
