import type { ChoiceStepView } from '#domain/configurator/view.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { useComposing } from './composing-context.ts'
import styles from './configurator.module.css'
import { useOptimisticInput } from './use-optimistic-input.ts'

/** How many of the chosen option, where the customer may say so: for each piece, or for the whole line. */
export function OwnQuantity({ view }: { readonly view: ChoiceStepView }) {
  const { setOptionQuantity } = useComposing()
  const [quantity, choose] = useOptimisticInput(view.selected?.quantity ?? 0, (next) =>
    setOptionQuantity(view.optionId, next),
  )
  const option = view.selected?.option
  const range = option?.customerMayChangeQuantity
  if (!option || !range || !view.selected) return null
  const { min, max, step } = range
  const count = Math.floor((max - min) / step) + 1
  const say =
    option.quantityScope === 'line' || option.effect.kind === 'order'
      ? configuratorTexts.perOrder
      : configuratorTexts.perPiece
  return (
    <SelectField
      className={styles.own ?? ''}
      label={configuratorTexts.ownQuantity(option.title)}
      value={String(quantity)}
      options={Array.from({ length: count }, (_, index) => {
        const each = min + index * step
        return { value: String(each), label: say(each) }
      })}
      onChange={(event) => choose(Number(event.target.value))}
    />
  )
}
