import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { MOST_CHARACTERS_OF_HTML } from '#domain/catalogue/product-fields.ts'
import { Notice } from '#app/ui/notice.tsx'
import { richTextTexts as texts } from '#texts/nl/office/rich-text.ts'
import { WrittenHtml } from '../written-html.tsx'
import { isEditable } from './rich-html.ts'
import { RichText, type WrittenProps } from './rich-text.tsx'
import styles from './rich-text.module.css'

/** A text as it will look, or as HTML: by choice, and where it has something in it that would be lost. */
export function TextOrHtml(props: WrittenProps) {
  const { id, labelId, describedBy, isFaulty, value, onChange } = props
  const [isHtml, setIsHtml] = useState(() => !isEditable(value))
  const fits = !isHtml || isEditable(value)
  if (!isHtml) return <RichText {...props} onHtml={() => setIsHtml(true)} />
  return (
    <div className={styles.html}>
      {!fits && (
        <Notice tone="info" title={texts.onlyHtml}>
          {texts.onlyHtmlText}
        </Notice>
      )}
      <textarea
        id={id}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-invalid={isFaulty || undefined}
        rows={14}
        maxLength={MOST_CHARACTERS_OF_HTML}
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {fits && (
        <div>
          <Button look="secondary" size="small" onClick={() => setIsHtml(false)}>
            {texts.asText}
          </Button>
        </div>
      )}
      <figure className={styles.preview}>
        <figcaption className="strong">{texts.preview}</figcaption>
        {/* Scrolled by keyboard once it is longer than its window. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section aria-label={texts.preview} tabIndex={0}>
          {value.trim() === '' ? (
            <p className="muted">{texts.nothingWritten}</p>
          ) : (
            <WrittenHtml html={value} />
          )}
        </section>
      </figure>
    </div>
  )
}
