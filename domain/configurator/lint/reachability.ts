import { namedBy } from '../extent.ts'
import { type Configurator, NO_CHOICE, type Step, type VisibleIf } from '../model.ts'
import { isOptional } from '../resolve.ts'
import { leafSteps, type LeafStep } from '../steps.ts'
import { isVisible, type SelectedIds } from '../visibility.ts'
import { type Fault, fault } from './finding.ts'

/** A place at which something may become visible or selected: a step or a field, with the rules of all that it lies in. */
type Stage = {
  readonly code: string
  readonly visibleIf: VisibleIf
  readonly isOptional: boolean
  readonly options: readonly {
    readonly id: string
    readonly visibleIf: VisibleIf
    /** How it is told; null for a value, which is visible with its field. */
    readonly at: string | null
  }[]
}

const stagesOf = (step: Step, outer: VisibleIf): readonly Stage[] => {
  const visibleIf = [...outer, ...step.visibleIf]
  const stage = { code: step.optionId, visibleIf, isOptional: false, options: [] }
  switch (step.stepType) {
    case 'group':
      return step.steps.flatMap((sub) => stagesOf(sub, visibleIf))
    case 'form':
      return [
        stage,
        ...step.fields.map((field) => ({
          code: field.optionId,
          visibleIf: [...visibleIf, ...field.visibleIf],
          isOptional: false,
          options:
            field.type === 'input_mm' ? [] : field.values.map(({ id }) => ({ id, visibleIf: [], at: null })),
        })),
      ]
    case 'bundleOption':
    case 'customOption':
      return [
        {
          ...stage,
          isOptional: isOptional(step),
          options: step.options.map((option) => ({
            id: option.id,
            visibleIf: option.visibleIf,
            at: `${step.optionId}/${option.id}`,
          })),
        },
      ]
  }
}

/** What was met on the way: everything that can be visible, and required steps that can stand without an option. */
type Met = { readonly reached: Set<string>; readonly empty: Set<string> }

const MOST_WAYS = 20_000

/**
 * Steps, fields and options that no complete way through the page makes visible, and required steps that one leaves
 * without an option. Every way is followed, kept as its selections that later rules still name, so that ways which those
 * cannot tell apart count once. Beyond `mostWays` of them, or `mostLooks` at a part or at what its rules name, the ids
 * that can be selected per step stand in for the ways.
 */
export function reachabilityFaults(
  configurator: Configurator,
  { mostWays = MOST_WAYS, mostLooks = Infinity } = {},
): readonly Fault[] {
  const stages = configurator.cards.flatMap((card) => card.steps.flatMap((step) => stagesOf(step, [])))
  const { reached, empty } = followWays(stages, mostWays, mostLooks) ?? followIds(stages)
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

const rulesOf = ({ visibleIf, options }: Stage): VisibleIf => [
  ...visibleIf,
  ...options.flatMap((option) => option.visibleIf),
]

/** What rules name: at which stage a code is named last, and which ids of it at all. */
function namings(stages: readonly Stage[]) {
  const lastNamed = new Map<string, number>()
  const ids = new Map<string, Set<string>>()
  for (const [index, stage] of stages.entries())
    for (const [code, named] of rulesOf(stage).flatMap((rule) => Object.entries(rule))) {
      lastNamed.set(code, index)
      const known = ids.get(code) ?? new Set()
      for (const id of named) known.add(id)
      ids.set(code, known)
    }
  return { lastNamed, ids }
}

/** Follows every way exactly; null when that is too much. */
function followWays(stages: readonly Stage[], mostWays: number, mostLooks: number): Met | null {
  const met: Met = { reached: new Set(), empty: new Set() }
  const { lastNamed, ids } = namings(stages)
  const ends = new Set(lastNamed.values())
  let ways: readonly SelectedIds[] = [new Map()]
  let looks = 0
  for (const [index, stage] of stages.entries()) {
    looks += ways.length * looksAt(stage)
    if (looks > mostLooks) return null
    const told = ids.get(stage.code) ?? new Set()
    const onwards = ways.flatMap((way) =>
      isVisible(stage.visibleIf, way) ? waysOn(stage, way, told, met) : [way],
    )
    const isNamedLater = (code: string) => (lastNamed.get(code) ?? -1) > index
    // Ways become one only where what parts them is named no more.
    ways =
      ends.has(index) || (told.size > 0 && !isNamedLater(stage.code))
        ? distinct(onwards, isNamedLater)
        : onwards
    if (ways.length > mostWays) return null
  }
  return met
}

const looksAt = (stage: Stage): number =>
  stage.options.reduce((sum, option) => sum + 1 + namedBy(option), 1 + namedBy(stage))

/** Ids that no rule names lead to one way, whichever of them is selected. */
function waysOn(
  { code, options, isOptional: maySkip }: Stage,
  way: SelectedIds,
  told: ReadonlySet<string>,
  { reached, empty }: Met,
): readonly SelectedIds[] {
  reached.add(code)
  const visible = options.filter((option) => isVisible(option.visibleIf, way))
  for (const { at } of visible) if (at !== null) reached.add(at)
  const ids = visible.map(({ id }) => id)
  if (maySkip) ids.push(NO_CHOICE)
  if (ids.length === 0) {
    if (options.length > 0) empty.add(code)
    return [way]
  }
  if (told.size === 0) return [way]
  const other = ids.find((id) => !told.has(id))
  return [...ids.filter((id) => told.has(id)), ...(other === undefined ? [] : [other])].map((id) =>
    new Map(way).set(code, id),
  )
}

function distinct(
  ways: readonly SelectedIds[],
  isNamedLater: (code: string) => boolean,
): readonly SelectedIds[] {
  const kept = new Map<string, SelectedIds>()
  for (const way of ways) {
    const entries = [...way].filter(([code]) => isNamedLater(code))
    kept.set(JSON.stringify(entries), new Map(entries))
  }
  return [...kept.values()]
}

/** Takes each step for itself: what any way could select there. Never calls hidden what can be visible. */
function followIds(stages: readonly Stage[]): Met {
  const met: Met = { reached: new Set(), empty: new Set() }
  const possible = new Map<string, ReadonlySet<string>>()
  const mayBeVisible = (visibleIf: VisibleIf) =>
    visibleIf.every(
      (rule) =>
        Object.keys(rule).length === 0 ||
        Object.entries(rule).some(
          ([code, ids]) => ids.length === 0 || ids.some((id) => possible.get(code)?.has(id)),
        ),
    )
  for (const { code, visibleIf, options, isOptional: maySkip } of stages) {
    if (!mayBeVisible(visibleIf)) continue
    met.reached.add(code)
    const visible = options.filter((option) => mayBeVisible(option.visibleIf))
    for (const { at } of visible) if (at !== null) met.reached.add(at)
    const ids = visible.map(({ id }) => id)
    possible.set(code, new Set(maySkip ? [NO_CHOICE, ...ids] : ids))
    if (visible.length === 0 && options.length > 0 && !maySkip) met.empty.add(code)
  }
  return met
}
