import type { DeskQuoteLine } from '#contract/office/quotes.ts'
import { MAIN_PART } from '#domain/configurator/price-configuration.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import { formatDate } from '#texts/nl/format-date.ts'
import { formatNumber, formatPrice } from '#texts/nl/format.ts'
import { quoteClashTexts as texts } from '#texts/nl/office/quote-clash.ts'
import {
  type Draft,
  type DraftBase,
  proposedDay,
  quantityOf,
  readCount,
  type TypedLine,
  type WorkedLine,
} from './draft.ts'

/** Something that is otherwise in a quote than when an answer was begun. */
export type Difference = {
  readonly key: string
  readonly field: keyof typeof texts.field
  /** Null for the whole quote. */
  readonly lineId: string | null
  /** Of which line; null for the whole quote. */
  readonly title: string | null
  readonly theirs: string
  /** What is typed for the same; null where nothing is, so that there is nothing to choose. */
  readonly mine: string | null
}

type Typed = Pick<Draft, 'base' | 'lines' | 'validUntil'>

type Seen = {
  readonly now: DraftBase
  /** The lines of the quote as it is now, with what is typed. */
  readonly worked: readonly WorkedLine[]
  readonly today: PlainDate
}

/** What is otherwise in a quote than when an answer was begun, beside what is typed of the same. */
export function differencesOf(draft: Typed, { now, worked, today }: Seen): readonly Difference[] {
  const { base } = draft
  const before = new Map(base.lines.map((line) => [line.id, line]))
  const after = new Set(now.lines.map(({ id }) => id))
  const workedOf = new Map(worked.map((one) => [one.kept.id, one]))
  const said = new Set(base.messages.map(({ id }) => id))
  return [
    ...now.lines.flatMap((line) => {
      const was = before.get(line.id)
      return was ? ofLine(was, line, draft.lines[line.id] ?? {}, workedOf.get(line.id)) : [came(line)]
    }),
    ...base.lines.flatMap((line) => (after.has(line.id) ? [] : gone(line, draft, after))),
    ...(base.validUntil === now.validUntil ? [] : [ofDay(draft, now.validUntil, today)]),
    ...(base.stateLabel === now.stateLabel
      ? []
      : [told('state', texts.fromTo(base.stateLabel, now.stateLabel))]),
    ...now.messages.flatMap(({ id, body }) =>
      said.has(id) ? [] : [{ ...told('message', body), key: `message ${id}` }],
    ),
  ]
}

/** What is otherwise in a quote than it was, where nothing is typed at its lines. */
export const changesSince = (base: DraftBase, now: DraftBase): readonly Difference[] =>
  differencesOf({ base, lines: {}, validUntil: base.validUntil }, { now, worked: [], today: base.validUntil })

const told = (field: Difference['field'], theirs: string): Difference => ({
  key: field,
  field,
  lineId: null,
  title: null,
  theirs,
  mine: null,
})

function ofLine(
  was: DeskQuoteLine,
  line: DeskQuoteLine,
  typed: TypedLine,
  worked: WorkedLine | undefined,
): readonly Difference[] {
  const differs = {
    // Sizes and choices are read in the options; a number of pieces stands by itself.
    choices: !isDeepEqual(choicesIn(was), choicesIn(line)),
    quantity: was.quantity !== line.quantity,
    price: centsOf(was) !== centsOf(line),
  }
  if (!differs.choices && !differs.quantity && !differs.price) return []
  const about = (field: Difference['field'], theirs: string, mine: string | null): Difference => ({
    key: `${line.id} ${field}`,
    field,
    lineId: line.id,
    title: line.title,
    theirs,
    mine,
  })
  if (typed.isRemoved) return [about('line', texts.fromTo(lineText(was), lineText(line)), texts.takenOut)]
  const quantity = typedQuantity(typed)
  const isSameQuantity = quantity === null || readCount(quantity) === line.quantity
  const isSamePrice = !typed.amount || (worked?.cents ?? null) === centsOf(line)
  return [
    ...(differs.choices
      ? [
          about(
            'choices',
            texts.fromTo(choicesIn(was).join(', '), choicesIn(line).join(', ')),
            choicesText(line, typed, worked),
          ),
        ]
      : []),
    ...(differs.quantity
      ? [
          about(
            'quantity',
            texts.fromTo(formatNumber(was.quantity), formatNumber(line.quantity)),
            isSameQuantity ? null : quantity,
          ),
        ]
      : []),
    ...(differs.price
      ? [
          about(
            'price',
            texts.fromTo(formatPrice(centsOf(was)), formatPrice(centsOf(line))),
            isSamePrice ? null : amountText(typed),
          ),
        ]
      : []),
  ]
}

/** What is no product is called as staff please. */
const choicesIn = ({ title, options, item }: DeskQuoteLine): readonly string[] =>
  item && 'free' in item ? [title, ...options] : options

const centsOf = ({ price }: DeskQuoteLine) => price?.excludingTaxInCents ?? null

const lineText = (line: DeskQuoteLine) => texts.line(formatNumber(line.quantity), formatPrice(centsOf(line)))

const amountText = ({ amount }: TypedLine) => (amount ? texts.amount[amount.kind](amount.text) : null)

/** How many are typed of a line, by themselves or with its choices; null where nothing is. */
function typedQuantity({ quantity, item }: TypedLine): string | null {
  if (quantity !== undefined || !item) return quantity ?? null
  return formatNumber(quantityOf(item))
}

/** The choices that are typed, in words once the shop has worked them out. */
function choicesText(
  line: DeskQuoteLine,
  { item }: TypedLine,
  worked: WorkedLine | undefined,
): string | null {
  if (!item) return null
  const options = worked?.line.options ?? []
  return isDeepEqual(options, line.options) ? texts.ownChoices : options.join(', ') || texts.ownChoices
}

const came = (line: DeskQuoteLine): Difference => ({
  key: `${line.id} came`,
  field: 'came',
  lineId: line.id,
  title: line.title,
  theirs: lineText(line),
  mine: null,
})

/** A line that went; what was typed at it can bring it back where what it was put together as is known. */
function gone(line: DeskQuoteLine, draft: Typed, after: ReadonlySet<string>): readonly Difference[] {
  const together = wholeOf(line, draft.base)
  const main = together[0] ?? line
  // Its parts go and come with what was composed.
  if (line !== main && !after.has(main.id)) return []
  const isTyped = together.some(({ id }) => Object.keys(draft.lines[id] ?? {}).length > 0)
  const isWanted = isTyped && !draft.lines[line.id]?.isRemoved
  const isKnown = line === main && line.item !== null && line.soldAs !== null
  const theirs = isWanted && !isKnown ? texts.goneWithTyped : texts.gone
  const mine = isWanted && isKnown ? texts.putBack : null
  return [{ key: `${line.id} gone`, field: 'gone', lineId: line.id, title: line.title, theirs, mine }]
}

/** A line with the parts that were composed with it, what was composed first. */
function wholeOf(line: DeskQuoteLine, { lines }: DraftBase): readonly DeskQuoteLine[] {
  if (line.part === null) return [line]
  const group = lines.filter(({ groupId, part }) => groupId === line.groupId && part !== null)
  return group.toSorted((one, other) => Number(other.part === MAIN_PART) - Number(one.part === MAIN_PART))
}

function ofDay({ base, validUntil }: Typed, becomes: PlainDate, today: PlainDate): Difference {
  const isMine = validUntil !== '' && validUntil !== proposedDay(base, today) && validUntil !== becomes
  return {
    ...told('validUntil', texts.fromTo(formatDate(base.validUntil), formatDate(becomes))),
    mine: isMine ? formatDate(validUntil) : null,
  }
}

type Choice = {
  readonly now: DraftBase
  readonly differences: readonly Difference[]
  /** The keys of the differences of which what is typed stays. */
  readonly mine: ReadonlySet<string>
  readonly today: PlainDate
  readonly newKey: () => string
}

/** A draft on a quote as it is now, without what is typed of the differences of which what somebody else made of it stays. */
export function onQuote(draft: Draft, { now, differences, mine, today, newKey }: Choice): Draft {
  const there = new Map(now.lines.map((line) => [line.id, line]))
  const isTheirs = (key: string) =>
    differences.some((one) => one.key === key && one.mine !== null) && !mine.has(key)
  // What was typed at a line that comes in is called by that line's name, which the quote does not know.
  const lines = Object.entries(draft.lines).flatMap(([name, typed]): [string, TypedLine][] => {
    const line = there.get(name)
    if (!line) return name.includes(':') ? [[name, typed]] : []
    return [[name, withoutTheirs(line, typed, isTheirs)]]
  })
  const back = differences.flatMap(({ key, field, lineId }) =>
    field === 'gone' && mine.has(key) ? draft.base.lines.filter(({ id }) => id === lineId) : [],
  )
  const returned = back.map((line) => putBack(line, draft, newKey()))
  const isDayChanged = differences.some(({ key }) => key === 'validUntil')
  return {
    ...draft,
    base: now,
    lines: Object.fromEntries([...lines, ...returned.flatMap((one) => one.lines)]),
    added: [...draft.added, ...returned.flatMap((one) => one.added)],
    validUntil: isDayChanged && !mine.has('validUntil') ? proposedDay(now, today) : draft.validUntil,
  }
}

function withoutTheirs(line: DeskQuoteLine, typed: TypedLine, isTheirs: (key: string) => boolean): TypedLine {
  if (isTheirs(`${line.id} line`)) return {}
  const { quantity: _quantity, amount, item, ...left } = typed
  const isItem = item !== undefined && !isTheirs(`${line.id} choices`)
  const own = typedQuantity(typed)
  // With choices of one's own goes a number: where the other's stays it is typed over that.
  const quantity = isTheirs(`${line.id} quantity`)
    ? isItem
      ? formatNumber(line.quantity)
      : undefined
    : isItem
      ? typed.quantity
      : (own ?? undefined)
  return {
    ...left,
    ...(quantity !== undefined && { quantity }),
    ...(amount && !isTheirs(`${line.id} price`) && { amount }),
    ...(isItem && { item }),
  }
}

/** A line that went as one that comes in, with what was typed at it and at its parts. */
function putBack(
  line: DeskQuoteLine,
  { base, lines }: Draft,
  key: string,
): Pick<Draft, 'added'> & {
  readonly lines: readonly [string, TypedLine][]
} {
  const { item: typedItem } = lines[line.id] ?? {}
  const item = typedItem ?? line.item
  if (item === null || line.soldAs === null) return { added: [], lines: [] }
  const typed = wholeOf(line, base).map(({ id, part }): [string, TypedLine] => {
    const { item: _item, ...rest } = lines[id] ?? {}
    return [`${key}:${part ?? ''}`, rest]
  })
  return { added: [{ key, item, title: line.title, sku: line.soldAs }], lines: typed }
}
