import { leastCopies } from '#domain/designs/copies.ts'
import type { DesignCard } from '#domain/designs/merge-uploads.ts'
import { quantityRules } from '#app/lib/forms/quantity-rules.ts'
import { QuantityInput } from '#app/ui/quantity-input.tsx'
import { formatNumber } from '#texts/nl/format.ts'
import { uploadTexts } from '#texts/nl/upload.ts'
import { useManagerActions } from './manager-actions.ts'
import styles from './design-card.module.css'

type CardCopiesProps = {
  readonly card: DesignCard
  /** What the first press on plus gives. */
  readonly firstStep: number
}

/** How many copies of a design the line gets (spec 5, Design quantity). */
export function CardCopies({ card, firstStep }: CardCopiesProps) {
  const { dispatch, askToDelete } = useManagerActions()
  const { designId, name, quantity, isPatchup } = card
  if (designId === null) return null
  const allowZero = leastCopies(isPatchup ? 'patchup' : 'uploaded') === 0
  const isFirst = quantity === 0 && firstStep > 1
  return (
    <QuantityInput
      className={styles.copies ?? ''}
      label={uploadTexts.copiesOf(name)}
      increaseLabel={
        isFirst ? uploadTexts.addMore(name, formatNumber(firstStep)) : uploadTexts.increase(name)
      }
      decreaseLabel={uploadTexts.decrease(name)}
      rules={quantityRules}
      value={quantity}
      allowZero={allowZero}
      firstStep={firstStep}
      onChange={(next) => dispatch({ type: 'copiesSet', designId, quantity: next })}
      onDisallowedDecrementToZero={() => askToDelete(card, 'patchupKept')}
    />
  )
}
