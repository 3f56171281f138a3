import type { DrawnPart } from '#domain/configurator/drawing.ts'
import type { BundleOptionStep, Card, Field, Filter, Option, Step } from '#domain/configurator/model.ts'
import { freshId, takenIds } from './fresh-ids.ts'
import {
  allOf,
  childrenOf,
  type Definition,
  find,
  idAt,
  idOf,
  insert,
  isCard,
  isField,
  isOption,
  isStep,
  type Node,
  type Place,
  placeOf,
  replace,
  titleOf,
  withChildren,
} from './nodes.ts'
import { dropFromRules, type Gone, type LostRule, rulesNaming } from './visible-rules.ts'

/** Some of what is so of a node. */
export type Changed = Partial<Card> | Partial<Step> | Partial<Field> | Partial<Option>

/** The definition with some of a node changed. A step whose options change has the values of its filters follow. */
export const edit = (definition: Definition, place: Place, changed: Changed): Definition => {
  const next = replace(definition, place, (node) => [{ ...node, ...changed } as Node])
  const found = find(next, place)
  return found?.parent && isOption(found.node)
    ? replace(next, found.parent, (step) => [followOptions(step)])
    : next
}

/** With a new node, which the caller gave fresh ids. */
export const add = (definition: Definition, node: Node, parent: Place | null): Definition => {
  const next = insert(definition, node, { parent, before: null })
  return parent && isOption(node) ? replace(next, parent, (step) => [followOptions(step)]) : next
}

/** The filters of a step with the values that its options have, those that were there first and as they were called. */
function followOptions(node: Node): Node {
  if (!isStep(node) || node.stepType !== 'bundleOption' || node.filters.length === 0) return node
  return { ...node, filters: node.filters.map((filter) => followedFilter(filter, node.options)) }
}

export function followedFilter(filter: Filter, options: readonly Option[]): Filter {
  const used = new Set(options.flatMap(({ attributes }) => attributes[filter.attributeCode] || []))
  const kept = filter.values.filter(({ id }) => used.has(id))
  const known = new Set(kept.map(({ id }) => id))
  const more = [...used].filter((id) => !known.has(id)).map((id) => ({ id, label: id }))
  return more.length === 0 && kept.length === filter.values.length
    ? filter
    : { ...filter, values: [...kept, ...more] }
}

/** The attributes that the options of a step have and no filter goes by yet. */
export const unfilteredAttributes = ({ options, filters }: BundleOptionStep): readonly string[] => {
  const taken = new Set(filters.map(({ attributeCode }) => attributeCode))
  const codes = options.flatMap(({ attributes }) => Object.keys(attributes))
  return [...new Set(codes)].filter((code) => !taken.has(code))
}

/** What stops existing with a node: itself and all within it. */
function goneWith(definition: Definition, place: Place): Gone {
  const codes = new Set<string>()
  const choices = new Set<string>()
  const take = (node: Node, parent: Place | null) => {
    const own = placeOf(node, parent)
    if (isOption(node)) choices.add(`${parent === null ? '' : idAt(parent)}/${node.id}`)
    else if (!isCard(node)) codes.add(node.optionId)
    for (const child of childrenOf(node)) take(child, own)
  }
  const found = find(definition, place)
  if (found) take(found.node, found.parent)
  return { codes, choices }
}

export type Removal = { readonly definition: Definition; readonly lost: readonly LostRule[] }

/** Without a node and whatever names it, with the rules outside of it that lose something. */
export function remove(definition: Definition, place: Place): Removal {
  const found = find(definition, place)
  if (!found) return { definition, lost: [] }
  const gone = goneWith(definition, place)
  const removed = replace(definition, place, () => [])
  const lost = rulesNaming(removed, gone)
  const followed =
    found.parent && isOption(found.node)
      ? replace(removed, found.parent, (step) => [followOptions(step)])
      : removed
  return { definition: withoutDrawn(dropFromRules(followed, gone)), lost }
}

/** Without a value of a field, in its rules, as its default and in the drawing. */
export function removeValue(definition: Definition, fieldId: string, valueId: string): Removal {
  const gone: Gone = { codes: new Set(), choices: new Set([`${fieldId}/${valueId}`]) }
  const removed = replace(definition, `field/${fieldId}`, (node) => {
    if (!isField(node) || node.type === 'input_mm') return [node]
    const values = node.values.filter(({ id }) => id !== valueId)
    return [{ ...node, values, defaultId: node.defaultId === valueId ? null : node.defaultId }]
  })
  return { definition: withoutDrawn(dropFromRules(removed, gone)), lost: rulesNaming(removed, gone) }
}

/** The drawing without what no choice brings about any more. */
function withoutDrawn(definition: Definition): Definition {
  const { drawing } = definition
  if (!drawing) return definition
  const ids = takenIds(definition)
  const stays = (part: DrawnPart) => part.part !== 'inset' || ids.has(part.fieldId)
  const entries = Object.entries(drawing.parts).filter(([id]) => ids.has(id))
  return {
    ...definition,
    drawing: {
      ...drawing,
      always: drawing.always.filter(stays),
      parts: Object.fromEntries(entries.map(([id, parts]) => [id, parts.filter(stays)])),
    },
  }
}

/** What a choice makes the picture show. */
export function draw(definition: Definition, id: string, parts: readonly DrawnPart[]): Definition {
  if (!definition.drawing) return definition
  const { [id]: _before, ...others } = definition.drawing.parts
  return {
    ...definition,
    drawing: { ...definition.drawing, parts: parts.length === 0 ? others : { ...others, [id]: parts } },
  }
}

export type Duplicate = { readonly definition: Definition; readonly place: Place }

/**
 * With a copy of a node after it, under another title. Everything in the copy has ids of its own; rules within it that named what
 * was copied name the copies, and the picture shows the same of them.
 */
export function duplicate(definition: Definition, place: Place, title: string): Duplicate | null {
  const found = find(definition, place)
  if (!found) return null
  const taken = new Set(takenIds(definition))
  const renamed = new Map<string, string>()
  const rename = (id: string, wording: string) => {
    const fresh = freshId(wording, taken)
    taken.add(fresh)
    renamed.set(id, fresh)
    return fresh
  }
  const copied = withTitle(withFreshIds(found.node, rename, title), title)
  const copy = withRenamedRules(copied, renamed)
  const before = nextTo(definition, found.place)
  const inserted = insert(definition, copy, { parent: found.parent, before })
  const copyPlace = placeOf(copy, found.parent)
  if (!definition.drawing) return { definition: inserted, place: copyPlace }
  const drawn = Object.entries(definition.drawing.parts).flatMap(([id, parts]) => {
    const fresh = renamed.get(id)
    return fresh === undefined ? [] : [[fresh, parts] as const]
  })
  const parts = { ...definition.drawing.parts, ...Object.fromEntries(drawn) }
  return {
    definition: { ...inserted, drawing: { ...definition.drawing, parts } },
    place: copyPlace,
  }
}

const withTitle = (node: Node, title: string): Node =>
  isField(node) ? { ...node, label: title } : { ...node, title }

type Rename = (id: string, wording: string) => string

function withFreshIds(node: Node, rename: Rename, wording = titleOf(node)): Node {
  const id = rename(idOf(node), wording)
  if (isField(node)) return withFreshValues({ ...node, optionId: id }, rename)
  const own: Node = 'optionId' in node ? { ...node, optionId: id } : { ...node, id }
  return withChildren(
    own,
    childrenOf(node).map((child) => withFreshIds(child, rename)),
  )
}

function withFreshValues(field: Field, rename: Rename): Field {
  if (field.type === 'input_mm') return field
  const values = field.values.map((value) => ({ ...value, id: rename(value.id, value.label) }))
  const at = field.values.findIndex(({ id }) => id === field.defaultId)
  return { ...field, values, defaultId: values[at]?.id ?? null }
}

function withRenamedRules(node: Node, renamed: ReadonlyMap<string, string>): Node {
  const children = childrenOf(node).map((child) => withRenamedRules(child, renamed))
  const own = withChildren(node, children)
  if (isCard(own)) return own
  const visibleIf = own.visibleIf.map((rule) =>
    Object.fromEntries(
      Object.entries(rule).map(([code, ids]) => {
        const fresh = renamed.get(code)
        return fresh === undefined ? [code, ids] : [fresh, ids.map((id) => renamed.get(id) ?? id)]
      }),
    ),
  )
  return { ...own, visibleIf }
}

/** The place after one among its siblings; null for the last. */
export function nextTo(definition: Definition, place: Place): Place | null {
  const own = find(definition, place)
  if (!own) return null
  const siblings = allOf(definition).filter(({ parent }) => parent === own.parent)
  return siblings[own.at + 1]?.place ?? null
}
