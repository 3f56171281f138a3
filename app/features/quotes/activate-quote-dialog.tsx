import { useId, useState, type SubmitEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { fileTextIcon } from '#app/ui/icons/file-text.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { fieldFaultTexts } from '#texts/nl/field-faults.ts'
import { activateTexts as texts } from '#texts/nl/quotes.ts'
import styles from './quote-page.module.css'

/** What becomes of the lines that are in the cart now. */
export type CartChoice = { readonly mode: 'merge' } | { readonly mode: 'park'; readonly reference: string }

type ActivateQuoteDialogProps = {
  readonly open: boolean
  readonly quoteCount: number
  readonly cartCount: number
  readonly pending: boolean
  readonly onClose: () => void
  readonly onChoose: (choice: CartChoice) => void
}

/** Asks what becomes of a cart that is not empty; closing it changes nothing. */
export function ActivateQuoteDialog({
  open,
  quoteCount,
  cartCount,
  pending,
  onClose,
  onChoose,
}: ActivateQuoteDialogProps) {
  const form = useId()
  const [mode, setMode] = useState<CartChoice['mode']>('merge')
  const [isMissing, setIsMissing] = useState(false)

  function choose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (mode === 'merge') return onChoose({ mode })
    const field = event.currentTarget.elements.namedItem('reference')
    const reference = field instanceof HTMLInputElement ? field.value.trim() : ''
    setIsMissing(reference === '')
    if (reference !== '') onChoose({ mode, reference })
    else if (field instanceof HTMLInputElement) field.focus()
  }

  const row = (value: CartChoice['mode']) => ({
    name: 'mode',
    value,
    checked: mode === value,
    onChange: () => setMode(value),
  })
  return (
    <Dialog
      open={open}
      title={texts.title}
      intro={texts.intro(cartCount)}
      onClose={onClose}
      actions={
        <>
          <Button look="tertiary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} pending={pending}>
            {texts.activate}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles.form} onSubmit={choose}>
        <ChoiceGroup label={texts.question} hideLabel>
          <ChoiceRow
            {...row('merge')}
            icon={plusIcon}
            title={texts.merge}
            text={texts.mergeText(quoteCount, cartCount)}
          />
          <ChoiceRow {...row('park')} icon={fileTextIcon} title={texts.park} text={texts.parkText} />
        </ChoiceGroup>
        {mode === 'park' && (
          <TextField
            label={texts.parkReference}
            name="reference"
            maxLength={60}
            autoComplete="off"
            error={isMissing ? fieldFaultTexts.Required : undefined}
          />
        )}
      </form>
    </Dialog>
  )
}
