import { Button } from '#app/ui/button.tsx'
import type { LinkProduct } from '#domain/designs/manager-state.ts'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { uploadTexts } from '#texts/nl/upload.ts'
import styles from './drop-area.module.css'
import { PrintDemands } from './print-demands.tsx'

type DropAreaProps = {
  readonly maxMb: number
  /** Whose demands stand beside it; null in the library. */
  readonly product: LinkProduct | null
  readonly onPick: () => void
  readonly onPickFolder: () => void
}

/** The upload tab (spec 2): drop, or choose by hand. Files may be dropped anywhere, so it only shows the way. */
export function DropArea({ maxMb, product, onPick, onPickFolder }: DropAreaProps) {
  return (
    <div className={styles.place}>
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
      {product && <PrintDemands product={product} />}
    </div>
  )
}
