import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { api } from '#app/lib/api/api.ts'
import { showCallError } from '#app/lib/calls/call-errors.ts'
import { useCall } from '#app/lib/calls/use-call.ts'

/** Changes an order by a call; answers whether that was done, and a failure has been told. */
export type ChangeOrder = (call: () => Promise<Order>) => Promise<boolean>

/** The order as the last answer told it; when it turns out to have changed elsewhere it is read again. */
export function useCallOrder(loaded: Order) {
  const [known, setKnown] = useState({ loaded, order: loaded })
  if (known.loaded !== loaded) setKnown({ loaded, order: loaded })
  const runCall = useCall()
  const revalidator = useRevalidator()

  const change: ChangeOrder = async (call) => {
    const order = await runCall(call, {
      onError(error) {
        showCallError(error)
        if (error.status === 404 || error.status === 409) void revalidator.revalidate()
      },
    })
    if (order) setKnown((now) => ({ ...now, order }))
    return order !== null
  }

  /** Shows the order as it is by now; whoever calls deals with a failure. */
  async function readAgain() {
    const order = await api.getOrder({ params: { id: loaded.id } })
    setKnown((now) => (now.loaded === loaded ? { ...now, order } : now))
  }

  return { order: known.order, change, readAgain }
}
