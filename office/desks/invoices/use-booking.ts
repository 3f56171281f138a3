import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BankEntry } from '#contract/office/bank.ts'
import { sumCents } from '#domain/money.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { bankTexts as texts } from '#texts/nl/office/bank.ts'
import { api } from '../../lib/api.ts'

type AskedEntry = {
  readonly id: string
  readonly parts: readonly {
    readonly invoiceId: string
    readonly cents: number
    readonly seenOpenInCents: number
  }[]
}

/** An entry as it is asked to be booked: what is proposed of it, with what was seen to be open. */
export const asBooking = ({ id, parts }: Pick<BankEntry, 'id' | 'parts'>): AskedEntry => ({
  id,
  parts: parts.map(({ invoiceId, cents, openInCents }) => ({
    invoiceId,
    cents,
    seenOpenInCents: openInCents,
  })),
})

/** Books entries of the bank; what was refused comes with the answer. */
export function useBooking(onBooked?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (entries: readonly AskedEntry[]) =>
      api.bookBankEntries({
        body: { entries: entries.map(({ id, parts }) => ({ id, parts: [...parts] })) },
      }),
    onSuccess({ results }) {
      const count = results.filter(({ refusal }) => refusal === null).length
      const restInCents = sumCents(results.map((one) => one.restInCents))
      const lines = restInCents > 0 ? [texts.restToast(formatPrice(restInCents))] : []
      if (count > 0) showToast({ tone: 'good', title: texts.bookedToast(count), lines })
      if (count === results.length) onBooked?.()
    },
    async onSettled() {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['invoices'] }),
        client.invalidateQueries({ queryKey: ['companies'] }),
      ])
    },
  })
}
