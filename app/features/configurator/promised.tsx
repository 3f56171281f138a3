import { DeliveryPromise } from '#app/lib/delivery/delivery-promise.tsx'
import { useComposing } from './composing-context.ts'

/** When the configuration can be there; while that has no price yet, when the cheapest one can. */
export function Promised({ needsPrintFiles }: { readonly needsPrintFiles: boolean }) {
  const { evaluation, live } = useComposing()
  if (!live.price) return null
  const { readyDate, deliveryDate, deadline, express, isComplete } = live.price
  const known = readyDate !== null && deadline !== null ? { readyDate, deliveryDate, deadline } : null
  return (
    <DeliveryPromise
      deliveryKinds={evaluation.deliveryKinds}
      express={express}
      needsPrintFiles={needsPrintFiles}
      dates={known ?? (isComplete ? null : 'later')}
    />
  )
}
