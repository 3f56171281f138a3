import type { z } from 'zod'
import type { Address, AddressForm } from '#contract/customer.ts'
import type { Contact } from '#domain/access/actor.ts'
import { normalisedPostcode } from '#domain/addresses/postcode.ts'
import type { ShopContext } from '../../context.ts'
import { changeAs } from '../../db/change-as.ts'
import type { Executor } from '../../db/database.ts'
import { Refusal } from '../../refusal.ts'
import { forgetAddress } from '../cart/order-cart.ts'
import {
  type AddressFields,
  clearDefault,
  insertAddress,
  isAddressInUse,
  holdCountry,
  isCountry,
  isDefaultAddress,
  lockAddresses,
  removeAddress as removeAddressRow,
  updateAddress,
} from './customer-store.ts'

type Form = z.output<typeof AddressForm>

const MOST_ADDRESSES = 500

const optional = (text: string | null | undefined) => text || null

/** An address as it is kept; refused where its country or its postcode is none. Its country stays until the end of the transaction. */
export async function fieldsOf(trx: Executor, form: Form): Promise<AddressFields> {
  if (!(await holdCountry(trx, form.country))) throw new Refusal('InvalidInput', { field: 'country' })
  return readAddress(form)
}

/** An address for one order, which is kept with it alone; refused as others are. */
export async function fieldsForOrder(executor: Executor, form: Form): Promise<AddressFields> {
  if (!(await isCountry(executor, form.country))) throw new Refusal('InvalidInput', { field: 'country' })
  return readAddress(form)
}

function readAddress(form: Form): AddressFields {
  const postcode = normalisedPostcode(form.postcode, form.country)
  if (postcode === null) throw new Refusal('PostcodeInvalid', { field: 'postcode' })
  return {
    ...form,
    postcode,
    label: optional(form.label),
    attention: optional(form.attention),
    addition: optional(form.addition),
    phone: optional(form.phone),
    deliveryNotes: optional(form.deliveryNotes),
  }
}

/** Whether the shop knows a country, which it then does until the end of the transaction; others are in no address. */
export const knowsCountry = (trx: Executor, code: string): Promise<boolean> => holdCountry(trx, code)

/** Adds a delivery address; a company's first one is its default. */
export async function addAddress({ db }: ShopContext, customer: Contact, form: Form): Promise<Address> {
  return changeAs(db, customer, (trx) => insertDeliveryAddress(trx, customer.companyId, form))
}

/** Adds a delivery address of a company in the caller's transaction; a company's first one is its default. */
export async function insertDeliveryAddress(trx: Executor, companyId: string, form: Form): Promise<Address> {
  const others = await lockAddresses(trx, companyId)
  if (others >= MOST_ADDRESSES) throw new Refusal('TooManyAddresses')
  const fields = await fieldsOf(trx, { ...form, isDefault: form.isDefault || others === 0 })
  if (fields.isDefault) await clearDefault(trx, companyId, null)
  return { id: await insertAddress(trx, companyId, fields), ...fields }
}

export async function changeAddress(
  { db }: ShopContext,
  customer: Contact,
  id: string,
  form: Form,
): Promise<Address> {
  const { companyId } = customer
  return changeAs(db, customer, async (trx) => {
    await lockAddresses(trx, companyId)
    return writeDeliveryAddress(trx, companyId, id, form)
  })
}

/** Writes a delivery address anew; the caller holds those of the company. */
export async function writeDeliveryAddress(
  trx: Executor,
  companyId: string,
  id: string,
  form: Form,
): Promise<Address> {
  // A company with addresses always has a default: it moves by choosing another, never by giving it up.
  const isDefault = form.isDefault || (await isDefaultAddress(trx, companyId, id))
  const fields = await fieldsOf(trx, { ...form, isDefault })
  if (isDefault) await clearDefault(trx, companyId, id)
  if (!(await updateAddress(trx, { companyId, id, kind: 'delivery' }, fields)))
    throw new Refusal('AddressNotFound')
  return { id, ...fields }
}

export async function removeAddress(
  { db, clock }: ShopContext,
  customer: Contact,
  id: string,
): Promise<void> {
  await changeAs(db, customer, (trx) => forgetDeliveryAddress(trx, customer.companyId, id, clock()))
}

/** Takes a delivery address out of the lists in the caller's transaction; not one that something is on its way to. */
export async function forgetDeliveryAddress(
  trx: Executor,
  companyId: string,
  id: string,
  now: Date,
): Promise<void> {
  await lockAddresses(trx, companyId)
  if (await isAddressInUse(trx, companyId, id)) throw new Refusal('AddressInUse')
  await forgetAddress(trx, companyId, id)
  if (!(await removeAddressRow(trx, companyId, id, now))) throw new Refusal('AddressNotFound')
}
