import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { DeskFile } from '#contract/office/files.ts'
import { type MarkMm, markWithin } from '#domain/orders/file-mark.ts'
import type { SizeMm } from '#domain/designs/facts.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField, TextField } from '#app/ui/text-field.tsx'
import { editTexts } from '#texts/nl/office/editing.ts'
import { fileQuestionTexts as texts } from '#texts/nl/office/file-questions.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import styles from './files.module.css'

/** A question that is being written: about the file that was seen then, at a place on one of its pages. */
export type Draft = { readonly seen: DeskFile; readonly text: string; readonly mark: MarkMm }

type AskFormProps = {
  readonly draft: Draft
  readonly file: DeskFile
  /** Of the page that the mark is on, as it is printed. */
  readonly picture: SizeMm
  readonly isPending: boolean
  readonly onChange: (draft: Draft) => void
  readonly onSend: () => void
  readonly onClose: () => void
}

const FIELDS = ['leftMm', 'topMm', 'widthMm', 'heightMm'] as const

/** Asks what is wrong, and where: drawn on the sheet, or by keys in these fields. */
export function AskForm({ draft, file, picture, isPending, onChange, onSend, onClose }: AskFormProps) {
  const [isMissing, setIsMissing] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  const isReplaced = draft.seen.designId !== file.designId

  function send(event: SubmitEvent) {
    event.preventDefault()
    const isEmpty = draft.text.trim() === ''
    setIsMissing(isEmpty)
    if (isEmpty) area.current?.focus()
    else onSend()
  }

  return (
    <section className={`panel ${styles.stack}`} aria-labelledby="vraag">
      <h2 id="vraag" className="type-20">
        {texts.ask}
      </h2>
      <p className="muted">{texts.intro}</p>
      <div role="alert">
        {isReplaced && (
          <Notice tone="warning" title={texts.replacedTitle}>
            {texts.replaced}
          </Notice>
        )}
      </div>
      <form className={styles.stack} noValidate onSubmit={send}>
        <fieldset className={styles.place}>
          <legend>{texts.place}</legend>
          {FIELDS.map((name) => (
            <TextField
              key={name}
              compact
              type="number"
              label={texts.placeMm[name]}
              min={0}
              step={stepOf(picture)}
              value={String(Math.round(draft.mark[name]))}
              onChange={({ target }) =>
                onChange({
                  ...draft,
                  mark: markWithin({ ...draft.mark, [name]: target.valueAsNumber }, picture),
                })
              }
            />
          ))}
        </fieldset>
        <TextAreaField
          ref={area}
          label={texts.question}
          hint={texts.hint}
          rows={5}
          maxLength={1000}
          value={draft.text}
          error={isMissing ? fieldFaultTexts.Required : undefined}
          onChange={({ target }) => onChange({ ...draft, text: target.value })}
        />
        <div className={styles.actions}>
          {!isReplaced && (
            <Button type="submit" pending={isPending}>
              {texts.send}
            </Button>
          )}
          <Button look="tertiary" onClick={onClose}>
            {editTexts.cancel}
          </Button>
        </div>
      </form>
    </section>
  )
}

/** What one press of an arrow moves: about a hundredth of the picture. */
const stepOf = ({ widthMm, heightMm }: SizeMm) => Math.max(1, Math.round(Math.max(widthMm, heightMm) / 100))
