import { useNavigate } from 'react-router'
import type { Reply } from '#contract/client.ts'
import { api } from '#app/lib/api/api.ts'
import { refreshCartCount } from '#app/lib/session/cart-count.ts'
import { newIdempotencyKey } from '#app/lib/api/idempotency.ts'
import { useCall } from '#app/lib/calls/use-call.ts'
import { paths } from '#app/paths.ts'
import { showToast } from '#app/ui/toast-store.ts'
import { reOrderTexts as texts } from '#texts/nl/re-order.ts'

export type ReOrder = Reply<'reOrder'>

/** The call that is a GET and adds to the cart: first as a question, then for good and once per key. */
export function useReOrder(id: string) {
  const runCall = useCall()
  const navigate = useNavigate()
  const params = { id }

  async function compare(): Promise<ReOrder['differences'] | null> {
    const reply = await runCall(() => api.reOrder({ params, query: { preview: '1' } }))
    return reply && reply.differences
  }

  /** Adds these groups of the order; answers whether that was done. */
  async function add(groups: string[]): Promise<boolean> {
    const idempotencyKey = newIdempotencyKey()
    const reply = await runCall(() => api.reOrder({ params, query: { groups } }, { idempotencyKey }))
    if (!reply) return false
    await refreshCartCount()
    const { addedCount, joinedCount } = reply
    showToast({
      tone: 'good',
      title: texts.added(addedCount),
      lines: joinedCount > 0 ? [texts.joined(joinedCount)] : [],
    })
    await navigate(paths.cart)
    return true
  }

  return { compare, add }
}
