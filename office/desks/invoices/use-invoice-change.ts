import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#app/ui/toast-store.ts'

type Change<Sent> = {
  readonly call: (sent: Sent) => Promise<unknown>
  readonly told: (sent: Sent) => string
  readonly onDone?: () => void
}

/** A change of an invoice or its payments: it is told, and what is open is asked anew, also when it was refused. */
export function useInvoiceChange<Sent = void>({ call, told, onDone }: Change<Sent>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess(_answer, sent) {
      showToast({ tone: 'good', title: told(sent) })
      onDone?.()
    },
    async onSettled() {
      await Promise.all([
        client.invalidateQueries({ queryKey: ['invoices'] }),
        client.invalidateQueries({ queryKey: ['companies'] }),
      ])
    },
  })
}
