import { Package, Truck, Zap, type LucideIcon } from 'lucide-react'
import type { Product, ProductPrice } from '#contract/catalogue.ts'
import { Icon } from '#app/ui/icon.tsx'
import { productTexts } from '#texts/nl/catalogue.ts'
import styles from './delivery-promise.module.css'

type DeliveryPromiseProps = { readonly product: Product; readonly price: ProductPrice | null }

/** When it can be there, if it is ordered with its files now. */
export function DeliveryPromise({ product, price }: DeliveryPromiseProps) {
  const { deliveryKinds, express } = product
  return (
    <ul className={styles.promises}>
      {price?.deliveryDate && deliveryKinds.includes('ship') && (
        <Promised icon={Truck} text={productTexts.delivery(price.deliveryDate)} />
      )}
      {price && deliveryKinds.includes('pickup') && (
        <Promised icon={Package} text={productTexts.ready(price.readyDate)} />
      )}
      {express && <Promised icon={Zap} text={productTexts.express(express.days, express.percent)} />}
    </ul>
  )
}

const Promised = ({ icon, text }: { readonly icon: LucideIcon; readonly text: string }) => (
  <li>
    <Icon of={icon} />
    {text}
  </li>
)
