import { useId, useRef, useState, type SubmitEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { studioTexts } from '#texts/nl/studio.ts'
import styles from './text-form.module.css'

const MOST_CHARACTERS = 4000

type TextFormProps = {
  readonly label: string
  readonly hint?: string
  readonly text: string
  readonly submit: string
  readonly onSend: (text: string) => Promise<void>
  readonly onCancel?: () => void
}

/** A form of one text, which has to be there before it is sent. */
export function TextForm({ label, hint, text, submit, onSend, onCancel }: TextFormProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const [sending, setSending] = useState(false)

  async function send(event: SubmitEvent) {
    event.preventDefault()
    const words = area.current?.value.trim() ?? ''
    setIsMissing(words === '')
    if (words === '') {
      area.current?.focus()
      return
    }
    setSending(true)
    await onSend(words)
    setSending(false)
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <TextAreaField
        ref={area}
        id={id}
        label={label}
        hint={hint}
        error={isMissing ? fieldFaultTexts.Required : undefined}
        defaultValue={text}
        rows={4}
        maxLength={MOST_CHARACTERS}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" pending={sending}>
          {submit}
        </Button>
        {onCancel && (
          <Button look="tertiary" size="small" onClick={onCancel}>
            {studioTexts.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
