import { useState } from 'react'
import type { ProductFields } from '#contract/office/products.ts'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { editTexts } from '#texts/nl/office/editing.ts'
import { type ProductNames, productFieldTexts, productValueText } from '#texts/nl/office/product-fields.ts'
import { productTexts as texts } from '#texts/nl/office/products.ts'
import { differingPart } from '#domain/differing-part.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import type { FieldName } from './product-edit.ts'
import styles from './products.module.css'

type ClashDialogProps = {
  readonly title: string
  readonly intro: string
  readonly fields: readonly FieldName[]
  readonly theirs: ProductFields
  readonly mine: ProductFields
  /** Whose values they are. */
  readonly of: { readonly theirs: string; readonly mine: string }
  readonly names: ProductNames
  readonly isPending: boolean
  /** What went wrong with what was chosen. */
  readonly refusal?: Error | null
  /** The fields of which mine stays. */
  readonly onChosen: (mine: readonly FieldName[]) => void
  readonly onClose: () => void
}

/** Asks of each field that two gave another value which of both stays. */
export function ClashDialog(props: ClashDialogProps) {
  const {
    title,
    intro,
    fields,
    theirs,
    mine,
    of,
    names,
    isPending,
    refusal = null,
    onChosen,
    onClose,
  } = props
  const [isMine, setMine] = useState<ReadonlyMap<FieldName, boolean>>(new Map())

  /** The fields of which nothing was chosen; where there are none the choice is told. */
  function send() {
    const open = fields.filter((field) => !isMine.has(field))
    if (open.length === 0) onChosen(fields.filter((field) => isMine.get(field) === true))
    return Object.fromEntries(open.map((field) => [field, editTexts.choose]))
  }

  return (
    <FormDialog
      size="wide"
      title={title}
      intro={intro}
      verb={texts.keepChosen}
      isPending={isPending}
      refusal={refusal}
      onSend={send}
      onClose={onClose}
    >
      {(faults) =>
        fields.map((field) => {
          const shown = differingPart(
            productValueText(field, theirs, names),
            productValueText(field, mine, names),
          )
          return (
            <ChoiceGroup key={field} label={productFieldTexts[field]} error={faults[field]}>
              {([false, true] as const).map((own) => (
                <ChoiceRow
                  key={String(own)}
                  name={field}
                  title={<span className={styles.chosen}>{shown[own ? 1 : 0]}</span>}
                  text={own ? of.mine : of.theirs}
                  checked={isMine.get(field) === own}
                  onChange={() => setMine(new Map(isMine).set(field, own))}
                />
              ))}
            </ChoiceGroup>
          )
        })
      }
    </FormDialog>
  )
}
