import { sql } from 'kysely'
import { USUAL_VAT_PERCENTS } from '#domain/pricing/vat-rates.ts'
import type { Executor } from '../../db/database.ts'
import { shopSettings } from '../../db/documents/settings.ts'

/** The rates of VAT of the shop, in per cent. */
export async function loadVatPercents(executor: Executor): Promise<readonly number[]> {
  const row = await executor
    .selectFrom('shop_settings')
    .select('value')
    .where('key', '=', 'prices')
    .executeTakeFirst()
  return shopSettings.prices.readOrNull(row?.value ?? null)?.vatPercents ?? USUAL_VAT_PERCENTS
}

/** The rates besides these that products have, with how many do; the lowest first. */
export async function listVatUse(
  executor: Executor,
  besides: readonly number[],
): Promise<readonly { readonly percent: number; readonly products: number }[]> {
  const { rows } = await sql<{ percent: number; products: number }>`
    select vat_percent as percent, count(*)::int as products from products
    where vat_percent <> all(${[...besides]}::int[]) group by vat_percent order by vat_percent`.execute(
    executor,
  )
  return rows
}
