import type { Address, AddressForm as AddressBody } from '#contract/customer.ts'
import type { Country } from '#contract/config.ts'
import { required } from '#app/lib/forms/field-rules.ts'
import { LeaveWarning } from '#app/lib/forms/leave-warning.tsx'
import { useCallForm } from '#app/lib/forms/use-call-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { addressesTexts } from '#texts/nl/account.ts'
import { addressTexts as texts } from '#texts/nl/address-fields.ts'
import { formTexts } from '#texts/nl/forms.ts'
import styles from '#app/lib/forms/form.module.css'
import { checkPlace, PlaceFields, placeRules } from '#app/lib/addresses/address-fields.tsx'

type AddressFormProps = {
  readonly address?: Address
  readonly countries: readonly Country[]
  readonly save: (body: AddressBody) => Promise<unknown>
  readonly onCancel: () => void
}

const orNull = (text: string) => text.trim() || null

export function AddressForm({ address, countries, save, onCancel }: AddressFormProps) {
  const form = useCallForm({
    rules: {
      label: null,
      companyName: required(texts.faults.companyName),
      attention: null,
      ...placeRules,
      phone: null,
      deliveryNotes: null,
      isDefault: null,
    },
    check: checkPlace,
    async send(values) {
      await save({
        label: orNull(values.label),
        companyName: values.companyName.trim(),
        attention: orNull(values.attention),
        street: values.street.trim(),
        houseNumber: values.houseNumber.trim(),
        addition: orNull(values.addition),
        postcode: values.postcode.trim(),
        city: values.city.trim(),
        country: values.country,
        phone: orNull(values.phone),
        deliveryNotes: orNull(values.deliveryNotes),
        isDefault: values.isDefault === 'on',
      })
    },
  })
  const { field } = form
  return (
    <form {...form.formProps} className={styles.form}>
      <ErrorSummary title={formTexts.problemTitle} problems={form.problems} attempt={form.attempt} />
      <LeaveWarning />
      <FormStatus tone="error">{form.failure}</FormStatus>
      <TextField
        {...field('label')}
        label={texts.label}
        hint={texts.labelHint}
        optional
        maxLength={60}
        autoComplete="off"
        defaultValue={address?.label ?? ''}
      />
      <div className={styles.row}>
        <TextField
          {...field('companyName')}
          label={texts.companyName}
          autoComplete="organization"
          maxLength={120}
          defaultValue={address?.companyName}
        />
        <TextField
          {...field('attention')}
          label={texts.attention}
          optional
          autoComplete="name"
          maxLength={80}
          defaultValue={address?.attention ?? ''}
        />
      </div>
      <PlaceFields field={field} countries={countries} place={address} />
      <TextField
        {...field('phone')}
        label={formTexts.phone}
        hint={texts.phoneHint}
        optional
        type="tel"
        autoComplete="tel"
        maxLength={30}
        defaultValue={address?.phone ?? ''}
      />
      <TextAreaField
        {...field('deliveryNotes')}
        label={texts.deliveryNotes}
        optional
        maxLength={300}
        defaultValue={address?.deliveryNotes ?? ''}
      />
      <Checkbox
        {...field('isDefault')}
        label={texts.isDefault}
        defaultChecked={address?.isDefault ?? false}
      />
      <div className={styles.buttons}>
        <Button type="submit" pending={form.pending}>
          {addressesTexts.save}
        </Button>
        <Button look="tertiary" onClick={onCancel}>
          {formTexts.cancel}
        </Button>
      </div>
    </form>
  )
}
