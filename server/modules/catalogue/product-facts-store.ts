import { sql } from 'kysely'
import type { ProductFacts, TradeTerms, Weight } from '#domain/catalogue/product-facts.ts'
import { carrierOf, type Production } from '#domain/catalogue/production.ts'
import type { CalendarSettings } from '#domain/delivery/calendar.ts'
import type { PrintSpec } from '#domain/designs/print-spec.ts'
import type { TimeOfDay } from '#domain/delivery/promise.ts'
import type { ShippingClass } from '#domain/delivery/shipping.ts'
import type { PriceListRule } from '#domain/pricing/choose-rule.ts'
import type { PriceRule, TierBand } from '#domain/pricing/model.ts'
import type { Executor } from '../../db/database.ts'
import { imageUrl, type NamedImage } from './image-url.ts'

/** How `products.material` is kept. */
export type Material = {
  readonly name: string
  readonly thicknessMm: number | null
  readonly weight: Weight | null
}

type PriceRow = Omit<PriceRule, 'tiers'> & {
  readonly tierMeasure: NonNullable<PriceRule['tiers']>['measure'] | null
  readonly tierScope: NonNullable<PriceRule['tiers']>['scope'] | null
  readonly bands: readonly {
    readonly fromMilli: number
    readonly rateE4: number | null
    readonly percentOff: number | null
  }[]
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
  | 'baseRule'
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
  readonly price: PriceRow | null
}

const bandOf = (band: PriceRow['bands'][number]): TierBand =>
  band.rateE4 === null
    ? { fromMilli: band.fromMilli, kind: 'percentOff', percent: band.percentOff ?? 0 }
    : { fromMilli: band.fromMilli, kind: 'amount', rateE4: band.rateE4 }

function ruleOf({ tierMeasure, tierScope, bands, ...rule }: PriceRow): PriceRule {
  const tiers =
    tierMeasure && tierScope ? { measure: tierMeasure, scope: tierScope, bands: bands.map(bandOf) } : null
  return { ...rule, tiers }
}

function factsOf(row: FactsRow): ProductFacts {
  const {
    image,
    production,
    material,
    price,
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
    baseRule: price && ruleOf(price),
  }
}

/** A price with its tiers and runs, as one JSON object. */
const priceJson = sql`json_build_object(
  'model', p.model, 'rateE4', p.rate_e4, 'setupCents', p.setup_cents, 'minAreaMm2', p.min_area_mm2,
  'minimumLineCents', p.minimum_line_cents, 'extraDesignFeeCents', p.extra_design_fee_cents,
  'runningMetre', p.running_metre, 'tierMeasure', p.tier_measure, 'tierScope', p.tier_scope,
  'bands', (select coalesce(json_agg(json_build_object('fromMilli', t.from_milli, 'rateE4', t.rate_e4, 'percentOff', t.percent_off)
      order by t.from_milli), '[]') from tier_prices t where t.price_id = p.id),
  'runPrices', (select coalesce(json_agg(json_build_object('quantity', r.quantity, 'cents', r.cents) order by r.quantity), '[]')
      from run_prices r where r.price_id = p.id))`

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
      (select ${priceJson} from prices p join price_lists l on l.id = p.price_list_id and l.kind = 'base'
        where p.product_id = products.id) as price,
      (select coalesce(json_agg(categories.url_path order by product_categories.position), '[]')
        from product_categories join categories on categories.id = category_id where product_id = products.id) as "categoryPaths"
    from products ${chosen}`.execute(executor)
  return rows.map(factsOf)
}

type ListRow = {
  readonly id: string
  readonly code: string
  readonly kind: 'group' | 'contract'
  readonly validFrom: string
  readonly validTo: string | null
  readonly prices: readonly (PriceRow & { readonly sku: string })[]
  readonly discounts: readonly { readonly categoryPath: string; readonly percentOff: number }[]
}

function listRules({ prices, discounts }: ListRow): PriceListRule[] {
  return [
    ...prices.map((price) => ({
      kind: 'sku' as const,
      sku: price.sku,
      rateE4: price.rateE4,
      bands: price.bands.length > 0 ? price.bands.map(bandOf) : null,
      runPrices: price.runPrices,
    })),
    ...discounts.map((discount) => ({ kind: 'category' as const, ...discount })),
  ]
}

type SettingsRow = {
  readonly calendar: { readonly cutOff: TimeOfDay } & CalendarSettings
  readonly prices: { readonly studioDesignCents: number; readonly validateDesignCents: number }
  readonly delivery: { readonly shippingVatPercent: number }
  readonly company: { readonly country: string; readonly postcode: string } | null
}

/** Price lists, shipping classes, calendar and fixed prices. */
export async function loadTradeTerms(executor: Executor): Promise<TradeTerms> {
  const lists = await sql<ListRow>`
    select l.id, l.code, l.kind, l.valid_from as "validFrom", l.valid_to as "validTo",
      (select coalesce(json_agg((${priceJson})::jsonb || jsonb_build_object('sku', products.sku)), '[]')
        from prices p join products on products.id = p.product_id where p.price_list_id = l.id) as prices,
      (select coalesce(json_agg(json_build_object('categoryPath', url_path, 'percentOff', percent_off)), '[]')
        from category_discounts join categories on categories.id = category_id where price_list_id = l.id) as discounts
    from price_lists l where kind <> 'base' order by l.code`.execute(executor)
  const classes = await sql<{
    code: ShippingClass['code']
    limits: Omit<ShippingClass, 'code' | 'centsByCountry'>
    cents: Record<string, number>
  }>`
    select code, limits, cents_by_country as cents from shipping_classes where code <> 'pickup' order by position`.execute(
    executor,
  )
  const countries = await executor.selectFrom('countries').select('code').where('ships', '=', true).execute()
  const { rows } = await sql<SettingsRow>`
    select (select value from shop_settings where key = 'calendar') as calendar,
      (select value from shop_settings where key = 'prices') as prices,
      (select value from shop_settings where key = 'delivery') as delivery,
      (select value->'company' from shop_settings where key = 'theme') as company`.execute(executor)
  const settings = rows[0]
  return {
    seller: { country: settings?.company?.country ?? 'NL', postcode: settings?.company?.postcode ?? '' },
    priceLists: lists.rows.map((list) => ({
      id: list.id,
      code: list.code,
      kind: list.kind,
      validFrom: list.validFrom,
      validTo: list.validTo,
      rules: listRules(list),
    })),
    shippingClasses: classes.rows.map(({ code, limits, cents }) => ({
      code,
      ...limits,
      centsByCountry: cents,
    })),
    shippingCountries: countries.map(({ code }) => code),
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
