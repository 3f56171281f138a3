import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
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

/** What a refusal is about: a place, null for the whole, and what of it, as 'title' or 'values.0.label'. */
export type RefusedPlace = { readonly place: Place | null; readonly at: string }

/** The same of a field of a refusal, as 'definition.cards.0.steps.2.options.1.title'. */
export function refusedPlace(definition: Definition, field: string): RefusedPlace {
  const parts = field.split('.').slice(field.startsWith('definition.') ? 1 : 0)
  let parent: Place | null = null
  let at = 0
  for (; at + 1 < parts.length; at += 2) {
    if (!['cards', 'steps', 'fields', 'options'].includes(parts[at] ?? '')) break
    const number = Number(parts[at + 1])
    const above: Place | null = parent
    const found: Found | undefined = allOf(definition).find(
      (one) => one.parent === above && one.at === number,
    )
    if (!found) break
    parent = found.place
  }
  return { place: parent, at: parts.slice(at).join('.') }
}

/** What is refused of one thing of a place, in words. */
export const faultAt = (
  refused: readonly (RefusedPlace & { readonly message: string })[],
  place: Place,
  at: string,
): string | undefined => refused.find((one) => one.place === place && one.at === at)?.message

/** What of a place has a field that tells its fault by itself. */
export const isAtField = ({ at }: RefusedPlace): boolean =>
  /^(?:title|label|(?:values|filters)\.\d+\.(?:values\.\d+\.)?label)$/.test(at)

/** What a place is called, with what it stands in: 'Ringen › Om de 50 cm'. */
export function pathTo(definition: Definition, place: Place): string {
  const found = find(definition, place)
  if (!found) return ''
  const own = titleOf(found.node)
  const parent = found.parent && find(definition, found.parent)
  return parent && (isOption(found.node) || isField(found.node))
    ? texts.within(titleOf(parent.node), own)
    : own
}
