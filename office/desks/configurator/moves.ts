import {
  allOf,
  type Definition,
  type Found,
  find,
  insert,
  isCard,
  isStep,
  type Place,
  replace,
} from './nodes.ts'

/** Where something comes: in which parent, and before which of its children; at the end for null. */
export type Spot = { readonly parent: Place | null; readonly before: Place | null }

export const WAYS = ['up', 'down', 'in', 'out'] as const
export type Way = (typeof WAYS)[number]

/**
 * Where one step up, down, into the group above or out of the group brings something; null for nowhere. At the end of its card or
 * group a step goes on into what comes next; cards, fields and options stay among their own.
 */
export function spotOf(definition: Definition, place: Place, way: Way): Spot | null {
  const all = allOf(definition)
  const own = all.find((found) => found.place === place)
  if (!own) return null
  const siblings = all.filter(({ parent }) => parent === own.parent)
  const previous = siblings[own.at - 1]
  const next = siblings[own.at + 1]
  const after = siblings[own.at + 2]?.place ?? null
  if (way === 'up' && previous) return { parent: own.parent, before: previous.place }
  if (way === 'down' && next) return { parent: own.parent, before: after }
  if (!isStep(own.node) || own.parent === null) return null
  if (way === 'in') return previous && isGroup(previous) ? { parent: previous.place, before: null } : null
  return spotBeyond(all, own.parent, way)
}

const isGroup = ({ node }: Found): boolean => isStep(node) && node.stepType === 'group'

/** Where a step comes that leaves what it stands in. */
function spotBeyond(all: readonly Found[], parentPlace: Place, way: Way): Spot | null {
  const parent = all.find(({ place }) => place === parentPlace)
  if (!parent) return null
  const siblings = all.filter((found) => found.parent === parent.parent)
  if (isGroup(parent)) {
    const after = siblings[parent.at + 1]?.place ?? null
    return { parent: parent.parent, before: way === 'up' ? parent.place : after }
  }
  if (way === 'out') return null
  const card = siblings[parent.at + (way === 'up' ? -1 : 1)]
  if (!card) return null
  const first = all.find((found) => found.parent === card.place)?.place ?? null
  return { parent: card.place, before: way === 'up' ? null : first }
}

/** The definition with something in another spot; what can't be put there stays where it is. */
export function move(definition: Definition, place: Place, spot: Spot): Definition {
  const own = find(definition, place)
  if (!own || spot.before === place || spot.parent === place) return definition
  if (spot.parent !== null && isWithin(definition, spot.parent, place)) return definition
  return insert(
    replace(definition, place, () => []),
    own.node,
    spot,
  )
}

function isWithin(definition: Definition, inner: Place, outer: Place): boolean {
  const parent = find(definition, inner)?.parent ?? null
  return parent === outer || (parent !== null && isWithin(definition, parent, outer))
}

/** Cards and groups that a step can be put into, itself and what lies in it left out. */
export const roomsFor = (definition: Definition, place: Place): readonly Found[] =>
  allOf(definition).filter(
    (found) =>
      (isCard(found.node) || isGroup(found)) &&
      found.place !== place &&
      !isWithin(definition, found.place, place),
  )
