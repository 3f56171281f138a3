import { squarePenIcon } from '#app/ui/icons/square-pen.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import type { CartItem } from '#contract/cart.ts'
import type { Address } from '#contract/customer.ts'
import { sizeText } from '#app/lib/line-facts.ts'
import type { ChangeCart } from '#app/lib/use-call-cart.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { RegistrationMark } from '#app/ui/registration-mark.tsx'
import { cartTexts } from '#texts/nl/cart.ts'
import styles from './cart-line.module.css'
import { blockersAt, type Blocker } from './line-blockers.ts'
import { LineDelivery } from './line-delivery.tsx'
import { LineFiles } from './line-files.tsx'
import { lineId, lineNameId } from './line-ids.ts'
import { LineQuantity } from './line-quantity.tsx'
import { PriceChange } from './price-change.tsx'

type CartLineProps = {
  readonly item: CartItem
  readonly headingLevel: 2 | 3
  readonly blockers: readonly Blocker[]
  readonly addresses: readonly Address[]
  readonly isOnlyLine: boolean
  readonly change: ChangeCart
  readonly onRemove: (item: CartItem) => Promise<void>
}

export function CartLine(props: CartLineProps) {
  const { item, headingLevel, blockers, addresses, isOnlyLine, change, onRemove } = props
  const [removing, setRemoving] = useState(false)
  const Name = `h${headingLevel}` as const
  const size = sizeText(item)

  async function remove() {
    setRemoving(true)
    await onRemove(item)
    setRemoving(false)
  }

  return (
    <article id={lineId(item.id)} className={styles.line} aria-labelledby={lineNameId(item.id)}>
      <div className={styles.top}>
        <LinePicture url={item.imageUrl} />
        <div className={styles.about}>
          <Name id={lineNameId(item.id)} tabIndex={-1}>
            {item.url === null ? item.title : <Link to={item.url}>{item.title}</Link>}
          </Name>
          {size && <p className={styles.facts}>{size}</p>}
          {blockersAt(blockers, item.id, 'line').map(({ code, message }) => (
            <FieldError key={code} text={message} />
          ))}
        </div>
        <LineQuantity item={item} change={change} />
      </div>
      <div className={styles.strips}>
        <PriceChange item={item} change={change} />
        <LineFiles item={item} blockers={blockersAt(blockers, item.id, 'files')} />
        <LineDelivery
          {...{ item, addresses, isOnlyLine, change }}
          blockers={blockersAt(blockers, item.id, 'delivery')}
        />
        <div className={styles.actions}>
          {item.url !== null && (
            <LinkButton to={item.url} look="tertiary" size="small" icon={squarePenIcon}>
              {cartTexts.edit}
            </LinkButton>
          )}
          <Button
            look="tertiary"
            size="small"
            icon={trashIcon}
            pending={removing}
            aria-label={cartTexts.removeOf(item.title)}
            onClick={() => void remove()}
          >
            {cartTexts.remove}
          </Button>
        </div>
      </div>
    </article>
  )
}

function LinePicture({ url }: { readonly url: string | null }) {
  if (url === null)
    return (
      <span className={styles.picture}>
        <RegistrationMark sizePx={36} quiet />
      </span>
    )
  return <img src={url} alt="" width={132} height={99} loading="lazy" className={styles.picture} />
}
