import { proposedPath } from '#domain/catalogue/proposed-path.ts'
import { allOf, type Definition, idOf, isField } from './nodes.ts'

const LONGEST = 80
const NAMELESS = 'onderdeel'

/** Every id that is given out: of cards, steps, fields, options and values alike, since a drawing tells them apart by no more. */
export const takenIds = (definition: Definition): ReadonlySet<string> =>
  new Set(
    allOf(definition).flatMap(({ node }) => [
      idOf(node),
      ...(isField(node) && node.type !== 'input_mm' ? node.values.map(({ id }) => id) : []),
    ]),
  )

/** An id that follows from a title and is given to nothing else: 'om-de-50-cm', 'om-de-50-cm-2'. */
export function freshId(title: string, taken: ReadonlySet<string>): string {
  const id = (proposedPath(title, null)?.slice(1) ?? NAMELESS).slice(0, LONGEST).replace(/-$/, '')
  if (!taken.has(id)) return id
  let number = 2
  while (taken.has(`${id}-${number}`)) number += 1
  return `${id}-${number}`
}
