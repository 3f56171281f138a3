import { sql } from 'kysely'
import type { AttributeShape } from '#domain/catalogue/attribute-kinds.ts'
import type { Draft } from '#domain/catalogue/draft.ts'
import type { ProductFields } from '#domain/catalogue/product-fields.ts'
import type { Executor } from '../../../db/database.ts'
import { namedImageJson } from '../../../db/named-image-json.ts'
import { matches } from '../desk-product-store.ts'
import { readDraft } from '../product-draft-store.ts'
import type { NamedImage } from '../image-url.ts'

/** A product that a step can offer, as it is in the shop, with what is changed of it. */
export type OfferedRow = {
  readonly id: string
  readonly sku: string
  readonly title: string
  readonly status: ProductFields['status']
  readonly image: NamedImage | null
  readonly priceModel: ProductFields['prices'][number]['price']['model'] | null
  readonly attributes: readonly { readonly code: string; readonly values: readonly string[] }[]
  readonly draft: Draft<ProductFields> | null
}

type Row = Omit<OfferedRow, 'draft'> & { readonly edit: unknown }

async function read(
  executor: Executor,
  ids: readonly string[],
  onDay: string,
): Promise<readonly OfferedRow[]> {
  const { rows } = await sql<Row>`
    select p.id, p.sku, p.title, p.status,
      (select ${namedImageJson} from product_images l join images i on i.id = l.image_id
        where l.product_id = p.id order by l.position limit 1) as image,
      (select c.model from prices c join price_lists l on l.id = c.price_list_id and l.kind = 'base'
        where c.product_id = p.id and c.valid_from <= ${onDay}::date
          and (c.valid_to is null or c.valid_to >= ${onDay}::date) limit 1) as "priceModel",
      (select coalesce(json_agg(json_build_object('code', had.code, 'values', had.values) order by had.code), '[]')
        from (select v.attribute_code as code, json_agg(v.value order by v.position, v.value) as values
          from product_attributes v where v.product_id = p.id group by v.attribute_code) had) as attributes,
      d.edit
    from products p left join product_drafts d on d.product_id = p.id
    where p.id = any(${[...ids]}::uuid[]) order by lower(p.title), p.id`.execute(executor)
  return rows.map(({ edit, ...row }) => ({ ...row, draft: readDraft(edit) }))
}

/** The products of these SKUs, by title. */
export async function loadOffered(
  executor: Executor,
  skus: readonly string[],
  onDay: string,
): Promise<readonly OfferedRow[]> {
  return read(executor, await idsOfSkus(executor, skus), onDay)
}

/** The simple products with this in their title or SKU, also as they become, by title. */
export async function searchOffered(
  executor: Executor,
  { search, onDay, limit }: { readonly search: string; readonly onDay: string; readonly limit: number },
): Promise<readonly OfferedRow[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from products p left join product_drafts d on d.product_id = p.id
    where p.type = 'simple' and p.status <> 'discontinued'
      and (${matches(search)} or strpos(lower(d.edit->'change'->>'title'), lower(${search}::text)) > 0)
    order by lower(p.title), p.id limit ${limit}`.execute(executor)
  return read(
    executor,
    rows.map(({ id }) => id),
    onDay,
  )
}

export async function idsOfSkus(executor: Executor, skus: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products where sku = any(${[...skus]}::text[])`.execute(executor)
  return rows.map(({ id }) => id)
}

/** The pictures with these ids. */
export async function loadNamedImages(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedImage>> {
  const { rows } = await sql<{ id: string; image: NamedImage }>`
    select i.id, ${namedImageJson} as image from images i where i.id = any(${[...ids]}::uuid[])`.execute(
    executor,
  )
  return new Map(rows.map(({ id, image }) => [id, image]))
}

/** How the values of attributes are meant, by their codes. */
export async function loadShapes(executor: Executor): Promise<ReadonlyMap<string, AttributeShape>> {
  const rows = await executor.selectFrom('attributes').select(['code', 'kind', 'unit']).execute()
  return new Map(rows.map(({ code, ...shape }) => [code, shape]))
}
