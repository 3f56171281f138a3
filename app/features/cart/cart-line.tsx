import { squarePenIcon } from '#app/ui/icons/square-pen.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Cart, CartItem } from '#contract/cart.ts'
import type { Address } from '#contract/customer.ts'
import { FREE_GOODS_SKU } from '#domain/catalogue/free-goods.ts'
import { api } from '#app/lib/api/api.ts'
import { writeAddress } from '#app/lib/configuration/configuration-address.ts'
import { LineAmounts } from '#app/lib/lines/line-amounts.tsx'
import { LinePicture } from '#app/lib/lines/line-picture.tsx'
import { LineChoices } from '#app/lib/lines/line-choices.tsx'
import { sizeText } from '#app/lib/lines/line-facts.ts'
import type { ChangeCart } from '#app/lib/cart/use-call-cart.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { cartTexts } from '#texts/nl/cart.ts'
import { quantityText } from '#texts/nl/price-unit.ts'
import { lineReferenceText } from '#texts/nl/line-options.ts'
import styles from './cart-line.module.css'
import { blockersAt, type Blocker } from './line-blockers.ts'
import { LineDelivery } from './line-delivery.tsx'
import { LineFiles } from './line-files.tsx'
import { lineId, lineNameId } from './line-ids.ts'
import { LineQuantity } from './line-quantity.tsx'
import { PriceChange } from './price-change.tsx'

type LineGroup = Cart['orderLineGroups'][number]

/** A line as it is added: a configured one with its whole configuration. */
const itemToAdd = ({ sku, quantity, customOptions }: CartItem, { configuration }: LineGroup) =>
  configuration ? { configuration } : { sku, quantity, customOptions }

type CartLineProps = {
  readonly item: CartItem
  readonly group: LineGroup
  readonly headingLevel: 2 | 3
  readonly blockers: readonly Blocker[]
  readonly addresses: readonly Address[]
  readonly isOnlyLine: boolean
  readonly isAsked: boolean
  readonly change: ChangeCart
  readonly onRemove: (item: CartItem) => Promise<void>
}

export function CartLine(props: CartLineProps) {
  const { item, group, headingLevel, blockers, addresses, isOnlyLine, isAsked, change, onRemove } = props
  const [removing, setRemoving] = useState(false)
  const [duplicating, setDuplicating] = useState(false)
  const Name = `h${headingLevel}` as const
  const size = sizeText(item)
  const isMain = item.part === 'main'
  const isAccessory = item.part !== null && !isMain

  async function duplicate() {
    setDuplicating(true)
    const cart = await change(() =>
      api.addCartItem({ body: { cartItem: itemToAdd(item, group), asOwnLine: true } }),
    )
    setDuplicating(false)
    if (cart) showToast({ tone: 'good', title: cartTexts.duplicated(item.title) })
  }

  async function remove() {
    setRemoving(true)
    await onRemove(item)
    setRemoving(false)
  }

  return (
    <article id={lineId(item.id)} className={styles.line} aria-labelledby={lineNameId(item.id)}>
      <div className={styles.top}>
        <LinePicture line={item} widthPx={132} heightPx={99} className={styles.picture} />
        <div className={styles.about}>
          <Name id={lineNameId(item.id)} tabIndex={-1}>
            {item.url === null ? item.title : <Link to={item.url}>{item.title}</Link>}
          </Name>
          {item.pack && <p className={styles.facts}>{quantityText(item.quantity, item.pack)}</p>}
          {size && <p className={styles.facts}>{size}</p>}
          {!isAccessory && <LineChoices choices={group.choices} />}
          {!isAccessory && group.reference !== null && (
            <p className={styles.facts}>{lineReferenceText(group.reference)}</p>
          )}
          {blockersAt(blockers, item.id, 'line').map(({ code, message }) => (
            <FieldError key={code} text={message} />
          ))}
        </div>
        <LineQuantity item={item} change={change} />
      </div>
      <div className={styles.strips}>
        <LineAmounts amounts={item.amounts} expressPrice={item.expressPrice} className={styles.amounts} />
        <PriceChange item={item} change={change} />
        <LineFiles {...{ item, change, isAsked }} blockers={blockersAt(blockers, item.id, 'files')} />
        <LineDelivery
          {...{ item, addresses, isOnlyLine, change }}
          blockers={blockersAt(blockers, item.id, 'delivery')}
        />
        <div className={styles.actions}>
          {!isAccessory && item.url !== null && (
            <LinkButton
              to={item.url + addressOf(item, group)}
              look="tertiary"
              size="small"
              icon={squarePenIcon}
              aria-label={isMain ? cartTexts.adjustOf(item.title) : undefined}
            >
              {isMain ? cartTexts.adjust : cartTexts.edit}
            </LinkButton>
          )}
          {!isAccessory && item.sku !== FREE_GOODS_SKU && (
            <Button
              look="tertiary"
              size="small"
              icon={plusIcon}
              pending={duplicating}
              aria-label={cartTexts.duplicateOf(item.title)}
              onClick={() => void duplicate()}
            >
              {cartTexts.duplicate}
            </Button>
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

/** Where a configuration is changed: its page, with the choices and this line in the address. */
const addressOf = ({ id }: CartItem, { configuration }: LineGroup) =>
  configuration ? writeAddress({ choices: configuration, quantity: configuration.quantity, lineId: id }) : ''
