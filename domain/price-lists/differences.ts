import { isDeepEqual } from '../deep-equal.ts'
import { choiceKey, type ChoicePrice } from './choice-price.ts'
import { inOrder, type ListContent, type ListDiscount, type ListPrice, priceKey } from './content.ts'

/** What was there, and what comes instead; null for nothing. */
export type Change<Row> = { readonly before: Row | null; readonly after: Row | null }

/** What becomes different of a list, in the order of the new one and then what goes. */
export type ListDifferences = {
  readonly prices: readonly Change<ListPrice>[]
  readonly choices: readonly Change<ChoicePrice>[]
  readonly discounts: readonly Change<ListDiscount>[]
  readonly unchangedCount: number
}

/** Of which kind a change is. */
export const changeKind = ({ before, after }: Change<unknown>): 'added' | 'changed' | 'removed' =>
  before === null ? 'added' : after === null ? 'removed' : 'changed'

/** What differs between two contents of a list. A price is known by its sku and first day, a discount by its category. */
export function listDifferences(before: ListContent, after: ListContent): ListDifferences {
  const prices = differing(before.prices.map(inOrder), after.prices.map(inOrder), priceKey)
  const choices = differing(before.choices, after.choices, choiceKey)
  const discounts = differing(before.discounts, after.discounts, categoryOf)
  return {
    prices: prices.changes,
    choices: choices.changes,
    discounts: discounts.changes,
    unchangedCount: prices.unchangedCount + choices.unchangedCount + discounts.unchangedCount,
  }
}

const categoryOf = ({ categoryPath }: ListDiscount) => categoryPath

function differing<Row>(before: readonly Row[], after: readonly Row[], keyOf: (row: Row) => string) {
  const known = new Map(before.map((row) => [keyOf(row), row]))
  const changes: Change<Row>[] = []
  let unchangedCount = 0
  for (const row of after) {
    const was = known.get(keyOf(row)) ?? null
    known.delete(keyOf(row))
    if (was !== null && isDeepEqual(was, row)) unchangedCount += 1
    else changes.push({ before: was, after: row })
  }
  for (const row of known.values()) changes.push({ before: row, after: null })
  return { changes, unchangedCount }
}

/** The content with these changes made; what a change takes away need not be there. */
export function withChanges(
  content: ListContent,
  { prices, choices, discounts }: Omit<ListDifferences, 'unchangedCount'>,
): ListContent {
  return {
    prices: changed(content.prices, prices, priceKey),
    choices: changed(content.choices, choices, choiceKey),
    discounts: changed(content.discounts, discounts, categoryOf),
  }
}

function changed<Row>(
  rows: readonly Row[],
  changes: readonly Change<Row>[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const kept = new Map(rows.map((row) => [keyOf(row), row]))
  // A price may begin on the day on which another begins no longer.
  for (const { before } of changes) if (before !== null) kept.delete(keyOf(before))
  for (const { after } of changes) if (after !== null) kept.set(keyOf(after), after)
  return [...kept.values()]
}

/** The new content with everything of the old one that it does not name: what a file leaves out stays as it is. */
export function keepingOthers(before: ListContent, after: ListContent): ListContent {
  const prices = new Set(after.prices.map(priceKey))
  const choices = new Set(after.choices.map(choiceKey))
  const categories = new Set(after.discounts.map(categoryOf))
  return {
    prices: [...before.prices.filter((price) => !prices.has(priceKey(price))), ...after.prices],
    choices: [...before.choices.filter((choice) => !choices.has(choiceKey(choice))), ...after.choices],
    discounts: [...before.discounts.filter((one) => !categories.has(categoryOf(one))), ...after.discounts],
  }
}
