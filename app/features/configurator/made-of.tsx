import type { ChoiceStepView } from '#domain/configurator/view.ts'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { useComposing } from './composing-context.ts'
import styles from './configurator.module.css'
import { offeredOptions } from './offered-options.ts'

/** What the chosen product is made of, for whoever has to know it. */
export function MadeOf({ view: { optionId, selected } }: { readonly view: ChoiceStepView }) {
  const { configurator } = useComposing()
  const chosen =
    selected?.option && offeredOptions(configurator, optionId).find(({ id }) => id === selected.id)
  const product = chosen?.product
  if (!product || product.attributes.length === 0) return null
  return (
    <dl aria-label={configuratorTexts.madeOf(product.title)} className={styles.madeOf}>
      {product.attributes.map(({ code, label, value }) => (
        <div key={code}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
