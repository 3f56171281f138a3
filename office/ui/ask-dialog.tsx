import { useMutation } from '@tanstack/react-query'
import { TextField } from '#app/ui/text-field.tsx'
import { TOLD_IN_PLACE } from '../lib/call-errors.ts'
import { fieldText } from '../lib/field-text.ts'
import { FormDialog } from './form-dialog.tsx'

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

/** Asks for a password or a code before something goes on. */
export function AskDialog<Reply>(props: AskDialogProps<Reply>) {
  const { title, intro, field, label, required, verb, send, onDone, onClose } = props
  const sent = useMutation({ meta: TOLD_IN_PLACE, mutationFn: send, onSuccess: onDone })

  function submit(form: HTMLFormElement) {
    const secret = fieldText(form, field)
    if (secret === '') return { [field]: required }
    sent.mutate(secret)
    return undefined
  }

  return (
    <FormDialog
      title={title}
      intro={intro}
      verb={verb}
      isPending={sent.isPending}
      refusal={sent.error}
      onSend={submit}
      onClose={onClose}
    >
      {(faults) => (
        <TextField
          name={field}
          type={field === 'password' ? 'password' : 'text'}
          label={label}
          autoComplete={field === 'password' ? 'current-password' : 'one-time-code'}
          maxLength={field === 'password' ? 256 : 40}
          error={faults[field]}
        />
      )}
    </FormDialog>
  )
}
