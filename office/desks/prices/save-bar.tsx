import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { priceTexts as texts } from '#texts/nl/office/prices.ts'
import { SureDialog } from '../../ui/sure-dialog.tsx'
import styles from './prices.module.css'
import type { useListEdits } from './use-list-edits.ts'
import { useSaveKey } from '../../ui/use-save-key.ts'

type SaveBarProps = {
  readonly count: number
  /** What saving is called. */
  readonly verb: string
  readonly typing: ReturnType<typeof useListEdits>
  readonly onSave: () => void
  readonly onEffect: () => void
}

/** What of the list is not saved: what it would have done, letting it go, saving it. */
export function SaveBar({ count, verb, typing, onSave, onEffect }: SaveBarProps) {
  const [isAsked, setAsked] = useState(false)
  useSaveKey(onSave)
  return (
    <section aria-label={texts.unsaved} className={styles.save}>
      <div>
        <p className="strong">{texts.unsavedCount(count)}</p>
        <p role="alert" className={styles.fault}>
          {typing.failure}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button look="tertiary" size="small" onClick={() => setAsked(true)}>
          {texts.drop}
        </Button>
        <Button look="secondary" size="small" onClick={onEffect}>
          {texts.effect}
        </Button>
        <Button size="small" pending={typing.isSaving} aria-keyshortcuts={texts.saveKeys} onClick={onSave}>
          {verb}
        </Button>
      </div>
      {isAsked && (
        <SureDialog
          title={texts.dropTitle}
          text={texts.dropText(count)}
          leave={texts.keepOn}
          verb={texts.drop}
          onSure={typing.drop}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  )
}
