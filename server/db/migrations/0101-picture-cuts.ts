import { type Kysely, sql } from 'kysely'

/**
 * A photograph has a point that stays in sight where it is cut, in percent; one that is a rectangle of another names that one by
 * its hash, and the rectangle in thousandths. Both are of the row, as its words are: what shows a picture otherwise shows another row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(cuts).execute(db)
}

const cuts = `
alter table images
  add column focus_x integer not null default 50 check (focus_x between 0 and 100),
  add column focus_y integer not null default 50 check (focus_y between 0 and 100),
  add column crop_of text,
  add column crop_x integer,
  add column crop_y integer,
  add column crop_width integer,
  add column crop_height integer,
  add constraint images_crop_whole check (num_nulls(crop_of, crop_x, crop_y, crop_width, crop_height) in (0, 5)),
  add constraint images_crop_inside check (
    crop_x >= 0 and crop_y >= 0 and crop_width > 0 and crop_height > 0 and crop_x + crop_width <= 1000 and crop_y + crop_height <= 1000),
  add constraint images_cut_photographs check (
    widths is not null or (crop_of is null and focus_x = 50 and focus_y = 50));
create index images_content on images (content_hash);
`
