import { type Configurator, NO_CHOICE, type Step, type VisibleIf } from '../model.ts'
import { fieldsOf, type LeafStep, leafSteps } from '../steps.ts'
import { isOptional } from '../resolve.ts'
import { type Fault, fault, repeated } from './finding.ts'

const DEEPEST = 3

/** Faults in how steps and rules name each other: double codes and ids, rules that name nothing or point forwards. */
export function ruleFaults(configurator: Configurator): readonly Fault[] {
  const steps = configurator.cards.flatMap((card) => card.steps)
  const leaves = leafSteps(configurator)
  const offered = offeredIds(leaves)
  return [
    ...repeated(steps.flatMap(codesOf)).map((code) => fault('duplicate_code', code)),
    ...leaves.flatMap((leaf) =>
      repeated(idsOf(leaf)).map((id) => fault('duplicate_option', `${leaf.optionId}/${id}`)),
    ),
    ...leaves.flatMap((leaf) =>
      fieldsOf(leaf).flatMap((field) =>
        field.type === 'input_mm'
          ? []
          : repeated(field.values.map(({ id }) => id)).map((id) =>
              fault('duplicate_option', `${field.optionId}/${id}`),
            ),
      ),
    ),
    ...steps.flatMap((step) => depthFaults(step, 1)),
    ...namingFaults(steps, offered),
  ]
}

const idsOf = (leaf: LeafStep): readonly string[] =>
  leaf.stepType === 'form' ? [] : leaf.options.map(({ id }) => id)

/** The codes of a step and of all within it. */
const codesOf = (step: Step): readonly string[] => {
  if (step.stepType === 'group') return [step.optionId, ...step.steps.flatMap(codesOf)]
  return [step.optionId, ...fieldsOf(step).map(({ optionId }) => optionId)]
}

/** The ids that can be selected, by code; a form, group or millimetre field offers none. */
function offeredIds(leaves: readonly LeafStep[]): ReadonlyMap<string, ReadonlySet<string>> {
  const entries = leaves.flatMap((leaf): readonly (readonly [string, readonly string[]])[] => {
    if (leaf.stepType !== 'form') {
      return [[leaf.optionId, isOptional(leaf) ? [NO_CHOICE, ...idsOf(leaf)] : idsOf(leaf)]]
    }
    return leaf.fields.flatMap((field) =>
      field.type === 'input_mm' ? [] : [[field.optionId, field.values.map(({ id }) => id)] as const],
    )
  })
  return new Map(entries.map(([code, ids]) => [code, new Set(ids)]))
}

function depthFaults(step: Step, depth: number): readonly Fault[] {
  const own = depth > DEEPEST ? [fault('too_deep', step.optionId, String(DEEPEST))] : []
  return step.stepType === 'group'
    ? [...own, ...step.steps.flatMap((sub) => depthFaults(sub, depth + 1))]
    : own
}

function namingFaults(
  steps: readonly Step[],
  offered: ReadonlyMap<string, ReadonlySet<string>>,
): readonly Fault[] {
  const faults: Fault[] = []
  const before = new Set<string>()
  const check = (at: string, visibleIf: VisibleIf) => {
    for (const [code, ids] of visibleIf.flatMap((rule) => Object.entries(rule))) {
      const known = offered.get(code)
      if (!known) faults.push(fault('unknown_code', at, code))
      else if (!before.has(code)) faults.push(fault('forward_rule', at, code))
      const unknown = known ? ids.filter((id) => !known.has(id)) : []
      faults.push(...unknown.map((id) => fault('unknown_id', at, `${code}/${id}`)))
    }
  }
  const visit = (step: Step) => {
    check(step.optionId, step.visibleIf)
    if (step.stepType === 'group') return step.steps.forEach(visit)
    for (const field of fieldsOf(step)) {
      check(field.optionId, field.visibleIf)
      before.add(field.optionId)
    }
    if (step.stepType === 'form') return
    for (const { id, visibleIf } of step.options) check(`${step.optionId}/${id}`, visibleIf)
    before.add(step.optionId)
  }
  steps.forEach(visit)
  return faults
}
