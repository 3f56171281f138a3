import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { isApiError } from '#contract/api-error.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { privacyDeskTexts as texts } from '#texts/nl/office/privacy.ts'
import { api } from '../../lib/api.ts'
import { errorLines, TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import styles from './system.module.css'

const FORM = 'privacy-request'
const KINDS = ['access', 'erasure'] as const
const CHANNELS = ['mail', 'phone', 'letter'] as const
const FIELDS = new Set(['email', 'receivedOn', 'note'])

/** Writes down what somebody asked about his own data; what was refused is told at its field, and what was typed stays. */
export function RecordDialog({ onClose }: { readonly onClose: () => void }) {
  const [today] = useState(() => amsterdamNow(new Date()).date)
  const client = useQueryClient()
  const record = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: (form: FormData) => {
      const text = (name: string) => {
        const value = form.get(name)
        return typeof value === 'string' ? value.trim() : ''
      }
      return api.recordPrivacyRequest({
        body: {
          kind: KINDS.find((kind) => kind === text('kind')) ?? 'access',
          channel: CHANNELS.find((channel) => channel === text('channel')) ?? 'mail',
          email: text('email'),
          receivedOn: text('receivedOn'),
          note: text('note'),
        },
      })
    },
    onSuccess() {
      showToast({ tone: 'good', title: texts.recorded })
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['system'] }),
  })
  const faults = isApiError(record.error) ? record.error.errors : []
  const faultAt = (field: string) => faults.find((fault) => fault.field === field)?.message
  const isToldAtField = faults.some(({ field }) => field !== undefined && field !== null && FIELDS.has(field))

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    record.mutate(new FormData(event.currentTarget))
  }

  return (
    <Dialog
      open
      title={texts.recordTitle}
      intro={texts.recordIntro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM} pending={record.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={FORM} className={styles.form} noValidate onSubmit={submit}>
        <div role="alert">
          {record.error && !isToldAtField && (
            <Notice tone="error">{errorLines(record.error).join(' ')}</Notice>
          )}
        </div>
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
          error={faultAt('email')}
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
          error={faultAt('receivedOn')}
        />
        <TextAreaField
          name="note"
          label={texts.noteLabel}
          hint={texts.noteHint}
          rows={3}
          maxLength={1000}
          error={faultAt('note')}
        />
      </form>
    </Dialog>
  )
}
