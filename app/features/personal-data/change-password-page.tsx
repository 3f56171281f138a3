import { useRef, useState } from 'react'
import { api } from '#app/lib/api/api.ts'
import { newPasswordRule, passwordRule } from '#app/lib/forms/field-rules.ts'
import { NewPasswordField } from '#app/lib/forms/new-password-field.tsx'
import { useCallForm } from '#app/lib/forms/use-call-form.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FormStatus } from '#app/ui/form-status.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { changePasswordTexts as texts } from '#texts/nl/account.ts'
import { formTexts } from '#texts/nl/forms.ts'
import formStyles from '#app/lib/forms/form.module.css'
import { PageHeading } from '#app/lib/account/page-heading.tsx'
import styles from './personal-data.module.css'

export function ChangePasswordPage({ email }: { readonly email: string }) {
  const [isDone, setIsDone] = useState(false)
  const [doneCount, setDoneCount] = useState(0)
  const fields = useRef<HTMLDivElement>(null)
  const form = useCallForm({
    rules: { password: passwordRule, newPassword: newPasswordRule },
    secrets: ['password'],
    async send({ password, newPassword }) {
      setIsDone(false)
      await api.changePassword({ body: { password, newPassword } })
      for (const input of fields.current?.querySelectorAll('input') ?? []) input.value = ''
      setIsDone(true)
      setDoneCount((count) => count + 1)
    },
  })
  return (
    <>
      <PageHeading title={texts.title} note={texts.intro} />
      <section className="panel">
        <form {...form.formProps} className={`${formStyles.form} ${styles.narrow}`}>
          <ErrorSummary title={formTexts.problemTitle} problems={form.problems} attempt={form.attempt} />
          <FormStatus tone="error">{form.failure}</FormStatus>
          <FormStatus tone="good">{isDone && texts.done}</FormStatus>
          <div ref={fields} className={formStyles.form}>
            <TextField
              {...form.field('password')}
              label={texts.current}
              type="password"
              autoComplete="current-password"
            />
            <NewPasswordField
              key={doneCount}
              field={form.field('newPassword')}
              label={texts.next}
              email={email}
            />
          </div>
          <div className={formStyles.buttons}>
            <Button type="submit" pending={form.pending}>
              {texts.save}
            </Button>
          </div>
        </form>
      </section>
    </>
  )
}
