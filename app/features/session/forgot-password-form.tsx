import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { api } from '#app/lib/api/api.ts'
import { emailRule } from '#app/lib/forms/field-rules.ts'
import { Block } from '#app/lib/shop/content-html.tsx'
import { useRootData } from '#app/lib/shop/root-data.ts'
import { useCallForm } from '#app/lib/forms/use-call-form.ts'
import { formTexts } from '#texts/nl/forms.ts'
import { sessionTexts } from '#texts/nl/session.ts'
import styles from './session.module.css'

type ForgotPasswordFormProps = { readonly onBack?: () => void }

/** Asks for a reset mail; the form makes way for the message that it is being sent (spec 4). */
export function ForgotPasswordForm({ onBack }: ForgotPasswordFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { blocks } = useRootData()
  const form = useCallForm({
    captcha: 'wachtwoord_vergeten',
    rules: { email: emailRule },
    async send({ email }, proof) {
      const address = email.trim()
      await api.mailPasswordReset({ body: { email: address, ...proof } })
      setSentTo(address)
    },
  })
  if (sentTo !== null) return <ResetSent email={sentTo} {...(onBack && { onBack })} />
  const text = blocks?.forgot_password_text
  return (
    <form {...form.formProps} className={styles.form}>
      {text ? <Block block={text} className={styles.text ?? ''} /> : <p>{sessionTexts.forgotIntro}</p>}
      <ErrorSummary title={formTexts.problemTitle} problems={form.problems} attempt={form.attempt} />
      <FormStatus tone="error">{form.failure}</FormStatus>
      <TextField
        {...form.field('email')}
        label={formTexts.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" wide pending={form.pending}>
        {sessionTexts.sendReset}
      </Button>
      {onBack && (
        <Button look="tertiary" wide onClick={onBack}>
          {sessionTexts.backToLogin}
        </Button>
      )}
    </form>
  )
}

function ResetSent({ email, onBack }: ForgotPasswordFormProps & { readonly email: string }) {
  const message = useRef<HTMLDivElement>(null)
  // The form that had the focus has gone.
  useEffect(() => message.current?.focus(), [])
  return (
    <div ref={message} tabIndex={-1} className={styles.form}>
      <Notice tone="good" title={sessionTexts.resetSentTitle}>
        {sessionTexts.resetSent(email)}
      </Notice>
      {onBack && (
        <Button look="secondary" wide onClick={onBack}>
          {sessionTexts.backToLogin}
        </Button>
      )}
    </div>
  )
}
