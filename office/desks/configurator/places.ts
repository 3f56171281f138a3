import {
  allOf,
  type Definition,
  find,
  type Found,
  isField,
  isOption,
  type Place,
  type Shown,
  titleOf,
} from './nodes.ts'

/** What of a configurator is open: a form, and in that of a step one of its options. */
export type Open = { readonly shown: Shown; readonly option: Place | null }

export const openAt = (shown: Shown): Open => ({ shown, option: null })

/** Where something is changed: an option in the form of its step. */
export function openOf(definition: Definition, place: Place): Open {
  const found = find(definition, place)
  return found?.parent && isOption(found.node) ? { shown: found.parent, option: place } : openAt(place)
}

/** Where the linter points: 'step', 'step/option', 'field/value', or the whole; null for that. */
export function findingPlace(definition: Definition, at: string): Place | null {
  if (at === '') return null
  const all = allOf(definition)
  const own = all.find(
    ({ place }) => place === `step/${at}` || place === `field/${at}` || place === `option/${at}`,
  )
  if (own) return own.place
  const field = all.find(
    ({ node }) =>
      isField(node) &&
      node.type !== 'input_mm' &&
      node.values.some(({ id }) => `${node.optionId}/${id}` === at),
  )
  return field?.place ?? null
}

/** The place that a field of a refusal is about, as 'definition.cards.0.steps.2.options.1.title'; null for none. */
export function refusedPlace(definition: Definition, field: string): Place | null {
  const parts = field.split('.').slice(field.startsWith('definition.') ? 1 : 0)
  let parent: Place | null = null
  for (let at = 0; at + 1 < parts.length; at += 2) {
    if (!['cards', 'steps', 'fields', 'options'].includes(parts[at] ?? '')) break
    const number = Number(parts[at + 1])
    const above: Place | null = parent
    const found: Found | undefined = allOf(definition).find(
      (one) => one.parent === above && one.at === number,
    )
    if (!found) break
    parent = found.place
  }
  return parent
}

/** What a place is called, with what it stands in: 'Ringen › Om de 50 cm'. */
export function pathTo(
  definition: Definition,
  place: Place,
  within: (outer: string, inner: string) => string,
) {
  const found = find(definition, place)
  if (!found) return ''
  const own = titleOf(found.node)
  const parent = found.parent && find(definition, found.parent)
  return parent && (isOption(found.node) || isField(found.node)) ? within(titleOf(parent.node), own) : own
}
