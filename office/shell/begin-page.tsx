import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { SHORTEST_PASSWORD } from '#domain/passwords/shortest.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ToastRegion } from '#app/ui/toast-region.tsx'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { setupTexts as texts } from '#texts/nl/office/setup.ts'
import { passwordTexts } from '#texts/nl/passwords.ts'
import { fieldFaultTexts } from '#texts/nl/refusals.ts'
import { api } from '../lib/api.ts'
import { TOLD_IN_PLACE } from '../lib/call-errors.ts'
import { fieldText } from '../lib/field-text.ts'
import { changeOperator } from '../lib/operator.ts'
import { useFaults } from '../lib/use-faults.ts'
import { paths } from '../paths.ts'
import styles from './login-page.module.css'
import { LoginSteps, type LoginStep } from './login-steps.tsx'

/** Where the link that a new shop prints at its start leads: its first owner. The code lies behind the #, which no server sees. */
export function BeginPage() {
  const [code] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('code') ?? '')
  const [step, setStep] = useState<LoginStep | null>(null)
  const navigate = useNavigate()
  return (
    <main className={styles.login}>
      {step ? (
        <LoginSteps
          step={step}
          onBack={() => void navigate(paths.today)}
          onDone={() => void navigate(paths.setup, { replace: true })}
        />
      ) : (
        <FirstOwner code={code} onStep={setStep} />
      )}
      <ToastRegion />
    </main>
  )
}

type FirstOwnerProps = { readonly code: string; readonly onStep: (step: LoginStep) => void }
type Typed = { readonly name: string; readonly email: string; readonly password: string }

function FirstOwner({ code, onStep }: FirstOwnerProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { faults, told, show, showRefusal, forget } = useFaults()
  useEffect(() => {
    document.title = officeTexts.title(texts.beginTitle)
  }, [])
  const begin = useMutation({
    meta: TOLD_IN_PLACE,
    async mutationFn(body: Typed) {
      const { email } = await api.createFirstOwner({ body: { ...body, code } })
      return api.logInOperator({ body: { email, password: body.password } })
    },
    onSuccess({ operator, step }) {
      if (step) return onStep(step)
      changeOperator(client, operator)
      void navigate(paths.setup, { replace: true })
    },
    onError: (error) => form.current && showRefusal(form.current, error),
  })

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = fieldText(event.currentTarget, 'name').trim()
    const email = fieldText(event.currentTarget, 'email').trim()
    const password = fieldText(event.currentTarget, 'password')
    const isWrong = show(event.currentTarget, {
      name: name === '' ? fieldFaultTexts.Required : undefined,
      email: email === '' ? fieldFaultTexts.EmailRequired : undefined,
      password: password.length < SHORTEST_PASSWORD ? fieldFaultTexts.PasswordTooShort : undefined,
    })
    if (!isWrong) begin.mutate({ name, email, password })
  }

  return (
    <form ref={form} className="panel" noValidate onSubmit={send} onInput={forget}>
      <RegistrationMark sizePx={84} />
      <h1 className="type-32">{texts.beginTitle}</h1>
      <p className="muted">{texts.beginText}</p>
      <div role="alert">
        {told !== null && <Notice tone="error">{told}</Notice>}
        {code === '' && <Notice tone="warning">{texts.noCode}</Notice>}
      </div>
      <TextField
        name="name"
        label={texts.yourName}
        autoComplete="name"
        maxLength={80}
        error={faults['name']}
      />
      <TextField
        name="email"
        type="email"
        label={texts.email}
        autoComplete="username"
        maxLength={254}
        error={faults['email']}
      />
      <TextField
        name="password"
        type="password"
        label={texts.password}
        hint={passwordTexts.advice}
        autoComplete="new-password"
        maxLength={256}
        error={faults['password']}
      />
      <Button type="submit" wide pending={begin.isPending}>
        {texts.begin}
      </Button>
    </form>
  )
}
