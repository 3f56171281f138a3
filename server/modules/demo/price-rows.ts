import { randomUUID } from 'node:crypto'
import type { DemoPriceList } from '#demo/model.ts'
import type { PriceRule, TierBand } from '#domain/pricing/model.ts'
import { demoTexts } from '#texts/nl/demo.ts'
import type { CatalogueIds } from './catalogue-rows.ts'
import { newIds, type Ids } from './demo-ids.ts'
import type { DemoShop } from './demo-shop.ts'
import { rowsByTable, type Rows } from './seed-store.ts'

const BASE = 'basis'

export function priceListIds({ priceLists }: DemoShop): Ids {
  return newIds('price list', [BASE, ...priceLists.map(({ code }) => code)])
}

type Price = {
  readonly id: string
  readonly listId: string
  readonly productId: string
  readonly rule: PriceRule
}

/** The base prices and the lists beside them. */
export function priceRows(shop: DemoShop, ids: CatalogueIds, lists: Ids): Rows {
  const rules = new Map(
    [...shop.products, ...shop.components].flatMap(({ sku, priceRule }) =>
      priceRule ? [[sku, priceRule] as const] : [],
    ),
  )
  const priceOf = (listCode: string, sku: string, rule: PriceRule): Price => ({
    id: randomUUID(),
    listId: lists.of(listCode),
    productId: ids.products.of(sku),
    rule,
  })
  const prices = [
    ...[...rules].map(([sku, rule]) => priceOf(BASE, sku, rule)),
    ...shop.priceLists.flatMap((list) =>
      skuRules(list).flatMap(({ sku, rateE4, bands }) => {
        const base = rules.get(sku)
        return base ? [priceOf(list.code, sku, listed(base, rateE4, bands))] : []
      }),
    ),
  ]
  return rowsByTable({
    price_lists: [
      { id: lists.of(BASE), code: BASE, kind: 'base' as const, title: demoTexts.basePrices },
      ...shop.priceLists.map(({ code, kind, title, validFrom, validTo }) => ({
        id: lists.of(code),
        code,
        kind,
        title,
        valid_from: validFrom,
        valid_to: validTo,
      })),
    ],
    prices: prices.map(priceRow),
    tier_prices: prices.flatMap(({ id, rule }) => (rule.tiers?.bands ?? []).map((band) => bandRow(id, band))),
    run_prices: prices.flatMap(({ id, rule }) => rule.runPrices.map((run) => ({ price_id: id, ...run }))),
    category_discounts: shop.priceLists.flatMap(({ code, rules: listRules }) =>
      listRules
        .filter((rule) => rule.kind === 'category')
        .map(({ categoryPath, percentOff }) => ({
          price_list_id: lists.of(code),
          category_id: ids.categories.of(categoryPath),
          percent_off: percentOff,
        })),
    ),
  })
}

const skuRules = ({ rules }: DemoPriceList) => rules.filter((rule) => rule.kind === 'sku')

function listed(base: PriceRule, rateE4: PriceRule['rateE4'], bands: readonly TierBand[] | null): PriceRule {
  const { measure, scope } = base.tiers ?? { measure: base.model === 'm2' ? 'm2' : 'piece', scope: 'line' }
  return { ...base, rateE4, tiers: bands && { measure, scope, bands }, runPrices: [] }
}

function priceRow({ id, listId, productId, rule }: Price) {
  return {
    id,
    price_list_id: listId,
    product_id: productId,
    model: rule.model,
    rate_e4: rule.rateE4,
    setup_cents: rule.setupCents,
    min_area_mm2: rule.minAreaMm2,
    minimum_line_cents: rule.minimumLineCents,
    extra_design_fee_cents: rule.extraDesignFeeCents,
    running_metre: rule.runningMetre && JSON.stringify(rule.runningMetre),
    tier_measure: rule.tiers?.measure ?? null,
    tier_scope: rule.tiers?.scope ?? null,
  }
}

const bandRow = (priceId: string, band: TierBand) => ({
  price_id: priceId,
  from_milli: band.fromMilli,
  rate_e4: band.kind === 'amount' ? band.rateE4 : null,
  percent_off: band.kind === 'percentOff' ? band.percent : null,
})
