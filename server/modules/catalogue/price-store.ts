import { sql } from 'kysely'
import type { PriceRule, TierBand } from '#domain/pricing/model.ts'
import type { Dated, PriceList, PriceListRule } from '#domain/pricing/price-list.ts'
import type { Executor } from '../../db/database.ts'
import { runningMetre as keptMetre } from '../../db/documents/prices.ts'

/** A price as `priceJson` gives it. */
export type PriceRow = Omit<PriceRule, 'tiers' | 'runningMetre'> & {
  readonly runningMetre: unknown
  readonly validFrom: string
  readonly validTo: string | null
  readonly tierMeasure: NonNullable<PriceRule['tiers']>['measure'] | null
  readonly tierScope: NonNullable<PriceRule['tiers']>['scope'] | null
  readonly bands: readonly {
    readonly fromMilli: number
    readonly rateE4: number | null
    readonly percentOff: number | null
  }[]
}

const bandOf = (band: PriceRow['bands'][number]): TierBand =>
  band.rateE4 === null
    ? { fromMilli: band.fromMilli, kind: 'percentOff', percent: band.percentOff ?? 0 }
    : { fromMilli: band.fromMilli, kind: 'amount', rateE4: band.rateE4 }

export function datedRule({
  validFrom,
  validTo,
  tierMeasure,
  tierScope,
  bands,
  runningMetre,
  ...rule
}: PriceRow): Dated & { readonly rule: PriceRule } {
  const tiers =
    tierMeasure && tierScope ? { measure: tierMeasure, scope: tierScope, bands: bands.map(bandOf) } : null
  return { validFrom, validTo, rule: { ...rule, tiers, runningMetre: keptMetre.readOrNull(runningMetre) } }
}

/** A price with its tiers and runs, as one JSON object. */
export const priceJson = sql`json_build_object(
  'validFrom', p.valid_from, 'validTo', p.valid_to,  'model', p.model, 'rateE4', p.rate_e4, 'setupCents', p.setup_cents, 'minAreaMm2', p.min_area_mm2,
  'minimumLineCents', p.minimum_line_cents, 'extraDesignFeeCents', p.extra_design_fee_cents,
  'runningMetre', p.running_metre, 'tierMeasure', p.tier_measure, 'tierScope', p.tier_scope,
  'bands', (select coalesce(json_agg(json_build_object('fromMilli', t.from_milli, 'rateE4', t.rate_e4, 'percentOff', t.percent_off)
      order by t.from_milli), '[]') from tier_prices t where t.price_id = p.id),
  'runPrices', (select coalesce(json_agg(json_build_object('quantity', r.quantity, 'cents', r.cents) order by r.quantity), '[]')
      from run_prices r where r.price_id = p.id))`

type ListRow = Dated & {
  readonly id: string
  readonly code: string
  readonly kind: 'group' | 'contract'
  readonly prices: readonly (PriceRow & { readonly sku: string })[]
  readonly discounts: readonly { readonly categoryPath: string; readonly percentOff: number }[]
}

const listRules = ({ prices, discounts }: ListRow): PriceListRule[] => [
  ...prices.map(({ sku, validFrom, validTo, rateE4, bands, runPrices }) => ({
    kind: 'sku' as const,
    sku,
    validFrom,
    validTo,
    rateE4,
    bands: bands.length > 0 ? bands.map(bandOf) : null,
    runPrices,
  })),
  ...discounts.map((discount) => ({ kind: 'category' as const, ...discount })),
]

export type StoredList = PriceList & { readonly id: string }

/** The group and contract lists with these ids, with all their prices or those of some products. */
export async function loadPriceLists(
  executor: Executor,
  ids: readonly string[],
  productIds?: readonly string[],
): Promise<StoredList[]> {
  if (ids.length === 0) return []
  const chosen = productIds ? sql`and p.product_id = any(${[...productIds]}::uuid[])` : sql``
  const { rows } = await sql<ListRow>`
    select l.id, l.code, l.kind, l.valid_from as "validFrom", l.valid_to as "validTo",
      (select coalesce(json_agg((${priceJson})::jsonb || jsonb_build_object('sku', products.sku) order by p.valid_from), '[]')
        from prices p join products on products.id = p.product_id where p.price_list_id = l.id ${chosen}) as prices,
      (select coalesce(json_agg(json_build_object('categoryPath', url_path, 'percentOff', percent_off)), '[]')
        from category_discounts join categories on categories.id = category_id where price_list_id = l.id) as discounts
    from price_lists l where kind <> 'base' and l.id = any(${[...ids]}::uuid[]) order by l.code`.execute(
    executor,
  )
  return rows.map(({ id, code, kind, validFrom, validTo, ...row }) => ({
    id,
    code,
    kind,
    validFrom,
    validTo,
    rules: listRules({ id, code, kind, validFrom, validTo, ...row }),
  }))
}
