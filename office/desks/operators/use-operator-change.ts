import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#app/ui/toast-store.ts'
import { operatorQuery } from '../../lib/operator.ts'
import { operatorList } from '../../work/operators.ts'

type Change<Sent> = {
  readonly call: (sent: Sent) => Promise<unknown>
  readonly told: (sent: Sent) => string
  /** When it was done or refused: what was decided on may be so no longer. */
  readonly onEnd?: () => void
}

/** A change of an operator: it is told, and all of them are asked anew, as is who works here: he may have changed himself. */
export function useOperatorChange<Sent = void>({ call, told, onEnd }: Change<Sent>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSuccess: (_answer, sent) => showToast({ tone: 'good', title: told(sent) }),
    async onSettled() {
      onEnd?.()
      await Promise.all([client.invalidateQueries(operatorList), client.invalidateQueries(operatorQuery)])
    },
  })
}
