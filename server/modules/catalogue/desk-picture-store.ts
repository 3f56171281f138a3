import { sql } from 'kysely'
import type { Crop } from '#domain/catalogue/picture-cut.ts'
import type { Executor } from '../../db/database.ts'
import { imageJson, type ImageRow } from './category-store.ts'

type WholeRow = Pick<ImageRow, 'hash' | 'width' | 'height'> & { readonly widths: readonly number[] }

export type DeskImageRow = {
  readonly id: string
  readonly image: ImageRow
  /** The rectangle that it is of another photograph, with that one; null of one that is whole. */
  readonly crop: (Crop & { readonly whole: WholeRow }) | null
}

/** Images by their ids, in that order, with what they are cut of. */
export async function loadDeskImages(
  executor: Executor,
  ids: readonly string[],
): Promise<readonly DeskImageRow[]> {
  const { rows } = await sql<DeskImageRow>`
    select images.id, ${imageJson('images.alt')} as image,
      case when w.hash is null then null else json_build_object('x', images.crop_x, 'y', images.crop_y,
        'width', images.crop_width, 'height', images.crop_height, 'whole', w) end as crop
    from unnest(${[...ids]}::uuid[]) with ordinality as asked (id, place)
    join images on images.id = asked.id
    left join lateral (
      select o.content_hash as hash, o.width, o.height, o.widths from images o
      where o.content_hash = images.crop_of and o.widths is not null limit 1) w on true
    order by place`.execute(executor)
  return rows
}
