import type { z } from 'zod'
import type {
  removeShippingClass as removeContract,
  saveShippingClass as saveContract,
} from '#contract/office/delivery.ts'
import type { Staff } from '#domain/access/actor.ts'
import { changedFields, clashingFields } from '#domain/companies/clashing-fields.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import {
  classFaults,
  classRow,
  isCountryField,
  NO_CLASS,
  ratesOf,
  SHIPPING_CLASS_CODES,
  withClassRow,
} from '#domain/delivery/class-fields.ts'
import type { ShippingClassCode } from '#domain/delivery/shipping.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { keepVersions } from '../versions/content-versions.ts'
import { loadCountries } from './content-store.ts'
import { deleteClass, type KeptClass, loadClasses, lockDelivery, writeClass } from './delivery-store.ts'

/** Adds a class, or changes some of it. Refused, by field and by rate, where somebody else changed meanwhile what was seen. */
export async function saveShippingClass(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  code: string,
  { change, seen, isThere }: z.output<typeof saveContract.body>,
): Promise<void> {
  requireRight(staff, 'changeShop')
  const known = classCode(code)
  await changeAs(db, staff, async (trx) => {
    await lockDelivery(trx)
    const countries = (await loadCountries(trx)).map((country) => country.code)
    const kept = await findClass(trx, known)
    if (isThere && !kept) throw new Refusal('ShippingClassGone')
    const now = kept ?? NO_CLASS
    const wanted = classRow(change)
    refuseFields(
      Object.keys(wanted).filter((field) => isCountryField(field) && !countries.includes(field)),
      () => fieldFaultTexts.CountryInvalid,
    )
    const row = classRow(now, countries)
    // Of a class that was not there nothing was seen but that; a rate that was not seen was none.
    const seenRow = isThere ? classRow(seen, seen.centsByCountry && countries) : classRow(NO_CLASS, countries)
    const clashes = clashingFields(wanted, seenRow, row)
    if (clashes.length > 0)
      throw new Refusal(
        'ChangedMeanwhile',
        clashes.map((field) => ({ field: fieldPath(field) })),
      )
    if (kept && changedFields(wanted, row).length === 0) return
    const after = withClassRow(now, wanted)
    const faults = new Map(classFaults(after, countries).map(({ field, fault }) => [field, fault]))
    refuseFields([...faults.keys()], (field) => fieldFaultTexts[faults.get(field) ?? 'Invalid'])
    await writeClass(trx, known, { ...after, maxGrams: after.maxGrams ?? 0 })
    const saved = await findClass(trx, known)
    if (saved)
      await keepVersions(trx, staff, {
        id: known,
        before: kept && { kind: 'shippingClass', fields: kept },
        after: { kind: 'shippingClass', fields: saved },
        at: clock(),
      })
  })
}

/** Takes a class away; refused where it is not as it was seen any more. */
export async function removeShippingClass(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  code: string,
  { seen }: z.output<typeof removeContract.body>,
): Promise<void> {
  requireRight(staff, 'changeShop')
  const known = classCode(code)
  await changeAs(db, staff, async (trx) => {
    await lockDelivery(trx)
    const kept = await findClass(trx, known)
    if (!kept) throw new Refusal('ShippingClassGone')
    if (!isDeepEqual(kept, { ...seen, centsByCountry: ratesOf(seen) }))
      throw new Refusal('ShippingClassMovedOn')
    await deleteClass(trx, known)
  })
}

/** What is no class of any shop is none of this one. */
function classCode(code: string): ShippingClassCode {
  const known = SHIPPING_CLASS_CODES.find((one) => one === code)
  if (!known) throw new Refusal('ShippingClassGone')
  return known
}

async function findClass(trx: Executor, code: ShippingClassCode): Promise<Omit<KeptClass, 'code'> | null> {
  const found = (await loadClasses(trx)).find((way) => way.code === code)
  if (!found) return null
  const { code: _code, ...fields } = found
  return fields
}

const fieldPath = (field: string) =>
  isCountryField(field) ? `change.centsByCountry.${field}` : `change.${field}`

function refuseFields(fields: readonly string[], message: (field: string) => string): void {
  if (fields.length > 0)
    throw new Refusal(
      'InvalidInput',
      fields.map((field) => ({ field: fieldPath(field), message: message(field) })),
    )
}
