import { useQuery } from '@tanstack/react-query'
import { orderOf } from '../../work/orders.ts'
import { MoveDialog, wholeOrder } from './move-dialog.tsx'

type OrderMoveProps = { readonly orderId: string; readonly onClose: () => void }

/** Asks where an order of a list goes, once its lines are known. */
export function OrderMove({ orderId, onClose }: OrderMoveProps) {
  const { data: order } = useQuery(orderOf(orderId))
  if (!order) return null
  const lines = order.groups.flatMap((group) => group.lines)
  return <MoveDialog order={order} of={wholeOrder(order, lines)} onClose={onClose} />
}
