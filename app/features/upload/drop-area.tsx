import { Button } from '#app/ui/button.tsx'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { uploadTexts } from '#texts/nl/upload.ts'
import styles from './drop-area.module.css'

type DropAreaProps = {
  readonly maxMb: number
  readonly onPick: () => void
  readonly onPickFolder: () => void
}

/** The upload tab (spec 2): drop, or choose by hand. Files may be dropped anywhere, so it only shows the way. */
export function DropArea({ maxMb, onPick, onPickFolder }: DropAreaProps) {
  return (
    <div className={styles.area}>
      <RegistrationMark sizePx={84} />
      <h2 className="type-40">{uploadTexts.drop}</h2>
      <p>{uploadTexts.or}</p>
      <Button onClick={onPick}>{uploadTexts.pick}</Button>
      <Button look="tertiary" size="small" onClick={onPickFolder}>
        {uploadTexts.pickFolder}
      </Button>
      <p className={styles.hint}>{uploadTexts.accepted(maxMb)}</p>
    </div>
  )
}

/** What shows while a file is dragged over the page (spec 2). */
export function DropOverlay() {
  return (
    <div className={styles.overlay}>
      <RegistrationMark sizePx={84} inRegister />
      <p className="type-40">{uploadTexts.drop}</p>
    </div>
  )
}
