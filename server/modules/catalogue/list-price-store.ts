import { sql } from 'kysely'
import { tierMeasure } from '#domain/pricing/measure.ts'
import type { PriceRule, TierBand } from '#domain/pricing/model.ts'
import type { ListPrice } from '#domain/price-lists/content.ts'
import type { Executor } from '../../db/database.ts'
import { runningMetre } from '../../db/documents/prices.ts'
import { insertRows } from '../../db/insert-rows.ts'

/** The bands of price `p` in rising order, as JSON. */
const bandsJson = sql`(select coalesce(json_agg(case when t.rate_e4 is null
    then json_build_object('kind', 'percentOff', 'fromMilli', t.from_milli, 'percent', t.percent_off)
    else json_build_object('kind', 'amount', 'fromMilli', t.from_milli, 'rateE4', t.rate_e4) end order by t.from_milli), '[]')
  from tier_prices t where t.price_id = p.id)`

/** Its circulations likewise. */
const runsJson = sql`(select coalesce(json_agg(json_build_object('quantity', r.quantity, 'cents', r.cents) order by r.quantity), '[]')
  from run_prices r where r.price_id = p.id)`

/** A price of `prices p` with its product, as a list has it. */
export const listPriceColumns = sql`products.sku, p.valid_from as "validFrom", p.valid_to as "validTo", p.rate_e4 as "rateE4",
  ${bandsJson} as bands, ${runsJson} as "runPrices",
  (select json_build_object('setupCents', p.setup_cents, 'minimumLineCents', p.minimum_line_cents)
    from price_lists base where base.id = p.price_list_id and base.kind = 'base') as once`

/** A price as those columns give it; of other lists than that of the base prices none says what is charged once. */
export type ListPriceRow<Row extends ListPrice = ListPrice> = Omit<Row, 'once'> & {
  readonly once: ListPrice['once'] | null
}

export function readListPrice<Row extends ListPrice>({ once, ...price }: ListPriceRow<Row>): Row {
  return (once ? { ...price, once } : price) as Row
}

/** The prices of a list by SKU and day, or those of some SKUs. */
export async function loadListPrices(
  executor: Executor,
  listId: string,
  skus?: readonly string[],
): Promise<ListPrice[]> {
  const chosen = skus ? sql`and products.sku = any(${[...skus]}::text[])` : sql``
  const { rows } = await sql<ListPriceRow>`
    select ${listPriceColumns} from prices p join products on products.id = p.product_id
    where p.price_list_id = ${listId}::uuid ${chosen} order by products.sku, p.valid_from`.execute(executor)
  return rows.map((row) => readListPrice(row))
}

/** A price as it is written: with its product, and the base price of that which it goes with. */
type WrittenPrice = { readonly price: ListPrice; readonly productId: string; readonly base: PriceRule }

type PriceName = { readonly productId: string; readonly validFrom: string }

/** Takes prices from a list, with their bands and circulations. */
export async function deleteListPrices(
  trx: Executor,
  listId: string,
  names: readonly PriceName[],
): Promise<void> {
  await insertRows(names, (some) =>
    sql`
      delete from prices p using jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as n ("productId" uuid, "validFrom" date)
      where p.price_list_id = ${listId}::uuid and p.product_id = n."productId" and p.valid_from = n."validFrom"`.execute(
      trx,
    ),
  )
}

/** Adds prices to a list. What a list does not say of its own is written as the base price has it. */
export async function insertListPrices(
  trx: Executor,
  listId: string,
  written: readonly WrittenPrice[],
): Promise<void> {
  await insertRows(written, async (some) => {
    const rows = await trx
      .insertInto('prices')
      .values(
        some.map(({ price, productId, base }) => ({
          price_list_id: listId,
          product_id: productId,
          model: base.model,
          rate_e4: price.rateE4,
          setup_cents: base.setupCents,
          min_area_mm2: base.minAreaMm2,
          minimum_line_cents: base.minimumLineCents,
          extra_design_fee_cents: base.extraDesignFeeCents,
          running_metre: base.runningMetre && runningMetre.write(base.runningMetre),
          ...tierColumns(price, base),
          valid_from: price.validFrom,
          valid_to: price.validTo,
        })),
      )
      .returning(['id', 'product_id as productId', 'valid_from as validFrom'])
      .execute()
    await writeParts(trx, named(some, rows))
  })
}

/**
 * Gives prices that hold from and to the same day other rates, bands and circulations. What a list does not say of its own is
 * written anew: the base price may have become another one.
 */
export async function updateListPrices(
  trx: Executor,
  listId: string,
  written: readonly WrittenPrice[],
): Promise<void> {
  await insertRows(written, async (some) => {
    const changes = some.map(({ price, productId, base }) => ({
      productId,
      validFrom: price.validFrom,
      rateE4: price.rateE4,
      measure: tierColumns(price, base).tier_measure,
      scope: tierColumns(price, base).tier_scope,
      model: base.model,
      setupCents: base.setupCents,
      minAreaMm2: base.minAreaMm2,
      minimumLineCents: base.minimumLineCents,
      extraDesignFeeCents: base.extraDesignFeeCents,
      runningMetre: base.runningMetre && runningMetre.document(base.runningMetre),
    }))
    const { rows } = await sql<PriceName & { id: string }>`
      update prices p set rate_e4 = n."rateE4", tier_measure = n.measure, tier_scope = n.scope, model = n.model,
        setup_cents = n."setupCents", min_area_mm2 = n."minAreaMm2", minimum_line_cents = n."minimumLineCents",
        extra_design_fee_cents = n."extraDesignFeeCents", running_metre = n."runningMetre"
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as n ("productId" uuid, "validFrom" date, "rateE4" bigint, measure text, scope text, model text, "setupCents" int,
          "minAreaMm2" bigint, "minimumLineCents" int, "extraDesignFeeCents" int, "runningMetre" jsonb)
      where p.price_list_id = ${listId}::uuid and p.product_id = n."productId" and p.valid_from = n."validFrom"
      returning p.id, p.product_id as "productId", p.valid_from as "validFrom"`.execute(trx)
    await writeParts(trx, named(some, rows))
  })
}

const tierColumns = ({ bands }: ListPrice, base: PriceRule) =>
  bands.length === 0
    ? { tier_measure: null, tier_scope: null }
    : { tier_measure: tierMeasure(base), tier_scope: base.tiers?.scope ?? ('line' as const) }

type Named = { readonly id: string; readonly price: ListPrice }

const nameOf = ({ productId, validFrom }: PriceName) => `${productId} ${validFrom}`

/** The prices with the ids under which they are kept. */
function named(
  written: readonly WrittenPrice[],
  rows: readonly (PriceName & { readonly id: string })[],
): readonly Named[] {
  const ids = new Map(rows.map((row) => [nameOf(row), row.id]))
  return written.flatMap(({ price, productId }) => {
    const id = ids.get(nameOf({ productId, validFrom: price.validFrom }))
    return id === undefined ? [] : [{ id, price }]
  })
}

/** Writes bands and circulations; only what differs from what is there is written down as a change. */
async function writeParts(trx: Executor, prices: readonly Named[]): Promise<void> {
  const ids = prices.map(({ id }) => id)
  const bands = prices.flatMap(({ id, price }) => price.bands.map((band) => bandRow(id, band)))
  await sql`
    delete from tier_prices t where t.price_id = any(${ids}::uuid[]) and (t.price_id, t.from_milli) not in (
      select n.price_id, n.from_milli from jsonb_to_recordset(${JSON.stringify(bands)}::jsonb) as n (price_id uuid, from_milli bigint))`.execute(
    trx,
  )
  await insertRows(bands, (some) =>
    trx
      .insertInto('tier_prices')
      .values([...some])
      .onConflict((conflict) =>
        conflict.columns(['price_id', 'from_milli']).doUpdateSet((eb) => ({
          rate_e4: eb.ref('excluded.rate_e4'),
          percent_off: eb.ref('excluded.percent_off'),
        })),
      )
      .execute(),
  )
  const runs = prices.flatMap(({ id, price }) =>
    price.runPrices.map(({ quantity, cents }) => ({ price_id: id, quantity, cents })),
  )
  await sql`
    delete from run_prices r where r.price_id = any(${ids}::uuid[]) and (r.price_id, r.quantity) not in (
      select n.price_id, n.quantity from jsonb_to_recordset(${JSON.stringify(runs)}::jsonb) as n (price_id uuid, quantity int))`.execute(
    trx,
  )
  await insertRows(runs, (some) =>
    trx
      .insertInto('run_prices')
      .values([...some])
      .onConflict((conflict) =>
        conflict.columns(['price_id', 'quantity']).doUpdateSet((eb) => ({ cents: eb.ref('excluded.cents') })),
      )
      .execute(),
  )
}

const bandRow = (priceId: string, band: TierBand) => ({
  price_id: priceId,
  from_milli: band.fromMilli,
  rate_e4: band.kind === 'amount' ? band.rateE4 : null,
  percent_off: band.kind === 'percentOff' ? band.percent : null,
})

/** Gives a list that has none yet the prices of another, with their bands and circulations. */
export async function copyListPrices(trx: Executor, fromId: string, toId: string): Promise<void> {
  await sql`
    insert into prices (price_list_id, product_id, model, rate_e4, setup_cents, min_area_mm2, minimum_line_cents,
      extra_design_fee_cents, running_metre, tier_measure, tier_scope, valid_from, valid_to)
    select ${toId}::uuid, product_id, model, rate_e4, setup_cents, min_area_mm2, minimum_line_cents,
      extra_design_fee_cents, running_metre, tier_measure, tier_scope, valid_from, valid_to
    from prices where price_list_id = ${fromId}::uuid`.execute(trx)
  const copies = sql`join prices old on old.id = part.price_id and old.price_list_id = ${fromId}::uuid
    join prices made on made.price_list_id = ${toId}::uuid and made.product_id = old.product_id
      and made.valid_from = old.valid_from`
  await sql`
    insert into tier_prices (price_id, from_milli, rate_e4, percent_off)
    select made.id, part.from_milli, part.rate_e4, part.percent_off from tier_prices part ${copies}`.execute(
    trx,
  )
  await sql`
    insert into run_prices (price_id, quantity, cents)
    select made.id, part.quantity, part.cents from run_prices part ${copies}`.execute(trx)
}
