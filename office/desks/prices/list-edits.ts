import type { ChoiceRow, ListedProduct, ListEdits as Body, PriceRow } from '#contract/office/price-lists.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { addDays, type PlainDate } from '#domain/delivery/plain-date.ts'
import type { ChoicePrice } from '#domain/price-lists/choice-price.ts'
import {
  ALWAYS_FROM,
  inOrder,
  type ListDiscount,
  type ListPrice,
  priceKey,
} from '#domain/price-lists/content.ts'

/** What becomes of a price, and what was seen of it; null for nothing. */
export type PriceEdit = {
  readonly before: ListPrice | null
  readonly after: ListPrice | null
  readonly product: ListedProduct
}

/** What becomes of the price of a choice, which is there as long as its configurator has it. */
export type ChoiceEdit = {
  readonly before: ChoicePrice
  readonly after: ChoicePrice
  readonly title: string
}

export type DiscountEdit = {
  readonly before: ListDiscount | null
  readonly after: ListDiscount | null
  readonly title: string
}

/** What is changed of a list and not saved: prices and choices by the id of their row, discounts by their category. */
export type Edits = {
  readonly prices: ReadonlyMap<string, PriceEdit>
  readonly choices: ReadonlyMap<string, ChoiceEdit>
  readonly discounts: ReadonlyMap<string, DiscountEdit>
}

export const NO_EDITS: Edits = { prices: new Map(), choices: new Map(), discounts: new Map() }

export const editCount = ({ prices, choices, discounts }: Edits): number =>
  prices.size + choices.size + discounts.size

/**
 * The edits with another one of a row; none of it where nothing is different. What was seen of a row is what stood there when
 * its first edit was made: what a colleague makes of it meanwhile was not.
 */
export const withPrice = (edits: Edits, id: string, edit: PriceEdit): Edits => ({
  ...edits,
  prices: withEdit(edits.prices, id, edit),
})

export const withChoice = (edits: Edits, id: string, edit: ChoiceEdit): Edits => ({
  ...edits,
  choices: withEdit(edits.choices, id, edit),
})

export const withDiscount = (edits: Edits, path: string, edit: DiscountEdit): Edits => ({
  ...edits,
  discounts: withEdit(edits.discounts, path, edit),
})

function withEdit<Edit extends RowEdit>(
  edits: ReadonlyMap<string, Edit>,
  id: string,
  edit: Edit,
): ReadonlyMap<string, Edit> {
  const { before } = edits.get(id) ?? edit
  const next = new Map(edits)
  if (isDeepEqual(before, edit.after)) next.delete(id)
  else next.set(id, { ...edit, before })
  return next
}

/** The edits that take these back. */
export const undoing = ({ prices, choices, discounts }: Edits): Edits => ({
  prices: new Map([...prices].map(([id, edit]) => [id, turned(edit)])),
  choices: new Map([...choices].map(([id, edit]) => [id, turned(edit)])),
  discounts: new Map([...discounts].map(([path, edit]) => [path, turned(edit)])),
})

type RowEdit = { readonly before: object | null; readonly after: object | null }

const turned = <Edit extends RowEdit>(edit: Edit): Edit => ({
  ...edit,
  before: edit.after,
  after: edit.before,
})

/** A row of the grid: as it is kept, or new, with what is changed of it. */
export type GridRow = {
  readonly id: string
  readonly product: ListedProduct
  /** What was seen of it when its edit began; null for a new one. */
  readonly before: ListPrice | null
  /** What it shows: as it becomes, or as it was where it goes. */
  readonly price: ListPrice
  readonly state: 'kept' | 'changed' | 'new' | 'gone'
  readonly findings: PriceRow['findings']
}

/** The rows by the price that they show, where that is kept under another id than the row began with. */
export type RowNames = ReadonlyMap<string, string>

/** The row of a price that is kept. */
const rowOf = ({ id, price }: PriceRow, { prices }: Edits, names: RowNames): string =>
  prices.has(id) ? id : (names.get(priceKey(price)) ?? id)

/** New rows first, in the order in which they were added, then those that are kept. */
export function gridRows(
  found: readonly PriceRow[],
  edits: Edits,
  names: RowNames = new Map(),
): readonly GridRow[] {
  const { prices } = edits
  const kept = found.map((row) => ({ ...row, id: rowOf(row, edits, names) }))
  const known = new Set(kept.map(({ id }) => id))
  const added = [...prices].flatMap(([id, { before, after, product }]): GridRow[] =>
    before === null && after !== null && !known.has(id)
      ? [{ id, product, before, price: after, state: 'new', findings: [] }]
      : [],
  )
  return [
    ...added,
    ...kept.map(({ id, price, product, findings }): GridRow => {
      const edit = prices.get(id)
      if (!edit) return { id, product, before: price, price, state: 'kept', findings }
      const { before, after } = edit
      if (after === null) return { id, product, before, price: before ?? price, state: 'gone', findings: [] }
      return { id, product, before, price: after, state: before ? 'changed' : 'new', findings: [] }
    }),
  ]
}

/** A choice in the grid: as it is kept, with what is changed of it. */
export type ChoiceGridRow = {
  readonly id: string
  readonly title: string
  /** What was seen of it when its edit began. */
  readonly before: ChoicePrice
  readonly price: ChoicePrice
  readonly isChanged: boolean
  readonly findings: ChoiceRow['findings']
}

export const choiceGridRows = (found: readonly ChoiceRow[], { choices }: Edits): readonly ChoiceGridRow[] =>
  found.map(({ id, title, price, findings }) => {
    const edit = choices.get(id)
    return edit
      ? { id, title, before: edit.before, price: edit.after, isChanged: true, findings: [] }
      : { id, title, before: price, price, isChanged: false, findings }
  })

/** A first price for a product, from a day on: as the base list has it. */
export function firstPrice(product: ListedProduct, validFrom: PlainDate): ListPrice {
  return {
    sku: product.sku,
    validFrom,
    validTo: null,
    rateE4: product.baseRateE4,
    bands: [],
    runPrices: product.baseRuns,
  }
}

/** A price that follows another: it begins after that one, and not before tomorrow; the other ends the day before. */
export function followedBy(
  price: ListPrice,
  today: PlainDate,
): { readonly ended: ListPrice; readonly next: ListPrice } {
  const [tomorrow, after] = [addDays(today, 1), addDays(price.validTo ?? price.validFrom, 1)]
  const validFrom = after > tomorrow ? after : tomorrow
  const ended = price.validTo === null ? { ...price, validTo: addDays(validFrom, -1) } : price
  return { ended, next: { ...price, validFrom, validTo: null } }
}

/** The day in the field of its first day: nothing for what holds from the beginning. */
export const shownFrom = (validFrom: string): string | null => (validFrom === ALWAYS_FROM ? null : validFrom)
export const keptFrom = (shown: string | null): string => shown ?? ALWAYS_FROM

/** The edits as they are sent, and which row each place of them is. */
export function editsBody({ prices, choices, discounts }: Edits): {
  readonly body: Body
  readonly rowAt: (field: string) => { readonly row: string; readonly place: string } | null
} {
  const idsOf = { prices: [...prices.keys()], choices: [...choices.keys()], discounts: [...discounts.keys()] }
  return {
    body: {
      prices: [...prices.values()].map(({ before, after }) => ({
        before: before && written(before),
        after: after && written(after),
      })),
      choices: [...choices.values()].map(({ before, after }) => ({ before, after })),
      discounts: [...discounts.values()].map(({ before, after }) => ({ before, after })),
    },
    rowAt(field) {
      const [, kind, at, place = ''] =
        /^(prices|choices|discounts)\.(\d+)(?:\.after\.?(.*))?$/.exec(field) ?? []
      const row = isPart(kind) ? idsOf[kind][Number(at)] : undefined
      return row === undefined ? null : { row, place }
    },
  }
}

const isPart = (kind: string | undefined): kind is keyof Edits =>
  kind === 'prices' || kind === 'choices' || kind === 'discounts'

/** What the contract calls a list may be written. */
function written(price: ListPrice): NonNullable<Body['prices'][number]['after']> {
  const { bands, runPrices, once, ...rest } = inOrder(price)
  return { ...rest, bands: [...bands], runPrices: [...runPrices], ...(once && { once }) }
}
