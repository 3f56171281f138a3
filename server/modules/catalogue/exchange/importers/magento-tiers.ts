import type { TierBand } from '#domain/pricing/model.ts'
import { shopSku } from './addresses.ts'
import type { Table } from './csv-table.ts'
import type { Told } from './told.ts'
import { milliOf, rateOf } from './values.ts'

const FOR_ALL = /^all groups$/i
const EVERYWHERE = /^(?:all websites.*|)$/i

/** The tiers of products by SKU, from the smallest quantity on. */
export type Tiers = ReadonlyMap<string, readonly TierBand[]>

/** Reads the export of advanced pricing, of which the tiers for all customers are those of the product. */
export function readTiers(table: Table | null, skus: ReadonlySet<string>, told: Told): Tiers {
  const tiers = new Map<string, Map<number, TierBand>>()
  for (const row of table?.rows ?? []) {
    const given = row.cell('sku')
    const sku = shopSku(given)
    if (sku === null) {
      told.fault(row.at('sku', given), given === '' ? 'Required' : 'SkuUnusable')
      continue
    }
    const group = row.cell('tier_price_customer_group')
    const site = row.cell('tier_price_website')
    if (row.cell('tier_price_qty') === '') continue
    if (!FOR_ALL.test(group) || !EVERYWHERE.test(site)) {
      told.note(row.at('tier_price', given), 'TierLeft', FOR_ALL.test(group) ? site : group)
      continue
    }
    if (!skus.has(sku)) {
      told.note(row.at('sku', given), 'TierProductLeft', given)
      continue
    }
    const bands = tiers.get(sku) ?? new Map<number, TierBand>()
    const band = bandOf(row.cell('tier_price_qty'), row.cell('tier_price'), row.cell('tier_price_value_type'))
    if (!band || bands.has(band.fromMilli))
      told.fault(row.at(band ? 'tier_price_qty' : 'tier_price', given), 'TierUnreadable')
    else tiers.set(sku, bands.set(band.fromMilli, band))
  }
  return new Map(
    [...tiers].map(([sku, bands]) => [
      sku,
      [...bands.values()].toSorted((one, other) => one.fromMilli - other.fromMilli),
    ]),
  )
}

const E4 = 10_000
const MOST_PERCENT = 100

function bandOf(quantity: string, price: string, kind: string): TierBand | null {
  const fromMilli = milliOf(quantity)
  const rateE4 = rateOf(price)
  if (!fromMilli || rateE4 === undefined) return null
  if (kind.toLowerCase() !== 'discount') return { kind: 'amount', fromMilli, rateE4 }
  const percent = rateE4 / E4
  return Number.isInteger(percent) && percent <= MOST_PERCENT
    ? { kind: 'percentOff', fromMilli, percent }
    : null
}
