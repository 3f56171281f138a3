import { useState } from 'react'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { privacyDeskTexts as texts } from '#texts/nl/office/privacy.ts'
import { api } from '../../lib/api.ts'
import { fieldText } from '../../lib/field-text.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { useSystemChange } from './use-system-change.ts'

const KINDS = ['access', 'erasure'] as const
const CHANNELS = ['mail', 'phone', 'letter'] as const

/** Writes down what somebody asked about his own data. */
export function RecordDialog({ onClose }: { readonly onClose: () => void }) {
  const [today] = useState(() => amsterdamNow(new Date()).date)
  const record = useSystemChange<Parameters<typeof api.recordPrivacyRequest>[0]>({
    call: (sent) => api.recordPrivacyRequest(sent),
    told: () => texts.recorded,
    onDone: onClose,
    isToldInPlace: true,
  })

  function send(form: HTMLFormElement) {
    const text = (name: string) => fieldText(form, name).trim()
    record.mutate({
      body: {
        kind: KINDS.find((kind) => kind === text('kind')) ?? 'access',
        channel: CHANNELS.find((channel) => channel === text('channel')) ?? 'mail',
        email: text('email'),
        receivedOn: text('receivedOn'),
        note: text('note'),
      },
    })
    return undefined
  }

  return (
    <FormDialog
      title={texts.recordTitle}
      intro={texts.recordIntro}
      verb={texts.save}
      isPending={record.isPending}
      refusal={record.error}
      onSend={send}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <SelectField
            name="kind"
            label={texts.kind}
            options={KINDS.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
          />
          <TextField
            name="email"
            type="email"
            label={texts.email}
            autoComplete="off"
            maxLength={254}
            error={faults.email}
          />
          <SelectField
            name="channel"
            label={texts.channel}
            options={CHANNELS.map((channel) => ({ value: channel, label: texts.channels[channel] }))}
          />
          <TextField
            name="receivedOn"
            type="date"
            label={texts.receivedOn}
            max={today}
            defaultValue={today}
            error={faults.receivedOn}
          />
          <TextAreaField
            name="note"
            label={texts.noteLabel}
            hint={texts.noteHint}
            rows={3}
            maxLength={1000}
            error={faults.note}
          />
        </>
      )}
    </FormDialog>
  )
}
