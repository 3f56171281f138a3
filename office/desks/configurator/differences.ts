import { isDeepEqual } from '#domain/deep-equal.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { type Fact, factsOf, generalFacts } from './facts.ts'
import { bareOf } from './merge.ts'
import {
  allOf,
  childrenOf,
  type Definition,
  type Found,
  isOption,
  type Node,
  type Place,
  placeOf,
  titleOf,
} from './nodes.ts'
import { type Names, namesOf } from './visible-rules.ts'

/** What a fact was and becomes, in words; null for what is not there. */
export type FactChange = {
  readonly label: string
  readonly was: string | null
  readonly becomes: string | null
}

/** What became different of one thing. */
export type Difference = {
  readonly key: string
  readonly title: string
  readonly kind: 'added' | 'removed' | 'changed'
  readonly facts: readonly FactChange[]
}

/** What differs between two definitions, thing by thing in the order of the page, as somebody reads it. What lies in something new or deleted is told with it. */
export function differencesOf(was: Definition, becomes: Definition): readonly Difference[] {
  if (was === becomes) return []
  const both = [was, becomes] as const
  const before = byPlace(was)
  const after = byPlace(becomes)
  const names = namesOfBoth(was, becomes)
  const whole = [
    ...changesOf(generalFacts(was), generalFacts(becomes)),
    ...orderChange(null, was.cards, becomes.cards),
  ]
  const told: Difference[] =
    whole.length === 0 ? [] : [{ key: 'general', title: texts.general, kind: 'changed', facts: whole }]
  for (const found of after.values()) {
    const { place, parent, node } = found
    const old = before.get(place)
    const base = { key: place, title: titleWithin(found, after) }
    if (!old) {
      if (parent !== null && !before.has(parent)) continue
      const facts = [...toldFacts(found, after, names, becomes), ...heldFacts(node)]
      told.push({ ...base, kind: 'added', facts: changesOf([], facts) })
      continue
    }
    const facts = [
      ...(isSame(old, found, both)
        ? []
        : changesOf(toldFacts(old, before, names, was), toldFacts(found, after, names, becomes))),
      ...(old.node === node ? [] : orderChange(place, childrenOf(old.node), childrenOf(node))),
    ]
    if (facts.length > 0) told.push({ ...base, kind: 'changed', facts })
  }
  const gone = [...before.values()].filter(
    ({ place, parent }) => !after.has(place) && (parent === null || after.has(parent)),
  )
  return [
    ...told,
    ...gone.map((found) => ({
      key: found.place,
      title: titleWithin(found, before),
      kind: 'removed' as const,
      facts: [],
    })),
  ]
}

type ByPlace = ReadonlyMap<Place, Found>

const byPlace = (definition: Definition): ByPlace =>
  new Map(allOf(definition).map((found) => [found.place, found]))

const parentTitle = ({ parent }: Found, all: ByPlace): string | null => {
  const above = parent === null ? undefined : all.get(parent)
  return above ? titleOf(above.node) : null
}

function titleWithin(found: Found, all: ByPlace): string {
  const parent = parentTitle(found, all)
  const own = titleOf(found.node)
  return parent === null ? texts.cardOf(own) : texts.within(parent, own)
}

/** What is so of a thing, and of a step or field where it stands. */
function toldFacts(found: Found, all: ByPlace, names: Names, { drawing }: Definition): readonly Fact[] {
  const parent = isOption(found.node) ? null : parentTitle(found, all)
  return [
    ...factsOf(found.node, names, drawing),
    ...(parent === null ? [] : [{ label: texts.standsIn, text: parent }]),
  ]
}

/** What lies in something new, by title. */
const heldFacts = (node: Node): readonly Fact[] => {
  const held = childrenOf(node)
  return held.length === 0 ? [] : [{ label: texts.holds, text: held.map(titleOf).join(', ') }]
}

/** Whether nothing of a thing itself differs, nor what the picture shows of it. */
function isSame(one: Found, other: Found, [was, becomes]: readonly [Definition, Definition]): boolean {
  if (one.parent !== other.parent) return false
  if (one.node !== other.node && !isDeepEqual(bareOf(one.node), bareOf(other.node))) return false
  const [before, after] = [was.drawing?.parts, becomes.drawing?.parts]
  return before === after || drawnIds(other.node).every((id) => isDeepEqual(before?.[id], after?.[id]))
}

const drawnIds = (node: Node): readonly string[] => {
  if (isOption(node)) return [node.id]
  return 'values' in node ? node.values.map(({ id }) => id) : []
}

/** Names as they become, and of what is gone as they were: who renames something did not change the rules that name it. */
function namesOfBoth(was: Definition, becomes: Definition): Names {
  const [before, after] = [was, becomes].map((one) => namesOf(one, texts.noChoice))
  const all = new Map(before)
  for (const [code, now] of after ?? []) {
    const known = new Set(now.choices.map(({ id }) => id))
    const gone = before?.get(code)?.choices.filter(({ id }) => !known.has(id)) ?? []
    all.set(code, { ...now, choices: [...now.choices, ...gone] })
  }
  return all
}

export function changesOf(was: readonly Fact[], becomes: readonly Fact[]): readonly FactChange[] {
  const before = new Map(was.map(({ label, text }) => [label, text]))
  const after = new Map(becomes.map(({ label, text }) => [label, text]))
  const labels = [...new Set([...before.keys(), ...after.keys()])]
  return labels.flatMap((label) => {
    const [old = null, now = null] = [before.get(label), after.get(label)]
    return old === now ? [] : [{ label, was: old, becomes: now }]
  })
}

/** The order of what both have, where that is another. */
function orderChange(
  parent: Place | null,
  was: readonly Node[],
  becomes: readonly Node[],
): readonly FactChange[] {
  const [before, after] = [was, becomes].map((nodes) => nodes.map((node) => placeOf(node, parent)))
  if (!before || !after) return []
  const [kept, known] = [new Set(after), new Set(before)]
  const old = before.filter((place) => kept.has(place))
  const now = after.filter((place) => known.has(place))
  if (old.every((place, at) => place === now[at])) return []
  const titles = new Map(becomes.map((node) => [placeOf(node, parent), titleOf(node)]))
  const words = (places: readonly Place[]) => places.map((place) => titles.get(place) ?? '').join(', ')
  return [{ label: texts.order, was: words(old), becomes: words(now) }]
}
