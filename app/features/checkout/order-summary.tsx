import type { Cart } from '#contract/cart.ts'
import { totalAmounts } from '#app/lib/lines/total-amounts.ts'
import { TotalsList } from '#app/ui/totals-list.tsx'
import { checkoutTexts } from '#texts/nl/checkout.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { factsOf } from './cart-facts.ts'
import styles from './checkout.module.css'
import { MiniLine } from './mini-line.tsx'

type OrderSummaryProps = { readonly cart: Cart; readonly paymentTermDays: number }

/** 'Je bestelling' beside the details: the lines, the total and how it is paid. */
export function OrderSummary({ cart, paymentTermDays }: OrderSummaryProps) {
  return (
    <section className={styles.aside}>
      <h2>{checkoutTexts.yourOrder}</h2>
      <ul className={styles.lines}>
        {cart.orderLineGroups
          .flatMap((group) => group.lines)
          .map((item) => (
            <MiniLine
              key={item.id}
              line={item}
              facts={factsOf(item)}
              price={formatPrice(item.price && item.price.excludingTaxInCents)}
            />
          ))}
      </ul>
      <TotalsList {...totalAmounts(cart)} />
      <p
        className={styles.note}
      >{`${checkoutTexts.onAccount(paymentTermDays)} ${checkoutTexts.checkNext}`}</p>
    </section>
  )
}
