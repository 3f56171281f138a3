import { useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { emailRule } from '#app/lib/forms/field-rules.ts'
import { useCallForm } from '#app/lib/forms/use-call-form.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { formTexts } from '#texts/nl/forms.ts'
import { unsubscribeTexts as texts } from '#texts/nl/unsubscribe.ts'
import styles from '#app/lib/forms/form.module.css'
import { SentPanel } from '#app/lib/forms/sent-panel.tsx'

export function UnsubscribePage({ email }: { readonly email: string }) {
  const [doneFor, setDoneFor] = useState<string | null>(null)
  return (
    <div className={`wrap ${styles.public}`}>
      <div>
        <h1 tabIndex={-1}>{texts.title}</h1>
        {doneFor === null ? (
          <UnsubscribeForm email={email} onDone={setDoneFor} />
        ) : (
          <SentPanel title={texts.doneTitle} text={texts.doneText(doneFor)} />
        )}
      </div>
    </div>
  )
}

type UnsubscribeFormProps = { readonly email: string; readonly onDone: (email: string) => void }

function UnsubscribeForm({ email: given, onDone }: UnsubscribeFormProps) {
  const form = useCallForm({
    rules: { email: emailRule },
    async send({ email }) {
      const address = email.trim()
      await api.unsubscribeFromNewsletter({ body: { email: address } })
      onDone(address)
    },
  })
  return (
    <>
      <p className={`lead ${styles.intro}`}>{texts.intro}</p>
      <form {...form.formProps} className={`panel ${styles.form}`}>
        <ErrorSummary title={formTexts.problemTitle} problems={form.problems} attempt={form.attempt} />
        <FormStatus tone="error">{form.failure}</FormStatus>
        <TextField
          {...form.field('email')}
          label={formTexts.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          defaultValue={given}
        />
        <div className={styles.buttons}>
          <Button type="submit" pending={form.pending}>
            {texts.send}
          </Button>
        </div>
      </form>
    </>
  )
}
