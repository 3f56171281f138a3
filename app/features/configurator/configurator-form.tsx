import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { evaluate } from '#domain/configurator/evaluate.ts'
import { shownErrors } from '#domain/configurator/show-errors.ts'
import type { Evaluation } from '#domain/configurator/view.ts'
import { api } from '#app/lib/api/api.ts'
import { useCall } from '#app/lib/calls/use-call.ts'
import { paths } from '#app/paths.ts'
import { ErrorSummary, focusField } from '#app/ui/error-summary.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { choiceFaultText, configuratorTexts, openChoiceText } from '#texts/nl/configurator.ts'
import { bodyOf } from './ask-configuration-price.ts'
import { useComposing } from './composing-context.ts'
import { ConfiguratorCard } from './configurator-card.tsx'
import styles from './configurator.module.css'
import { OrderBar } from './order-bar.tsx'
import { Promised } from './promised.tsx'
import { QuantityPrices } from './quantity-prices.tsx'
import { SavingHint } from './saving-hint.tsx'
import { WhyThisPrice } from './why-this-price.tsx'

type ConfiguratorFormProps = {
  readonly title: string
  readonly needsPrintFiles: boolean
  /** Puts the configuration in the cart; a visitor logs in first. */
  readonly onAdd: (configuration: ReturnType<typeof bodyOf>) => void
  readonly isAdding: boolean
}

/** The cards of a configurator with their price, and the way into the cart. */
export function ConfiguratorForm({ title, needsPrintFiles, onAdd, isAdding }: ConfiguratorFormProps) {
  const { configurator, state, evaluation, live, lineId, hasLostChoices, latest, showErrors, adopt } =
    useComposing()
  const [attempt, setAttempt] = useState(0)
  const [isSaving, setIsSaving] = useState(false)
  const call = useCall()
  const navigate = useNavigate()
  const errors = shownErrors(evaluation.cards, state.showsErrors)
  const isRun = configurator.quantity.from === 'runStep'
  const problems = state.showsErrors ? problemsOf(evaluation) : []
  const form = useRef<HTMLFormElement>(null)
  const adoptFirst = useRef(adopt)
  useEffect(() => {
    if (form.current) adoptFirst.current(new FormData(form.current))
  }, [])
  const firstProblem = useRef<string | undefined>(undefined)
  useEffect(() => {
    firstProblem.current = problems[0]?.fieldId
  })
  useEffect(() => {
    if (attempt > 0 && firstProblem.current) focusField(firstProblem.current)
  }, [attempt])

  async function saveLine(id: string) {
    setIsSaving(true)
    const configuration = bodyOf({ key: configurator.key, ...latest() })
    const cart = await call(() => api.changeCartItem({ params: { id }, body: { configuration } }))
    setIsSaving(false)
    if (cart) void navigate(paths.cart)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!evaluate(configurator, latest().choices).isValid) {
      showErrors()
      setAttempt(attempt + 1)
      return
    }
    const hasPrice = (live.price?.price ?? null) !== null
    if (live.refused || !(hasPrice || live.isUnanswered)) return
    if (lineId) void saveLine(lineId)
    else onAdd(bodyOf({ key: configurator.key, ...latest() }))
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      {lineId && <Notice tone="info">{configuratorTexts.changing}</Notice>}
      {hasLostChoices && <Notice tone="warning">{configuratorTexts.lostChoices}</Notice>}
      <ErrorSummary
        title={configuratorTexts.problems}
        problems={problems}
        // Here the focus goes to the first step at fault (ux 5.3), also of several.
        attempt={0}
      />
      <Promised needsPrintFiles={needsPrintFiles} />
      {evaluation.cards.map((card, index) => (
        <ConfiguratorCard key={card.card.id} view={card} number={index + 1} errors={errors} />
      ))}
      {!isRun && <QuantityPrices />}
      <SavingHint />
      <WhyThisPrice />
      <OrderBar title={title} isBusy={isAdding || isSaving} />
    </form>
  )
}

/** What is still missing or wrong, at the step or field that it is about, from top to bottom. */
function problemsOf({ leaves }: Evaluation) {
  return leaves.flatMap((leaf) => {
    if (!leaf.isVisible || leaf.isValid) return []
    if (!('fields' in leaf)) {
      const { fault, selected, step, optionId } = leaf
      const label = selected?.option?.title ?? step.title
      const text =
        fault === null || fault === 'nothing_chosen'
          ? openChoiceText(step.title)
          : choiceFaultText({ fault, label, limitMm: null })
      return [{ fieldId: optionId, text }]
    }
    return leaf.fields.flatMap(({ field, fault }) =>
      fault === null
        ? []
        : [
            {
              fieldId: field.optionId,
              text: choiceFaultText({ fault: fault.code, label: field.label, limitMm: fault.limitMm }),
            },
          ],
    )
  })
}
