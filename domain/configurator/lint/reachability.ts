import { type Configurator, NO_CHOICE, type Step, type VisibleIf } from '../model.ts'
import { isOptional } from '../resolve.ts'
import { fieldsOf, type LeafStep, leafSteps } from '../steps.ts'
import { isVisible, type SelectedIds } from '../visibility.ts'
import { type Fault, fault } from './finding.ts'

/** A step with the rules of the groups that it lies in. */
type Placed = { readonly step: LeafStep; readonly visibleIf: VisibleIf }

const placed = (step: Step, outer: VisibleIf): readonly Placed[] => {
  const visibleIf = [...outer, ...step.visibleIf]
  return step.stepType === 'group'
    ? step.steps.flatMap((sub) => placed(sub, visibleIf))
    : [{ step, visibleIf }]
}

/** What was met on the way: everything that can be visible, and required steps that can stand without an option. */
type Met = { readonly reached: Set<string>; readonly empty: Set<string> }

/**
 * Steps, fields and options that no complete way through the page makes visible, and required steps that one leaves
 * without an option. Every way is followed, kept as its selections that later rules still name, so that ways which those
 * cannot tell apart count once; beyond `mostWays` of them the ids that can be selected per step stand in for the ways.
 */
export function reachabilityFaults(configurator: Configurator, mostWays = 20_000): readonly Fault[] {
  const steps = configurator.cards.flatMap((card) => card.steps.flatMap((step) => placed(step, [])))
  const { reached, empty } = followWays(steps, mostWays) ?? followIds(steps)
  const hidden = leafSteps(configurator).flatMap((step) => {
    if (!reached.has(step.optionId)) return [step.optionId]
    return partsOf(step).filter((part) => !reached.has(part))
  })
  return [
    ...hidden.map((at) => fault('never_visible', at)),
    ...[...empty].map((at) => fault('may_be_empty', at)),
  ]
}

const partsOf = (step: LeafStep): readonly string[] =>
  step.stepType === 'form'
    ? step.fields.map(({ optionId }) => optionId)
    : step.options.map(({ id }) => `${step.optionId}/${id}`)

/** The codes that the rules from each step on name. */
function namedFrom(steps: readonly Placed[]): readonly ReadonlySet<string>[] {
  const named: ReadonlySet<string>[] = []
  let later: ReadonlySet<string> = new Set()
  for (const { step, visibleIf } of steps.toReversed()) {
    const inner = step.stepType === 'form' ? step.fields : step.options
    const rules = [...visibleIf, ...inner.flatMap((part) => part.visibleIf)]
    later = new Set([...later, ...rules.flatMap(Object.keys)])
    named.unshift(later)
  }
  return named
}

/** Follows every way exactly; null when there are too many. */
function followWays(steps: readonly Placed[], mostWays: number): Met | null {
  const met: Met = { reached: new Set(), empty: new Set() }
  const named = namedFrom(steps)
  let ways: readonly SelectedIds[] = [new Map()]
  for (const [index, { step, visibleIf }] of steps.entries()) {
    const onwards = ways.flatMap((way) => (isVisible(visibleIf, way) ? waysOn(step, way, met) : [way]))
    ways = distinct(onwards, named[index + 1] ?? new Set())
    if (ways.length > mostWays) return null
  }
  return met
}

function waysOn(step: LeafStep, way: SelectedIds, { reached, empty }: Met): readonly SelectedIds[] {
  reached.add(step.optionId)
  if (step.stepType === 'form') {
    return fieldsOf(step).reduce<readonly SelectedIds[]>(
      (ways, field) =>
        ways.flatMap((each) => {
          if (!isVisible(field.visibleIf, each)) return [each]
          reached.add(field.optionId)
          return field.type === 'input_mm'
            ? [each]
            : field.values.map(({ id }) => new Map(each).set(field.optionId, id))
        }),
      [way],
    )
  }
  const options = step.options.filter((option) => isVisible(option.visibleIf, way))
  for (const { id } of options) reached.add(`${step.optionId}/${id}`)
  const ids = options.map(({ id }) => id)
  if (isOptional(step)) ids.push(NO_CHOICE)
  if (ids.length === 0) {
    if (step.options.length > 0) empty.add(step.optionId)
    return [way]
  }
  return ids.map((id) => new Map(way).set(step.optionId, id))
}

function distinct(ways: readonly SelectedIds[], named: ReadonlySet<string>): readonly SelectedIds[] {
  const kept = new Map<string, SelectedIds>()
  for (const way of ways) {
    const entries = [...way].filter(([code]) => named.has(code))
    kept.set(JSON.stringify(entries), new Map(entries))
  }
  return [...kept.values()]
}

/** Takes each step for itself: what any way could select there. Never calls hidden what can be visible. */
function followIds(steps: readonly Placed[]): Met {
  const met: Met = { reached: new Set(), empty: new Set() }
  const possible = new Map<string, Set<string>>()
  const mayBeVisible = (visibleIf: VisibleIf) =>
    visibleIf.every(
      (rule) =>
        Object.keys(rule).length === 0 ||
        Object.entries(rule).some(
          ([code, ids]) => ids.length === 0 || ids.some((id) => possible.get(code)?.has(id)),
        ),
    )
  for (const { step, visibleIf } of steps) {
    if (!mayBeVisible(visibleIf)) continue
    met.reached.add(step.optionId)
    if (step.stepType === 'form') {
      for (const field of step.fields) {
        if (!mayBeVisible(field.visibleIf)) continue
        met.reached.add(field.optionId)
        if (field.type !== 'input_mm') {
          possible.set(field.optionId, new Set(field.values.map(({ id }) => id)))
        }
      }
      continue
    }
    const options = step.options.filter((option) => mayBeVisible(option.visibleIf))
    for (const { id } of options) met.reached.add(`${step.optionId}/${id}`)
    const ids = options.map(({ id }) => id)
    possible.set(step.optionId, new Set(isOptional(step) ? [NO_CHOICE, ...ids] : ids))
    if (options.length === 0 && step.options.length > 0 && !isOptional(step)) met.empty.add(step.optionId)
  }
  return met
}
