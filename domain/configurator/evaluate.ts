import type { DeliveryKind } from '../delivery/promise.ts'
import type { Choices } from './choices.ts'
import type { BundleOptionStep, Card, Configurator, CustomOptionStep, Option } from './model.ts'
import { type Resolved, resolve, resolvedLeaves } from './resolve.ts'
import { fitsLimits, type SizeMm, sizeOf } from './size.ts'
import type {
  CardView,
  ChoiceFault,
  ChoiceStepView,
  Evaluation,
  FormStepView,
  OptionView,
  StepView,
} from './view.ts'

/**
 * Works out what follows from the choices. A choice that is not visible, not known or filtered out counts as not made;
 * an optional bundle step that was not touched stands at 'no choice', a required step with one visible option at that.
 */
export function evaluate(configurator: Configurator, choices: Choices): Evaluation {
  const seen = new Map<string, string>()
  const resolved = configurator.cards.map((card) =>
    card.steps.map((step) => resolve(step, true, choices, seen)),
  )
  const leaves = resolved.flat().flatMap(resolvedLeaves)
  const size = sizeOf(leaves, configurator.fixedSizeMm)
  const hidesAfter = hideOptionsAfter(leaves, choices.lastChanged)
  const finish: Finish = { size, hides: (optionId) => hidesAfter.has(optionId) }
  const cards = configurator.cards.map((card, index) => cardView(card, resolved[index] ?? [], finish))
  const leafViews = cards.flatMap((card) => card.steps.flatMap(leafViewsOf))
  return {
    cards,
    leaves: leafViews,
    selected: seen,
    size,
    runQuantity: runQuantityOf(leafViews),
    deliveryKinds: deliveryKindsOf(configurator, leafViews),
    isValid: cards.every((card) => card.isValid),
  }
}

/** Custom-option steps more than one step after the changed one hide their options; hidden steps are not counted. */
function hideOptionsAfter(leaves: readonly Resolved[], lastChanged: string | null): ReadonlySet<string> {
  const visible = leaves.filter((leaf) => leaf.isVisible)
  const changedAt = visible.findIndex((leaf) => leaf.step.optionId === lastChanged)
  if (changedAt === -1) return new Set()
  const later = visible.slice(changedAt + 2).filter((leaf) => leaf.step.stepType === 'customOption')
  return new Set(later.map((leaf) => leaf.step.optionId))
}

type Finish = { readonly size: SizeMm; readonly hides: (optionId: string) => boolean }

function cardView(card: Card, resolved: readonly Resolved[], finish: Finish): CardView {
  const steps = resolved.map((step) => stepView(step, finish))
  return {
    card,
    steps,
    isDirty: steps.some((step) => step.isDirty),
    isValid: steps.every((step) => step.isValid),
  }
}

function stepView(resolved: Resolved, finish: Finish): StepView {
  const { step, isVisible: isStepVisible, isDirty } = resolved
  const base = { optionId: step.optionId, isVisible: isStepVisible, isDirty }
  switch (step.stepType) {
    case 'group': {
      const steps = resolved.steps.map((sub) => stepView(sub, finish))
      return { ...base, step, steps, isValid: steps.every((sub) => sub.isValid) }
    }
    case 'form':
      return {
        ...base,
        step,
        fields: resolved.fields,
        isValid: !isStepVisible || resolved.fields.every(({ fault }) => fault === null),
      }
    case 'bundleOption':
    case 'customOption':
      return choiceView(step, resolved, finish)
  }
}

function choiceView(
  step: BundleOptionStep | CustomOptionStep,
  { isVisible: isStepVisible, isDirty, options, filters, chosen }: Resolved,
  { size, hides }: Finish,
): ChoiceStepView {
  const entries = options.map((entry) => ({ ...entry, fits: fitsLimits(entry.option?.limits ?? null, size) }))
  const selected = entries.find((entry) => entry.id === chosen?.id) ?? null
  const fault = isStepVisible ? choiceFault(selected) : null
  const products = entries.filter((entry) => entry.option !== null && entry.isAvailable)
  return {
    optionId: step.optionId,
    step,
    isVisible: isStepVisible,
    isDirty,
    isValid: fault === null,
    options: entries,
    filters,
    selected,
    fault,
    hideOptions: hides(step.optionId),
    hasSingleBundleOptionAvailable: step.stepType === 'bundleOption' && products.length === 1,
  }
}

function choiceFault(selected: OptionView | null): ChoiceFault | null {
  if (selected === null) return 'nothing_chosen'
  if (selected.option && !takesQuantity(selected.option, selected.quantity)) return 'quantity_refused'
  return selected.fits ? null : 'too_large_for_option'
}

/** Whether an option may have this quantity of its own: one within its range, or else the one it comes with. */
function takesQuantity(
  { quantity: own, customerMayChangeQuantity: range }: Option,
  quantity: number,
): boolean {
  if (range === null) return quantity === own
  const { min, max, step } = range
  return Number.isSafeInteger(quantity) && quantity >= min && quantity <= max && (quantity - min) % step === 0
}

const leafViewsOf = (view: StepView): readonly (ChoiceStepView | FormStepView)[] =>
  'steps' in view ? view.steps.flatMap(leafViewsOf) : [view]

/** The chosen option of every visible choice step, 'no choice' left out. */
export const chosenOptions = (leaves: Evaluation['leaves']): readonly Option[] =>
  leaves.flatMap((leaf) => ('selected' in leaf && leaf.selected?.option ? [leaf.selected.option] : []))

function runQuantityOf(leaves: Evaluation['leaves']): number | null {
  const effects = chosenOptions(leaves).map(({ effect }) => effect)
  return effects.find((effect) => effect.kind === 'runQuantity')?.quantity ?? null
}

function deliveryKindsOf(configurator: Configurator, leaves: Evaluation['leaves']): readonly DeliveryKind[] {
  const allowed = chosenOptions(leaves).flatMap(({ deliveryKinds }) => (deliveryKinds ? [deliveryKinds] : []))
  return configurator.deliveryKinds.filter((kind) => allowed.every((kinds) => kinds.includes(kind)))
}
