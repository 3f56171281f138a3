import type { LinkProduct } from '#domain/designs/manager-state.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { formatSizeCm } from '#texts/nl/format-size.ts'
import { formatNumber } from '#texts/nl/format.ts'
import { uploadTexts } from '#texts/nl/upload.ts'
import styles from './manager-footer.module.css'

const APPROVES_ID = 'upload-approves'

type ManagerFooterProps = {
  readonly product: LinkProduct
  readonly selected: number
  /** How many designs 'Doorgaan' approves; 0 when it only keeps the choice. */
  readonly approved: number
  readonly isSubmitting: boolean
  readonly onApprove: () => void
}

/** What is being chosen for, how far that is, and 'Doorgaan' (spec 2, Footer). */
export function ManagerFooter({ product, selected, approved, isSubmitting, onApprove }: ManagerFooterProps) {
  const { title, width, height, quantity } = product
  return (
    <fieldset aria-label={title} className={styles.footer} data-kept-clear>
      <div className={styles.product}>
        <p className="strong">{title}</p>
        {width !== null && height !== null && <p className={styles.size}>{formatSizeCm(width, height)}</p>}
      </div>
      <div className={styles.count}>
        <p className="figures" aria-live="polite">
          {uploadTexts.selected(formatNumber(selected), formatNumber(quantity))}
        </p>
        <progress max={quantity} value={Math.min(selected, quantity)} aria-hidden="true" />
        {selected > quantity && <FieldError text={uploadTexts.tooMany(formatNumber(selected - quantity))} />}
      </div>
      <div className={styles.go}>
        <p id={APPROVES_ID}>{approved > 0 ? uploadTexts.approves(approved) : uploadTexts.keeps}</p>
        <Button pending={isSubmitting} aria-describedby={APPROVES_ID} onClick={onApprove}>
          {uploadTexts.approve}
        </Button>
      </div>
    </fieldset>
  )
}
