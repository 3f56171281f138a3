import { chosenTexts } from '#texts/nl/chosen-texts.ts'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { formatSizeCm } from '#texts/nl/format-size.ts'
import { focusField } from '#app/ui/error-summary.tsx'
import { useComposing } from './composing-context.ts'
import styles from './configurator.module.css'

/** The choices so far, beside the picture; each leads to its step. */
export function ChoiceSummary() {
  const { evaluation } = useComposing()
  const { widthMm, heightMm } = evaluation.size
  const chosen = new Map(chosenTexts(evaluation).map(({ label, value }) => [label, value]))
  const steps = evaluation.leaves.filter((leaf) => leaf.isVisible && !('fields' in leaf))
  return (
    <dl aria-label={configuratorTexts.yourChoices} className={styles.summary}>
      {widthMm !== null && heightMm !== null && (
        <div>
          <dt>{configuratorTexts.size}</dt>
          <dd className="figures">{formatSizeCm(widthMm, heightMm)}</dd>
        </div>
      )}
      {steps.map(({ step, optionId, isValid }) => (
        <div key={optionId}>
          <dt>
            <a href={`#${optionId}`} onClick={(event) => focusField(optionId) && event.preventDefault()}>
              {step.title}
            </a>
          </dt>
          <dd>
            {chosen.get(step.title) ?? (isValid ? configuratorTexts.noChoice : configuratorTexts.toChoose)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
