import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { officeTexts } from '#texts/nl/office/shell.ts'
import { secondFactorTexts as texts } from '#texts/nl/office/second-factor.ts'
import { errorLines, TOLD_IN_PLACE } from '../lib/call-errors.ts'
import { fieldText } from '../lib/field-text.ts'

type CodeFormProps<Reply> = {
  readonly title: string
  readonly text: string
  readonly label: string
  readonly button: string
  readonly send: (code: string) => Promise<Reply>
  readonly onDone: (reply: Reply) => void
  readonly onBack: () => void
  readonly back: string
  readonly children?: ReactNode
}

const focusCode = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>('[name=code]')?.focus()

/** The step of logging in that asks for a code. */
export function CodeForm<Reply>(props: CodeFormProps<Reply>) {
  const { title, text, label, button, send, onDone, onBack, back, children } = props
  const form = useRef<HTMLFormElement>(null)
  const [isMissing, setMissing] = useState(false)
  const sent = useMutation({ mutationFn: send, onSuccess: onDone, meta: TOLD_IN_PLACE })
  useEffect(() => {
    document.title = officeTexts.title(title)
    focusCode(form.current)
  }, [title])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = fieldText(event.currentTarget, 'code').trim()
    setMissing(code === '')
    if (code === '') focusCode(form.current)
    else sent.mutate(code, { onError: () => focusCode(form.current) })
  }

  return (
    <form ref={form} className="panel" noValidate onSubmit={submit}>
      <RegistrationMark sizePx={84} />
      <h1 className="type-32">{title}</h1>
      <p className="muted">{text}</p>
      {children}
      <div role="alert">{sent.error && <Notice tone="error">{errorLines(sent.error).join(' ')}</Notice>}</div>
      <TextField
        name="code"
        label={label}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={isMissing ? texts.codeRequired : undefined}
      />
      <Button type="submit" wide pending={sent.isPending}>
        {button}
      </Button>
      <Button look="tertiary" onClick={onBack}>
        {back}
      </Button>
    </form>
  )
}
