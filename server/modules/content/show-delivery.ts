import type { Delivery } from '#contract/office/delivery.ts'
import type { Staff } from '#domain/access/actor.ts'
import { USUAL_CLASSES, USUAL_COUNTRIES } from '#domain/delivery/usual-classes.ts'
import { countryName } from '#texts/nl/country.ts'
import { usualClassTitles } from '#texts/nl/shipping-classes.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { loadCountries } from './content-store.ts'
import { countriesInUse, loadClasses, lockDelivery, writeClass, writeCountries } from './delivery-store.ts'

type Changing = Pick<ShopContext, 'db'>

/** What the owner set of delivery. */
export async function showDelivery({ db }: Changing, staff: Staff): Promise<Delivery> {
  requireRight(staff, 'changeShop')
  const countries = await loadCountries(db)
  const inUse = await countriesInUse(
    db,
    countries.map(({ code }) => code),
  )
  return {
    countries: countries.map((country) => ({ ...country, isInUse: inUse.has(country.code) })),
    classes: (await loadClasses(db)).map((way) => ({ ...way, centsByCountry: { ...way.centsByCountry } })),
  }
}

/** Begins with the usual classes in a shop that has none, and adds the countries to which they go where it does not know them. */
export async function startDelivery({ db }: Changing, staff: Staff): Promise<void> {
  requireRight(staff, 'changeShop')
  await changeAs(db, staff, async (trx) => {
    await lockDelivery(trx)
    if ((await loadClasses(trx)).length > 0) throw new Refusal('ShippingSetAlready')
    const known = await loadCountries(trx)
    const added = USUAL_COUNTRIES.filter((code) => !known.some((country) => country.code === code))
    await writeCountries(trx, [
      ...known,
      ...added.map((code) => ({ code, name: countryName(code), ships: true })),
    ])
    for (const { code, ...way } of USUAL_CLASSES)
      await writeClass(trx, code, { ...way, title: usualClassTitles[code] })
  })
}
