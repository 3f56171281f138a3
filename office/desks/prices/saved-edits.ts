import { isDeepEqual } from '#domain/deep-equal.ts'
import { inOrder, type ListPrice, priceKey } from '#domain/price-lists/content.ts'
import type { Edits, PriceEdit, RowNames } from './list-edits.ts'

/**
 * What is left of the edits once some were saved: what was typed since, on top of what was sent. What was put back since is an
 * edit as well: it is no longer as it is kept. But who let all edits go while they were saved wants none of them back.
 */
export function withoutSaved(edits: Edits, sent: Edits, areLetGo = false): Edits {
  return {
    prices: left(edits.prices, areLetGo ? still(sent.prices, edits.prices) : sent.prices, keptPrice),
    choices: left(
      edits.choices,
      areLetGo ? still(sent.choices, edits.choices) : sent.choices,
      (choice) => choice,
    ),
    discounts: left(
      edits.discounts,
      areLetGo ? still(sent.discounts, edits.discounts) : sent.discounts,
      (discount) => discount,
    ),
  }
}

/** Of what was sent, the rows that are edited now. */
const still = <Edit>(sent: ReadonlyMap<string, Edit>, edits: ReadonlyMap<string, Edit>) =>
  new Map([...sent].filter(([id]) => edits.has(id)))

const keptPrice = (price: ListPrice | null) => price && inOrder(price)

function left<Row extends object, Edit extends { readonly before: Row | null; readonly after: Row | null }>(
  edits: ReadonlyMap<string, Edit>,
  sent: ReadonlyMap<string, Edit>,
  kept: (row: Row | null) => Row | null,
): ReadonlyMap<string, Edit> {
  const next = new Map(edits)
  for (const [id, saved] of sent) {
    const now = edits.get(id) ?? { ...saved, after: saved.before }
    const before = kept(saved.after)
    if (isDeepEqual(before, kept(now.after))) next.delete(id)
    else next.set(id, { ...now, before })
  }
  return next
}

/** The names with those of rows that were saved: a row stays the same row, though its price is kept anew. */
export function withSavedNames(names: RowNames, { prices }: Edits): RowNames {
  const others = [...names].filter(([, row]) => !prices.has(row))
  const saved = [...prices].flatMap(([row, { after }]: [string, PriceEdit]) =>
    after ? [[priceKey(after), row] as const] : [],
  )
  return new Map([...others, ...saved])
}
