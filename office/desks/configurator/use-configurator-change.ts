import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '#contract/api-error.ts'
import type { DeskConfigurator } from '#contract/office/configurators.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { TOLD_IN_PLACE } from '../../lib/call-errors.ts'
import { showReply } from '../../lib/show-reply.ts'
import { configuratorOf } from '../../work/configurators.ts'
import { productOf } from '../../work/products.ts'

type Change<Sent> = {
  readonly configurator: DeskConfigurator
  readonly call: (seen: DeskConfigurator, sent: Sent) => Promise<DeskConfigurator>
  readonly told: string | ((sent: Sent) => string)
  readonly onDone: () => void
}

/**
 * What a dialog does with a configurator as it was when the dialog opened. When somebody else was first that is told in the dialog,
 * which goes by the configurator as it is now from then on.
 */
export function useConfiguratorChange<Sent = void>({ configurator, call, told, onDone }: Change<Sent>) {
  const client = useQueryClient()
  const [seen, setSeen] = useState(configurator)
  const { queryKey } = configuratorOf(configurator.productId)
  const change = useMutation({
    meta: TOLD_IN_PLACE,
    mutationFn: (sent: Sent) => call(seen, sent),
    async onSuccess(changed, sent) {
      showReply(client, queryKey, changed)
      // The product of before may miss what it has now: its page reads it anew, and asks nothing about the old one.
      client.removeQueries({ queryKey: productOf(configurator.productId).queryKey })
      showToast({ tone: 'good', title: typeof told === 'string' ? told : told(sent) })
      onDone()
      await Promise.all([
        client.invalidateQueries({ queryKey: ['configurator', 'revisions'] }),
        client.invalidateQueries({ queryKey: ['products'] }),
      ])
    },
    async onError(error) {
      if (!isApiError(error) || (error.status !== 409 && error.status !== 422)) return
      setSeen(await client.fetchQuery({ ...configuratorOf(configurator.productId), staleTime: 0 }))
    },
  })
  return { seen, change }
}
