import type { z } from 'zod'
import { AddressForm } from '#contract/customer.ts'
import type { SeenAddress } from '#contract/office/company-changes.ts'
import type { Staff } from '#domain/access/actor.ts'
import { FIELD_FAULTS } from '#domain/refusals.ts'
import { changedFields } from '#domain/companies/clashing-fields.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { requireRight } from '../../require-right.ts'
import { fieldsOf, forgetDeliveryAddress, insertDeliveryAddress, writeDeliveryAddress } from './addresses.ts'
import { type Edit, edited } from './change-company.ts'
import { insertAddress, lockAddresses, updateAddress } from './customer-store.ts'
import { findAddress, findInvoiceAddressId, type HeldAddress, lockStanding } from './desk-company-store.ts'

type Form = z.output<typeof AddressForm>
type OfCompany = { readonly companyId: string; readonly addressId: string }

/** Adds a delivery address of a company, or its invoice address where it has none so far. */
export async function addCompanyAddress(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  companyId: string,
  { kind, address }: { readonly kind: HeldAddress['kind']; readonly address: Form },
): Promise<void> {
  requireRight(staff, 'changeCompanies')
  await changeAs(db, staff, async (trx) => {
    if (!(await lockStanding(trx, companyId))) throw new Refusal('CompanyNotFound')
    await atFields('address', async () => {
      if (kind === 'delivery') return insertDeliveryAddress(trx, companyId, address)
      if (await findInvoiceAddressId(trx, companyId)) throw new Refusal('CompanyMovedOn')
      return insertAddress(trx, companyId, await fieldsOf(trx, { ...address, isDefault: false }), 'invoice')
    })
  })
}

/** Changes an address of a company, of either kind; what it is as a whole is judged again. */
export async function changeCompanyAddress(
  { db }: Pick<ShopContext, 'db'>,
  staff: Staff,
  { companyId, addressId }: OfCompany,
  edit: Edit<SeenAddress>,
): Promise<void> {
  requireRight(staff, 'changeCompanies')
  await changeAs(db, staff, async (trx) => {
    const { kind, ...address } = await heldAddress(trx, { companyId, addressId })
    const form = readWhole(edited(address, edit))
    await atFields('change', async () => {
      if (kind === 'delivery') return writeDeliveryAddress(trx, companyId, addressId, form)
      const fields = await fieldsOf(trx, { ...form, isDefault: false })
      return updateAddress(trx, { companyId, id: addressId, kind }, fields)
    })
  })
}

/** Removes a delivery address that is still as it was seen. */
export async function removeCompanyAddress(
  { db, clock }: Pick<ShopContext, 'db' | 'clock'>,
  staff: Staff,
  { companyId, addressId }: OfCompany,
  seen: SeenAddress,
): Promise<void> {
  requireRight(staff, 'changeCompanies')
  await changeAs(db, staff, async (trx) => {
    const { kind, ...address } = await heldAddress(trx, { companyId, addressId })
    if (kind !== 'delivery') throw new Refusal('AddressNotFound')
    if (changedFields(seen, address).length > 0) throw new Refusal('CompanyMovedOn')
    await forgetDeliveryAddress(trx, companyId, addressId, clock())
  })
}

async function heldAddress(trx: Executor, { companyId, addressId }: OfCompany): Promise<HeldAddress> {
  await lockAddresses(trx, companyId)
  const address = await findAddress(trx, { companyId, id: addressId })
  if (!address) throw new Refusal('AddressNotFound')
  return address
}

/** An address as it becomes: a number that rings in one country rings nowhere in another. */
function readWhole(address: SeenAddress): Form {
  const { data, error } = AddressForm.safeParse(address)
  if (data) return data
  throw new Refusal(
    'InvalidInput',
    error.issues.map(({ path, message }) => ({
      field: ['change', ...path].join('.'),
      message: fieldFaultTexts[FIELD_FAULTS.find((fault) => fault === message) ?? 'Invalid'],
    })),
  )
}

/** Names the field of a refusal as it stands in the body of the call. */
async function atFields<Result>(parent: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || error.details.length === 0) throw error
    throw new Refusal(
      error.code,
      error.details.map(({ field, ...detail }) => ({
        ...detail,
        ...(field !== undefined && { field: `${parent}.${field}` }),
      })),
    )
  }
}
