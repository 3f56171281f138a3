import type { z } from 'zod'
import type { setDeliveryCountries as contract } from '#contract/office/delivery.ts'
import type { Staff } from '#domain/access/actor.ts'
import { COUNTRY_CODES } from '#domain/addresses/country-codes.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { countryName } from '#texts/nl/country.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal, type RefusalDetail } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { keepVersions } from '../versions/content-versions.ts'
import { loadCountries } from './content-store.ts'
import { countriesInUse, loadClasses, lockDelivery, writeClass, writeCountries } from './delivery-store.ts'

/** Sets which countries the shop knows, in their order, and where it ships to. Refused where they are not as seen any more. */
export async function setDeliveryCountries(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  { countries, seen }: z.output<typeof contract.body>,
): Promise<void> {
  requireRight(staff, 'changeShop')
  await changeAs(db, staff, async (trx) => {
    await lockDelivery(trx)
    const kept = await loadCountries(trx)
    const now = kept.map(({ code, ships }) => ({ code, ships }))
    if (isDeepEqual(countries, now)) return
    if (!isDeepEqual(now, seen)) throw new Refusal('ChangedMeanwhile', { field: 'countries' })
    const names = new Map(kept.map(({ code, name }) => [code, name]))
    refuseForeign(countries, names)
    const removed = kept.filter(({ code }) => !countries.some((country) => country.code === code))
    const inUse = await countriesInUse(
      trx,
      removed.map(({ code }) => code),
    )
    if (inUse.size > 0) throw new Refusal('CountryInUse', { field: 'countries' })
    await goNoLonger(
      trx,
      removed.map(({ code }) => code),
    )
    await writeCountries(
      trx,
      countries.map(({ code, ships }) => ({ code, ships, name: names.get(code) ?? countryName(code) })),
    )
    await keepVersions(trx, staff, {
      id: 'all',
      before: now.length === 0 ? null : { kind: 'countries', countries: now },
      after: { kind: 'countries', countries },
      at: clock(),
    })
  })
}

/** Refuses countries that are none, or that are given twice. */
function refuseForeign(
  countries: readonly { readonly code: string }[],
  known: ReadonlyMap<string, string>,
): void {
  const faults = countries.flatMap(({ code }, place): RefusalDetail[] => {
    const field = `countries.${place}.code`
    if (!known.has(code) && !COUNTRY_CODES.includes(code))
      return [{ field, message: fieldFaultTexts.CountryInvalid }]
    const isAgain = countries.findIndex((country) => country.code === code) < place
    return isAgain ? [{ field, message: fieldFaultTexts.NamedTwice }] : []
  })
  if (faults.length > 0) throw new Refusal('InvalidInput', faults)
}

/** Takes the rates of countries that the shop is to know no longer out of its classes; each class still has to go somewhere. */
async function goNoLonger(trx: Executor, codes: readonly string[]): Promise<void> {
  for (const way of await loadClasses(trx)) {
    const left = Object.entries(way.centsByCountry).filter(([code]) => !codes.includes(code))
    if (left.length === Object.keys(way.centsByCountry).length) continue
    if (left.length === 0) throw new Refusal('CountryOnlyOne', { field: 'countries' })
    const { code, ...fields } = way
    await writeClass(trx, code, { ...fields, centsByCountry: Object.fromEntries(left) })
  }
}
