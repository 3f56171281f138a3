import { NO_CHOICE, type VisibilityRule, type VisibleIf } from '#domain/configurator/model.ts'
import {
  allOf,
  type Definition,
  isCard,
  isField,
  isOption,
  isStep,
  mapNodes,
  type Node,
  type Place,
} from './nodes.ts'

/** Something that is chosen in a step or a field, with what can be chosen there. */
export type Choosable = {
  readonly code: string
  readonly title: string
  readonly choices: readonly { readonly id: string; readonly title: string }[]
}

/** What things are called, by their code. */
export type Names = ReadonlyMap<string, Choosable>

export const visibleIfOf = (node: Node): VisibleIf => (isCard(node) ? [] : node.visibleIf)

function choosableOf(node: Node, noChoice: string): Choosable | null {
  if (isField(node)) {
    if (node.type === 'input_mm') return null
    const choices = node.values.map(({ id, label }) => ({ id, title: label }))
    return { code: node.optionId, title: node.label, choices }
  }
  if (!isStep(node) || !('options' in node)) return null
  const isOptional = node.stepType === 'bundleOption' && !node.optionRequired
  const none = node.stepType === 'bundleOption' ? node.noChoiceTitle : null
  return {
    code: node.optionId,
    title: node.title,
    choices: [
      ...(isOptional ? [{ id: NO_CHOICE, title: none ?? noChoice }] : []),
      ...node.options.map(({ id, title }) => ({ id, title })),
    ],
  }
}

/** A definition never changes, and each rule that is told asks for the names in it. */
const KNOWN = new WeakMap<Definition, { readonly noChoice: string; readonly names: Names }>()

/** Everything in which something can be chosen, in the order of the page; `noChoice` names what a step without a name for it has. */
export function namesOf(definition: Definition, noChoice: string): Names {
  const known = KNOWN.get(definition)
  if (known?.noChoice === noChoice) return known.names
  const names = new Map(
    allOf(definition).flatMap(({ node }) => {
      const choosable = choosableOf(node, noChoice)
      return choosable ? [[choosable.code, choosable] as const] : []
    }),
  )
  KNOWN.set(definition, { noChoice, names })
  return names
}

/** What a rule at a place may name: rules point backwards only, so all that is chosen before it. An option comes with its step. */
export function namesBefore(definition: Definition, place: Place, noChoice: string): readonly Choosable[] {
  const all = allOf(definition)
  const own = all.find((found) => found.place === place)
  const end = own && isOption(own.node) ? own.parent : place
  const at = all.findIndex((found) => found.place === end)
  return all.slice(0, at === -1 ? 0 : at).flatMap(({ node }) => choosableOf(node, noChoice) ?? [])
}

/** What stops existing: steps and fields by code, options and values as 'code/id'. */
export type Gone = { readonly codes: ReadonlySet<string>; readonly choices: ReadonlySet<string> }

export type LostRule = { readonly place: Place; readonly title: string; readonly visibleIf: VisibleIf }

/**
 * Rules without what stops existing. A list that loses its last choice goes as a whole: an empty one would match always. A rule that
 * loses its last step goes for the same reason.
 */
export function withoutGone(visibleIf: VisibleIf, { codes, choices }: Gone): VisibleIf {
  const next = visibleIf.map((rule): VisibilityRule | null => {
    const entries = Object.entries(rule)
    const left = entries.flatMap(([code, ids]) => {
      if (codes.has(code)) return []
      const kept = ids.filter((id) => !choices.has(`${code}/${id}`))
      if (kept.length === ids.length) return [[code, ids] as const]
      return kept.length === 0 ? [] : [[code, kept] as const]
    })
    const isSame = left.length === entries.length && left.every(([, ids], at) => ids === entries[at]?.[1])
    if (isSame) return rule
    return left.length === 0 ? null : Object.fromEntries(left)
  })
  return next.every((rule, at) => rule === visibleIf[at]) ? visibleIf : next.filter((rule) => rule !== null)
}

/** The definition with every rule rid of what stops existing. */
export const dropFromRules = (definition: Definition, gone: Gone): Definition =>
  mapNodes(definition, (node) => {
    if (isCard(node)) return node
    const visibleIf = withoutGone(node.visibleIf, gone)
    return visibleIf === node.visibleIf ? node : { ...node, visibleIf }
  })

/** Where rules name what stops existing, and what they are. */
export const rulesNaming = (definition: Definition, gone: Gone): readonly LostRule[] =>
  allOf(definition).flatMap(({ node, place }) => {
    const visibleIf = visibleIfOf(node)
    if (withoutGone(visibleIf, gone) === visibleIf) return []
    return [{ place, title: 'label' in node ? node.label : node.title, visibleIf }]
  })
