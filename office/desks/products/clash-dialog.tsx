import type { ProductFields } from '#contract/office/products.ts'
import { type ProductNames, productFieldTexts, productValueText } from '#texts/nl/office/product-fields.ts'
import { productTexts as texts } from '#texts/nl/office/products.ts'
import { differingPart } from '#domain/differing-part.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { type Side, SideChoices, useSides } from '../../ui/side-choices.tsx'
import type { FieldName } from './product-edit.ts'

type ClashDialogProps = {
  readonly title: string
  readonly intro: string
  readonly fields: readonly FieldName[]
  readonly theirs: ProductFields
  readonly mine: ProductFields
  /** Whose values they are. */
  readonly of?: Readonly<Record<Side, string>>
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
  const sides = useSides<FieldName>()

  function send() {
    const faults = sides.faultsOf(fields)
    if (!faults) onChosen(sides.mineOf(fields))
    return faults
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
      {(faults) => (
        <SideChoices
          of={fields.map((field) => {
            const [theirPart, ownPart] = differingPart(
              productValueText(field, theirs, names),
              productValueText(field, mine, names),
            )
            return { key: field, label: productFieldTexts[field], theirs: theirPart, mine: ownPart }
          })}
          sides={sides}
          faults={faults}
          words={of}
        />
      )}
    </FormDialog>
  )
}
