import { chosenTexts } from '#texts/nl/chosen-texts.ts'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { formatSizeCm } from '#texts/nl/format-size.ts'
import { focusField } from '#app/ui/error-summary.tsx'
import { useComposing } from './composing-context.ts'
import styles from './configurator.module.css'
import { titleOf } from './option-list.tsx'

/** The choices so far, beside the picture; each leads to its step. */
export function ChoiceSummary() {
  const { evaluation } = useComposing()
  const { widthMm, heightMm } = evaluation.size
  const chosen = new Map(chosenTexts(evaluation).map(({ label, value }) => [label, value]))
  const steps = evaluation.leaves.flatMap((leaf) => (leaf.isVisible && 'selected' in leaf ? [leaf] : []))
  return (
    <dl aria-label={configuratorTexts.yourChoices} className={styles.summary}>
      {widthMm !== null && heightMm !== null && (
        <div>
          <dt>{configuratorTexts.size}</dt>
          <dd className="figures">{formatSizeCm(widthMm, heightMm)}</dd>
        </div>
      )}
      {steps.map((leaf) => (
        <div key={leaf.optionId}>
          <dt>
            <a
              href={`#${leaf.optionId}`}
              onClick={(event) => focusField(leaf.optionId) && event.preventDefault()}
            >
              {leaf.step.title}
            </a>
          </dt>
          <dd>
            {leaf.selected
              ? (chosen.get(leaf.step.title) ?? titleOf(leaf, leaf.selected))
              : configuratorTexts.toChoose}
          </dd>
        </div>
      ))}
    </dl>
  )
}
