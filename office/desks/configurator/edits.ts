import type { DrawnPart } from '#domain/configurator/drawing.ts'
import type { BundleOptionStep, Card, Field, Filter, Option, Step } from '#domain/configurator/model.ts'
import { freshId, takenIds } from './fresh-ids.ts'
import {
  allOf,
  childrenOf,
  type Definition,
  find,
  type Found,
  idAt,
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
  // The spaces around it are not kept.
  const used = new Set(options.flatMap(({ attributes }) => attributes[filter.attributeCode]?.trim() || []))
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
  const { copied, codes, choices } = withFreshIds(found, title, new Set(takenIds(definition)))
  const copy = withRenamedRules(withTitle(copied, title), codes, choices)
  const before = nextTo(definition, found.place)
  const inserted = insert(definition, copy, { parent: found.parent, before })
  const copyPlace = placeOf(copy, found.parent)
  if (!definition.drawing) return { definition: inserted, place: copyPlace }
  // The picture tells choices apart by no more than their own id.
  const shown = [...codes, ...[...choices].map(([choice, fresh]) => [idAtEnd(choice), fresh] as const)]
  const drawn = shown.flatMap(([id, fresh]) => {
    const parts = definition.drawing?.parts[id]
    return parts === undefined ? [] : [[fresh, parts] as const]
  })
  const parts = { ...definition.drawing.parts, ...Object.fromEntries(drawn) }
  return {
    definition: { ...inserted, drawing: { ...definition.drawing, parts } },
    place: copyPlace,
  }
}

const withTitle = (node: Node, title: string): Node =>
  isField(node) ? { ...node, label: title } : { ...node, title }

const choiceKey = (code: string, id: string): string => `${code}/${id}`
const idAtEnd = (choice: string): string => choice.slice(choice.indexOf('/') + 1)

type Renamed = ReadonlyMap<string, string>
type FreshCopy = {
  readonly copied: Node
  /** What steps and fields are called now, by what they were. */
  readonly codes: Renamed
  /** The same of what is chosen in them, as 'code/id': two steps may have options of one id. */
  readonly choices: Renamed
}

/** A node with ids of its own all the way down, made of its titles. */
function withFreshIds({ node, parent }: Found, title: string, taken: Set<string>): FreshCopy {
  const codes = new Map<string, string>()
  const choices = new Map<string, string>()
  const fresh = (wording: string) => {
    const id = freshId(wording, taken)
    taken.add(id)
    return id
  }
  const choice = (code: string, id: string, wording: string) => {
    const own = fresh(wording)
    choices.set(choiceKey(code, id), own)
    return own
  }
  const rename = (one: Node, within: string, wording: string): Node => {
    if (isOption(one)) return { ...one, id: choice(within, one.id, wording) }
    if (isCard(one)) return renameIn({ ...one, id: fresh(wording) }, one.id)
    const { optionId: code } = one
    const own = fresh(wording)
    codes.set(code, own)
    if (!isField(one)) return renameIn({ ...one, optionId: own }, code)
    if (one.type === 'input_mm') return { ...one, optionId: own }
    const values = one.values.map((value) => ({ ...value, id: choice(code, value.id, value.label) }))
    const at = one.values.findIndex(({ id }) => id === one.defaultId)
    return { ...one, optionId: own, values, defaultId: values[at]?.id ?? null }
  }
  const renameIn = (one: Node, code: string): Node =>
    withChildren(
      one,
      childrenOf(one).map((child) => rename(child, code, titleOf(child))),
    )
  const copied = rename(node, parent === null ? '' : idAt(parent), title)
  return { copied, codes, choices }
}

function withRenamedRules(node: Node, codes: Renamed, choices: Renamed): Node {
  const children = childrenOf(node).map((child) => withRenamedRules(child, codes, choices))
  const own = withChildren(node, children)
  if (isCard(own)) return own
  const visibleIf = own.visibleIf.map((rule) =>
    Object.fromEntries(
      Object.entries(rule).map(([code, ids]) => {
        const fresh = codes.get(code)
        return fresh === undefined
          ? [code, ids]
          : [fresh, ids.map((id) => choices.get(choiceKey(code, id)) ?? id)]
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
