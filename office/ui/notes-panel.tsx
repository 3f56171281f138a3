import { type ReactNode, type Ref, type SubmitEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { noteTexts as texts } from '#texts/nl/office/notes.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { useActiveKeys } from '../lib/active-keys.ts'
import { NOTE_KEY } from '../lib/short-keys.ts'
import { useFaults } from '../lib/use-faults.ts'
import styles from './notes-panel.module.css'

/** A note that is being written: one, however often it is sent. */
export function useNoteDraft() {
  const [id, setId] = useState(() => crypto.randomUUID())
  const [text, setText] = useState('')
  const clear = () => {
    setId(crypto.randomUUID())
    setText('')
  }
  return { id, text, setText, clear }
}

export type Note = {
  readonly id: string
  readonly text: string
  /** By whom and when. */
  readonly label: string
  readonly className?: string | undefined
  /** What can be done with it. */
  readonly action?: ReactNode
}

type NotesPanelProps = {
  readonly notes: readonly Note[]
  /** What is said where there are none. */
  readonly none: string
  readonly hint: string
  readonly draft: ReturnType<typeof useNoteDraft>
  readonly area?: Ref<HTMLTextAreaElement>
  readonly isPending: boolean
  readonly onWrite: (text: string) => void
  /** What helps to write. */
  readonly children?: ReactNode
}

/** What staff write to each other, and the field for the next. */
export function NotesPanel({
  notes,
  none,
  hint,
  draft,
  area,
  isPending,
  onWrite,
  children,
}: NotesPanelProps) {
  const { faults, show, forget } = useFaults()
  const form = useRef<HTMLFormElement>(null)
  const begin = () => form.current?.querySelector('textarea')?.focus()
  useActiveKeys(() => [{ of: NOTE_KEY, press: begin }])

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = draft.text.trim()
    if (!show(event.currentTarget, { note: text === '' ? fieldFaultTexts.Required : undefined }))
      onWrite(text)
  }

  return (
    <section className="panel">
      <h2 className="type-20">{texts.title}</h2>
      {notes.length === 0 && <p className="muted">{none}</p>}
      <ul className={styles.notes}>
        {notes.map(({ id, label, text, className, action }) => (
          <li key={id} className={className}>
            <div className={styles.head}>
              <span className="muted">{label}</span>
              {action}
            </div>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <form ref={form} className={styles.form} noValidate onSubmit={send} onInput={forget}>
        <TextAreaField
          ref={area}
          name="note"
          label={texts.note}
          hint={hint}
          rows={3}
          maxLength={2000}
          value={draft.text}
          error={faults.note}
          onChange={({ target }) => draft.setText(target.value)}
        />
        {children}
        <Button type="submit" look="secondary" size="small" pending={isPending}>
          {texts.write}
        </Button>
      </form>
    </section>
  )
}
