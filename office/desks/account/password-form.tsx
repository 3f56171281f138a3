import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, type SubmitEvent } from 'react'
import { SHORTEST_PASSWORD } from '#domain/passwords/shortest.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { ownAccountTexts as texts } from '#texts/nl/office/account.ts'
import { passwordTexts } from '#texts/nl/passwords.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { fieldText } from '../../lib/field-text.ts'
import { useFaults } from '../../lib/use-faults.ts'
import { ownSessions } from '../../work/account.ts'
import styles from './account.module.css'

type Sent = { readonly password: string; readonly newPassword: string }

/** Another password, for who knows the present one. */
export function PasswordForm({ email }: { readonly email: string }) {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const { faults, told, show, showRefusal, forget } = useFaults()
  const change = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: (body: Sent) => api.changeOperatorPassword({ body }),
    async onSuccess() {
      form.current?.reset()
      showToast({ tone: 'good', title: texts.passwordToast })
      await client.invalidateQueries(ownSessions)
    },
    onError: (error) => form.current && showRefusal(form.current, error),
  })

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = fieldText(event.currentTarget, 'password')
    const newPassword = fieldText(event.currentTarget, 'newPassword')
    const isWrong = show(event.currentTarget, {
      password: password === '' ? fieldFaultTexts.PasswordRequired : undefined,
      newPassword: newPassword.length < SHORTEST_PASSWORD ? fieldFaultTexts.PasswordTooShort : undefined,
    })
    if (!isWrong) change.mutate({ password, newPassword })
  }

  return (
    <section className="panel">
      <h2 className="type-20">{texts.passwordTitle}</h2>
      <p className="muted">{texts.passwordText}</p>
      <form ref={form} className={styles.form} noValidate onSubmit={send} onInput={forget}>
        <div role="alert">{told !== null && <Notice tone="error">{told}</Notice>}</div>
        {/* A password manager keeps the address with the password. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextField
          name="password"
          type="password"
          label={texts.present}
          autoComplete="current-password"
          maxLength={256}
          error={faults.password}
        />
        <TextField
          name="newPassword"
          type="password"
          label={texts.next}
          hint={passwordTexts.advice}
          autoComplete="new-password"
          maxLength={256}
          error={faults.newPassword}
        />
        <Button type="submit" size="small" look="secondary" pending={change.isPending}>
          {texts.savePassword}
        </Button>
      </form>
    </section>
  )
}
