import type { Address } from '#contract/customer.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { addressTexts } from '#texts/nl/address-fields.ts'
import { formTexts } from '#texts/nl/forms.ts'
import { companyTexts as texts } from '#texts/nl/office/companies.ts'
import { fieldText } from '../lib/field-text.ts'
import styles from './address-fields.module.css'

/** An address as it is filled in. */
export type TypedAddress = Omit<Address, 'id'>

/** An address of a company of which nothing else is filled in. */
export const newAddress = (companyName: string): TypedAddress => ({
  label: null,
  companyName,
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

type AddressFieldsProps = {
  readonly row: TypedAddress
  readonly faults: { readonly [Field in keyof TypedAddress]?: string | undefined }
  readonly countries: readonly { readonly code: string; readonly name: string }[]
  /** Where things are brought: with a name of its own, a phone number and notes for the driver. */
  readonly isDelivery: boolean
  /** Whether it can be made the one that is used where none was chosen. */
  readonly mayBeDefault?: boolean
}

/** The fields of an address. */
export function AddressFields(props: AddressFieldsProps) {
  const { row, faults, countries, isDelivery, mayBeDefault = true } = props
  const field = (name: Exclude<keyof TypedAddress, 'isDefault'>) => ({
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
      <PlaceFields row={row} faults={faults} countries={countries} />
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
          {mayBeDefault && (
            <Checkbox name="isDefault" label={addressTexts.isDefault} defaultChecked={row.isDefault} />
          )}
        </>
      )}
    </>
  )
}

type Place = Pick<TypedAddress, 'postcode' | 'city' | 'street' | 'houseNumber' | 'addition' | 'country'>

type PlaceFieldsProps = {
  readonly row: Place
  readonly faults: { readonly [Field in keyof Place]?: string | undefined }
  readonly countries: AddressFieldsProps['countries']
}

/** The fields that say where something is. */
export function PlaceFields({ row, faults, countries }: PlaceFieldsProps) {
  const field = (name: keyof Place) => ({ name, defaultValue: row[name] ?? '', error: faults[name] })
  return (
    <>
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
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </>
  )
}

/** What is filled in; a field that the form does not have stays as it was. */
export function readAddress(form: HTMLFormElement, row: TypedAddress): TypedAddress {
  const has = (name: keyof TypedAddress) => form.elements.namedItem(name) !== null
  const text = (name: Exclude<keyof TypedAddress, 'isDefault'>) =>
    has(name) ? fieldText(form, name).trim() : (row[name] ?? '')
  const orNull = (name: Exclude<keyof TypedAddress, 'isDefault'>) => text(name) || null
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
