import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskQuote } from '#contract/office/quotes.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { quoteOf } from '../../work/quotes.ts'

type Change<Sent> = {
  readonly quote: DeskQuote
  readonly call: (version: number, sent: Sent) => Promise<DeskQuote>
  readonly told: (sent: Sent) => string
  readonly onDone: () => void
}

/**
 * A change that a dialog makes to a quote as it was when the dialog opened. When somebody else was first that is told, what was
 * typed stays, and the next press is about the quote as it is now.
 */
export function useQuoteChange<Sent>({ quote: { id, version }, call, told, onDone }: Change<Sent>) {
  const client = useQueryClient()
  const [seen, setSeen] = useState(version)
  return useMutation({
    mutationFn: (sent: Sent) => call(seen, sent),
    async onSuccess(changed, sent) {
      client.setQueryData(quoteOf(id).queryKey, changed)
      showToast({ tone: 'good', title: told(sent) })
      onDone()
      await client.invalidateQueries({ queryKey: ['quotes'] })
    },
    async onError(error) {
      if (!isApiError(error) || error.status !== 409) return
      await client.invalidateQueries({ queryKey: ['quotes'] })
      setSeen((before) => client.getQueryData(quoteOf(id).queryKey)?.version ?? before)
    },
  })
}
