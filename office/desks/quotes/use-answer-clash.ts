import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type { DeskQuote } from '#contract/office/quotes.ts'
import type { PlainDate } from '#domain/delivery/plain-date.ts'
import { differencesOf, onQuote } from './differences.ts'
import type { Draft, WorkedLine } from './draft.ts'

type AnswerClash = {
  readonly quote: DeskQuote
  readonly draft: Draft
  readonly worked: readonly WorkedLine[]
  readonly today: PlainDate
  readonly setDraft: (draft: Draft) => void
  /** Gives the focus to what follows the comparison: what opened it is gone by then. */
  readonly focusAfter: () => void
}

/** A quote that moves on while an answer is typed: what became otherwise is seen first, and the answer goes on from there. */
export function useAnswerClash({ quote, draft, worked, today, setDraft, focusAfter }: AnswerClash) {
  /** The version that the answer was begun on when the comparison was opened. */
  const [compared, setCompared] = useState<number | null>(null)
  const [ended, setEnded] = useState(0)
  const focus = useEffectEvent(focusAfter)
  useLayoutEffect(() => {
    if (ended > 0) focus()
  }, [ended])
  const { version } = draft.base
  const hasMovedOn = version !== quote.version
  const differences = hasMovedOn ? differencesOf(draft, { now: quote, worked, today }) : []
  return {
    hasMovedOn,
    differences,
    isComparing: differences.length > 0 && compared === version,
    compare: (begunOn = version) => setCompared(begunOn),
    close() {
      setCompared(null)
      setEnded((times) => times + 1)
    },
    goOn(mine: ReadonlySet<string>) {
      setDraft(onQuote(draft, { now: quote, differences, mine, today, newKey: () => crypto.randomUUID() }))
      setEnded((times) => times + 1)
    },
  }
}
