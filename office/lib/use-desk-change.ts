import { hashKey, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '#app/ui/toast-store.ts'
import { showReply } from './show-reply.ts'
import { TOLD_IN_PLACE } from './call-errors.ts'

export type DeskChange<Sent, Reply> = {
  readonly call: (sent: Sent) => Promise<Reply>
  /** What is said once it is done. */
  readonly told?: ((sent: Sent, reply: Reply) => string) | undefined
  readonly onDone?: ((reply: Reply) => void) | undefined
  /** When it was done or refused: what was decided on may be so no longer. */
  readonly onEnd?: () => void
  /** Its refusal is told where it was sent, and by no toast. */
  readonly isToldInPlace?: boolean
}

type Shown = {
  /** What of the desks it makes out of date. */
  readonly outdates: readonly QueryKey[]
  /** What its reply is, where that is what a page shows. */
  readonly replyIs?: QueryKey
}

/** A change at a desk: it is told, and what it made out of date is asked anew, also when it was refused. */
export function useDeskChange<Sent, Reply>(change: DeskChange<Sent, Reply>, { outdates, replyIs }: Shown) {
  const { call, told, onDone, onEnd, isToldInPlace = false } = change
  const client = useQueryClient()
  return useMutation({
    ...(isToldInPlace && { meta: TOLD_IN_PLACE }),
    mutationFn: call,
    async onSuccess(reply, sent) {
      if (replyIs) showReply(client, replyIs, reply)
      if (told) showToast({ tone: 'good', title: told(sent, reply) })
      onDone?.(reply)
    },
    async onSettled(_reply, refused) {
      onEnd?.()
      const isShown = replyIs !== undefined && !refused
      const isOutdated = ({ queryHash }: { readonly queryHash: string }) =>
        !isShown || queryHash !== hashKey(replyIs)
      const renewed = Promise.all(
        outdates.map((queryKey) => client.invalidateQueries({ queryKey, predicate: isOutdated })),
      )
      // Who sees the reply can go on: the next press counts.
      if (!isShown) await renewed
    },
  })
}
