import { Link } from 'react-router'
import type { Country, Theme } from '#contract/config.ts'
import { api } from '#app/lib/api/api.ts'
import { emailRule, optional, required } from '#app/lib/forms/field-rules.ts'
import { LeaveWarning } from '#app/lib/forms/leave-warning.tsx'
import { useCallForm } from '#app/lib/forms/use-call-form.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { readCompanyNumbers } from '#domain/companies/company-numbers.ts'
import { accountRequestTexts as texts } from '#texts/nl/account-request.ts'
import { formTexts } from '#texts/nl/forms.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import accountStyles from '#app/lib/account/account.module.css'
import formStyles from '#app/lib/forms/form.module.css'
import { checkPlace, PlaceFields, placeRules } from '#app/lib/addresses/address-fields.tsx'
import { Honeypot } from '#app/lib/forms/honeypot.tsx'

type AccountRequestFormProps = {
  readonly countries: readonly Country[]
  readonly theme: Theme | null
  readonly onSent: () => void
}

type Numbers = Parameters<typeof readCompanyNumbers>[0]

/** What is wrong with the numbers of the company; the country tells which of them it has. */
function checkNumbers(values: Numbers): { kvkNumber?: string; vatId?: string } {
  const { faults } = readCompanyNumbers(values)
  return {
    ...(faults?.kvkNumber && { kvkNumber: fieldFaultTexts[faults.kvkNumber] }),
    ...(faults?.vatId && { vatId: fieldFaultTexts[faults.vatId] }),
  }
}

/** Spec 1: accounts are asked for, by companies only. */
export function AccountRequestForm({ countries, theme, onSent }: AccountRequestFormProps) {
  const form = useCallForm({
    captcha: 'account_aanvragen',
    rules: {
      companyName: required(texts.faults.companyName),
      kvkNumber: null,
      vatId: null,
      ...placeRules,
      firstName: required(texts.faults.firstName),
      lastName: required(texts.faults.lastName),
      email: emailRule,
      phone: required(texts.faults.phone),
      invoiceEmail: optional(emailRule),
      remarks: null,
      consent: required(texts.faults.consent),
      newsletter: null,
      website: null,
    },
    check: (values) => ({ ...checkPlace(values), ...checkNumbers(values) }),
    async send({ vatId, kvkNumber, addition, remarks, invoiceEmail, newsletter, ...values }, proof) {
      const body = {
        ...values,
        email: values.email.trim(),
        kvkNumber: kvkNumber.trim() || null,
        vatId: vatId.trim() || null,
        invoiceEmail: invoiceEmail.trim() || null,
        addition: addition.trim() || null,
        remarks: remarks.trim() || null,
        consent: true as const,
        newsletter: newsletter === 'on',
      }
      await api.requestAccount({ body: { ...body, ...proof } })
      onSent()
    },
  })
  const { field } = form
  return (
    <form {...form.formProps} className={formStyles.sections}>
      <ErrorSummary title={formTexts.problemTitle} problems={form.problems} attempt={form.attempt} />
      <LeaveWarning />
      <FormStatus tone="error">{form.failure}</FormStatus>
      <section className={`panel ${accountStyles.panel}`}>
        <h2>{texts.company}</h2>
        <div className={formStyles.form}>
          <TextField
            {...field('companyName')}
            label={texts.companyName}
            autoComplete="organization"
            maxLength={120}
          />
          <div className={formStyles.row}>
            <TextField
              {...field('kvkNumber')}
              label={texts.kvkNumber}
              hint={texts.kvkHint}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
            />
            <TextField
              {...field('vatId')}
              label={texts.vatId}
              hint={texts.vatHint}
              optional
              autoComplete="off"
              maxLength={30}
            />
          </div>
        </div>
      </section>
      <section className={`panel ${accountStyles.panel}`}>
        <h2>{texts.invoiceAddress}</h2>
        <div className={formStyles.form}>
          <PlaceFields field={field} countries={countries} />
          <TextField
            {...field('invoiceEmail')}
            label={texts.invoiceEmail}
            hint={texts.invoiceEmailHint}
            optional
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={254}
          />
        </div>
      </section>
      <section className={`panel ${accountStyles.panel}`}>
        <h2>{texts.contact}</h2>
        <div className={formStyles.form}>
          <div className={formStyles.row}>
            <TextField
              {...field('firstName')}
              label={texts.firstName}
              autoComplete="given-name"
              maxLength={60}
            />
            <TextField
              {...field('lastName')}
              label={texts.lastName}
              autoComplete="family-name"
              maxLength={80}
            />
            <TextField
              {...field('email')}
              label={formTexts.email}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              maxLength={254}
            />
            <TextField
              {...field('phone')}
              label={formTexts.phone}
              type="tel"
              autoComplete="tel"
              maxLength={30}
            />
          </div>
          <TextAreaField {...field('remarks')} label={texts.remarks} optional maxLength={2_000} />
        </div>
      </section>
      <section className={`panel ${formStyles.form}`}>
        <Checkbox {...field('consent')} required label={<Consent theme={theme} />} />
        <Checkbox {...field('newsletter')} label={texts.newsletter} />
        <Honeypot id={field('website').id} />
        <div className={formStyles.buttons}>
          <Button type="submit" pending={form.pending}>
            {texts.send}
          </Button>
        </div>
      </section>
    </form>
  )
}

function Consent({ theme }: Pick<AccountRequestFormProps, 'theme'>) {
  return (
    <>
      {texts.consentBefore}
      <Link to={theme?.termsPath ?? paths.home} target="_blank" rel="noopener" className="text-link">
        {texts.consentTerms}
      </Link>
      {texts.consentBetween}
      <Link to={theme?.privacyPath ?? paths.home} target="_blank" rel="noopener" className="text-link">
        {texts.consentPrivacy}
      </Link>
      {texts.consentAfter}
    </>
  )
}
