import { randomUUID } from 'node:crypto'
import type { DemoAddress, DemoCompany, DemoOperator } from '#demo/model.ts'
import type { Ids } from './demo-ids.ts'
import { rowsByTable, type Rows } from './seed-store.ts'

/** A company of the demo as it stands in the database: what its orders are made with. */
export type SeededCompany = {
  readonly demo: DemoCompany
  readonly companyId: string
  readonly contactId: string
  readonly invoiceAddressId: string
  /** In the order of the demo data; the first is the default. */
  readonly deliveryAddressIds: readonly string[]
}

export const withIds = (demo: DemoCompany): SeededCompany => ({
  demo,
  companyId: randomUUID(),
  contactId: randomUUID(),
  invoiceAddressId: randomUUID(),
  deliveryAddressIds: demo.deliveryAddresses.map(() => randomUUID()),
})

/** Companies with their contact and addresses, and the operator; `hashes` holds each person's hash by address. */
export function peopleRows(
  companies: readonly SeededCompany[],
  operator: DemoOperator,
  lists: Ids,
  hashes: ReadonlyMap<string, string>,
): Rows {
  const hashOf = (email: string) => hashes.get(email) ?? null
  return rowsByTable({
    companies: companies.map(({ companyId, demo }) => ({
      id: companyId,
      name: demo.name,
      kvk_number: demo.kvkNumber,
      vat_id: demo.vatId,
      vat_id_status: 'valid',
      invoice_email: demo.invoiceEmail,
      payment_term_days: demo.paymentTermDays,
      group_price_list_id: demo.groupPriceListCode && lists.of(demo.groupPriceListCode),
      contract_price_list_id: demo.contractPriceListCode && lists.of(demo.contractPriceListCode),
    })),
    contacts: companies.map(({ companyId, contactId, demo: { contact } }) => ({
      id: contactId,
      company_id: companyId,
      email: contact.email.toLowerCase(),
      password_hash: hashOf(contact.email),
      first_name: contact.firstName,
      last_name: contact.lastName,
      phone: contact.phone,
    })),
    addresses: companies.flatMap(({ companyId, invoiceAddressId, deliveryAddressIds, demo }) => [
      addressRow(companyId, invoiceAddressId, 'invoice', demo.invoiceAddress, false),
      ...demo.deliveryAddresses.map((address, place) =>
        addressRow(companyId, deliveryAddressIds[place] ?? randomUUID(), 'delivery', address, place === 0),
      ),
    ]),
    operators: [
      {
        name: operator.name,
        email: operator.email.toLowerCase(),
        password_hash: hashOf(operator.email),
        role: 'owner',
      },
    ],
  })
}

const addressRow = (
  companyId: string,
  id: string,
  kind: 'delivery' | 'invoice',
  address: DemoAddress,
  isDefault: boolean,
) => ({
  id,
  company_id: companyId,
  kind,
  company_name: address.companyName,
  attention: address.attention,
  street: address.street,
  house_number: address.houseNumber,
  addition: address.addition,
  postcode: address.postcode,
  city: address.city,
  country: address.country,
  phone: address.phone,
  delivery_notes: address.deliveryNotes,
  is_default: isDefault,
})
