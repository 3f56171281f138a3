import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { DeskMail } from '#contract/office/mails.ts'
import { Email } from '#contract/shared.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { deskMailTexts as texts } from '#texts/nl/office/mails.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { useDeskChange } from '../../lib/use-desk-change.ts'
import { paths } from '../../paths.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'

type AgainDialogProps = { readonly mail: DeskMail; readonly onClose: () => void }

/** Sends a mail once more, to an address that may be put right unless the mail is for nobody else. */
export function AgainDialog({ mail: seen, onClose }: AgainDialogProps) {
  // The mail as it was looked at, and one mail however often it is sent.
  const [{ id, recipient, state, isPersonal }] = useState(seen)
  const [mailId] = useState(() => crypto.randomUUID())
  const navigate = useNavigate()
  const send = useDeskChange(
    {
      call: (address: string) =>
        api.sendDeskMailAgain({
          params: { id },
          body: { id: mailId, recipient: address, seenState: state === 'failed' ? 'failed' : 'sent' },
        }),
      told: (_address, sent) => texts.againToast(sent.recipient),
      onDone(sent) {
        onClose()
        if (sent.id !== id) void navigate(paths.mail(sent.id))
      },
      isToldInPlace: true,
    },
    { outdates: [['mails']] },
  )

  function submit(form: HTMLFormElement) {
    const address = isPersonal ? recipient : fieldText(form, 'recipient').trim()
    if (!Email.safeParse(address).success) return { recipient: fieldFaultTexts.EmailInvalid }
    send.mutate(address)
    return undefined
  }

  return (
    <FormDialog
      title={texts.again}
      intro={isPersonal ? texts.againPersonal : texts.againIntro}
      verb={texts.again}
      isPending={send.isPending}
      refusal={send.error}
      onSend={submit}
      onClose={onClose}
    >
      {(faults) =>
        isPersonal ? (
          <p className="strong">{recipient}</p>
        ) : (
          <TextField
            name="recipient"
            type="email"
            label={texts.address}
            hint={texts.addressHint}
            autoComplete="off"
            maxLength={254}
            defaultValue={recipient}
            error={faults.recipient}
          />
        )
      }
    </FormDialog>
  )
}
