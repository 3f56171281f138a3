import { isDeepEqual } from '#domain/deep-equal.ts'
import type { Side } from '../../ui/side-choices.tsx'
import { mergedOrder } from './merged-order.ts'
import {
  allOf,
  childrenOf,
  type Definition,
  isCard,
  isField,
  isStep,
  type Node,
  type Place,
  placeOf,
  replace,
  withChildren,
} from './nodes.ts'

/** What two may give another value: what goes for the whole, one thing without what lies in it, or the order within one. */
export type Disputed = GeneralName | `drawn/${string}` | `order/${string}` | Place

/** What goes for the whole of a configurator; of the drawing all but what each choice adds. */
export const GENERAL_NAMES = [
  'priceMode',
  'mainLine',
  'quantity',
  'deliveryKinds',
  'fixedSizeMm',
  'drawing',
] as const
export type GeneralName = (typeof GENERAL_NAMES)[number]

/** Which of both stays, of what was asked. */
export type Chosen = ReadonlyMap<Disputed, Side>

export type Merged = { readonly definition: Definition; readonly clashes: readonly Disputed[] }

/**
 * What two made of one definition, together. What only one of them changed is as he has it; where both did, and differently, it is
 * disputed, and as `chosen` says: mine as long as nothing was. Something that one deleted and the other changed is disputed as a whole.
 */
export function merge(base: Definition, mine: Definition, theirs: Definition, chosen: Chosen): Merged {
  const clashes: Disputed[] = []

  function pick<Value>(at: Disputed, was: Value | undefined, own: Value, other: Value): Value {
    if (isDeepEqual(own, other) || isDeepEqual(other, was)) return own
    if (isDeepEqual(own, was)) return other
    clashes.push(at)
    return chosen.get(at) === 'theirs' ? other : own
  }

  /** One that only one of them has: added by him, or deleted by the other. */
  function lone(at: Place, was: Node | undefined, left: Node, side: Side): readonly Node[] {
    if (was === undefined) return [left]
    if (isDeepEqual(was, left)) return []
    clashes.push(at)
    return (chosen.get(at) ?? 'mine') === side ? [left] : []
  }

  function node(at: Place, was: Node | undefined, own: Node, other: Node): Node {
    if (own === other) return own
    if (kindOf(own) !== kindOf(other)) return pick(at, was, own, other)
    const bare = pick(at, was && bareOf(was), bareOf(own), bareOf(other))
    if (!holdsNodes(own)) return bare
    return withChildren(bare, list(at, was ? childrenOf(was) : [], childrenOf(own), childrenOf(other)))
  }

  function list(
    parent: Place | null,
    was: readonly Node[],
    own: readonly Node[],
    other: readonly Node[],
  ): readonly Node[] {
    const [before, here, there] = [was, own, other].map((nodes) => byPlace(nodes, parent))
    if (!before || !here || !there) return own
    const kept = new Map<Place, Node>()
    for (const at of new Set([...here.keys(), ...there.keys()])) {
      const [mineHere, theirsThere] = [here.get(at), there.get(at)]
      if (mineHere && theirsThere) kept.set(at, node(at, before.get(at), mineHere, theirsThere))
      else if (mineHere) lone(at, before.get(at), mineHere, 'mine').forEach((one) => kept.set(at, one))
      else if (theirsThere)
        lone(at, before.get(at), theirsThere, 'theirs').forEach((one) => kept.set(at, one))
    }
    const orders = { was: [...before.keys()], mine: [...here.keys()], theirs: [...there.keys()] }
    const order = mergedOrder(orders, [...kept.keys()], () => {
      const at: Disputed = `order/${parent ?? ''}`
      clashes.push(at)
      return chosen.get(at) ?? 'mine'
    })
    return order.flatMap((at) => kept.get(at) ?? [])
  }

  const general = {
    priceMode: pick('priceMode', base.priceMode, mine.priceMode, theirs.priceMode),
    mainLine: pick('mainLine', base.mainLine, mine.mainLine, theirs.mainLine),
    quantity: pick('quantity', base.quantity, mine.quantity, theirs.quantity),
    deliveryKinds: pick('deliveryKinds', base.deliveryKinds, mine.deliveryKinds, theirs.deliveryKinds),
    fixedSizeMm: pick('fixedSizeMm', base.fixedSizeMm, mine.fixedSizeMm, theirs.fixedSizeMm),
  }
  const frame = pick('drawing', frameOf(base), frameOf(mine), frameOf(theirs))
  const drawnIds = [base, mine, theirs].flatMap(({ drawing }) => Object.keys(drawing?.parts ?? {}))
  const parts = [...new Set(drawnIds)].flatMap((id) => {
    const [was, own, other] = [base, mine, theirs].map(({ drawing }) => drawing?.parts[id])
    const drawn = pick(`drawn/${id}`, was, own, other)
    return drawn ? [[id, drawn] as const] : []
  })
  const cards = list(null, base.cards, mine.cards, theirs.cards).filter(isCard)
  const merged: Definition = {
    ...general,
    ...(frame && { drawing: { ...frame, parts: Object.fromEntries(parts) } }),
    cards,
  }
  return { definition: withoutDoubles(merged, mine, theirs, chosen), clashes }
}

const frameOf = ({ drawing }: Definition) => drawing && { kind: drawing.kind, always: drawing.always }

const byPlace = (nodes: readonly Node[], parent: Place | null): ReadonlyMap<Place, Node> =>
  new Map(nodes.map((one) => [placeOf(one, parent), one]))

const holdsNodes = (node: Node): boolean => 'steps' in node || 'fields' in node || 'options' in node

/** A node without what lies in it. */
export const bareOf = (node: Node): Node => (holdsNodes(node) ? withChildren(node, []) : node)

export function kindOf(node: Node): string {
  if (isCard(node)) return 'card'
  if (isStep(node)) return node.stepType
  return isField(node) ? 'field' : 'option'
}

/** What both moved, or one moved and the other changed, stands twice: it stays where the one has it whose it is. */
function withoutDoubles(
  merged: Definition,
  mine: Definition,
  theirs: Definition,
  chosen: Chosen,
): Definition {
  const parents = new Map<Place, (Place | null)[]>()
  for (const { place, parent } of allOf(merged)) parents.set(place, [...(parents.get(place) ?? []), parent])
  return [...parents].reduce((definition, [place, places]) => {
    if (places.length < 2) return definition
    const of = chosen.get(place) === 'theirs' ? theirs : mine
    const home = allOf(of).find((found) => found.place === place)?.parent
    const stays = places.find((parent) => parent === home) ?? places[0]
    return places.reduce(
      (kept, parent) => (parent === stays || !parent ? kept : withoutChild(kept, parent, place)),
      definition,
    )
  }, merged)
}

const withoutChild = (definition: Definition, parent: Place, child: Place): Definition =>
  replace(definition, parent, (node) => [
    withChildren(
      node,
      childrenOf(node).filter((one) => placeOf(one, parent) !== child),
    ),
  ])
