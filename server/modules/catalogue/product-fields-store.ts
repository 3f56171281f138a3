import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { isDeepEqual } from '#domain/deep-equal.ts'
import type { ProductFields } from '#domain/catalogue/product-fields.ts'
import type { DatedPrice } from '#domain/pricing/price-list.ts'
import type { Executor } from '../../db/database.ts'
import { insertRows } from '../../db/insert-rows.ts'
import { material, pack, production } from '../../db/documents/goods.ts'
import { runningMetre } from '../../db/documents/prices.ts'
import { showPicturesOn } from '../pictures/show-pictures.ts'
import { baseListId } from './base-list-store.ts'
import { productFilesJson, replaceFiles } from './file-store.ts'
import { datedRule, priceJson, type PriceRow } from './price-store.ts'

/** A product as it is in the shop. */
export type LiveProduct = {
  readonly id: string
  readonly sku: string
  readonly type: 'simple' | 'bundle'
  readonly configuratorKey: string | null
  readonly fields: ProductFields
}

type FieldsRow = Omit<LiveProduct, 'fields'> &
  Omit<ProductFields, 'prices' | 'pack' | 'production' | 'material' | 'fixedSizeMm'> & {
    readonly fixedWidthMm: number | null
    readonly fixedHeightMm: number | null
    readonly prices: readonly PriceRow[]
    readonly pack: unknown
    readonly production: unknown
    readonly material: unknown
  }

function productOf({
  id,
  sku,
  type,
  configuratorKey,
  fixedWidthMm,
  fixedHeightMm,
  prices,
  ...row
}: FieldsRow): LiveProduct {
  const fields: ProductFields = {
    ...row,
    pack: pack.readOrNull(row.pack),
    production: production.read(row.production),
    material: material.read(row.material),
    fixedSizeMm: fixedWidthMm && fixedHeightMm ? { widthMm: fixedWidthMm, heightMm: fixedHeightMm } : null,
    prices: prices.map(datedPrice),
  }
  return { id, sku, type, configuratorKey, fields }
}

function datedPrice(row: PriceRow): DatedPrice {
  const { validFrom, validTo, rule } = datedRule(row)
  return { validFrom: validFrom ?? row.validFrom, validTo, price: rule }
}

/** Products with all that staff change of them, as they are in the shop. */
export async function loadProductFields(
  executor: Executor,
  ids: readonly string[],
): Promise<readonly LiveProduct[]> {
  const { rows } = await sql<FieldsRow>`
    select p.id, p.sku, p.type, (select key from configurators where product_id = p.id) as "configuratorKey",
      p.status, p.title, p.url_path as "urlPath", p.short_description as "shortDescription",
      p.medium_description as "mediumDescription", p.description, p.meta_title as "metaTitle",
      p.meta_description as "metaDescription", p.search_synonyms as "searchSynonyms", p.replacement_sku as "replacementSku",
      p.price_type as "priceType", p.vat_percent as "vatPercent", p.is_orderable_without_bundle as "isOrderableWithoutBundle",
      p.needs_print_files as "needsPrintFiles", p.pack, p.fixed_width_mm as "fixedWidthMm", p.fixed_height_mm as "fixedHeightMm",
      p.production, p.material, p.delivery_kinds as "deliveryKinds", p.delivery_classes as "deliveryClasses",
      p.is_foldable as "isFoldable", p.is_rollable as "isRollable", p.production_days as "productionDays",
      case when p.express_days is null then null else json_build_object(
        'days', p.express_days, 'percent', p.express_percent, 'minimumCents', p.express_minimum_cents) end as express,
      case when p.cost_per is null then null else json_build_object('per', p.cost_per, 'rateE4', p.cost_rate_e4) end as cost,
      (select coalesce(json_agg(c.category_id order by c.position, c.category_id), '[]')
        from product_categories c where c.product_id = p.id) as "categoryIds",
      (select coalesce(json_agg(json_build_object('code', attribute_code, 'values', list) order by place, attribute_code), '[]') from (
        select v.attribute_code, a.position as place, json_agg(v.value order by v.position, v.value) as list
          from product_attributes v join attributes a on a.code = v.attribute_code
          where v.product_id = p.id group by v.attribute_code, a.position) listed) as attributes,
      (select coalesce(json_agg(i.image_id order by i.position), '[]') from product_images i where i.product_id = p.id) as "imageIds",
      ${productFilesJson('p.id')} as files,
      (select coalesce(json_agg(o.sku order by r.position), '[]')
        from related_products r join products o on o.id = r.related_id where r.product_id = p.id) as "relatedSkus",
      (select coalesce(json_agg(json_build_object('optionId', o.option_id, 'code', o.code, 'label', o.label, 'minMm', o.min_mm,
          'maxMm', o.max_mm, 'stepMm', o.step_mm, 'defaultMm', o.default_mm, 'isRequired', o.is_required) order by o.position), '[]')
        from custom_options o where o.product_id = p.id and o.kind = 'input_mm') as "sizeOptions",
      (select coalesce(json_agg(${priceJson} order by p.valid_from), '[]') from prices p
        join price_lists l on l.id = p.price_list_id and l.kind = 'base' where p.product_id = products.id) as prices
    from products p join products on products.id = p.id where p.id = any(${[...ids]}::uuid[])`.execute(
    executor,
  )
  return rows.map(productOf)
}

/** A product as it was, and as it is to become; null for one that is not there yet. */
export type ProductWrite = {
  readonly id: string
  readonly before: ProductFields | null
  readonly after: ProductFields
}

type ListField =
  | 'categoryIds'
  | 'attributes'
  | 'imageIds'
  | 'files'
  | 'relatedSkus'
  | 'sizeOptions'
  | 'prices'

/** Writes what differs of products, in the caller's transaction; only tables in which something differs are touched. */
export async function writeProductFields(trx: Executor, writes: readonly ProductWrite[]): Promise<void> {
  await updateColumns(trx, writes)
  const differing = (field: ListField) =>
    writes.filter(({ before, after }) => !isDeepEqual(before?.[field] ?? [], after[field]))
  await replaceCategories(trx, differing('categoryIds'))
  await replaceAttributes(trx, differing('attributes'))
  await showPicturesOn(
    trx,
    differing('imageIds').map(({ id, after }) => ({ productId: id, imageIds: after.imageIds })),
  )
  await replaceFiles(
    trx,
    differing('files').map(({ id, after }) => ({ id, files: after.files })),
  )
  await replaceRelated(trx, differing('relatedSkus'))
  await replaceSizeOptions(trx, differing('sizeOptions'))
  await replacePrices(trx, differing('prices'))
}

function columnsOf({ id, after }: ProductWrite) {
  const { express, fixedSizeMm, cost } = after
  return {
    id,
    status: after.status,
    title: after.title,
    url_path: after.urlPath,
    short_description: after.shortDescription,
    medium_description: after.mediumDescription,
    description: after.description,
    meta_title: after.metaTitle,
    meta_description: after.metaDescription,
    search_synonyms: after.searchSynonyms,
    replacement_sku: after.replacementSku,
    price_type: after.priceType,
    vat_percent: after.vatPercent,
    is_orderable_without_bundle: after.isOrderableWithoutBundle,
    needs_print_files: after.needsPrintFiles,
    pack: after.pack && pack.document(after.pack),
    fixed_width_mm: fixedSizeMm?.widthMm ?? null,
    fixed_height_mm: fixedSizeMm?.heightMm ?? null,
    production: production.document(after.production),
    material: material.document(after.material),
    delivery_kinds: after.deliveryKinds,
    delivery_classes: after.deliveryClasses,
    is_foldable: after.isFoldable,
    is_rollable: after.isRollable,
    production_days: after.productionDays,
    express_days: express?.days ?? null,
    express_percent: express?.percent ?? null,
    express_minimum_cents: express?.minimumCents ?? null,
    cost_per: cost?.per ?? null,
    cost_rate_e4: cost?.rateE4 ?? null,
  }
}

async function updateColumns(trx: Executor, writes: readonly ProductWrite[]): Promise<void> {
  await insertRows(writes.map(columnsOf), (rows) =>
    sql`
      update products set status = n.status, title = n.title, url_path = n.url_path, short_description = n.short_description,
        medium_description = n.medium_description, description = n.description, meta_title = n.meta_title,
        meta_description = n.meta_description, search_synonyms = n.search_synonyms, replacement_sku = n.replacement_sku,
        price_type = n.price_type, vat_percent = n.vat_percent, is_orderable_without_bundle = n.is_orderable_without_bundle,
        needs_print_files = n.needs_print_files, pack = n.pack, fixed_width_mm = n.fixed_width_mm,
        fixed_height_mm = n.fixed_height_mm, production = n.production, material = n.material, delivery_kinds = n.delivery_kinds,
        delivery_classes = n.delivery_classes, is_foldable = n.is_foldable, is_rollable = n.is_rollable,
        production_days = n.production_days, express_days = n.express_days, express_percent = n.express_percent,
        express_minimum_cents = n.express_minimum_cents, cost_per = n.cost_per, cost_rate_e4 = n.cost_rate_e4, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, status text, title text, url_path text,
        short_description text, medium_description text, description text, meta_title text, meta_description text,
        search_synonyms text[], replacement_sku text, price_type text, vat_percent int, is_orderable_without_bundle boolean,
        needs_print_files boolean, pack jsonb, fixed_width_mm int, fixed_height_mm int, production jsonb, material jsonb,
        delivery_kinds text[], delivery_classes text[], is_foldable boolean, is_rollable boolean, production_days int,
        express_days int, express_percent int, express_minimum_cents int, cost_per text, cost_rate_e4 int)
      where products.id = n.id`.execute(trx),
  )
}

const idsOf = (writes: readonly ProductWrite[]) => writes.map(({ id }) => id)

async function replaceCategories(trx: Executor, writes: readonly ProductWrite[]): Promise<void> {
  if (writes.length === 0) return
  await sql`delete from product_categories where product_id = any(${idsOf(writes)}::uuid[])`.execute(trx)
  const rows = writes.flatMap(({ id, after }) =>
    after.categoryIds.map((categoryId, position) => ({ product_id: id, category_id: categoryId, position })),
  )
  await insertRows(rows, (some) =>
    trx
      .insertInto('product_categories')
      .values([...some])
      .execute(),
  )
}

/** A value has its place in the list of its attribute, which is the order of the filters; those that are new come last, as they are given. */
async function replaceAttributes(trx: Executor, writes: readonly ProductWrite[]): Promise<void> {
  if (writes.length === 0) return
  const rows = writes.flatMap(({ id, after }) =>
    after.attributes.flatMap(({ code, values }) =>
      values.map((value, place) => ({ id, code, value, place })),
    ),
  )
  await insertRows(rows, (some) =>
    sql`
      with given as (
        select n.id, n.code, n.value, n.place, listed.position
        from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as n (id uuid, code text, value text, place int)
        left join attribute_values listed on listed.attribute_code = n.code and listed.value = n.value),
      fresh as (
        select g.code, g.value, row_number() over (partition by g.code order by min(g.place), g.value)
          + coalesce((select max(position) from attribute_values where attribute_code = g.code), -1) as position
        from given g where g.position is null group by g.code, g.value)
      insert into product_attributes (product_id, attribute_code, value, position)
      select g.id, g.code, g.value, coalesce(g.position, fresh.position)
      from given g left join fresh on fresh.code = g.code and fresh.value = g.value
      on conflict do nothing`.execute(trx),
  )
  await sql`
    delete from product_attributes where product_id = any(${idsOf(writes)}::uuid[])
      and (product_id, attribute_code, value) not in (
        select n.id, n.code, n.value from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, code text, value text))`.execute(
    trx,
  )
}

async function replaceRelated(trx: Executor, writes: readonly ProductWrite[]): Promise<void> {
  if (writes.length === 0) return
  await sql`delete from related_products where product_id = any(${idsOf(writes)}::uuid[])`.execute(trx)
  const rows = writes.flatMap(({ id, after }) =>
    after.relatedSkus.map((sku, position) => ({ id, sku, position })),
  )
  await insertRows(rows, (some) =>
    sql`insert into related_products (product_id, related_id, position)
      select n.id, products.id, n.position from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as n (id uuid, sku text, position int)
      join products on products.sku = n.sku where products.id <> n.id`.execute(trx),
  )
}

async function replaceSizeOptions(trx: Executor, writes: readonly ProductWrite[]): Promise<void> {
  if (writes.length === 0) return
  await sql`delete from custom_options where kind = 'input_mm' and product_id = any(${idsOf(writes)}::uuid[])`.execute(
    trx,
  )
  const rows = writes.flatMap(({ id, after }) =>
    after.sizeOptions.map((option, position) => ({
      product_id: id,
      option_id: option.optionId,
      kind: 'input_mm' as const,
      code: option.code,
      label: option.label,
      min_mm: option.minMm,
      max_mm: option.maxMm,
      step_mm: option.stepMm,
      default_mm: option.defaultMm,
      is_required: option.isRequired,
      position,
    })),
  )
  await insertRows(rows, (some) =>
    trx
      .insertInto('custom_options')
      .values([...some])
      .execute(),
  )
}

async function replacePrices(trx: Executor, writes: readonly ProductWrite[]): Promise<void> {
  if (writes.length === 0) return
  const listId = await baseListId(trx)
  await sql`delete from prices where price_list_id = ${listId} and product_id = any(${idsOf(writes)}::uuid[])`.execute(
    trx,
  )
  await insertPrices(
    trx,
    writes.flatMap(({ id, after }) =>
      after.prices.map((dated) => ({ ...dated, id: randomUUID(), listId, productId: id })),
    ),
  )
}

/** A price of a product on a list. */
export type ListedPrice = DatedPrice & {
  readonly id: string
  readonly listId: string
  readonly productId: string
}

/** Prices with their tiers and runs. */
export async function insertPrices(trx: Executor, prices: readonly ListedPrice[]): Promise<void> {
  await insertRows(prices, (some) =>
    trx
      .insertInto('prices')
      .values(
        some.map(({ id, listId, productId, validFrom, validTo, price }) => ({
          id,
          price_list_id: listId,
          product_id: productId,
          model: price.model,
          rate_e4: price.rateE4,
          setup_cents: price.setupCents,
          min_area_mm2: price.minAreaMm2,
          minimum_line_cents: price.minimumLineCents,
          extra_design_fee_cents: price.extraDesignFeeCents,
          running_metre: price.runningMetre && runningMetre.write(price.runningMetre),
          tier_measure: price.tiers?.measure ?? null,
          tier_scope: price.tiers?.scope ?? null,
          valid_from: validFrom,
          valid_to: validTo,
        })),
      )
      .execute(),
  )
  const tiers = prices.flatMap(({ id, price }) =>
    (price.tiers?.bands ?? []).map((band) => ({
      price_id: id,
      from_milli: band.fromMilli,
      rate_e4: band.kind === 'amount' ? band.rateE4 : null,
      percent_off: band.kind === 'percentOff' ? band.percent : null,
    })),
  )
  await insertRows(tiers, (some) =>
    trx
      .insertInto('tier_prices')
      .values([...some])
      .execute(),
  )
  const runs = prices.flatMap(({ id, price }) =>
    price.runPrices.map(({ quantity, cents }) => ({ price_id: id, quantity, cents })),
  )
  await insertRows(runs, (some) =>
    trx
      .insertInto('run_prices')
      .values([...some])
      .execute(),
  )
}

/** All that products cost on lists, whenever that holds. */
export async function deletePrices(
  trx: Executor,
  places: readonly { readonly listId: string; readonly productId: string }[],
): Promise<void> {
  const given = JSON.stringify(places.map(({ listId, productId }) => ({ listId, productId })))
  await sql`
    delete from prices p using jsonb_to_recordset(${given}::jsonb) as n ("listId" uuid, "productId" uuid)
    where p.price_list_id = n."listId" and p.product_id = n."productId"`.execute(trx)
}

/** A product that is not in the shop, with a title and the least that a product must say. */
export async function insertProduct(
  trx: Executor,
  { id, sku, title, type }: Pick<LiveProduct, 'id' | 'sku' | 'type'> & { readonly title: string },
): Promise<boolean> {
  const row = await trx
    .insertInto('products')
    .values({
      id,
      sku,
      title,
      type,
      status: 'draft',
      price_type: type === 'bundle' ? 'dynamic' : 'fixed',
      vat_percent: 21,
      delivery_kinds: ['ship', 'pickup'],
      delivery_classes: ['parcel', 'pickup'],
      is_orderable_without_bundle: type === 'simple',
      production_days: 3,
    })
    .onConflict((conflict) => conflict.column('sku').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives a product another SKU; what replaces others is known to them by it. */
export async function renameProduct(trx: Executor, id: string, sku: string): Promise<void> {
  await sql`update products set sku = ${sku}::text, updated_at = now() where id = ${id}::uuid`.execute(trx)
}

/** Takes a product away with all that is its own; what else names it keeps it there. */
export async function deleteProduct(trx: Executor, id: string): Promise<void> {
  await trx.deleteFrom('products').where('id', '=', id).execute()
}

/** Sends who asks for the path that something had to where it is now. */
export async function movePath(trx: Executor, from: string, to: string): Promise<void> {
  await trx.deleteFrom('redirects').where('from_path', '=', to).execute()
  await trx.updateTable('redirects').set({ to_path: to }).where('to_path', '=', from).execute()
  await trx
    .insertInto('redirects')
    .values({ from_path: from, to_path: to, origin: 'move' })
    .onConflict((conflict) => conflict.column('from_path').doUpdateSet({ to_path: to, origin: 'move' }))
    .execute()
}
