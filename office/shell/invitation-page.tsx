import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { isApiError } from '#contract/api-error.ts'
import type { OfficeReply } from '#contract/office/client.ts'
import { SHORTEST_PASSWORD } from '#domain/passwords/shortest.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ToastRegion } from '#app/ui/toast-region.tsx'
import { operatorTexts as texts } from '#texts/nl/office/operators.ts'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { passwordTexts } from '#texts/nl/passwords.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../lib/call-errors.ts'
import { fieldText } from '../lib/field-text.ts'
import { useFaults } from '../lib/use-faults.ts'
import { changeOperator } from '../lib/operator.ts'
import { paths } from '../paths.ts'
import { Loading } from '../ui/loading.tsx'
import styles from './login-page.module.css'
import { LoginSteps, type LoginStep } from './login-steps.tsx'

/** Where the link of an invitation leads: a name, a password, and in. The token lies behind the #, which no server sees. */
export function InvitationPage() {
  const [token] = useState(() => new URLSearchParams(window.location.hash.slice(1)).get('code') ?? '')
  const [step, setStep] = useState<LoginStep | null>(null)
  const navigate = useNavigate()
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    staleTime: Infinity,
    queryFn: ({ signal }) => api.showInvitation({ body: { token } }, { signal }),
  })
  return (
    <main className={styles.login}>
      {error && <Over error={error} />}
      {!data && !error && <Loading />}
      {data && !step && <Accept invited={data} token={token} onStep={setStep} />}
      {step && (
        <LoginSteps
          step={step}
          onBack={() => void navigate(paths.today)}
          onDone={() => void navigate(paths.today, { replace: true })}
        />
      )}
      <ToastRegion />
    </main>
  )
}

function Over({ error }: { readonly error: unknown }) {
  const navigate = useNavigate()
  useEffect(() => {
    document.title = officeTexts.title(texts.invitationOver)
  }, [])
  return (
    <section className={`panel ${styles.over}`}>
      <h1 className="type-32">{texts.invitationOver}</h1>
      <p>{errorLines(error).join(' ')}</p>
      <Button onClick={() => void navigate(paths.today)}>{texts.toLogin}</Button>
    </section>
  )
}

type AcceptProps = {
  readonly invited: OfficeReply<'showInvitation'>
  readonly token: string
  readonly onStep: (step: LoginStep) => void
}

function Accept({ invited: { email, role }, token, onStep }: AcceptProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { faults, told, show, showRefusal, forget } = useFaults()
  useEffect(() => {
    document.title = officeTexts.title(texts.acceptTitle)
  }, [])
  const accept = useMutation({
    meta: TOLD_IN_PLACE,
    async mutationFn(body: { readonly name: string; readonly password: string }) {
      const over = await acceptedOr(api.acceptInvitation({ body: { token, ...body } }))
      const login = api.logInOperator({ body: { email, password: body.password } })
      return login.catch((error: unknown) => {
        throw over && hasCode(error, 'LoginFailed') ? over : error
      })
    },
    onSuccess({ operator, step }) {
      if (step) return onStep(step)
      changeOperator(client, operator)
      void navigate(paths.today, { replace: true })
    },
    onError: (error) => form.current && showRefusal(form.current, error),
  })

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = fieldText(event.currentTarget, 'name').trim()
    const password = fieldText(event.currentTarget, 'password')
    const isWrong = show(event.currentTarget, {
      name: name === '' ? fieldFaultTexts.Required : undefined,
      password: password.length < SHORTEST_PASSWORD ? fieldFaultTexts.PasswordTooShort : undefined,
    })
    if (!isWrong) accept.mutate({ name, password })
  }

  return (
    <form ref={form} className="panel" noValidate onSubmit={send} onInput={forget}>
      <RegistrationMark sizePx={84} />
      <h1 className="type-32">{texts.acceptTitle}</h1>
      <p className="muted">{texts.acceptText(email, officeTexts.roles[role])}</p>
      <div role="alert">{told !== null && <Notice tone="error">{told}</Notice>}</div>
      {/* A password manager keeps the address with the password. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField name="name" label={texts.yourName} autoComplete="name" maxLength={80} error={faults.name} />
      <TextField
        name="password"
        type="password"
        label={texts.password}
        hint={passwordTexts.advice}
        autoComplete="new-password"
        maxLength={256}
        error={faults.password}
      />
      <Button type="submit" wide pending={accept.isPending}>
        {texts.accept}
      </Button>
    </form>
  )
}

const hasCode = (error: unknown, code: string) =>
  isApiError(error) && error.errors.some((one) => one.code === code)

/**
 * That an invitation is over may be because it was taken up here: the answer was lost, or logging in went wrong after it. Whoever has
 * the password then comes in, so this is told only when he does not.
 */
async function acceptedOr(accepting: Promise<unknown>): Promise<unknown> {
  try {
    await accepting
    return null
  } catch (error) {
    if (hasCode(error, 'InvitationOver')) return error
    throw error
  }
}
