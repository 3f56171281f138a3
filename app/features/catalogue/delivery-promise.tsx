import { packageIcon } from '#app/ui/icons/package.ts'
import { truckIcon } from '#app/ui/icons/truck.ts'
import { zapIcon } from '#app/ui/icons/zap.ts'
import type { Product, ProductPrice } from '#contract/catalogue.ts'
import { Icon, type IconLines } from '#app/ui/icon.tsx'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { productTexts } from '#texts/nl/product.ts'
import styles from './delivery-promise.module.css'

type DeliveryPromiseProps = { readonly product: Product; readonly price: ProductPrice | null }

/** When it can be there, if it is ordered with its files now. */
export function DeliveryPromise({ product, price }: DeliveryPromiseProps) {
  const { deliveryKinds, express } = product
  return (
    <ul className={styles.promises}>
      {price?.deliveryDate && deliveryKinds.includes('ship') && (
        <Promised icon={truckIcon} text={productTexts.delivery(price.deliveryDate)} />
      )}
      {price && deliveryKinds.includes('pickup') && (
        <Promised icon={packageIcon} text={productTexts.ready(price.readyDate)} />
      )}
      {express && <Promised icon={zapIcon} text={productTexts.express(express.days, express.percent)} />}
    </ul>
  )
}

const Promised = ({ icon, text }: { readonly icon: IconLines; readonly text: string }) => (
  <li>
    <Icon of={icon} />
    <span>{wholeDates(text)}</span>
  </li>
)
