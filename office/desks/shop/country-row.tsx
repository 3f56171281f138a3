import type { Delivery } from '#contract/office/delivery.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { chevronDownIcon } from '#app/ui/icons/chevron-down.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { deliveryTexts as texts } from '#texts/nl/office/delivery.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './shop.module.css'

export type Country = Delivery['countries'][number]

type CountryRowProps = {
  readonly country: Country
  readonly isFirst: boolean
  readonly onShips: (ships: boolean) => void
  readonly onEarlier: () => void
  readonly onRemove: () => void
}

/** A country among the others: whether goods go there, and its place. One in which addresses are cannot be taken out. */
export function CountryRow({ country, isFirst, onShips, onEarlier, onRemove }: CountryRowProps) {
  const { name, ships, isInUse } = country
  return (
    <li>
      <Checkbox
        label={texts.shipsTo(name)}
        hint={isInUse ? texts.inUse : undefined}
        checked={ships}
        onChange={({ target }) => onShips(target.checked)}
      />
      <div className={styles.acts}>
        <button
          type="button"
          className="icon-button"
          aria-label={texts.earlier(name)}
          title={texts.earlier(name)}
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && onEarlier()}
        >
          <Icon of={chevronDownIcon} className={styles.up} />
        </button>
        {!isInUse && <IconButton icon={trashIcon} label={texts.remove(name)} onPress={onRemove} />}
      </div>
    </li>
  )
}
