import { useState } from 'react'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { api } from '#app/lib/api/api.ts'
import { emailRule, newPasswordRule } from '#app/lib/forms/field-rules.ts'
import { NewPasswordField } from '#app/lib/forms/new-password-field.tsx'
import { useCallForm } from '#app/lib/forms/use-call-form.ts'
import { paths } from '#app/paths.ts'
import { formTexts } from '#texts/nl/forms.ts'
import { passwordResetTexts } from '#texts/nl/password-reset.ts'
import { sessionTexts } from '#texts/nl/session.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import styles from './session.module.css'

type PasswordResetPageProps = { readonly email: string; readonly token: string | null }

/** The page of the link in the reset mail; without its token a new mail can be asked for. */
export function PasswordResetPage({ email, token }: PasswordResetPageProps) {
  const title = token ? passwordResetTexts.title : sessionTexts.forgotPassword
  return (
    <div className="wrap">
      <div className={styles.narrow}>
        <h1 tabIndex={-1}>{title}</h1>
        <section className={`panel ${styles.panel}`}>
          {token ? <NewPasswordForm email={email} token={token} /> : <ForgotPasswordForm />}
        </section>
      </div>
    </div>
  )
}

function NewPasswordForm({ email, token }: { readonly email: string; readonly token: string }) {
  const [isDone, setIsDone] = useState(false)
  const form = useCallForm({
    rules: { email: emailRule, password: newPasswordRule },
    secrets: ['password'],
    keeps401: true,
    async send(values) {
      await api.resetPassword({ body: { email: values.email.trim(), password: values.password, token } })
      setIsDone(true)
    },
  })
  if (isDone)
    return (
      <div className={styles.form}>
        <FormStatus tone="good">{`${passwordResetTexts.doneTitle}. ${passwordResetTexts.done}`}</FormStatus>
        <LinkButton to={paths.loggedOut()}>{sessionTexts.login}</LinkButton>
      </div>
    )
  return (
    <form {...form.formProps} className={styles.form}>
      <p>{passwordResetTexts.intro}</p>
      <ErrorSummary title={formTexts.problemTitle} problems={form.problems} attempt={form.attempt} />
      <FormStatus tone="error">{form.failure}</FormStatus>
      <TextField
        {...form.field('email')}
        label={formTexts.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={email}
      />
      <NewPasswordField field={form.field('password')} label={passwordResetTexts.newPassword} email={email} />
      <Button type="submit" pending={form.pending}>
        {passwordResetTexts.save}
      </Button>
    </form>
  )
}
