import { DeliveryPromise } from '#app/lib/delivery/delivery-promise.tsx'
import { useComposing } from './composing-context.ts'

/** When the configuration can be there; while there is no price yet, that of the cheapest answers. */
export function Promised({ needsPrintFiles }: { readonly needsPrintFiles: boolean }) {
  const { evaluation, live } = useComposing()
  if (!live.price) return null
  const { readyDate, deliveryDate, deadline, express } = live.price
  return (
    <DeliveryPromise
      deliveryKinds={evaluation.deliveryKinds}
      express={express}
      needsPrintFiles={needsPrintFiles}
      dates={readyDate !== null && deadline !== null ? { readyDate, deliveryDate, deadline } : null}
    />
  )
}
