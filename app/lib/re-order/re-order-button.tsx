import { useState } from 'react'
import type { OrderRow } from '#contract/orders.ts'
import { Button } from '#app/ui/button.tsx'
import { rotateCcwIcon } from '#app/ui/icons/rotate-ccw.ts'
import { reOrderTexts as texts } from '#texts/nl/re-order.ts'
import styles from './re-order-button.module.css'
import { ReOrderDialog } from './re-order-dialog.tsx'
import { type ReOrder, useReOrder } from './use-re-order.ts'

type ReOrderButtonProps = {
  readonly order: Pick<OrderRow, 'id' | 'number'>
  /** One of many, in a list. */
  readonly isRow?: boolean
}

/** Asks what an order would be today, and shows that before anything is added. */
export function ReOrderButton({ order, isRow = false }: ReOrderButtonProps) {
  const { compare, add } = useReOrder(order.id)
  const [differences, setDifferences] = useState<ReOrder['differences'] | null>(null)
  const [pending, setPending] = useState(false)

  async function open() {
    setPending(true)
    setDifferences(await compare())
    setPending(false)
  }

  return (
    <>
      <Button
        look={isRow ? 'tertiary' : 'secondary'}
        size={isRow ? 'small' : 'normal'}
        icon={rotateCcwIcon}
        pending={pending}
        className={isRow ? styles.rowAction : undefined}
        aria-label={isRow ? texts.openOf(order.number) : undefined}
        onClick={() => void open()}
      >
        {isRow ? texts.openRow : texts.open}
      </Button>
      {differences && (
        <ReOrderDialog differences={differences} onClose={() => setDifferences(null)} onAdd={add} />
      )}
    </>
  )
}
