import type { ReactNode } from 'react'
import type { ProductPrice } from '#contract/catalogue.ts'
import type { DeliveryKind } from '#domain/delivery/promise.ts'
import { clockIcon } from '#app/ui/icons/clock.ts'
import { packageIcon } from '#app/ui/icons/package.ts'
import { truckIcon } from '#app/ui/icons/truck.ts'
import { zapIcon } from '#app/ui/icons/zap.ts'
import { Icon, type IconLines } from '#app/ui/icon.tsx'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { productTexts as texts } from '#texts/nl/product.ts'
import { Deadline } from './deadline.tsx'
import styles from './delivery-promise.module.css'

type DeliveryPromiseProps = {
  readonly deliveryKinds: readonly DeliveryKind[]
  readonly express: { readonly days: number; readonly percent: number } | null
  readonly needsPrintFiles: boolean
  /** Null where nobody knows them; 'later' while they depend on choices that are still to be made. */
  readonly dates: Pick<ProductPrice, 'readyDate' | 'deliveryDate' | 'deadline'> | 'later' | null
}

/** When it can be there, if it is ordered with its files before the deadline. */
export function DeliveryPromise({ deliveryKinds, express, needsPrintFiles, dates }: DeliveryPromiseProps) {
  const isLater = dates === 'later'
  const delivery = isLater ? texts.deliveryLater : dates?.deliveryDate && texts.delivery(dates.deliveryDate)
  const ready = isLater ? texts.readyLater : dates && texts.ready(dates.readyDate)
  return (
    // As many lines before the choices as after them: what is below stays where it is.
    <ul className={styles.promises}>
      {delivery && deliveryKinds.includes('ship') && (
        <Promised icon={truckIcon}>{wholeDates(delivery)}</Promised>
      )}
      {ready && deliveryKinds.includes('pickup') && (
        <Promised icon={packageIcon}>{wholeDates(ready)}</Promised>
      )}
      {express && <Promised icon={zapIcon}>{texts.express(express.days, express.percent)}</Promised>}
      {dates && (
        <Promised icon={clockIcon}>
          {isLater ? (
            <p className={styles.deadline}>{texts.deadlineLater}</p>
          ) : (
            <Deadline
              task={needsPrintFiles ? 'orderAndSend' : 'order'}
              at={dates.deadline}
              className={styles.deadline}
            />
          )}
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
