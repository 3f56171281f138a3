import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { isApiError } from '#contract/api-error.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { officeTexts as texts } from '#texts/nl/office/shell.ts'
import { api } from '../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../lib/call-errors.ts'
import { fieldText } from '../lib/field-text.ts'
import { changeOperator } from '../lib/operator.ts'
import styles from './login-page.module.css'
import { LoginSteps, type LoginStep } from './login-steps.tsx'

/** Logging in, on whichever page somebody came to; it goes on there. */
export function LoginPage() {
  const [step, setStep] = useState<LoginStep | null>(null)
  return (
    <main className={styles.login}>
      {step ? <LoginSteps step={step} onBack={() => setStep(null)} /> : <PasswordForm onStep={setStep} />}
    </main>
  )
}

function PasswordForm({ onStep }: { readonly onStep: (step: LoginStep) => void }) {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())
  const logIn = useMutation({
    mutationFn: (body: { readonly email: string; readonly password: string }) => api.logInOperator({ body }),
    onSuccess({ operator, step }) {
      if (step) onStep(step)
      else changeOperator(client, operator)
    },
    meta: TOLD_IN_PLACE,
  })
  useEffect(() => {
    document.title = texts.title(texts.logIn)
  }, [])

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const [email, password] = [
      fieldText(event.currentTarget, 'email'),
      fieldText(event.currentTarget, 'password'),
    ]
    const absent = [email.trim() === '' ? 'email' : [], password === '' ? 'password' : []].flat()
    setMissing(new Set(absent))
    if (absent[0]) form.current?.querySelector<HTMLInputElement>(`[name=${absent[0]}]`)?.focus()
    else logIn.mutate({ email, password })
  }

  const refusal = isApiError(logIn.error) ? errorLines(logIn.error) : []
  return (
    <form ref={form} className="panel" noValidate onSubmit={send}>
      <RegistrationMark sizePx={84} />
      <h1 className="type-32">{texts.logInTitle}</h1>
      <p className="muted">{texts.logInText}</p>
      <div role="alert">{refusal.length > 0 && <Notice tone="error">{refusal.join(' ')}</Notice>}</div>
      <TextField
        name="email"
        type="email"
        label={texts.email}
        autoComplete="username"
        error={missing.has('email') ? fieldFaultTexts.EmailRequired : undefined}
      />
      <TextField
        name="password"
        type="password"
        label={texts.password}
        autoComplete="current-password"
        error={missing.has('password') ? fieldFaultTexts.PasswordRequired : undefined}
      />
      <Button type="submit" wide pending={logIn.isPending}>
        {texts.logIn}
      </Button>
      <a className="text-link" href="/">
        {texts.toShop}
      </a>
    </form>
  )
}
