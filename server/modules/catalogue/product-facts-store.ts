import { sql } from 'kysely'
import type { ProductFacts, TradeTerms } from '#domain/catalogue/product-facts.ts'
import { carrierOf } from '#domain/catalogue/production.ts'
import { goingTo } from '#domain/delivery/shipped-countries.ts'
import type { ShippingClassCode } from '#domain/delivery/shipping.ts'
import { USUAL_SHIPPING_VAT_PERCENT } from '#domain/delivery/usual-classes.ts'
import type { Executor } from '../../db/database.ts'
import { namedImageJson } from '../../db/named-image-json.ts'
import { material as keptMaterial, pack, production as keptProduction } from '../../db/documents/goods.ts'
import { centsByCountry, parcelLimits } from '../../db/documents/prices.ts'
import { shopSettings } from '../../db/documents/settings.ts'
import { imageUrl, type NamedImage } from './image-url.ts'
import { datedRule, priceJson, type PriceRow } from './price-store.ts'

type FactsRow = Omit<
  ProductFacts,
  | 'imageUrl'
  | 'carrier'
  | 'carrierKind'
  | 'rollWidthMm'
  | 'materialName'
  | 'thicknessMm'
  | 'weight'
  | 'basePrices'
  | 'lead'
  | 'express'
  | 'fixedSizeMm'
  | 'print'
  | 'pack'
> & {
  readonly image: NamedImage | null
  readonly pack: unknown
  readonly production: unknown
  readonly material: unknown
  readonly fixedWidthMm: number | null
  readonly fixedHeightMm: number | null
  readonly productionDays: number
  readonly expressDays: number | null
  readonly expressPercent: number | null
  readonly expressMinimumCents: number | null
  readonly prices: readonly PriceRow[]
}

function factsOf(row: FactsRow): ProductFacts {
  const {
    image,
    prices,
    fixedWidthMm,
    fixedHeightMm,
    productionDays,
    expressDays,
    expressPercent,
    expressMinimumCents,
    ...rest
  } = row
  const production = keptProduction.read(row.production)
  const material = keptMaterial.read(row.material)
  return {
    ...rest,
    pack: pack.readOrNull(row.pack),
    imageUrl: image && imageUrl(image),
    fixedSizeMm: fixedWidthMm && fixedHeightMm ? { widthMm: fixedWidthMm, heightMm: fixedHeightMm } : null,
    print: production.print,
    carrier: carrierOf(production),
    carrierKind: production.carrier,
    rollWidthMm: production.carrier === 'roll' ? production.rollWidthMm : null,
    materialName: material.name,
    thicknessMm: material.thicknessMm,
    weight: material.weight,
    lead: { productionDays, addsDays: 0, expressDays },
    express:
      expressPercent === null ? null : { percent: expressPercent, minimumCents: expressMinimumCents ?? 0 },
    basePrices: prices.map(datedRule),
  }
}

/** Products by id or SKU, and those that are put together in these configurators. */
export type ChosenProducts = {
  readonly ids: readonly string[]
  readonly skus?: readonly string[]
  readonly configuratorKeys: readonly string[]
}

/** A product of which a document is kept in a shape that cannot be read; the others are sold. */
export type UnreadableProduct = { readonly sku: string; readonly reason: string }

/** The facts of all products, or of chosen ones, in one query, and which of them cannot be read. */
export async function loadProductFacts(
  executor: Executor,
  only?: ChosenProducts,
): Promise<{
  readonly products: readonly ProductFacts[]
  readonly unreadable: readonly UnreadableProduct[]
}> {
  // One set of keys: of two conditions, the database would read every product.
  const chosen = only
    ? sql`where products.id in (select unnest(${[...only.ids]}::uuid[])
        union select product_id from configurators where key = any(${[...only.configuratorKeys]})
        union select id from products where sku = any(${[...(only.skus ?? [])]}))`
    : sql``
  const { rows } = await sql<FactsRow>`
    select products.id, sku, title, pack, url_path as "urlPath", type, status = 'active' as "isActive",
      is_orderable_without_bundle as "isOrderableWithoutBundle", needs_print_files as "needsPrintFiles",
      vat_percent as "vatPercent", fixed_width_mm as "fixedWidthMm", fixed_height_mm as "fixedHeightMm",
      production, material, is_foldable as "isFoldable", is_rollable as "isRollable",
      delivery_kinds as "deliveryKinds", delivery_classes as "shippingClasses",
      production_days as "productionDays", express_days as "expressDays", express_percent as "expressPercent",
      express_minimum_cents as "expressMinimumCents",
      (select ${namedImageJson}
        from product_images join images on images.id = image_id
        where product_id = products.id order by product_images.position limit 1) as image,
      (select coalesce(json_agg(json_build_object('optionId', option_id, 'field', code, 'label', label, 'minMm', min_mm,
          'maxMm', max_mm, 'stepMm', step_mm, 'defaultMm', default_mm, 'isRequired', is_required) order by position), '[]')
        from custom_options where product_id = products.id and kind = 'input_mm') as "sizeOptions",
      (select coalesce(json_agg(${priceJson} order by p.valid_from), '[]') from prices p
        join price_lists l on l.id = p.price_list_id and l.kind = 'base' where p.product_id = products.id) as prices,
      (select coalesce(json_agg(categories.url_path order by product_categories.position), '[]')
        from product_categories join categories on categories.id = category_id where product_id = products.id) as "categoryPaths"
    from products ${chosen}`.execute(executor)
  const products: ProductFacts[] = []
  const unreadable: UnreadableProduct[] = []
  for (const row of rows) {
    try {
      products.push(factsOf(row))
    } catch (error) {
      unreadable.push({ sku: row.sku, reason: String(error) })
    }
  }
  return { products, unreadable }
}

type TermsRow = {
  readonly calendar: unknown
  readonly prices: unknown
  readonly delivery: unknown
  readonly shippingClasses: readonly {
    readonly code: ShippingClassCode
    readonly limits: unknown
    readonly centsByCountry: unknown
  }[]
  readonly countries: readonly string[]
  readonly company: { readonly country: string; readonly postcode: string } | null
}

/** Shipping classes and countries, calendar and fixed prices. */
export async function loadTradeTerms(executor: Executor): Promise<TradeTerms> {
  const { rows } = await sql<TermsRow>`
    select (select value from shop_settings where key = 'calendar') as calendar,
      (select value from shop_settings where key = 'prices') as prices,
      (select value from shop_settings where key = 'delivery') as delivery,
      (select coalesce(jsonb_agg(jsonb_build_object('code', code, 'limits', limits, 'centsByCountry', cents_by_country)
        order by position), '[]') from shipping_classes where code <> 'pickup') as "shippingClasses",
      (select coalesce(json_agg(code), '[]') from countries where ships) as countries,
      (select value->'company' from shop_settings where key = 'theme') as company`.execute(executor)
  const [settings] = rows
  const calendar = shopSettings.calendar.readOrNull(settings?.calendar ?? null)
  const prices = shopSettings.prices.readOrNull(settings?.prices ?? null)
  const delivery = shopSettings.delivery.readOrNull(settings?.delivery ?? null)
  const shippingCountries = settings?.countries ?? []
  return {
    seller: { country: settings?.company?.country ?? 'NL', postcode: settings?.company?.postcode ?? '' },
    shippingClasses: goingTo(
      (settings?.shippingClasses ?? []).map((one) => ({
        ...parcelLimits.read(one.limits),
        code: one.code,
        centsByCountry: centsByCountry.read(one.centsByCountry),
      })),
      shippingCountries,
    ),
    shippingCountries,
    shippingVatPercent: delivery?.shippingVatPercent ?? USUAL_SHIPPING_VAT_PERCENT,
    cutOff: calendar?.cutOff ?? '12:00',
    calendar: {
      closedOn: calendar?.closedOn ?? [],
      closedDates: calendar?.closedDates ?? [],
    },
    studioDesignCents: prices?.studioDesignCents ?? 0,
    validateDesignCents: prices?.validateDesignCents ?? 0,
  }
}
