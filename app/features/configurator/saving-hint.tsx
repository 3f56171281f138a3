import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { formatSizeCm } from '#texts/nl/format-size.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { useComposing } from './composing-context.ts'

/** Where a little less, or a little more, costs less altogether. */
export function SavingHint() {
  const { live, evaluation, setQuantity, fillSize } = useComposing()
  const { price, isOld } = live
  const saving = price?.saving
  if (!saving || !price.price || isOld || !evaluation.isValid) return null
  const amount = formatPrice(price.price.excludingTaxInCents - saving.price.excludingTaxInCents)
  const text =
    saving.kind === 'quantity'
      ? configuratorTexts.savingQuantity(saving.quantity, formatPrice(saving.price.excludingTaxInCents))
      : configuratorTexts.savingSize(formatSizeCm(saving.widthMm, saving.heightMm), amount)
  const take = () =>
    saving.kind === 'quantity' ? setQuantity(saving.quantity) : fillSize(saving.widthMm, saving.heightMm)
  return (
    <Notice tone="info">
      {text}{' '}
      <Button look="tertiary" size="small" onClick={take}>
        {configuratorTexts.takeSaving}
      </Button>
    </Notice>
  )
}
