import { useState } from 'react'
import { TextAreaField } from '#app/ui/text-field.tsx'
import { contentTexts as texts } from '#texts/nl/office/content.ts'
import styles from './html-field.module.css'
import { WrittenHtml } from './written-html.tsx'

type HtmlFieldProps = {
  readonly name: string
  readonly label: string
  readonly rows: number
  readonly first: string
  readonly error: string | undefined
}

/** HTML that is typed, with what it looks like below it. */
export function HtmlField({ name, label, rows, first, error }: HtmlFieldProps) {
  const [html, setHtml] = useState(first)
  return (
    <div>
      <TextAreaField
        name={name}
        label={label}
        hint={texts.htmlHint}
        rows={rows}
        optional
        spellCheck={false}
        value={html}
        error={error}
        onChange={({ target }) => setHtml(target.value)}
      />
      <figure className={styles.preview}>
        <figcaption className="strong">{texts.preview}</figcaption>
        {/* Scrolled by keyboard once it is longer than its window. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section aria-label={texts.preview} tabIndex={0}>
          {html.trim() === '' ? <p className="muted">{texts.nothingWritten}</p> : <WrittenHtml html={html} />}
        </section>
      </figure>
    </div>
  )
}
