import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskQuote, DeskQuoteAmounts } from '#contract/office/quotes.ts'
import { calculatedQuote } from '../../work/quotes.ts'
import { type Changes, isNothing } from './draft.ts'

/** Somebody who types is asked about once he pauses. */
const PAUSE_MS = 250

export type CalculatedQuote = {
  /** As it was worked out last; null while nothing becomes otherwise. */
  readonly amounts: DeskQuoteAmounts | null
  /** What is shown is not yet for what is typed now. */
  readonly isWorking: boolean
  /** Why it can't be made so, by the id of a line; null stands for the whole. */
  readonly refusals: ReadonlyMap<string | null, string>
}

/** What a quote comes to with what is typed, worked out by the shop as it will be when it is sent. */
export function useCalculatedQuote({ id, version }: DeskQuote, changes: Changes): CalculatedQuote {
  const now = JSON.stringify(changes)
  const [asked, setAsked] = useState(now)
  useEffect(() => {
    const pause = setTimeout(() => setAsked(now), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [now])
  const askedChanges: Changes = JSON.parse(asked)
  const isAsked = !isNothing(askedChanges)
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...calculatedQuote(id, version, askedChanges),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return {
    amounts: isNothing(changes) || !isAsked ? null : (data ?? null),
    isWorking: now !== asked || (isAsked && (isFetching || isPlaceholderData)),
    refusals: now === asked && isAsked ? refusalsOf(error, askedChanges) : new Map(),
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
