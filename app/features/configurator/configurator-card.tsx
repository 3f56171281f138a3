import type { CardView, StepView } from '#domain/configurator/view.ts'
import { checkIcon } from '#app/ui/icons/check.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { ChoiceStep } from './choice-step.tsx'
import { useComposing } from './composing-context.ts'
import styles from './configurator.module.css'
import { FormStep } from './form-step.tsx'
import { titleOf } from './option-list.tsx'

type ConfiguratorCardProps = {
  readonly view: CardView
  readonly number: number
  readonly errors: ReadonlySet<string>
}

/** A card with its visible steps; nothing of it is shown while none is. */
export function ConfiguratorCard({ view, number, errors }: ConfiguratorCardProps) {
  const { card, steps, isValid } = view
  const visible = steps.filter((step) => step.isVisible)
  if (visible.length === 0) return null
  const id = `kaart-${card.id}`
  return (
    <section aria-labelledby={id} className={styles.card}>
      <header className={styles.head}>
        <span className={classNames(styles.number, isValid && styles.done)}>
          {isValid ? <Icon of={checkIcon} sizePx={16} bold /> : number}
          {isValid && <span className="visually-hidden">{configuratorTexts.done}</span>}
        </span>
        <h2 id={id} className="type-24">
          {card.title}
        </h2>
        <CardSummary steps={visible} />
      </header>
      {visible.map((step) => (
        <Step key={step.optionId} view={step} errors={errors} isAlone={visible.length === 1} />
      ))}
    </section>
  )
}

type StepProps = {
  readonly view: StepView
  readonly errors: ReadonlySet<string>
  readonly isAlone: boolean
}

function Step({ view, errors, isAlone }: StepProps) {
  if (!view.isVisible) return null
  if ('fields' in view) return <FormStep view={view} errors={errors} />
  if (!('steps' in view)) {
    return <ChoiceStep view={view} isTold={errors.has(view.optionId)} isTitleHidden={isAlone} />
  }
  return (
    <fieldset className={styles.group}>
      <legend>{view.step.title}</legend>
      {view.steps.map((step) => (
        <Step key={step.optionId} view={step} errors={errors} isAlone={false} />
      ))}
    </fieldset>
  )
}

/** At the right of the title: the area of a size, or what a card of one step has chosen. */
function CardSummary({ steps }: { readonly steps: readonly StepView[] }) {
  const { evaluation } = useComposing()
  const [step] = steps
  const { widthMm, heightMm } = evaluation.size
  const asksSize = steps.some(
    (one) =>
      'fields' in one &&
      one.fields.some(({ field }) => field.type === 'input_mm' && field.measures === 'width'),
  )
  if (asksSize && widthMm !== null && heightMm !== null) {
    return <span className={styles.chosen}>{configuratorTexts.area(widthMm, heightMm)}</span>
  }
  if (!step || steps.length > 1 || !('selected' in step) || step.selected === null) return null
  return <span className={styles.chosen}>{titleOf(step, step.selected)}</span>
}
