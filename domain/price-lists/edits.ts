import { isDeepEqual } from '../deep-equal.ts'
import { choiceKey } from './choice-price.ts'
import { inOrder, type ListContent, priceKey } from './content.ts'
import type { Change, ListDifferences } from './differences.ts'

/** Changes of a list as somebody made them, each with what was seen. */
export type Edits = Omit<ListDifferences, 'unchangedCount'>

/** The edits with their prices as they are kept. */
export const editsInOrder = ({ prices, ...others }: Edits): Edits => ({
  prices: prices.map(({ before, after }) => ({
    before: before && inOrder(before),
    after: after && inOrder(after),
  })),
  ...others,
})

/**
 * The edits, as 'prices.0', of which what was seen is no longer so: it was changed or taken away, or something came where nothing
 * was. What is by now as the edit wants it does not clash.
 */
export function clashingEdits(content: ListContent, edits: Edits): readonly string[] {
  return [
    ...clashes(content.prices, edits.prices, priceKey).map((at) => `prices.${at}`),
    ...clashes(content.choices, edits.choices, choiceKey).map((at) => `choices.${at}`),
    ...clashes(content.discounts, edits.discounts, ({ categoryPath }) => categoryPath).map(
      (at) => `discounts.${at}`,
    ),
  ]
}

function clashes<Row>(
  rows: readonly Row[],
  edits: readonly Change<Row>[],
  keyOf: (row: Row) => string,
): readonly number[] {
  const now = new Map(rows.map((row) => [keyOf(row), row]))
  const leaving = new Set(edits.flatMap(({ before }) => (before === null ? [] : [keyOf(before)])))
  return edits.flatMap(({ before, after }, at) => {
    const there = after === null ? null : (now.get(keyOf(after)) ?? null)
    const isTaken = there !== null && !leaving.has(keyOf(there))
    const was = before === null ? null : (now.get(keyOf(before)) ?? null)
    const isSame = isDeepEqual(was, before) && !isTaken
    const isDone = before === null ? isDeepEqual(there, after) : isDeepEqual(was, after)
    return isSame || isDone ? [] : [at]
  })
}
