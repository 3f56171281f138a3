import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { emailRule, passwordRule } from '#app/lib/forms/field-rules.ts'
import { logIn } from '#app/lib/session/session.ts'
import { useCallForm } from '#app/lib/forms/use-call-form.ts'
import { paths } from '#app/paths.ts'
import { formTexts } from '#texts/nl/forms.ts'
import { sessionTexts } from '#texts/nl/session.ts'
import styles from './session.module.css'

type LoginFormProps = { readonly onLoggedIn: () => void | Promise<void>; readonly onForgot: () => void }

/** E-mail address and password (spec 5, Login); the same in the dialog and on /uitgelogd. */
export function LoginForm({ onLoggedIn, onForgot }: LoginFormProps) {
  const form = useCallForm({
    rules: { username: emailRule, password: passwordRule },
    secrets: ['password'],
    keeps401: true,
    failureText: ({ errors: [first] }) => first?.message ?? sessionTexts.loginFailed,
    async send({ username, password }) {
      await logIn(username.trim(), password)
      await onLoggedIn()
    },
  })
  return (
    <form {...form.formProps} className={styles.form}>
      <ErrorSummary title={formTexts.problemTitle} problems={form.problems} attempt={form.attempt} />
      <FormStatus tone="error">{form.failure}</FormStatus>
      <TextField
        {...form.field('username')}
        label={formTexts.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...form.field('password')}
        label={sessionTexts.password}
        type="password"
        autoComplete="current-password"
        aside={
          <Link
            to={paths.passwordReset}
            className={`text-link small ${styles.forgot}`}
            onClick={(event) => {
              event.preventDefault()
              onForgot()
            }}
          >
            {sessionTexts.forgotPassword}
          </Link>
        }
      />
      <Button type="submit" wide pending={form.pending}>
        {sessionTexts.login}
      </Button>
    </form>
  )
}
