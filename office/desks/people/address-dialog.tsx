import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from '#contract/customer.ts'
import type { DeskCompany } from '#contract/office/companies.ts'
import type { SeenAddress } from '#contract/office/company-changes.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { addressTexts } from '#texts/nl/address-fields.ts'
import { formTexts } from '#texts/nl/forms.ts'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { api } from '../../lib/api.ts'
import { AddressFields, newAddress, readAddress } from '../../ui/address-fields.tsx'
import { type Edit, EditDialog } from '../../ui/edit-dialog.tsx'
import { companyOf } from '../../work/companies.ts'
import { keepCompany } from './keep-company.ts'

type Kind = 'delivery' | 'invoice'

const shown = (text: string | null) => text || texts.notFilledIn

/** How the fields of an address are called, and how they read. */
const FIELDS = {
  label: [addressTexts.label, ({ label }: SeenAddress) => shown(label)],
  companyName: [addressTexts.companyName, ({ companyName }: SeenAddress) => companyName],
  attention: [addressTexts.attention, ({ attention }: SeenAddress) => shown(attention)],
  postcode: [addressTexts.postcode, ({ postcode }: SeenAddress) => postcode],
  city: [addressTexts.city, ({ city }: SeenAddress) => city],
  street: [addressTexts.street, ({ street }: SeenAddress) => street],
  houseNumber: [addressTexts.houseNumber, ({ houseNumber }: SeenAddress) => houseNumber],
  addition: [addressTexts.addition, ({ addition }: SeenAddress) => shown(addition)],
  country: [addressTexts.country, ({ country }: SeenAddress) => country],
  phone: [formTexts.phone, ({ phone }: SeenAddress) => shown(phone)],
  deliveryNotes: [addressTexts.deliveryNotes, ({ deliveryNotes }: SeenAddress) => shown(deliveryNotes)],
  isDefault: [texts.standard, ({ isDefault }: SeenAddress) => (isDefault ? texts.yes : texts.no)],
} as const

/** An address without its id. */
export const seenOf = ({ id: _id, ...address }: Address): SeenAddress => address

type AddressDialogProps = {
  readonly company: DeskCompany
  readonly kind: Kind
  /** Null for a new one. */
  readonly address: Address | null
  readonly onClose: () => void
}

/** Adds an address of a company, or changes one. */
export function AddressDialog({ company, kind, address, onClose }: AddressDialogProps) {
  const client = useQueryClient()
  const [row] = useState(() => (address ? seenOf(address) : newAddress(company.name)))
  const params = { id: company.id }
  const isDelivery = kind === 'delivery'

  async function save({ change, seen }: Edit<SeenAddress>) {
    const changed = address
      ? await api.changeCompanyAddress({
          params: { ...params, addressId: address.id },
          body: { change, seen },
        })
      : await api.addCompanyAddress({ params, body: { kind, address: { ...row, ...given(change) } } })
    await keepCompany(client, changed)
  }
  async function reload(): Promise<SeenAddress> {
    const now = await client.fetchQuery({ ...companyOf(company.id), staleTime: 0 })
    const all = [...now.addresses, ...(now.invoiceAddress ? [now.invoiceAddress] : [])]
    const found = all.find(({ id }) => id === address?.id)
    return found ? seenOf(found) : row
  }

  return (
    <EditDialog
      title={texts.addressTitles[kind][address ? 'change' : 'add']}
      intro={texts.addressIntro}
      row={row}
      read={(form) => ({ row: readAddress(form, row) })}
      fields={FIELDS}
      save={save}
      reload={reload}
      onSaved={() => {
        showToast({ tone: 'good', title: texts.addressSaved })
        onClose()
      }}
      onClose={onClose}
    >
      {(faults) => (
        <AddressFields row={row} faults={faults} countries={company.countries} isDelivery={isDelivery} />
      )}
    </EditDialog>
  )
}

/** The fields that were given a value. */
const given = (change: Edit<SeenAddress>['change']) =>
  Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<SeenAddress>
