import { useState } from 'react'
import type { Theme } from '#contract/config.ts'
import { api } from '#app/lib/api/api.ts'
import { emailRule, optional, required } from '#app/lib/forms/field-rules.ts'
import { useRootData } from '#app/lib/shop/root-data.ts'
import { LeaveWarning } from '#app/lib/forms/leave-warning.tsx'
import { useCallForm } from '#app/lib/forms/use-call-form.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { isPhoneNumber } from '#domain/addresses/phone.ts'
import { contactTexts as texts } from '#texts/nl/contact.ts'
import { formTexts } from '#texts/nl/forms.ts'
import accountStyles from '#app/lib/account/account.module.css'
import formStyles from '#app/lib/forms/form.module.css'
import { FactList } from '#app/ui/fact-list.tsx'
import { Honeypot } from '#app/lib/forms/honeypot.tsx'
import { SentPanel } from '#app/lib/forms/sent-panel.tsx'

export function ContactPage() {
  const [isSent, setIsSent] = useState(false)
  const { theme } = useRootData()
  return (
    <div className={`wrap ${formStyles.public}`}>
      <div>
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p className={`lead ${formStyles.intro}`}>{texts.intro}</p>
        {isSent ? (
          <SentPanel title={texts.sentTitle} text={texts.sentText} />
        ) : (
          <ContactForm onSent={() => setIsSent(true)} />
        )}
      </div>
      {theme && <Reach company={theme.company} />}
    </div>
  )
}

function ContactForm({ onSent }: { readonly onSent: () => void }) {
  const form = useCallForm({
    captcha: 'contact',
    rules: {
      name: required(texts.faults.name),
      email: emailRule,
      phone: optional((value) => (isPhoneNumber(value, null) ? null : texts.faults.phone)),
      subject: required(texts.faults.subject),
      message: required(texts.faults.message),
      website: null,
    },
    async send({ name, email, phone, subject, message, website }, proof) {
      const body = { name, email: email.trim(), phone: phone.trim() || null, subject, message, website }
      await api.sendContactMessage({ body: { ...body, ...proof } })
      onSent()
    },
  })
  const { field } = form
  return (
    <form {...form.formProps} className={`panel ${formStyles.form}`}>
      <ErrorSummary title={formTexts.problemTitle} problems={form.problems} attempt={form.attempt} />
      <LeaveWarning />
      <FormStatus tone="error">{form.failure}</FormStatus>
      <TextField {...field('name')} label={texts.name} autoComplete="name" maxLength={120} />
      <div className={formStyles.row}>
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
          optional
          type="tel"
          autoComplete="tel"
          maxLength={30}
        />
      </div>
      <TextField {...field('subject')} label={texts.subject} autoComplete="off" maxLength={150} />
      <TextAreaField {...field('message')} label={texts.message} maxLength={5_000} rows={7} />
      <Honeypot id={field('website').id} />
      <div className={formStyles.buttons}>
        <Button type="submit" pending={form.pending}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}

function Reach({ company }: Pick<Theme, 'company'>) {
  return (
    <aside className={`panel ${accountStyles.panel}`}>
      <h2>{texts.reachTitle}</h2>
      <FactList
        facts={[
          {
            label: texts.phone,
            text: company.phone && (
              <a className="text-link" href={`tel:${company.phone.replaceAll(/[^+\d]/g, '')}`}>
                {company.phone}
              </a>
            ),
          },
          {
            label: texts.email,
            text: company.email && (
              <a className="text-link" href={`mailto:${company.email}`}>
                {company.email}
              </a>
            ),
          },
          { label: texts.openingHours, text: company.openingHours },
          {
            label: texts.address,
            text: [
              company.name,
              `${company.street} ${company.houseNumber}`,
              `${company.postcode} ${company.city}`,
            ].join('\n'),
          },
          { label: texts.kvk, text: company.kvkNumber },
        ]}
      />
    </aside>
  )
}
