import type { Cart, CartItem } from '#contract/cart.ts'
import type { Address } from '#contract/customer.ts'
import type { ChangeCart } from '#app/lib/cart/use-call-cart.ts'
import { cartTexts } from '#texts/nl/cart.ts'
import styles from './cart-page.module.css'
import { CartLine } from './cart-line.tsx'

type LineGroupProps = {
  readonly group: Cart['orderLineGroups'][number]
  readonly cart: Cart
  readonly addresses: readonly Address[]
  /** The customer wanted to order what is not complete. */
  readonly isAsked: boolean
  readonly change: ChangeCart
  readonly onRemove: (item: CartItem) => Promise<void>
}

/** The lines that were configured together; a group of one has no heading of its own (design 11). */
export function LineGroup({ group, cart, ...rest }: LineGroupProps) {
  const isGroup = group.lines.length > 1
  return (
    <section className={styles.group} aria-label={isGroup ? undefined : group.title}>
      {isGroup && (
        <header>
          <h2>{group.title}</h2>
          <p>{cartTexts.groupNote(group.lines.length)}</p>
        </header>
      )}
      {group.lines.map((item) => (
        <CartLine
          key={item.id}
          item={item}
          group={group}
          headingLevel={isGroup ? 3 : 2}
          blockers={cart.blockers}
          isOnlyLine={cart.totalItemCount === 1}
          {...rest}
        />
      ))}
    </section>
  )
}
