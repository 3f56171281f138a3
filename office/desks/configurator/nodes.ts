import type { Card, Configurator, Field, Option, Step } from '#domain/configurator/model.ts'

/** A configurator as staff change it: what its product is called is not theirs to change here. */
export type Definition = Omit<Configurator, 'key' | 'sku'>

/** What a configurator is made of, from cards down to options and fields. */
export type Node = Card | Step | Field | Option

/** Where something stands, as it is selected, linked to and told: by its kind and id; an option by its step as well. */
export type Place = `card/${string}` | `step/${string}` | `field/${string}` | `option/${string}`
/** What the form in the middle shows: one of those, or what goes for the whole. */
export type Shown = 'general' | 'drawing' | Place

export type Found = {
  readonly place: Place
  readonly node: Node
  /** Null for a card. */
  readonly parent: Place | null
  readonly depth: number
  /** Its number among the others there, from 0. */
  readonly at: number
  readonly of: number
}

export const isCard = (node: Node): node is Card => 'steps' in node && !('stepType' in node)
export const isStep = (node: Node): node is Step => 'stepType' in node
export const isField = (node: Node): node is Field => 'type' in node
export const isOption = (node: Node): node is Option => 'effect' in node

/** What customers read of it. */
export const titleOf = (node: Node): string => (isField(node) ? node.label : node.title)

export const idOf = (node: Node): string => ('optionId' in node ? node.optionId : node.id)

/** The id of a card, step or field by its place. */
export const idAt = (place: Place): string => place.slice(place.indexOf('/') + 1)

export function placeOf(node: Node, parent: Place | null): Place {
  if (isOption(node)) return `option/${parent === null ? '' : idAt(parent)}/${node.id}`
  if (isField(node)) return `field/${node.optionId}`
  return isStep(node) ? `step/${node.optionId}` : `card/${node.id}`
}

export function childrenOf(node: Node): readonly Node[] {
  if ('steps' in node) return node.steps
  if ('fields' in node) return node.fields
  return 'options' in node ? node.options : []
}

/** The same with other children, which are of the kind that it holds. */
export function withChildren(node: Node, children: readonly Node[]): Node {
  if ('steps' in node) return { ...node, steps: children.filter(isStep) }
  if ('fields' in node) return { ...node, fields: children.filter(isField) }
  return 'options' in node ? { ...node, options: children.filter(isOption) } : node
}

/** A definition never changes, and much asks for what is in it. */
const KNOWN = new WeakMap<Definition, readonly Found[]>()

/** Everything in the order of the page. */
export function allOf(definition: Definition): readonly Found[] {
  const known = KNOWN.get(definition) ?? listed(definition)
  KNOWN.set(definition, known)
  return known
}

function listed({ cards }: Definition): readonly Found[] {
  const found: Found[] = []
  const visit = (nodes: readonly Node[], parent: Place | null, depth: number) => {
    for (const [at, node] of nodes.entries()) {
      const place = placeOf(node, parent)
      found.push({ place, node, parent, depth, at, of: nodes.length })
      visit(childrenOf(node), place, depth + 1)
    }
  }
  visit(cards, null, 0)
  return found
}

export const find = (definition: Definition, place: Place): Found | null =>
  allOf(definition).find((found) => found.place === place) ?? null

/** The children of a place; the cards of none. */
export function nodesIn(definition: Definition, parent: Place | null): readonly Node[] {
  if (parent === null) return definition.cards
  const found = find(definition, parent)
  return found ? childrenOf(found.node) : []
}

/** The definition with other nodes in the place of one: none, a changed one, or several. What is not touched stays the same object. */
export function replace(
  definition: Definition,
  place: Place,
  change: (node: Node) => readonly Node[],
): Definition {
  const cards = replaceIn(definition.cards, null, place, change)
  return cards === definition.cards ? definition : { ...definition, cards: cards.filter(isCard) }
}

function replaceIn(
  nodes: readonly Node[],
  parent: Place | null,
  place: Place,
  change: (node: Node) => readonly Node[],
): readonly Node[] {
  let isChanged = false
  const next = nodes.flatMap((node) => {
    const own = placeOf(node, parent)
    if (own === place) {
      isChanged = true
      return change(node)
    }
    const children = childrenOf(node)
    const kept = replaceIn(children, own, place, change)
    if (kept === children) return [node]
    isChanged = true
    return [withChildren(node, kept)]
  })
  return isChanged ? next : nodes
}

/** The definition with a node put in, before a sibling or at the end. */
export function insert(
  definition: Definition,
  node: Node,
  { parent, before }: { readonly parent: Place | null; readonly before: Place | null },
): Definition {
  const put = (nodes: readonly Node[]) => {
    const at = nodes.findIndex((one) => placeOf(one, parent) === before)
    return nodes.toSpliced(at === -1 ? nodes.length : at, 0, node)
  }
  if (parent === null) return { ...definition, cards: put(definition.cards).filter(isCard) }
  return replace(definition, parent, (into) => [withChildren(into, put(childrenOf(into)))])
}

/** The definition with every node as `change` makes it, children first; what it leaves alone stays the same object. */
export function mapNodes(
  definition: Definition,
  change: <Kind extends Node>(node: Kind, place: Place) => Kind,
): Definition {
  const map = (nodes: readonly Node[], parent: Place | null): readonly Node[] => {
    const next = nodes.map((node) => {
      const place = placeOf(node, parent)
      const children = childrenOf(node)
      const mapped = map(children, place)
      return change(mapped === children ? node : withChildren(node, mapped), place)
    })
    return next.every((node, at) => node === nodes[at]) ? nodes : next
  }
  const cards = map(definition.cards, null)
  return cards === definition.cards ? definition : { ...definition, cards: cards.filter(isCard) }
}
