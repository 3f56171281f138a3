import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { isApiError } from '#contract/api-error.ts'
import type { DeskMail } from '#contract/office/mails.ts'
import { Email } from '#contract/shared.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { editTexts } from '#texts/nl/office/editing.ts'
import { deskMailTexts as texts } from '#texts/nl/office/mails.ts'
import { fieldFaultTexts } from '#texts/nl/refusals.ts'
import { api } from '../../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { paths } from '../../paths.ts'

type AgainDialogProps = { readonly mail: DeskMail; readonly onClose: () => void }

const FORM = 'again'

/** Sends a mail once more, to an address that may be put right unless the mail is for nobody else. */
export function AgainDialog({ mail: seen, onClose }: AgainDialogProps) {
  // The mail as it was looked at, and one mail however often it is sent.
  const [{ id, recipient, state, isPersonal }] = useState(seen)
  const [mailId] = useState(() => crypto.randomUUID())
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const client = useQueryClient()
  const navigate = useNavigate()
  const send = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: (address: string) =>
      api.sendDeskMailAgain({
        params: { id },
        body: { id: mailId, recipient: address, seenState: state === 'failed' ? 'failed' : 'sent' },
      }),
    onSuccess(sent) {
      showToast({ tone: 'good', title: texts.againToast(sent.recipient) })
      onClose()
      if (sent.id !== id) void navigate(paths.mail(sent.id))
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['mails'] }),
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = field.current?.value ?? recipient
    const isAddress = Email.safeParse(typed).success
    setFault(isAddress ? undefined : fieldFaultTexts.EmailInvalid)
    if (isAddress) send.mutate(typed.trim())
    else field.current?.focus()
  }

  const refused = isApiError(send.error)
    ? send.error.errors.find((one) => one.field === 'recipient')?.message
    : undefined
  return (
    <Dialog
      open
      title={texts.again}
      intro={isPersonal ? texts.againPersonal : texts.againIntro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {editTexts.cancel}
          </Button>
          <Button type="submit" form={FORM} pending={send.isPending}>
            {texts.again}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <div role="alert">
          {send.error && !refused && <Notice tone="error">{errorLines(send.error).join(' ')}</Notice>}
        </div>
        {isPersonal ? (
          <p className="strong">{recipient}</p>
        ) : (
          <TextField
            ref={field}
            name="recipient"
            type="email"
            label={texts.address}
            hint={texts.addressHint}
            autoComplete="off"
            maxLength={254}
            defaultValue={recipient}
            error={fault ?? refused}
          />
        )}
      </form>
    </Dialog>
  )
}
