import type { DeskQuote, DeskQuoteAmounts, DeskQuoteLine, QuoteItem } from '#contract/office/quotes.ts'
import { MAIN_PART } from '#domain/configurator/price-configuration.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { Cents } from '#domain/money.ts'
import { type LineAmount, lineAmountCents, unitCentsOf } from '#domain/quotes/line-amount.ts'
import { readEuros, typedEuros } from '#texts/nl/euros.ts'
import { readNumber } from '#texts/nl/typed-number.ts'

/** What is typed at a line; what nobody touched stands as it is in the quote. */
export type TypedLine = {
  readonly quantity?: string
  /** The field that was typed in last; the others follow it. */
  readonly amount?: { readonly kind: LineAmount['kind']; readonly text: string }
  readonly isRemoved?: boolean
  /** What it is put together as from now on. */
  readonly item?: QuoteItem
}

/** What comes into the quote; its lines are called by the key until they are kept. */
export type AddedItem = {
  readonly key: string
  readonly item: QuoteItem
  readonly title: string
  readonly sku: string
}

/** What of a quote an answer is begun on, so that what others make of it meanwhile is known. */
export type DraftBase = Pick<DeskQuote, 'version' | 'lines' | 'validUntil' | 'messages' | 'stateLabel'>

/** What is typed, and the quote as it was when that was begun. */
export type Draft = {
  readonly base: DraftBase
  /** By the id of a line. */
  readonly lines: Readonly<Record<string, TypedLine>>
  readonly added: readonly AddedItem[]
  readonly message: string
  readonly validUntil: PlainDate
}

/** A line as it becomes: null where nothing readable is typed, or where its price is not known yet. */
export type WorkedLine = {
  /** As it is in the quote; what comes into it as it was worked out. */
  readonly kept: DeskQuoteLine
  /** With the list price and cost of its new quantity. */
  readonly line: DeskQuoteLine
  readonly typed: TypedLine
  readonly isRemoved: boolean
  /** What it came into the quote with; null for what is there, or came with other choices. */
  readonly added: AddedItem | null
  /** It is not in the quote yet. */
  readonly isNew: boolean
  /** Its quantity is typed here; that of a part follows its main line. */
  readonly takesQuantity: boolean
  readonly quantity: number | null
  readonly cents: Cents | null
  /** Something is typed that is no amount. */
  readonly isUnreadable: boolean
}

/** The last day that is filled in before anybody types one. */
export const proposedDay = ({ validUntil }: Pick<DeskQuote, 'validUntil'>, today: PlainDate): PlainDate =>
  validUntil < today ? today : validUntil

const MOST_PIECES = 1_000_000

/** The lines of a quote with what is typed, beside what was worked out for the quantities and choices. */
export function workedLines(
  { lines }: Pick<DeskQuote, 'lines'>,
  draft: Pick<Draft, 'lines' | 'added'>,
  calculated: DeskQuoteAmounts | null,
): readonly WorkedLine[] {
  const removed = new Set(lines.filter(({ id }) => draft.lines[id]?.isRemoved).map(({ id }) => id))
  const mains = lines.filter(({ part }) => part === MAIN_PART)
  const gone = new Set(mains.filter(({ id }) => removed.has(id)).map(({ groupId }) => groupId))
  const composed = new Set(mains.filter(({ id }) => draft.lines[id]?.item).map(({ groupId }) => groupId))
  const isKept = new Set(lines.map(({ id }) => id))
  const known = new Map(calculated?.lines.map((line) => [line.id, line]))
  const inQuote = lines.flatMap((kept, at) => {
    // With other choices a part may go by itself, and others come behind what was composed.
    const isDropped = composed.has(kept.groupId) && calculated !== null && !known.has(kept.id)
    const isRemoved = removed.has(kept.id) || gone.has(kept.groupId) || isDropped
    const own = workedLine(kept, known.get(kept.id) ?? kept, draft, { isRemoved, added: null, isNew: false })
    if (lines[at + 1]?.groupId === kept.groupId || !composed.has(kept.groupId)) return [own]
    const coming =
      calculated?.lines.filter(({ id, groupId }) => groupId === kept.groupId && !isKept.has(id)) ?? []
    return [
      own,
      ...coming.map((line) => workedLine(line, line, draft, { isRemoved: false, added: null, isNew: true })),
    ]
  })
  const coming = draft.added.flatMap((added) => {
    const found = calculated?.lines.filter(({ groupId }) => groupId === added.key) ?? []
    return (found.length > 0 ? found : [unknownLine(added)]).map((line) =>
      workedLine(line, line, draft, { isRemoved: false, added, isNew: true }),
    )
  })
  return [...inQuote, ...coming]
}

function workedLine(
  kept: DeskQuoteLine,
  line: DeskQuoteLine,
  draft: Pick<Draft, 'lines'>,
  about: Pick<WorkedLine, 'isRemoved' | 'added' | 'isNew'>,
): WorkedLine {
  const typed = draft.lines[kept.id] ?? {}
  const takesQuantity = kept.part === null || kept.part === MAIN_PART
  const quantity = takesQuantity && typed.quantity !== undefined ? readCount(typed.quantity) : line.quantity
  const amount = typed.amount && readAmount(typed.amount)
  const listCents = line.listPrice?.excludingTaxInCents ?? null
  const given = amount && quantity !== null ? lineAmountCents(amount, { quantity, listCents }) : null
  return {
    ...about,
    kept,
    line,
    typed,
    takesQuantity,
    quantity,
    cents: typed.amount ? given : (line.price?.excludingTaxInCents ?? null),
    isUnreadable: typed.amount !== undefined && given === null,
  }
}

/** How many of it there are. */
export function quantityOf(item: QuoteItem): number {
  if ('free' in item) return item.free.quantity
  return 'configuration' in item ? item.configuration.quantity : item.quantity
}

/** What something is called that comes into the quote, as the shop calls it until it is kept. */
export const mainName = ({ key, item }: Pick<AddedItem, 'key' | 'item'>): string =>
  `${key}:${'configuration' in item ? MAIN_PART : ''}`

/** What comes into the quote before its price is known, or where it cannot be made so. */
function unknownLine(added: AddedItem): DeskQuoteLine {
  const { key, item, title, sku } = added
  const isComposed = 'configuration' in item
  return {
    id: mainName(added),
    sku,
    title,
    imageUrl: null,
    options: [],
    quantity: quantityOf(item),
    pack: null,
    part: isComposed ? MAIN_PART : null,
    groupId: key,
    listPrice: null,
    costPrice: null,
    price: null,
    servicesPrice: { excludingTaxInCents: 0, currency: 'EUR' },
    item,
    soldAs: sku,
  }
}

/**
 * What is typed at a line. What is no product has no list price to go back to: it keeps what it costs, and of another number what
 * a piece costs, until another amount is typed.
 */
export function withKeptPrice({ item, price, quantity }: DeskQuoteLine, typed: TypedLine): TypedLine {
  const isTouched = typed.quantity !== undefined || typed.item !== undefined
  if (item === null || !('free' in item) || typed.amount || !isTouched || price === null) return typed
  const { excludingTaxInCents: cents } = price
  const isSameNumber = typed.quantity === undefined || readCount(typed.quantity) === quantity
  const amount = isSameNumber
    ? ({ kind: 'line', text: typedEuros(cents) } as const)
    : ({ kind: 'unit', text: typedEuros(unitCentsOf(cents, quantity)) } as const)
  return { ...typed, amount }
}

/** A draft in which a line is put together otherwise: what was typed of its quantity and price is of what it was. */
export function withItem(draft: Draft, { kept, added }: WorkedLine, item: QuoteItem): Draft {
  const { quantity: _quantity, amount: _amount, ...left } = draft.lines[kept.id] ?? {}
  // Another name or rate of what is no product leaves what it costs.
  const typed = 'free' in item ? (draft.lines[kept.id] ?? {}) : left
  const lines = { ...draft.lines, [kept.id]: added ? typed : withKeptPrice(kept, { ...typed, item }) }
  if (!added) return { ...draft, lines }
  return {
    ...draft,
    lines,
    added: draft.added.map((one) =>
      one.key === added.key ? { ...one, item, ...('free' in item && { title: item.free.title }) } : one,
    ),
  }
}

/** A draft without something that was to come into the quote. */
export const withoutAdded = (draft: Draft, { key }: AddedItem): Draft => ({
  ...draft,
  lines: Object.fromEntries(Object.entries(draft.lines).filter(([name]) => !name.startsWith(`${key}:`))),
  added: draft.added.filter((one) => one.key !== key),
})

/** A line with what was typed as its amount; once that is emptied it costs what it did before anything was typed. */
export function withAmount(typed: TypedLine, kind: LineAmount['kind'], text: string): TypedLine {
  if (text.trim() !== '') return { ...typed, amount: { kind, text } }
  const { amount: _amount, ...rest } = typed
  return rest
}

/** Lines whose list and cost prices are not known at the quantities that are typed: what follows from those has no amount. */
export function withoutListPrices(worked: readonly WorkedLine[]): readonly WorkedLine[] {
  const changed = new Set(
    worked
      .filter(
        ({ kept, quantity, isRemoved, isNew, typed }) =>
          isRemoved || isNew || typed.item !== undefined || quantity !== kept.quantity,
      )
      .map(({ kept }) => kept.groupId),
  )
  return worked.map((one) => {
    if (!changed.has(one.kept.groupId)) return one
    const followsList = (one.typed.amount?.kind ?? 'percentOff') === 'percentOff'
    const line = { ...one.line, listPrice: null, costPrice: null }
    return { ...one, line, cents: followsList ? null : one.cents }
  })
}

/** A number of pieces as it is typed; null for anything else. */
export function readCount(text: string): number | null {
  const count = readNumber(text, 0)
  return count !== null && count >= 1 && count <= MOST_PIECES ? count : null
}

function readAmount({ kind, text }: NonNullable<TypedLine['amount']>): LineAmount | null {
  if (kind === 'percentOff') {
    const hundredths = readNumber(text, 2)
    return hundredths === null || hundredths > 10_000 ? null : { kind, percent: hundredths / 100 }
  }
  const cents = readEuros(text)
  return cents === null ? null : { kind, cents }
}

/** What is sent of the lines. */
export type Changes = {
  readonly prices: { readonly lineId: string; readonly cents: Cents }[]
  readonly quantities: { readonly lineId: string; readonly quantity: number }[]
  readonly removed: string[]
  readonly items: { readonly lineId: string; readonly item: QuoteItem }[]
  readonly added: { readonly key: string; readonly item: QuoteItem }[]
}

/** What becomes otherwise of the quantities and the lines; prices that were typed go along where they can be read. */
export function changesOf(worked: readonly WorkedLine[], which: 'typed' | 'all'): Changes {
  const left = worked.filter(({ isRemoved }) => !isRemoved)
  return {
    prices: left.flatMap(({ kept, typed, cents }) =>
      cents !== null && (which === 'all' || typed.amount) ? [{ lineId: kept.id, cents }] : [],
    ),
    quantities: left.flatMap(({ kept, typed, takesQuantity, quantity, isNew }) => {
      if (!takesQuantity || typed.quantity === undefined || quantity === null) return []
      const isAnew = isNew || typed.item !== undefined
      return isAnew || quantity !== kept.quantity ? [{ lineId: kept.id, quantity }] : []
    }),
    removed: worked.filter(({ typed }) => typed.isRemoved).map(({ kept }) => kept.id),
    items: left.flatMap(({ kept, typed: { item } }) => (item ? [{ lineId: kept.id, item }] : [])),
    added: left.flatMap(({ kept, added }) =>
      added && kept.id === mainName(added) ? [{ key: added.key, item: added.item }] : [],
    ),
  }
}

/** Whether nothing is asked to become otherwise. */
export const isNothing = (changes: Changes): boolean =>
  Object.values(changes).every((list: readonly unknown[]) => list.length === 0)
