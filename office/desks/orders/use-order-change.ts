import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DeskOrder } from '#contract/office/orders.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { orderOf } from '../../work/orders.ts'

type Change<Sent> = {
  readonly orderId: string
  readonly call: (sent: Sent) => Promise<DeskOrder>
  readonly told: (sent: Sent) => string
  readonly onDone?: () => void
}

/** A change of an order: it is told, and what shows orders is asked anew, also when somebody else was first. */
export function useOrderChange<Sent = void>({ orderId, call, told, onDone }: Change<Sent>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess(order, sent) {
      client.setQueryData(orderOf(orderId).queryKey, order)
      showToast({ tone: 'good', title: told(sent) })
      onDone?.()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  })
}
