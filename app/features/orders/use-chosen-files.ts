import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Order, OrderLine } from '#contract/orders.ts'
import { api } from '#app/lib/api/api.ts'
import { withUploadQuery } from '#app/lib/designs/upload-address.ts'
import { onUploadSignals, type UploadListener } from '#app/lib/designs/upload-signals.ts'
import { showFilesSent } from './files-sent-toast.ts'
import type { ChangeOrder } from './use-call-order.ts'

const lineOf = (order: Order, lineId: string): OrderLine | undefined =>
  order.groups.flatMap(({ lines }) => lines).find(({ id }) => id === lineId)

const lacksBack = ({ wantedFiles, designs }: OrderLine) =>
  wantedFiles?.status === 'missing' &&
  wantedFiles.backSide === 'required' &&
  designs.every(({ side }) => side === 'front')

/**
 * What the upload manager tells an order: its lines follow the copies, and 'Doorgaan' goes on to the back where that is
 * still to be chosen, or else sends in what is ready. What asks for attention, or costs more, is sent in by its
 * own button only.
 */
export function useChosenFiles(order: Order, change: ChangeOrder): void {
  const { pathname, search } = useLocation()
  const listener: UploadListener = {
    onQuantityUpdate: (saved) => void (saved.kind === 'order' && change(async () => saved.order)),
    async onApprove({ orderLineId, isBackDesign }, saved) {
      if (saved?.kind === 'cart' || !lineOf(order, orderLineId)) return null
      const params = { id: order.id }
      const line = lineOf(saved?.order ?? (await api.getOrder({ params })), orderLineId)
      if (!line) return null
      if (!isBackDesign && lacksBack(line)) {
        const query = new URLSearchParams(search)
        const place = { mode: 'link', lineId: line.id, side: 'back', orderId: order.id } as const
        return pathname + withUploadQuery(query, place)
      }
      if (line.wantedFiles?.status !== 'ready' || line.wantedFiles.extraDesigns) return null
      const isSent = await change(() =>
        api.sendLineFiles({ params: { ...params, lineId: line.id }, body: { status: 'approved' } }),
      )
      if (isSent) showFilesSent(line.title)
      return null
    },
  }
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(
    () =>
      onUploadSignals({
        onQuantityUpdate: (saved) => latest.current.onQuantityUpdate(saved),
        onApprove: (event, saved) => latest.current.onApprove(event, saved),
      }),
    [],
  )
}
