import { sql } from 'kysely'
import { type ClassFields, ratesOf, SHIPPING_CLASS_CODES } from '#domain/delivery/class-fields.ts'
import type { ShippingClass, ShippingClassCode } from '#domain/delivery/shipping.ts'
import type { Executor } from '../../db/database.ts'
import { centsByCountry, parcelLimits } from '../../db/documents/prices.ts'
import { insertRows } from '../../db/insert-rows.ts'

export type KeptCountry = { readonly code: string; readonly name: string; readonly ships: boolean }
export type KeptClass = ShippingClass & { readonly title: string }

/** Nobody else changes countries or classes until the transaction ends; who writes an address in one waits. */
export async function lockDelivery(trx: Executor): Promise<void> {
  // There is nothing to lock in a shop that has none of them.
  await sql`select pg_advisory_xact_lock(hashtextextended('delivery', 0))`.execute(trx)
  await sql`select from countries for update`.execute(trx)
}

/** Of these countries those in which addresses are, or open requests for an account. */
export async function countriesInUse(
  executor: Executor,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`
    select code from unnest(${[...codes]}::text[]) as asked (code)
    where exists (select from addresses where country = code)
      or exists (select from account_requests where state in ('submitted', 'in_review') and form->>'country' = code)`.execute(
    executor,
  )
  return new Set(rows.map(({ code }) => code))
}

/** Keeps these countries, in this order, and no others. */
export async function writeCountries(trx: Executor, countries: readonly KeptCountry[]): Promise<void> {
  const codes = countries.map(({ code }) => code)
  await sql`delete from countries where code <> all(${codes}::text[])`.execute(trx)
  const rows = countries.map((country, position) => ({ ...country, position }))
  await insertRows(rows, (some) =>
    trx
      .insertInto('countries')
      .values([...some])
      .onConflict((conflict) =>
        conflict
          .column('code')
          .doUpdateSet((row) => ({
            ships: row.ref('excluded.ships'),
            position: row.ref('excluded.position'),
          }))
          // What stays as it is was changed by nobody.
          .where(
            sql<boolean>`(countries.ships, countries.position) is distinct from (excluded.ships, excluded.position)`,
          ),
      )
      .execute(),
  )
}

export async function loadClasses(executor: Executor): Promise<readonly KeptClass[]> {
  const rows = await executor
    .selectFrom('shipping_classes')
    .select(['code', 'title', 'limits', 'cents_by_country'])
    .orderBy('position')
    .execute()
  return rows.flatMap(({ code, title, limits, cents_by_country }) => {
    const known = SHIPPING_CLASS_CODES.find((one) => one === code)
    if (!known) return []
    return [
      {
        ...parcelLimits.read(limits),
        code: known,
        title,
        centsByCountry: centsByCountry.read(cents_by_country),
      },
    ]
  })
}

/** Keeps a class as it is given, whether or not the shop had it. */
export async function writeClass(
  trx: Executor,
  code: ShippingClassCode,
  { title, centsByCountry: rates, ...limits }: ClassFields & { readonly maxGrams: number },
): Promise<void> {
  const kept = {
    title,
    position: SHIPPING_CLASS_CODES.indexOf(code),
    limits: parcelLimits.write(limits),
    cents_by_country: centsByCountry.write(ratesOf({ centsByCountry: rates })),
  }
  await trx
    .insertInto('shipping_classes')
    .values({ code, ...kept })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(kept))
    .execute()
}

export async function deleteClass(trx: Executor, code: ShippingClassCode): Promise<void> {
  await trx.deleteFrom('shipping_classes').where('code', '=', code).execute()
}
