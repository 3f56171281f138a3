import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { FieldNotes, OptionalMark, useFieldIds } from '#app/ui/field.tsx'
import { richTextTexts as texts } from '#texts/nl/office/rich-text.ts'
import styles from './rich-text.module.css'

// The editor is as large as the rest of a desk: it comes where something is written.
const TextOrHtml = lazy(async () => ({ default: (await import('./text-or-html.tsx')).TextOrHtml }))

type RichTextFieldProps = {
  readonly id?: string
  /** By which a form reads it. */
  readonly name?: string
  readonly label: string
  readonly hint?: ReactNode
  readonly error: string | undefined
  /** The level of a heading in the text, below those of the page that shows it. */
  readonly topHeading?: 2 | 3
  readonly value: string
  readonly onChange: (html: string) => void
}

/** Text of the shop that may have headings, lists, links, pictures and tables; it is kept as HTML. */
export function RichTextField(props: RichTextFieldProps) {
  const { id: givenId, name, label, hint, error, topHeading = 2, value, onChange } = props
  const ids = useFieldIds(givenId, { hint, error })
  const labelId = useId()
  return (
    <div>
      <p id={labelId} className={styles.label}>
        {label}
        <OptionalMark />
      </p>
      <Suspense fallback={<output className="muted">{texts.loading}</output>}>
        <TextOrHtml
          id={ids.id}
          labelId={labelId}
          describedBy={ids.control['aria-describedby']}
          isFaulty={Boolean(error)}
          topHeading={topHeading}
          value={value}
          onChange={onChange}
        />
      </Suspense>
      {name !== undefined && (
        // A form that finds it refused leads to the editor.
        <textarea
          name={name}
          value={value}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
          className="visually-hidden"
          onFocus={() => document.getElementById(ids.id)?.focus()}
        />
      )}
      <FieldNotes hint={hint} error={error} ids={ids} />
    </div>
  )
}

/** One that a form begins with a text of its own. */
export function OwnRichTextField({
  first,
  ...field
}: Omit<RichTextFieldProps, 'value' | 'onChange'> & { readonly first: string }) {
  const [html, setHtml] = useState(first)
  return <RichTextField {...field} value={html} onChange={setHtml} />
}
