import { isPlainDate } from '#domain/delivery/plain-date.ts'
import { readEuros } from '#texts/nl/euros.ts'
import { filterTexts as texts } from '#texts/nl/office/filters.ts'
import type { Findable } from '../../work/findable.ts'

type Choice = {
  /** What the address calls it. */
  readonly word: string
  /** What the call that lists it calls it. */
  readonly value: string
  readonly label: string
}

/** Something that a list can be filtered by, with its name in the address and its parameters of the call. */
export type ListFilter<Param extends string = string> = { readonly word: string; readonly label: string } & (
  | { readonly kind: 'found'; readonly param: Param; readonly among: Findable }
  | { readonly kind: 'choice'; readonly param: Param; readonly choices: readonly Choice[] }
  | { readonly kind: 'days' | 'amount'; readonly from: Param; readonly until: Param }
)

export const companyFilter = {
  kind: 'found',
  among: 'companies',
  word: 'bedrijf',
  label: texts.company,
  param: 'company',
} as const satisfies ListFilter

export const yesOrNo: readonly Choice[] = [
  { word: 'ja', value: 'yes', label: texts.yes },
  { word: 'nee', value: 'no', label: texts.no },
]

/** What a filter is set to, by the parameters of the call; without any it is off. */
export type FilterValue = Readonly<Record<string, string>>

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** One parameter of a filter: where it stands in the address, and how it is read and written there. */
type Part = {
  readonly param: string
  readonly word: string
  /** Null for what the filter cannot be set to. */
  readonly read: (text: string) => string | null
  readonly write: (value: string) => string
}

const asItIs = (text: string) => text

/** Whole euros without their cents: '1250', '12,50'. */
function writeEuros(cents: string): string {
  const [whole, rest] = [cents.slice(0, -2) || '0', cents.slice(-2).padStart(2, '0')]
  return rest === '00' ? whole : `${whole},${rest}`
}

const WAYS = {
  days: { read: (text: string) => (isPlainDate(text) ? text : null), write: asItIs },
  amount: {
    read: (text: string) => (readEuros(text) === null ? null : String(readEuros(text))),
    write: writeEuros,
  },
} as const

function partsOf(filter: ListFilter): readonly Part[] {
  const { word } = filter
  switch (filter.kind) {
    case 'found':
      return [{ param: filter.param, word, read: (text) => (UUID.test(text) ? text : null), write: asItIs }]
    case 'choice':
      return [
        {
          param: filter.param,
          word,
          read: (text) => filter.choices.find((choice) => choice.word === text)?.value ?? null,
          write: (value) => filter.choices.find((choice) => choice.value === value)?.word ?? value,
        },
      ]
    case 'days':
    case 'amount':
      return [
        { param: filter.from, word: `${word}-van`, ...WAYS[filter.kind] },
        { param: filter.until, word: `${word}-tot`, ...WAYS[filter.kind] },
      ]
  }
}

/** What an address sets a filter to; what it cannot be set to is as if it were not there. */
export function readFilter(filter: ListFilter, address: URLSearchParams): FilterValue {
  const read = partsOf(filter).flatMap(({ param, word, read: of }) => {
    const value = of(address.get(word) ?? '')
    return value === null ? [] : [[param, value] as const]
  })
  return Object.fromEntries(read)
}

/** The address with a filter set to something else, or taken away by nothing. */
export function writeFilter(
  filter: ListFilter,
  value: FilterValue,
  address: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const { param, word, write } of partsOf(filter)) {
    const set = value[param]
    if (set === undefined) next.delete(word)
    else next.set(word, write(set))
  }
  return next
}

/** What of an address sets filters, for a link that keeps them. */
export function wordsOf(
  filters: readonly ListFilter[],
  address: URLSearchParams,
): Readonly<Record<string, string>> {
  const words = new URLSearchParams()
  return Object.fromEntries(
    filters.reduce((kept, filter) => writeFilter(filter, readFilter(filter, address), kept), words),
  )
}
