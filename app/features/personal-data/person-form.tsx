import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { isPhoneNumber } from '#domain/addresses/phone.ts'
import type { Customer } from '#contract/customer.ts'
import { api } from '#app/lib/api/api.ts'
import { optional, required } from '#app/lib/forms/field-rules.ts'
import { useCall } from '#app/lib/calls/use-call.ts'
import { useCallForm } from '#app/lib/forms/use-call-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { personTexts as texts } from '#texts/nl/account.ts'
import { accountRequestTexts } from '#texts/nl/account-request.ts'
import { formTexts } from '#texts/nl/forms.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import formStyles from '#app/lib/forms/form.module.css'
import styles from './personal-data.module.css'

type PersonFormProps = { readonly contact: Customer['contact']; readonly onDone: () => void }

/** The own name and number. */
export function PersonForm({ contact, onDone }: PersonFormProps) {
  const revalidator = useRevalidator()
  const form = useCallForm({
    rules: {
      firstName: required(accountRequestTexts.faults.firstName),
      lastName: required(accountRequestTexts.faults.lastName),
      phone: optional((value) => (isPhoneNumber(value, null) ? null : fieldFaultTexts.PhoneInvalid)),
    },
    async send({ firstName, lastName, phone }) {
      const body = { firstName: firstName.trim(), lastName: lastName.trim(), phone: phone.trim() || null }
      await api.changePerson({ body })
      showToast({ tone: 'good', title: texts.saved })
      await revalidator.revalidate()
      onDone()
    },
  })
  return (
    <form {...form.formProps} className={formStyles.form}>
      <ErrorSummary title={formTexts.problemTitle} problems={form.problems} attempt={form.attempt} />
      <FormStatus tone="error">{form.failure}</FormStatus>
      <div className={formStyles.row}>
        <TextField
          {...form.field('firstName')}
          label={accountRequestTexts.firstName}
          autoComplete="given-name"
          maxLength={60}
          defaultValue={contact.firstName}
        />
        <TextField
          {...form.field('lastName')}
          label={accountRequestTexts.lastName}
          autoComplete="family-name"
          maxLength={80}
          defaultValue={contact.lastName}
        />
      </div>
      <TextField
        {...form.field('phone')}
        label={formTexts.phone}
        optional
        type="tel"
        autoComplete="tel"
        maxLength={30}
        defaultValue={contact.phone ?? ''}
      />
      <div className={formStyles.buttons}>
        <Button type="submit" pending={form.pending}>
          {texts.save}
        </Button>
        <Button look="tertiary" onClick={onDone}>
          {formTexts.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Switches the newsletter on and off at once; it goes back when that did not work. */
export function NewsletterSwitch({ isOn }: { readonly isOn: boolean }) {
  const [wants, setWants] = useState(isOn)
  const call = useCall()
  const revalidator = useRevalidator()

  async function choose(subscribed: boolean) {
    setWants(subscribed)
    const reply = await call(() => api.preferNewsletter({ body: { subscribed } }))
    if (!reply) return setWants(!subscribed)
    showToast({ tone: 'good', title: subscribed ? texts.newsletterOn : texts.newsletterOff })
    await revalidator.revalidate()
  }

  return (
    <Checkbox
      className={styles.switch}
      label={texts.newsletter}
      checked={wants}
      onChange={(event) => void choose(event.currentTarget.checked)}
    />
  )
}
