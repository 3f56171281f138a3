import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskQuote, DeskQuoteAmounts } from '#contract/office/quotes.ts'
import { errorLines } from '../../lib/call-errors.ts'
import { calculatedQuote } from '../../work/quotes.ts'
import {
  type Changes,
  changesOf,
  type Draft,
  isNothing,
  mainName,
  withoutListPrices,
  type WorkedLine,
  workedLines,
} from './draft.ts'

/** Somebody who types is asked about once he pauses. */
const PAUSE_MS = 250

type Asked = {
  /** As it was worked out last; null while nothing becomes otherwise. */
  readonly amounts: DeskQuoteAmounts | null
  /** What is there is not yet for what is asked now. */
  readonly isWorking: boolean
  /** Why it was not worked out, by the id of a line; null stands for the whole. */
  readonly refusals: ReadonlyMap<string | null, string>
  /** Works out anew what failed. */
  readonly again: () => void
}

export type CalculatedQuote = Asked & {
  readonly worked: readonly WorkedLine[]
  /** What it comes to is not known: prices of another quantity are asked, or that failed. */
  readonly isWaiting: boolean
}

/**
 * What a quote comes to with what is typed, worked out by the shop as it will be when it is sent: list prices and costs of the
 * new quantities first, since a percentage is off those, then the whole with the prices that follow.
 */
export function useCalculatedQuote(quote: DeskQuote, draft: Pick<Draft, 'lines' | 'added'>): CalculatedQuote {
  const shape = { ...changesOf(workedLines(quote, draft, null), 'typed'), prices: [] }
  const lists = useAsked(quote, shape)
  const worked = workedLines(quote, draft, lists.amounts)
  const whole = useAsked(quote, changesOf(worked, 'typed'))
  const isListing = lists.isWorking && !isNothing(shape)
  const refusals = new Map([...lists.refusals, ...whole.refusals])
  return {
    amounts: whole.amounts,
    worked: lists.refusals.size > 0 ? withoutListPrices(worked) : worked,
    isWaiting: isListing || refusals.size > 0,
    isWorking: isListing || whole.isWorking,
    refusals,
    again() {
      lists.again()
      whole.again()
    },
  }
}

function useAsked({ id, version }: DeskQuote, changes: Changes): Asked {
  const now = JSON.stringify(changes)
  const [asked, setAsked] = useState({ text: now, changes })
  useEffect(() => {
    const pause = setTimeout(() => setAsked({ text: now, changes: JSON.parse(now) as Changes }), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [now])
  const isAsked = !isNothing(asked.changes)
  const { data, error, isFetching, isSuccess, isPlaceholderData, refetch } = useQuery({
    ...calculatedQuote(id, version, asked.changes),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return {
    amounts: isNothing(changes) || !isAsked ? null : (data ?? null),
    // What is asked again, for news of any quote, was answered before.
    isWorking: now !== asked.text || (isAsked && (isPlaceholderData || (isFetching && !isSuccess))),
    refusals: now === asked.text && isAsked ? refusalsOf(error, asked.changes) : new Map(),
    again: () => void (error && refetch()),
  }
}

function refusalsOf(error: Error | null, changes: Changes): ReadonlyMap<string | null, string> {
  if (error === null) return new Map()
  if (!isApiError(error) || error.errors.length === 0) return new Map([[null, errorLines(error).join(' ')]])
  return new Map(error.errors.map(({ field, message }) => [lineAt(field, changes), message]))
}

/** The line that a field of the call is about. */
function lineAt(field: string | undefined, { quantities, removed, items, added }: Changes): string | null {
  const [, list, at] = /^(quantities|removed|items|added)\.(\d+)/.exec(field ?? '') ?? []
  const index = Number(at)
  if (list === 'quantities') return quantities[index]?.lineId ?? null
  if (list === 'items') return items[index]?.lineId ?? null
  const coming = list === 'added' && added[index]
  return coming ? mainName(coming) : (removed[index] ?? null)
}
