import { useEffect, useEffectEvent, useState } from 'react'
import { ReOrderDialog } from './re-order-dialog.tsx'
import { type ReOrder, useReOrder } from './use-re-order.ts'

type ReOrderPromptProps = {
  readonly orderId: string
  /** It is about to open. */
  readonly onReady: () => void
  /** It could not be opened, which has been told. */
  readonly onFailed: () => void
  readonly onClose: () => void
}

/** The difference list of an order, asked for from anywhere in the shop. */
export function ReOrderPrompt({ orderId, onReady, onFailed, onClose }: ReOrderPromptProps) {
  const { compare, add } = useReOrder(orderId)
  const [differences, setDifferences] = useState<ReOrder['differences'] | null>(null)

  const ask = useEffectEvent(() => compare())
  const onAnswer = useEffectEvent((found: ReOrder['differences'] | null) => {
    if (!found) return onFailed()
    setDifferences(found)
    onReady()
  })
  useEffect(() => {
    let isGone = false
    void ask().then((found) => {
      if (!isGone) onAnswer(found)
    })
    return () => {
      isGone = true
    }
  }, [])

  async function addAndClose(groups: string[]) {
    const isAdded = await add(groups)
    if (isAdded) onClose()
    return isAdded
  }

  return differences && <ReOrderDialog differences={differences} onClose={onClose} onAdd={addAndClose} />
}
