import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { editTexts as texts } from '#texts/nl/office/editing.ts'
import styles from './save-bar.module.css'
import { SureDialog } from './sure-dialog.tsx'

type SaveBarProps = {
  /** What is not saved, by what it is called. */
  readonly unsaved: readonly string[]
  readonly failure: string | null
  readonly isSaving: boolean
  readonly onSave: () => void
  readonly onDrop: () => void
}

/** What of a page is not saved, with saving it. */
export function SaveBar({ unsaved, failure, isSaving, onSave, onDrop }: SaveBarProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <section aria-label={texts.unsaved} className={styles.save}>
      <div>
        <p>
          <strong>{texts.fieldOf(texts.unsaved)}</strong> {texts.unsavedThings(unsaved)}
        </p>
        <p role="alert" className={styles.fault}>
          {failure}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button look="tertiary" size="small" onClick={() => setAsked(true)}>
          {texts.dropChanges}
        </Button>
        <Button size="small" pending={isSaving} aria-keyshortcuts={texts.saveKeys} onClick={onSave}>
          {texts.keep}
        </Button>
      </div>
      {isAsked && (
        <SureDialog
          title={texts.dropTitle}
          text={texts.dropText(unsaved)}
          leave={texts.keepOn}
          verb={texts.dropChanges}
          onSure={onDrop}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  )
}
