import { type ReactNode, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { pencilIcon } from '#app/ui/icons/pencil.ts'
import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import type { DeskLine } from '#contract/office/orders.ts'
import { changeOrderTexts as texts } from '#texts/nl/office/change-order.ts'
import type { Faults } from '../../lib/use-faults.ts'
import { useMay } from '../../lib/operator.ts'
import { MoneyField } from '../../ui/money-field.tsx'
import styles from './change-dialog.module.css'
import { type Added, addedTexts, type Composed, hasChoices, isFree } from './composed.ts'

type ComposedFaceProps = {
  readonly name: string
  readonly title: string
  /** What it is called here, and what else is known of it. */
  readonly face: readonly [name: string, more: string]
  readonly composed: Pick<Composed, 'price'>
  /** What it costs by the lists where no price is agreed; what is in none has one. */
  readonly isListed?: boolean
  readonly faults: Faults
  readonly onPrice: (price: string) => void
}

/** What was put together, with the price that staff may agree for it. */
export function ComposedFace({
  name,
  title,
  face,
  composed,
  isListed = true,
  faults,
  onPrice,
}: ComposedFaceProps) {
  const [heading, more] = face
  const may = useMay()
  return (
    <>
      <p>
        <strong>{heading}</strong>
        {more !== '' && <span className="muted">{` ${more}`}</span>}
      </p>
      {may('answerQuotes') && (
        <div className={styles.price}>
          <MoneyField
            name={name}
            label={texts.agreedPrice(title)}
            text={composed.price}
            onType={onPrice}
            isTried={faults[name] !== undefined}
            isOptional={isListed}
          />
          {isListed && <p className="muted">{texts.agreedPriceHint}</p>}
        </div>
      )}
    </>
  )
}

type ComposeButtonsProps = {
  readonly line: DeskLine
  readonly composed: Composed | undefined
  readonly onCompose: () => void
  readonly onReset: () => void
}

/** Puts a line together otherwise, or as it was again. */
export function ComposeButtons({ line, composed, onCompose, onReset }: ComposeButtonsProps) {
  const compose = useRef<HTMLButtonElement>(null)
  const { title } = line
  const item = line.composed?.item
  const isOfShop = !item || !isFree(item)
  return (
    <div className={styles.buttons}>
      <Button ref={compose} look="tertiary" size="small" icon={pencilIcon} onClick={onCompose}>
        {item && changeText(item, title)}
      </Button>
      {composed && (
        <Button
          look="tertiary"
          size="small"
          icon={rotateCcwIcon}
          onClick={() => {
            compose.current?.focus()
            onReset()
          }}
        >
          {isOfShop ? texts.composeBack(title) : texts.freeBack(title)}
        </Button>
      )}
    </div>
  )
}

function changeText(item: Composed['item'], title: string): string {
  if (isFree(item)) return texts.changeFree(title)
  return hasChoices(item) ? texts.compose(title) : texts.agreePrice(title)
}

function composeText(item: Added['item'], title: string): string {
  if (isFree(item)) return texts.changeFree(title)
  return hasChoices(item) ? texts.compose(title) : texts.composeCount(title)
}

type AddedLineProps = {
  readonly name: string
  /** The fields that say how it comes. */
  readonly way: ReactNode
  readonly added: Added
  readonly faults: Faults
  readonly onCompose: () => void
  readonly onPrice: (price: string) => void
  readonly onDrop: () => void
}

/** A line that comes into the order. */
export function AddedLine({ name, way, added, faults, onCompose, onPrice, onDrop }: AddedLineProps) {
  const { title, item } = added
  return (
    <div className={styles.line}>
      <ComposedFace
        name={name}
        title={title}
        face={addedTexts(added)}
        composed={added}
        isListed={!isFree(item)}
        faults={faults}
        onPrice={onPrice}
      />
      {way}
      <div className={styles.buttons}>
        <Button look="tertiary" size="small" icon={pencilIcon} onClick={onCompose}>
          {composeText(item, title)}
        </Button>
        <Button look="tertiary" size="small" icon={trashIcon} onClick={onDrop}>
          {texts.dropAdded(title)}
        </Button>
      </div>
    </div>
  )
}
