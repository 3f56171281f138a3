import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { productFieldTexts } from '#texts/nl/office/product-fields.ts'
import { productTexts as texts } from '#texts/nl/office/products.ts'
import type { FieldName } from './product-edit.ts'
import styles from './products.module.css'
import { SureDialog } from '../../ui/sure-dialog.tsx'

type SaveBarProps = {
  readonly unsaved: readonly FieldName[]
  readonly failure: string | null
  readonly isSaving: boolean
  readonly onSave: () => void
  readonly onDrop: () => void
}

/** What of the product is not saved, with saving it. */
export function SaveBar({ unsaved, failure, isSaving, onSave, onDrop }: SaveBarProps) {
  const [isAsked, setAsked] = useState(false)
  const labels = unsaved.map((name) => productFieldTexts[name])
  return (
    <section aria-label={texts.unsaved} className={styles.save}>
      <div>
        <p>
          <strong>{texts.fieldOf(texts.unsaved)}</strong> {texts.unsavedFields(labels)}
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
          {texts.save}
        </Button>
      </div>
      {isAsked && (
        <SureDialog
          title={texts.dropTitle}
          text={texts.dropText(labels)}
          leave={texts.keepOn}
          verb={texts.dropChanges}
          onSure={onDrop}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  )
}
