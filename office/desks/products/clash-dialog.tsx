import { type SubmitEvent, useState } from 'react'
import type { ProductFields } from '#contract/office/products.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { editTexts } from '#texts/nl/office/editing.ts'
import { type ProductNames, productFieldTexts, productValueText } from '#texts/nl/office/product-fields.ts'
import { productTexts as texts } from '#texts/nl/office/products.ts'
import { differingPart } from '#domain/differing-part.ts'
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
  readonly failure?: string | null
  /** The fields of which mine stays. */
  readonly onChosen: (mine: readonly FieldName[]) => void
  readonly onClose: () => void
}

const FORM = 'clash'

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
    failure = null,
    onChosen,
    onClose,
  } = props
  const [isMine, setMine] = useState<ReadonlyMap<FieldName, boolean>>(new Map())
  const [isAsked, setAsked] = useState(false)

  function send(event: SubmitEvent) {
    event.preventDefault()
    setAsked(true)
    const open = fields.find((field) => !isMine.has(field))
    if (open === undefined) onChosen(fields.filter((field) => isMine.get(field) === true))
    else document.querySelector<HTMLElement>(`#${FORM} [name="${open}"]`)?.focus()
  }

  return (
    <Dialog
      open
      size="wide"
      title={title}
      intro={intro}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={FORM} pending={isPending}>
            {texts.keepChosen}
          </Button>
        </>
      }
    >
      <form id={FORM} className={styles.form} noValidate onSubmit={send}>
        <div role="alert">{failure !== null && <Notice tone="error">{failure}</Notice>}</div>
        {fields.map((field) => {
          const shown = differingPart(
            productValueText(field, theirs, names),
            productValueText(field, mine, names),
          )
          return (
            <ChoiceGroup
              key={field}
              label={productFieldTexts[field]}
              error={isAsked && !isMine.has(field) ? editTexts.choose : undefined}
            >
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
        })}
      </form>
    </Dialog>
  )
}
