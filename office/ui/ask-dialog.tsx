import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ownAccountTexts as texts } from '#texts/nl/office/account.ts'
import { errorLines, TOLD_IN_PLACE } from '../lib/call-errors.ts'
import { faultAt, isElsewhere } from './field-faults.ts'

type AskDialogProps<Reply> = {
  readonly title: string
  readonly intro: string
  readonly field: 'password' | 'code'
  readonly label: string
  /** What is said when nothing is filled in. */
  readonly required: string
  readonly verb: string
  readonly send: (secret: string) => Promise<Reply>
  readonly onDone: (reply: Reply) => void
  readonly onClose: () => void
}

const FORM = 'secret'

/** Asks for a password or a code before something goes on. */
export function AskDialog<Reply>(props: AskDialogProps<Reply>) {
  const { title, intro, field, label, required, verb, send, onDone, onClose } = props
  const input = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const sent = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: send,
    onSuccess: onDone,
    onError: () => input.current?.focus(),
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const secret = input.current?.value ?? ''
    setMissing(secret === '')
    if (secret === '') input.current?.focus()
    else sent.mutate(secret)
  }

  return (
    <Dialog
      open
      title={title}
      intro={intro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM} pending={sent.isPending}>
            {verb}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <div role="alert">
          {isElsewhere(sent.error, [field]) && (
            <Notice tone="error">{errorLines(sent.error).join(' ')}</Notice>
          )}
        </div>
        <TextField
          ref={input}
          name={field}
          type={field === 'password' ? 'password' : 'text'}
          label={label}
          autoComplete={field === 'password' ? 'current-password' : 'one-time-code'}
          maxLength={field === 'password' ? 256 : 40}
          error={isMissing ? required : faultAt(sent.error, field)}
        />
      </form>
    </Dialog>
  )
}
