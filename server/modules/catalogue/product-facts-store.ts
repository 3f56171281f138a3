import { sql } from 'kysely'
import type { ProductFacts, TradeTerms, Weight } from '#domain/catalogue/product-facts.ts'
import { carrierOf, type Production } from '#domain/catalogue/production.ts'
import type { CalendarSettings } from '#domain/delivery/calendar.ts'
import type { PrintSpec } from '#domain/designs/print-spec.ts'
import type { TimeOfDay } from '#domain/delivery/promise.ts'
import type { Executor } from '../../db/database.ts'
import { imageUrl, type NamedImage } from './image-url.ts'
import { datedRule, priceJson, type PriceRow } from './price-store.ts'

/** How `products.material` is kept. */
export type Material = {
  readonly name: string
  readonly thicknessMm: number | null
  readonly weight: Weight | null
}

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
> & {
  readonly image: NamedImage | null
  readonly production: Production & { readonly print: PrintSpec | null }
  readonly material: Material
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
    production,
    material,
    prices,
    fixedWidthMm,
    fixedHeightMm,
    productionDays,
    expressDays,
    expressPercent,
    expressMinimumCents,
    ...rest
  } = row
  return {
    ...rest,
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

/** Products by id, and those that are put together in these configurators. */
export type ChosenProducts = { readonly ids: readonly string[]; readonly configuratorKeys: readonly string[] }

/** The facts of all products, or of chosen ones, in one query. */
export async function loadProductFacts(executor: Executor, only?: ChosenProducts): Promise<ProductFacts[]> {
  const chosen = only
    ? sql`where products.id = any(${[...only.ids]}::uuid[]) or products.id in (
        select product_id from configurators where key = any(${[...only.configuratorKeys]}))`
    : sql``
  const { rows } = await sql<FactsRow>`
    select products.id, sku, title, pack, url_path as "urlPath", type, status = 'active' as "isActive",
      is_orderable_without_bundle as "isOrderableWithoutBundle", needs_print_files as "needsPrintFiles",
      vat_percent as "vatPercent", fixed_width_mm as "fixedWidthMm", fixed_height_mm as "fixedHeightMm",
      production, material, is_foldable as "isFoldable", is_rollable as "isRollable",
      delivery_kinds as "deliveryKinds", delivery_classes as "shippingClasses",
      production_days as "productionDays", express_days as "expressDays", express_percent as "expressPercent",
      express_minimum_cents as "expressMinimumCents",
      (select json_build_object('hash', images.content_hash, 'mimeType', images.mime_type, 'widths', images.widths)
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
  return rows.map(factsOf)
}

type TermsRow = {
  readonly calendar: ({ readonly cutOff: TimeOfDay } & CalendarSettings) | null
  readonly prices: { readonly studioDesignCents: number; readonly validateDesignCents: number } | null
  readonly delivery: { readonly shippingVatPercent: number } | null
  readonly shippingClasses: TradeTerms['shippingClasses']
  readonly countries: readonly string[]
  readonly company: { readonly country: string; readonly postcode: string } | null
}

/** Shipping classes and countries, calendar and fixed prices. */
export async function loadTradeTerms(executor: Executor): Promise<TradeTerms> {
  const { rows } = await sql<TermsRow>`
    select (select value from shop_settings where key = 'calendar') as calendar,
      (select value from shop_settings where key = 'prices') as prices,
      (select value from shop_settings where key = 'delivery') as delivery,
      (select coalesce(jsonb_agg(limits || jsonb_build_object('code', code, 'centsByCountry', cents_by_country)
        order by position), '[]') from shipping_classes where code <> 'pickup') as "shippingClasses",
      (select coalesce(json_agg(code), '[]') from countries where ships) as countries,
      (select value->'company' from shop_settings where key = 'theme') as company`.execute(executor)
  const [settings] = rows
  return {
    seller: { country: settings?.company?.country ?? 'NL', postcode: settings?.company?.postcode ?? '' },
    shippingClasses: settings?.shippingClasses ?? [],
    shippingCountries: settings?.countries ?? [],
    shippingVatPercent: settings?.delivery?.shippingVatPercent ?? 21,
    cutOff: settings?.calendar?.cutOff ?? '12:00',
    calendar: {
      closedOn: settings?.calendar?.closedOn ?? [],
      closedDates: settings?.calendar?.closedDates ?? [],
    },
    studioDesignCents: settings?.prices?.studioDesignCents ?? 0,
    validateDesignCents: settings?.prices?.validateDesignCents ?? 0,
  }
}
