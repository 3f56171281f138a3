import type { StudioChoice } from '#domain/designs/manager-state.ts'
import { quantityRules } from '#app/lib/forms/quantity-rules.ts'
import { useShop } from '#app/lib/shop/shop.ts'
import { Button } from '#app/ui/button.tsx'
import { checkIcon } from '#app/ui/icons/check.ts'
import { Icon } from '#app/ui/icon.tsx'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { QuantityInput } from '#app/ui/quantity-input.tsx'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { formatPrice } from '#texts/nl/format.ts'
import { uploadTexts } from '#texts/nl/upload.ts'
import styles from './studio-designs.module.css'

type StudioDesignsProps = {
  readonly studio: readonly StudioChoice[]
  /** The back of a line has one design for all copies. */
  readonly isBack: boolean
  readonly onCopies: (key: string, quantity: number) => void
  /** Asks first (spec 5, Delete confirmations). */
  readonly onDelete: (key: string) => void
}

/** Designs by the studio, first and in a block of their own (spec 2, Grouping). */
export function StudioDesigns({ studio, isBack, onCopies, onDelete }: StudioDesignsProps) {
  const { config, theme } = useShop()
  const name = uploadTexts.studioDesign(theme?.studioShortName ?? '')
  if (studio.length === 0) return null
  return (
    <ul className={styles.block}>
      {studio.map(({ key, quantity }) => (
        <li key={key} className={styles.design}>
          <div className={styles.what}>
            <span className={styles.picture}>
              <RegistrationMark sizePx={36} inRegister />
            </span>
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.note}>{uploadTexts.studioNote}</p>
            </div>
          </div>
          <div className={styles.end}>
            <span className={`figures ${styles.price}`}>
              {formatPrice(config?.phStudioDesignPrice ?? null)}
            </span>
            {isBack ? (
              <Button
                size="small"
                icon={checkIcon}
                aria-pressed
                aria-label={uploadTexts.chosenOf(name)}
                className={styles.chosen}
                onClick={() => onDelete(key)}
              >
                {uploadTexts.chosen}
              </Button>
            ) : (
              <QuantityInput
                label={uploadTexts.copiesOf(name)}
                increaseLabel={uploadTexts.increase(name)}
                decreaseLabel={uploadTexts.decrease(name)}
                rules={quantityRules}
                value={quantity}
                onChange={(next) => onCopies(key, next)}
                onDisallowedDecrementToZero={() => onDelete(key)}
              />
            )}
            <button
              type="button"
              className="icon-button"
              aria-label={uploadTexts.deleteOf(name)}
              onClick={() => onDelete(key)}
            >
              <Icon of={trashIcon} />
            </button>
          </div>
        </li>
      ))}
    </ul>
  )
}
