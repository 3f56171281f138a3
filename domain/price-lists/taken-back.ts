import { isDeepEqual } from '../deep-equal.ts'
import { choiceKey, type ChoicePrice } from './choice-price.ts'
import { type ListContent, priceKey } from './content.ts'
import type { Change } from './differences.ts'
import type { Edits } from './edits.ts'

type TakenBack = {
  /** What taking the change back makes of the list. */
  readonly edits: Edits
  /** How many prices, choices and discounts of the change became something else since: they stay as they are. */
  readonly stayingCount: number
}

/**
 * A change of a price list the other way round, as far as the list still says what the change made. The prices of one SKU go back
 * together or not at all: with another first day a price is another one, and half of that would leave both. The content need only
 * be that of the SKUs, with all discounts.
 */
export function takenBack(content: ListContent, { prices, choices, discounts }: Edits): TakenBack {
  const ofPrices = partTakenBack(content.prices, prices, priceKey, ({ sku }) => sku)
  const ofChoices = partTakenBack(content.choices, choices, choiceKey, choiceKey)
  const ofDiscounts = partTakenBack(content.discounts, discounts, categoryOf, categoryOf)
  return {
    edits: { prices: ofPrices.edits, choices: ofChoices.edits, discounts: ofDiscounts.edits },
    stayingCount: ofPrices.stayingCount + ofChoices.stayingCount + ofDiscounts.stayingCount,
  }
}

const categoryOf = ({ categoryPath }: ListContent['discounts'][number]) => categoryPath

function partTakenBack<Row>(
  rows: readonly Row[],
  changes: readonly Change<Row>[],
  keyOf: (row: Row) => string,
  togetherOf: (row: Row) => string,
) {
  const now = new Map(rows.map((row) => [keyOf(row), row]))
  const edits: Change<Row>[] = []
  let stayingCount = 0
  const together = Map.groupBy(changes, ({ before, after }) => {
    const row = after ?? before
    return row === null ? '' : togetherOf(row)
  })
  for (const some of together.values()) {
    const back = some.map(({ before, after }) => ({ before: after, after: before }))
    // What somebody put back by hand is no difference any more.
    if (some.every(({ before }) => before !== null) && isMade(now, back, keyOf)) continue
    if (isMade(now, some, keyOf)) edits.push(...back)
    else stayingCount += some.length
  }
  return { edits, stayingCount }
}

/** Whether the list is as these changes leave it. */
function isMade<Row>(
  now: ReadonlyMap<string, Row>,
  changes: readonly Change<Row>[],
  keyOf: (row: Row) => string,
): boolean {
  const come = new Set(changes.flatMap(({ after }) => (after === null ? [] : [keyOf(after)])))
  return changes.every(({ before, after }) =>
    after === null
      ? before === null || come.has(keyOf(before)) || !now.has(keyOf(before))
      : isDeepEqual(now.get(keyOf(after)) ?? null, after),
  )
}

/** The SKUs whose prices a change is about, also those of what is chosen in them. */
export const skusOf = ({ prices, choices }: Pick<Edits, 'prices' | 'choices'>): readonly string[] => [
  ...new Set([...pricedSkusOf(prices), ...pricedSkusOf(choices)]),
]

/** The SKUs of what changes. */
export const pricedSkusOf = (
  changes: readonly Change<ListContent['prices'][number] | ChoicePrice>[],
): readonly string[] => [
  ...new Set(changes.flatMap(({ before, after }) => [before?.sku ?? [], after?.sku ?? []].flat())),
]
