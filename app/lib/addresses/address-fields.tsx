import type { Address } from '#contract/customer.ts'
import type { Country } from '#contract/config.ts'
import { required, type FieldRule } from '#app/lib/forms/field-rules.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { isHouseNumber } from '#domain/addresses/house-number.ts'
import { isPhoneNumber } from '#domain/addresses/phone.ts'
import { normalisedPostcode } from '#domain/addresses/postcode.ts'
import { addressTexts as texts } from '#texts/nl/address-fields.ts'
import styles from '#app/lib/forms/form.module.css'

type PlaceField = 'street' | 'houseNumber' | 'addition' | 'postcode' | 'city' | 'country'
type PlaceValues = Readonly<Record<PlaceField, string>>

/** The rules of a street, a city and a country, in the order of the form. */
export const placeRules: Readonly<Record<PlaceField, FieldRule | null>> = {
  postcode: required(texts.faults.postcode),
  city: required(texts.faults.city),
  street: required(texts.faults.street),
  houseNumber: (value) => (isHouseNumber(value) ? null : texts.faults.houseNumber),
  addition: null,
  country: required(texts.faults.country),
}

type Reached = PlaceValues & { readonly phone: string }

/** What only the country can tell: whether it has such a postcode, and such a phone number. */
export function checkPlace({ country, postcode, phone }: Reached): { postcode?: string; phone?: string } {
  const hasPostcode = postcode.trim() !== '' && normalisedPostcode(postcode, country) !== null
  const hasPhone = phone.trim() === '' || isPhoneNumber(phone, country)
  return {
    ...(!hasPostcode && { postcode: country === 'NL' ? texts.faults.postcodeNl : texts.faults.postcode }),
    ...(!hasPhone && { phone: texts.faults.phone }),
  }
}

type Control = {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
  readonly onBlur: () => void
  readonly onInput: () => unknown
}

type PlaceFieldsProps = {
  readonly field: (name: PlaceField) => Control
  readonly countries: readonly Country[]
  readonly place?: Pick<Address, PlaceField> | undefined
}

/** Postcode, city, street, number and country; the same for a delivery address and an account request. */
export function PlaceFields({ field, countries, place }: PlaceFieldsProps) {
  const options = countries.length > 0 ? countries : [{ code: 'NL', name: texts.netherlands }]
  return (
    <>
      <div className={`${styles.row} ${styles.postcode}`}>
        <TextField
          {...field('postcode')}
          label={texts.postcode}
          autoComplete="postal-code"
          maxLength={12}
          defaultValue={place?.postcode}
        />
        <TextField
          {...field('city')}
          label={texts.city}
          autoComplete="address-level2"
          maxLength={80}
          defaultValue={place?.city}
        />
      </div>
      <div className={`${styles.row} ${styles.street}`}>
        <TextField
          {...field('street')}
          label={texts.street}
          autoComplete="address-line1"
          maxLength={100}
          defaultValue={place?.street}
        />
        <TextField
          {...field('houseNumber')}
          label={texts.houseNumber}
          maxLength={10}
          defaultValue={place?.houseNumber}
        />
        <TextField
          {...field('addition')}
          label={texts.addition}
          optional
          maxLength={20}
          defaultValue={place?.addition ?? ''}
        />
      </div>
      <SelectField
        {...field('country')}
        label={texts.country}
        autoComplete="country"
        defaultValue={place?.country ?? 'NL'}
        options={options.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </>
  )
}
