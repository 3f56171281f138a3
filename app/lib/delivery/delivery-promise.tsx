import type { ReactNode } from 'react'
import type { ProductPrice } from '#contract/catalogue.ts'
import type { DeliveryKind } from '#domain/delivery/promise.ts'
import { clockIcon } from '#app/ui/icons/clock.ts'
import { packageIcon } from '#app/ui/icons/package.ts'
import { truckIcon } from '#app/ui/icons/truck.ts'
import { zapIcon } from '#app/ui/icons/zap.ts'
import { Icon, type IconLines } from '#app/ui/icon.tsx'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { productTexts } from '#texts/nl/product.ts'
import { Deadline } from './deadline.tsx'
import styles from './delivery-promise.module.css'

type DeliveryPromiseProps = {
  readonly deliveryKinds: readonly DeliveryKind[]
  readonly express: { readonly days: number; readonly percent: number } | null
  readonly needsPrintFiles: boolean
  /** Null while they are not known. */
  readonly dates: Pick<ProductPrice, 'readyDate' | 'deliveryDate' | 'deadline'> | null
}

/** When it can be there, if it is ordered with its files before the deadline. */
export function DeliveryPromise({ deliveryKinds, express, needsPrintFiles, dates }: DeliveryPromiseProps) {
  return (
    <ul className={styles.promises}>
      {dates?.deliveryDate && deliveryKinds.includes('ship') && (
        <Promised icon={truckIcon}>{wholeDates(productTexts.delivery(dates.deliveryDate))}</Promised>
      )}
      {dates && deliveryKinds.includes('pickup') && (
        <Promised icon={packageIcon}>{wholeDates(productTexts.ready(dates.readyDate))}</Promised>
      )}
      {express && <Promised icon={zapIcon}>{productTexts.express(express.days, express.percent)}</Promised>}
      {dates && (
        <Promised icon={clockIcon}>
          <Deadline
            task={needsPrintFiles ? 'orderAndSend' : 'order'}
            at={dates.deadline}
            className={styles.deadline}
          />
        </Promised>
      )}
    </ul>
  )
}

type PromisedProps = { readonly icon: IconLines; readonly children: ReactNode }

const Promised = ({ icon, children }: PromisedProps) => (
  <li>
    <Icon of={icon} />
    <div>{children}</div>
  </li>
)
