import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { ToastRegion } from '#app/ui/toast-region.tsx'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { setupTexts as texts } from '#texts/nl/office/setup.ts'
import { api } from '../lib/api.ts'
import { TOLD_IN_PLACE } from '../lib/call-errors.ts'
import { changeOperator } from '../lib/operator.ts'
import { useFaults } from '../lib/use-faults.ts'
import { paths } from '../paths.ts'
import { OwnerFields, ownerFaults, readOwner } from '../ui/owner-fields.tsx'
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
    async mutationFn(owner: ReturnType<typeof readOwner>) {
      const { email } = await api.createFirstOwner({ body: { ...owner, code } })
      return api.logInOperator({ body: { email, password: owner.password } })
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
    const owner = readOwner(event.currentTarget)
    if (!show(event.currentTarget, ownerFaults(owner))) begin.mutate(owner)
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
      <OwnerFields faults={faults} />
      <Button type="submit" wide pending={begin.isPending}>
        {texts.begin}
      </Button>
    </form>
  )
}
