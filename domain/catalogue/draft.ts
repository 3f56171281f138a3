import type { SomeOf } from '../companies/clashing-fields.ts'
import { isDeepEqual } from '../deep-equal.ts'

/** The fields in which a thing is to become different in the shop, and what stood there when they were changed first. */
export type Draft<Fields> = { readonly change: SomeOf<Fields>; readonly seen: SomeOf<Fields> }

type Name<Fields> = keyof Fields & string

const givenNames = <Fields extends object>(some: SomeOf<Fields>): readonly Name<Fields>[] =>
  (Object.keys(some) as Name<Fields>[]).filter((name) => some[name] !== undefined)

/** The thing as it will be with its draft. */
export const withDraft = <Fields extends object>(live: Fields, draft: Draft<Fields> | null): Fields =>
  draft ? { ...live, ...pick(draft.change, givenNames(draft.change)) } : live

/** The fields that somebody else gave another value than was seen, unless it is the one that is wanted. */
export const draftClashes = <Fields extends object>(
  now: Fields,
  { change, seen }: Draft<Fields>,
): readonly Name<Fields>[] =>
  givenNames(change).filter(
    (name) => !isDeepEqual(now[name], change[name]) && !isDeepEqual(now[name], seen[name]),
  )

/**
 * A draft with more changed. A field that becomes what it is in the shop falls out; null when none is left. A field that is given
 * the value once more that the draft has is meant over what is in the shop by now.
 */
export function withEdit<Fields extends object>(
  live: Fields,
  draft: Draft<Fields> | null,
  edit: SomeOf<Fields>,
): Draft<Fields> | null {
  const change: SomeOf<Fields> = { ...draft?.change, ...pick(edit, givenNames(edit)) }
  const names = givenNames(change).filter((name) => !isDeepEqual(change[name], live[name]))
  if (names.length === 0) return null
  const isMeant = (name: Name<Fields>) =>
    edit[name] !== undefined && isDeepEqual(edit[name], draft?.change[name])
  const kept = names.filter((name) => !isMeant(name))
  return { change: pick(change, names), seen: { ...pick(live, names), ...pick(draft?.seen ?? {}, kept) } }
}

/** What differs between two states of a thing. */
export const differingFields = <Fields extends object>(one: Fields, other: Fields): readonly Name<Fields>[] =>
  [...new Set([...givenNames<Fields>(one), ...givenNames<Fields>(other)])].filter(
    (name) => !isDeepEqual(one[name], other[name]),
  )

function pick<Fields extends object>(from: SomeOf<Fields>, names: readonly Name<Fields>[]): SomeOf<Fields> {
  return Object.fromEntries(
    names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]),
  ) as SomeOf<Fields>
}
