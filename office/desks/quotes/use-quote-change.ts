import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskQuote } from '#contract/office/quotes.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { showReply } from '../../lib/show-reply.ts'
import { quoteOf } from '../../work/quotes.ts'
import { changesSince } from './differences.ts'

type Change<Sent> = {
  readonly quote: DeskQuote
  readonly call: (version: number, sent: Sent) => Promise<DeskQuote>
  readonly told: (sent: Sent) => string
  readonly onDone: () => void
}

/**
 * A change that a dialog makes to a quote as it was when the dialog opened, where its refusal is told too. When somebody else was first that is told, what was
 * typed stays, and the next press is about the quote as it is now; `since` is what became otherwise of it.
 */
export function useQuoteChange<Sent>({ quote, call, told, onDone }: Change<Sent>) {
  const { id, version } = quote
  const client = useQueryClient()
  const [seen, setSeen] = useState(version)
  const [opened] = useState(quote)
  const [wasFirst, setWasFirst] = useState(false)
  const change = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: (sent: Sent) => call(seen, sent),
    async onSuccess(changed, sent) {
      showReply(client, quoteOf(id).queryKey, changed)
      showToast({ tone: 'good', title: told(sent) })
      onDone()
      await client.invalidateQueries({ queryKey: ['quotes'] })
    },
    async onError(error) {
      if (!isApiError(error) || error.status !== 409) return
      await client.invalidateQueries({ queryKey: ['quotes'] })
      setWasFirst(true)
      setSeen((before) => client.getQueryData(quoteOf(id).queryKey)?.version ?? before)
    },
  })
  return { ...change, since: wasFirst ? changesSince(opened, quote) : [] }
}
