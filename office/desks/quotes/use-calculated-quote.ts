import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskQuote, DeskQuoteAmounts } from '#contract/office/quotes.ts'
import { calculatedQuote } from '../../work/quotes.ts'
import { type Changes, changesOf, type Draft, isNothing, type WorkedLine, workedLines } from './draft.ts'

/** Somebody who types is asked about once he pauses. */
const PAUSE_MS = 250

type Asked = {
  /** As it was worked out last; null while nothing becomes otherwise. */
  readonly amounts: DeskQuoteAmounts | null
  /** What is there is not yet for what is asked now. */
  readonly isWorking: boolean
  /** Why it can't be made so, by the id of a line; null stands for the whole. */
  readonly refusals: ReadonlyMap<string | null, string>
}

export type CalculatedQuote = Asked & {
  readonly worked: readonly WorkedLine[]
  /** Prices that follow from another quantity are not known yet. */
  readonly isWaiting: boolean
}

/**
 * What a quote comes to with what is typed, worked out by the shop as it will be when it is sent: list prices and costs of the
 * new quantities first, since a percentage is off those, then the whole with the prices that follow.
 */
export function useCalculatedQuote(quote: DeskQuote, draft: Pick<Draft, 'lines'>): CalculatedQuote {
  const shape = { ...changesOf(workedLines(quote, draft, null), 'typed'), prices: [] }
  const lists = useAsked(quote, shape)
  const worked = workedLines(quote, draft, lists.amounts)
  const whole = useAsked(quote, changesOf(worked, 'typed'))
  const isWaiting = lists.isWorking && !isNothing(shape)
  return { ...whole, worked, isWaiting, isWorking: isWaiting || whole.isWorking }
}

function useAsked({ id, version }: DeskQuote, changes: Changes): Asked {
  const now = JSON.stringify(changes)
  const [asked, setAsked] = useState({ text: now, changes })
  useEffect(() => {
    const pause = setTimeout(() => setAsked({ text: now, changes: JSON.parse(now) as Changes }), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [now])
  const isAsked = !isNothing(asked.changes)
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...calculatedQuote(id, version, asked.changes),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return {
    amounts: isNothing(changes) || !isAsked ? null : (data ?? null),
    isWorking: now !== asked.text || (isAsked && (isFetching || isPlaceholderData)),
    refusals: now === asked.text && isAsked ? refusalsOf(error, asked.changes) : new Map(),
  }
}

function refusalsOf(error: Error | null, changes: Changes): ReadonlyMap<string | null, string> {
  if (!isApiError(error)) return new Map()
  return new Map(error.errors.map(({ field, message }) => [lineAt(field, changes), message]))
}

/** The line that a field of the call is about. */
function lineAt(field: string | undefined, { quantities, removed }: Changes): string | null {
  const [, list, at] = /^(quantities|removed)\.(\d+)/.exec(field ?? '') ?? []
  if (list === 'quantities') return quantities[Number(at)]?.lineId ?? null
  return removed[Number(at)] ?? null
}
