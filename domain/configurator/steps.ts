import type { BundleOptionStep, Configurator, CustomOptionStep, Field, FormStep, Step } from './model.ts'

/** A step in which something is chosen or filled in: any but a group. */
export type LeafStep = BundleOptionStep | CustomOptionStep | FormStep

/** A step with more options than this is large: what loads cards leaves its options out until it opens. */
export const MOST_OPTIONS_AT_ONCE = 15

/** The steps in which something is chosen, in the order in which they stand on the page. */
export function leafSteps(configurator: Pick<Configurator, 'cards'>): readonly LeafStep[] {
  return configurator.cards.flatMap((card) => card.steps.flatMap(leavesOf))
}

const leavesOf = (step: Step): readonly LeafStep[] =>
  step.stepType === 'group' ? step.steps.flatMap(leavesOf) : [step]

/** Every product that a configurator has among its options, each once. */
export function optionSkus(configurator: Configurator): readonly string[] {
  const options = leafSteps(configurator).flatMap((step) => ('options' in step ? step.options : []))
  return [...new Set(options.flatMap(({ sku }) => (sku === null ? [] : [sku])))]
}

/** The fields of a form; none of other steps. */
export const fieldsOf = (step: LeafStep): readonly Field[] => (step.stepType === 'form' ? step.fields : [])
