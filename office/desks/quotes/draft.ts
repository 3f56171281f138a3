import type { DeskQuote, DeskQuoteAmounts, DeskQuoteLine } from '#contract/office/quotes.ts'
import { MAIN_PART } from '#domain/configurator/price-configuration.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import type { Cents } from '#domain/money.ts'
import { type LineAmount, lineAmountCents } from '#domain/quotes/line-amount.ts'
import { readEuros } from '#texts/nl/euros.ts'
import { readNumber } from '#texts/nl/typed-number.ts'

/** What is typed at a line; what nobody touched stands as it is in the quote. */
export type TypedLine = {
  readonly quantity?: string
  /** The field that was typed in last; the others follow it. */
  readonly amount?: { readonly kind: LineAmount['kind']; readonly text: string }
  readonly isRemoved?: boolean
}

/** What is typed, and the version of the quote that it answers. */
export type Draft = {
  readonly version: number
  /** By the id of a line. */
  readonly lines: Readonly<Record<string, TypedLine>>
  readonly message: string
  readonly validUntil: PlainDate
}

/** A line as it becomes: null where nothing readable is typed, or where its price is not known yet. */
export type WorkedLine = {
  /** As it is in the quote. */
  readonly kept: DeskQuoteLine
  /** With the list price and cost of its new quantity. */
  readonly line: DeskQuoteLine
  readonly typed: TypedLine
  readonly isRemoved: boolean
  /** Its quantity is typed here; that of a part follows its main line. */
  readonly takesQuantity: boolean
  readonly quantity: number | null
  readonly cents: Cents | null
  /** Something is typed that is no amount. */
  readonly isUnreadable: boolean
}

const MOST_PIECES = 1_000_000

/** The lines of a quote with what is typed, beside what was worked out for the quantities. */
export function workedLines(
  { lines }: Pick<DeskQuote, 'lines'>,
  draft: Pick<Draft, 'lines'>,
  calculated: DeskQuoteAmounts | null,
): readonly WorkedLine[] {
  const removed = new Set(lines.filter(({ id }) => draft.lines[id]?.isRemoved).map(({ id }) => id))
  const gone = new Set(
    lines.filter(({ id, part }) => removed.has(id) && part === MAIN_PART).map(({ groupId }) => groupId),
  )
  return lines.map((kept) => {
    const typed = draft.lines[kept.id] ?? {}
    const line = calculated?.lines.find(({ id }) => id === kept.id) ?? kept
    const takesQuantity = kept.part === null || kept.part === MAIN_PART
    const quantity = takesQuantity && typed.quantity !== undefined ? readCount(typed.quantity) : line.quantity
    const amount = typed.amount && readAmount(typed.amount)
    const listCents = line.listPrice?.excludingTaxInCents ?? null
    const given = amount && quantity !== null ? lineAmountCents(amount, { quantity, listCents }) : null
    return {
      kept,
      line,
      typed,
      isRemoved: removed.has(kept.id) || gone.has(kept.groupId),
      takesQuantity,
      quantity,
      cents: typed.amount ? given : (line.price?.excludingTaxInCents ?? null),
      isUnreadable: typed.amount !== undefined && given === null,
    }
  })
}

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
      .filter(({ kept, quantity, isRemoved }) => isRemoved || quantity !== kept.quantity)
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
}

/** What becomes otherwise of the quantities and the lines; prices that were typed go along where they can be read. */
export function changesOf(worked: readonly WorkedLine[], which: 'typed' | 'all'): Changes {
  const left = worked.filter(({ isRemoved }) => !isRemoved)
  return {
    prices: left.flatMap(({ kept, typed, cents }) =>
      cents !== null && (which === 'all' || typed.amount) ? [{ lineId: kept.id, cents }] : [],
    ),
    quantities: left.flatMap(({ kept, takesQuantity, quantity }) =>
      takesQuantity && quantity !== null && quantity !== kept.quantity ? [{ lineId: kept.id, quantity }] : [],
    ),
    removed: worked.filter(({ typed }) => typed.isRemoved).map(({ kept }) => kept.id),
  }
}

/** Whether nothing is asked to become otherwise. */
export const isNothing = ({ prices, quantities, removed }: Changes): boolean =>
  prices.length === 0 && quantities.length === 0 && removed.length === 0
