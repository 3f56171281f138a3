import type { Database } from '#server/db/database.ts'

type GivenProduct = {
  readonly sku: string
  readonly title?: string
  readonly popularity?: number
  readonly status?: 'draft' | 'active' | 'discontinued'
  readonly urlPath?: string | null
  readonly replacementSku?: string
  readonly categoryPaths?: readonly string[]
  /** Null is no price. */
  readonly rateE4?: number | null
  readonly attributes?: Readonly<Record<string, readonly string[]>>
  readonly synonyms?: readonly string[]
}

/** A category for a test, below another when its path says so; its title is its path. */
export async function addCategory(
  db: Database,
  path: string,
  given: { isActive?: boolean; position?: number } = {},
) {
  const parentPath = path.slice(0, path.lastIndexOf('/'))
  const parent = await db
    .selectFrom('categories')
    .select('id')
    .where('url_path', '=', parentPath)
    .executeTakeFirst()
  const { id } = await db
    .insertInto('categories')
    .values({
      parent_id: parent?.id ?? null,
      url_path: path,
      title: path,
      is_active: given.isActive ?? true,
      position: given.position ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A piece product for a test, at EUR 1 unless it says otherwise. */
export async function addProduct(db: Database, given: GivenProduct): Promise<string> {
  const { sku, attributes = {}, rateE4 = 10_000 } = given
  const { id } = await db
    .insertInto('products')
    .values({
      sku,
      type: 'simple',
      status: given.status ?? 'active',
      replacement_sku: given.replacementSku ?? null,
      url_path: given.urlPath === undefined ? `/p/${sku.toLowerCase()}` : given.urlPath,
      title: given.title ?? sku,
      price_type: 'dynamic',
      is_orderable_without_bundle: true,
      vat_percent: 21,
      production: JSON.stringify({ carrier: 'stock' }),
      material: JSON.stringify({ name: '', thicknessMm: null, weight: null }),
      delivery_kinds: ['ship', 'pickup'],
      production_days: 2,
      popularity: given.popularity ?? 0,
      search_synonyms: [...(given.synonyms ?? [])],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('prices')
    .columns(['price_list_id', 'product_id', 'model', 'rate_e4'])
    .expression((eb) =>
      eb
        .selectFrom('price_lists')
        .where('kind', '=', 'base')
        .select([
          'id',
          eb.val(id).$castTo<string>().as('product_id'),
          eb.val('piece' as const).as('model'),
          eb.val(rateE4).as('rate_e4'),
        ]),
    )
    .execute()
  for (const path of given.categoryPaths ?? []) {
    await db
      .insertInto('product_categories')
      .columns(['product_id', 'category_id'])
      .expression((eb) =>
        eb
          .selectFrom('categories')
          .where('url_path', '=', path)
          .select([eb.val(id).$castTo<string>().as('product_id'), 'id']),
      )
      .execute()
  }
  for (const [code, values] of Object.entries(attributes)) {
    await db
      .insertInto('attributes')
      .values({ code, label: code, is_filterable: true })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    for (const value of values) {
      await db
        .insertInto('product_attributes')
        .values({ product_id: id, attribute_code: code, value })
        .execute()
    }
  }
  return id
}

/** The base list, which prices of a test hang on. */
export async function addBaseList(db: Database): Promise<void> {
  await db.insertInto('price_lists').values({ code: 'basis', kind: 'base', title: 'Basis' }).execute()
}
