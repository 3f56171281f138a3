import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#app/ui/toast-store.ts'

type Change<Sent> = {
  readonly call: (sent: Sent) => Promise<unknown>
  readonly told: (sent: Sent) => string
  /** When it was done or refused: what was decided on may be so no longer. */
  readonly onEnd?: () => void
}

/** A change of the shop as a machine: it is told, and all of it is asked anew, also when it was refused. */
export function useSystemChange<Sent = void>({ call, told, onEnd }: Change<Sent>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (_answer, sent) => showToast({ tone: 'good', title: told(sent) }),
    async onSettled() {
      onEnd?.()
      await client.invalidateQueries({ queryKey: ['system'] })
    },
  })
}
