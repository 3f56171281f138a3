import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from '#contract/customer.ts'
import type { DeskCompany } from '#contract/office/companies.ts'
import type { SeenAddress } from '#contract/office/company-changes.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { addressTexts } from '#texts/nl/address-fields.ts'
import { formTexts } from '#texts/nl/forms.ts'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { type Edit, EditDialog, type Faults } from '../../ui/edit-dialog.tsx'
import { companyOf } from '../../work/companies.ts'
import { keepCompany } from './keep-company.ts'
import styles from './companies.module.css'

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

const newAddress = (company: DeskCompany): SeenAddress => ({
  label: null,
  companyName: company.name,
  attention: null,
  street: '',
  houseNumber: '',
  addition: null,
  postcode: '',
  city: '',
  country: 'NL',
  phone: null,
  deliveryNotes: null,
  isDefault: false,
})

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
  const [row] = useState(() => (address ? seenOf(address) : newAddress(company)))
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
      {(faults) => <AddressFields row={row} faults={faults} company={company} isDelivery={isDelivery} />}
    </EditDialog>
  )
}

type AddressFieldsProps = {
  readonly row: SeenAddress
  readonly faults: Faults<SeenAddress>
  readonly company: DeskCompany
  readonly isDelivery: boolean
}

function AddressFields({ row, faults, company, isDelivery }: AddressFieldsProps) {
  const field = (name: Exclude<keyof SeenAddress, 'isDefault'>) => ({
    name,
    defaultValue: row[name] ?? '',
    error: faults[name],
  })
  return (
    <>
      {isDelivery && (
        <TextField
          {...field('label')}
          label={addressTexts.label}
          hint={texts.labelHint}
          optional
          maxLength={60}
        />
      )}
      <TextField {...field('companyName')} label={addressTexts.companyName} maxLength={120} />
      <TextField {...field('attention')} label={addressTexts.attention} optional maxLength={80} />
      <div className={styles.pair}>
        <TextField {...field('postcode')} label={addressTexts.postcode} maxLength={12} />
        <TextField {...field('city')} label={addressTexts.city} maxLength={80} />
      </div>
      <TextField {...field('street')} label={addressTexts.street} maxLength={100} />
      <div className={styles.pair}>
        <TextField {...field('houseNumber')} label={addressTexts.houseNumber} maxLength={10} />
        <TextField {...field('addition')} label={addressTexts.addition} optional maxLength={20} />
      </div>
      <SelectField
        {...field('country')}
        label={addressTexts.country}
        options={company.countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {isDelivery && (
        <>
          <TextField {...field('phone')} label={formTexts.phone} type="tel" optional maxLength={30} />
          <TextAreaField
            {...field('deliveryNotes')}
            label={addressTexts.deliveryNotes}
            optional
            rows={2}
            maxLength={300}
          />
          <Checkbox name="isDefault" label={addressTexts.isDefault} defaultChecked={row.isDefault} />
        </>
      )}
    </>
  )
}

/** What is filled in; a field that the form does not have stays as it was. */
function readAddress(form: HTMLFormElement, row: SeenAddress): SeenAddress {
  const has = (name: keyof SeenAddress) => form.elements.namedItem(name) !== null
  const text = (name: Exclude<keyof SeenAddress, 'isDefault'>) =>
    has(name) ? fieldText(form, name).trim() : (row[name] ?? '')
  const orNull = (name: Exclude<keyof SeenAddress, 'isDefault'>) => text(name) || null
  return {
    label: orNull('label'),
    companyName: text('companyName'),
    attention: orNull('attention'),
    street: text('street'),
    houseNumber: text('houseNumber'),
    addition: orNull('addition'),
    postcode: text('postcode'),
    city: text('city'),
    country: text('country'),
    phone: orNull('phone'),
    deliveryNotes: orNull('deliveryNotes'),
    isDefault: has('isDefault') ? new FormData(form).has('isDefault') : row.isDefault,
  }
}

/** The fields that were given a value. */
const given = (change: Edit<SeenAddress>['change']) =>
  Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<SeenAddress>
