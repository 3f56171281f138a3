import { type ReactNode, useRef, useState } from 'react'
import type { DeskQuoteLine } from '#contract/office/quotes.ts'
import { unitCentsOf } from '#domain/quotes/line-amount.ts'
import { marginOf } from '#domain/quotes/margin.ts'
import type { Cents } from '#domain/money.ts'
import { Button } from '#app/ui/button.tsx'
import { pencilIcon } from '#app/ui/icons/pencil.ts'
import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { readEuros, typedEuros } from '#texts/nl/euros.ts'
import { formatNumber, formatPrice } from '#texts/nl/format.ts'
import { composeTexts } from '#texts/nl/office/compose.ts'
import { deskQuoteTexts as texts, freeLineTexts } from '#texts/nl/office/quotes.ts'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { typedNumber } from '#texts/nl/typed-number.ts'
import { MoneyField } from '../../ui/money-field.tsx'
import { mainName, readCount, type TypedLine, withAmount, type WorkedLine } from './draft.ts'
import { FigureField } from './figure-field.tsx'
import { LineFace } from './line-face.tsx'
import { MarginText } from '../../ui/margin-text.tsx'
import styles from './quotes.module.css'

/** What a field of a line is called in the form. */
export const fieldName = (
  field: 'quantity' | 'unit' | 'line' | 'percentOff' | 'removed' | 'compose',
  lineId: string,
) => `${field}-${lineId}`

type LineEditorProps = {
  readonly worked: WorkedLine
  readonly isTried: boolean
  /** Why it can't be made so. */
  readonly refusal: string | null
  readonly onType: (typed: TypedLine) => void
  readonly onCompose: () => void
  /** Takes out again what was to come into the quote. */
  readonly onDrop: () => void
}

/** A line that is priced: by the whole, by the piece or by a percentage, of which the others follow the one that was typed. */
export function LineEditor({ worked, isTried, refusal, onType, onCompose, onDrop }: LineEditorProps) {
  const { kept, line, typed, isRemoved, cents, quantity, added, isNew } = worked
  const toggle = useRef<HTMLButtonElement>(null)
  const listCents = line.listPrice?.excludingTaxInCents ?? null

  /** The button that is pressed stays where it is, and does the opposite from then on. */
  function setRemoved(removes: boolean) {
    onType({ ...typed, isRemoved: removes })
    toggle.current?.focus()
  }

  return (
    <li>
      <fieldset className={styles.editor}>
        <legend className="visually-hidden">{kept.title}</legend>
        <div>
          <div className={styles.head}>
            <LineFace line={isRemoved ? kept : line} isGone={isRemoved} note={noteOf(worked)} />
            <div className={styles.buttons}>
              {!isRemoved && isComposable(line) && (
                <Button
                  name={fieldName('compose', kept.id)}
                  look="tertiary"
                  size="small"
                  icon={pencilIcon}
                  onClick={onCompose}
                >
                  {isFree(line) ? freeLineTexts.change : composeTexts.change}
                </Button>
              )}
              {!isNew && (
                <Button
                  ref={toggle}
                  name={fieldName('removed', kept.id)}
                  look="tertiary"
                  size="small"
                  icon={isRemoved ? rotateCcwIcon : trashIcon}
                  disabled={isRemoved && !typed.isRemoved}
                  onClick={() => setRemoved(!typed.isRemoved)}
                >
                  {isRemoved ? texts.putBack : texts.takeOut}
                </Button>
              )}
              {added && kept.id === mainName(added) && (
                <Button look="tertiary" size="small" icon={trashIcon} onClick={onDrop}>
                  {texts.takeOut}
                </Button>
              )}
            </div>
          </div>
          <p role="alert" className={styles.refusal}>
            {refusal ?? (isTooMuch(worked) ? texts.tooMuch : null)}
          </p>
        </div>
        {!isRemoved && (
          <>
            <Fields worked={worked} isTried={isTried} onType={onType} />
            <dl className={styles.facts}>
              <Fact label={texts.current} text={isNew ? texts.noPrice : formatPrice(centsIn(kept.price))} />
              <Fact label={texts.listPrice} text={formatPrice(listCents)} />
              <Fact label={texts.costPrice} text={costText(line.costPrice)} />
              <Fact
                label={line.costPrice ? texts.marginLabel : texts.difference}
                text={
                  cents !== null && quantity !== null ? (
                    <MarginText of={marginOf({ cents, costCents: centsIn(line.costPrice), listCents })} />
                  ) : (
                    texts.noPrice
                  )
                }
              />
            </dl>
          </>
        )}
      </fieldset>
    </li>
  )
}

const isFree = ({ item }: DeskQuoteLine) => item !== null && 'free' in item

/** A product by itself without sizes has nothing to choose but how many. */
const isComposable = ({ item, soldAs }: DeskQuoteLine) =>
  item !== null &&
  soldAs !== null &&
  ('configuration' in item || 'free' in item || item.customOptions.length > 0)

function noteOf({ typed, isRemoved, isNew }: WorkedLine): string | null {
  if (isRemoved) return null
  if (isNew) return texts.comesIn
  return typed.item ? texts.otherChoices : null
}

/** An amount that can be read, and that no line may come to. */
const isTooMuch = ({ typed: { amount }, quantity, isUnreadable }: WorkedLine) =>
  isUnreadable &&
  quantity !== null &&
  amount !== undefined &&
  amount.kind !== 'percentOff' &&
  readEuros(amount.text) !== null

type Kind = NonNullable<TypedLine['amount']>['kind']

type FieldsProps = Pick<LineEditorProps, 'worked' | 'isTried' | 'onType'>

function Fields({ worked, isTried, onType }: FieldsProps) {
  const { kept, line, typed, takesQuantity, quantity, cents, isUnreadable } = worked
  const { id } = kept
  const { amount } = typed
  const count = typed.quantity ?? formatNumber(line.quantity)
  // A field that is emptied stays so until it is left: another amount may be typed in it.
  const [emptied, setEmptied] = useState<Kind | null>(null)
  const textOf = (kind: Kind, follows: string) => {
    if (emptied === kind) return ''
    return amount?.kind === kind ? amount.text : follows
  }
  const type = (kind: Kind) => (text: string) => {
    setEmptied(text.trim() === '' ? kind : null)
    onType(withAmount(typed, kind, text))
  }
  const percentFault = line.listPrice === null ? texts.noListFault : texts.percentFault
  const unit = cents !== null && quantity !== null ? typedEuros(unitCentsOf(cents, quantity)) : ''
  return (
    <div className={styles.fields} onBlur={() => setEmptied(null)}>
      {takesQuantity ? (
        <FigureField
          name={fieldName('quantity', id)}
          label={texts.quantity}
          text={count}
          fault={readCount(count) === null ? fieldFaultTexts.QuantityInvalid : null}
          isTried={isTried}
          onType={(text) => onType({ ...typed, quantity: text })}
        />
      ) : (
        <dl className={styles.follows}>
          <Fact label={texts.quantity} text={formatNumber(line.quantity)} />
        </dl>
      )}
      <MoneyField
        name={fieldName('unit', id)}
        label={texts.unitPrice}
        isTried={isTried && amount?.kind === 'unit'}
        text={textOf('unit', unit)}
        onType={type('unit')}
        isOptional
      />
      <FigureField
        name={fieldName('percentOff', id)}
        label={texts.discount}
        unit="%"
        text={textOf('percentOff', percentText(cents, line.listPrice?.excludingTaxInCents ?? null))}
        fault={amount?.kind === 'percentOff' && isUnreadable && quantity !== null ? percentFault : null}
        isTried={isTried}
        onType={type('percentOff')}
      />
      <MoneyField
        name={fieldName('line', id)}
        label={texts.newPrice}
        isTried={isTried && amount?.kind === 'line'}
        text={textOf('line', cents === null ? '' : typedEuros(cents))}
        onType={type('line')}
        isOptional
      />
    </div>
  )
}

/** How far an amount lies under the list; nothing where it lies above, or there is none. */
function percentText(cents: Cents | null, listCents: Cents | null): string {
  if (cents === null || listCents === null || listCents <= 0 || cents > listCents) return ''
  return typedNumber(Math.round(((listCents - cents) * 10_000) / listCents), 2)
}

const centsIn = (money: { readonly excludingTaxInCents: Cents } | null) => money?.excludingTaxInCents ?? null

const costText = (cost: { readonly excludingTaxInCents: Cents } | null) =>
  cost ? formatPrice(cost.excludingTaxInCents) : texts.costUnknown

const Fact = ({ label, text }: { readonly label: string; readonly text: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className="figures">{text}</dd>
  </div>
)
