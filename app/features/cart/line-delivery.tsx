import { storeIcon } from '#app/ui/icons/store.ts'
import { truckIcon } from '#app/ui/icons/truck.ts'
import { useState } from 'react'
import type { CartItem } from '#contract/cart.ts'
import type { Address } from '#contract/customer.ts'
import { addressLine } from '#app/lib/addresses/address-text.ts'
import { api } from '#app/lib/api/api.ts'
import { Deadline } from '#app/lib/delivery/deadline.tsx'
import { dayFollowsProof } from '#app/lib/lines/line-files.ts'
import type { ChangeCart } from '#app/lib/cart/use-call-cart.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { deliveryTexts } from '#texts/nl/cart.ts'
import type { DeadlineTask } from '#texts/nl/deadline.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import styles from './cart-line.module.css'
import type { Blocker } from './line-blockers.ts'

type Delivery = CartItem['delivery']
type Choice = Partial<Pick<Delivery, 'kind' | 'addressId' | 'express'>> & {
  /** Null lets the server take the first possible day. */
  readonly date?: string | null
  readonly applyToAll?: boolean
}
type LineDeliveryProps = {
  readonly item: CartItem
  readonly addresses: readonly Address[]
  readonly blockers: readonly Blocker[]
  readonly isOnlyLine: boolean
  readonly change: ChangeCart
}

/** How, where and when a line is delivered; every choice saves itself. */
export function LineDelivery({ item, addresses, blockers, isOnlyLine, change }: LineDeliveryProps) {
  const { delivery, title } = item
  // What was chosen shows at once; the answer then takes its place.
  const [chosen, setChosen] = useState<Choice | null>(null)
  const shown = { ...delivery, ...chosen }

  async function choose(choice: Choice): Promise<boolean> {
    setChosen((now) => ({ ...now, ...choice }))
    const { kind, addressId, date, express, applyToAll = false } = { ...shown, ...choice }
    const body = { kind, addressId: kind === 'ship' ? addressId : null, date, express, applyToAll }
    const reply = await change(() => api.setDelivery({ params: { id: item.id }, body }))
    setChosen(null)
    return reply !== null
  }

  async function spread() {
    if (await choose({ applyToAll: true })) showToast({ tone: 'good', title: deliveryTexts.applied })
  }

  const { offers } = delivery
  const blockerText = blockers.map(({ message }) => message).join(' ') || null
  const isWrong = (code: Blocker['code']) => blockers.some((blocker) => blocker.code === code)
  const addressWrong = isWrong('address_missing') || isWrong('not_shippable')
  const dateText = blockerText !== null && !addressWrong ? blockerText : null
  const showsAddress = shown.kind === 'ship' && (addresses.length > 1 || addressWrong)
  return (
    <div className={`${styles.strip} ${styles.delivery}`}>
      <SegmentedControl
        label={deliveryTexts.kind(title)}
        value={shown.kind}
        onChange={(kind) => void choose({ kind, date: null })}
        segments={[
          {
            value: 'ship',
            label: deliveryTexts.ship,
            icon: truckIcon,
            disabled: !offers.kinds.includes('ship'),
          },
          {
            value: 'pickup',
            label: deliveryTexts.pickup,
            icon: storeIcon,
            disabled: !offers.kinds.includes('pickup'),
          },
        ]}
      />
      {dayFollowsProof(item) && dateText === null ? (
        <p className={styles.dayFollows}>{deliveryTexts.dayAfterProof}</p>
      ) : (
        <SelectField
          className={styles.date}
          label={deliveryTexts.date(title)}
          hideLabel
          compact
          value={shown.date ?? ''}
          options={dateOptions(shown.express ? offers.expressDates : offers.dates, shown.date)}
          error={dateText}
          onChange={(event) => void choose({ date: event.target.value })}
        />
      )}
      {offers.expressPrice && (
        <Checkbox
          className={styles.express ?? ''}
          label={
            <>
              <span className="visually-hidden">{deliveryTexts.expressOf(title)}</span>
              <span aria-hidden="true" className="strong">
                {deliveryTexts.express}
              </span>
              {deliveryTexts.plus(formatPrice(offers.expressPrice.excludingTaxInCents))}
            </>
          }
          checked={shown.express}
          onChange={(event) => void choose({ express: event.target.checked, date: null })}
        />
      )}
      {showsAddress && (
        <SelectField
          className={styles.address}
          label={deliveryTexts.address(title)}
          hideLabel
          compact
          value={shown.addressId ?? ''}
          options={addressOptions(addresses, shown.addressId)}
          error={addressWrong ? blockerText : null}
          onChange={(event) => void choose({ addressId: event.target.value })}
        />
      )}
      {!isOnlyLine && (
        <Button
          look="tertiary"
          size="small"
          aria-label={deliveryTexts.applyToAllOf(title)}
          onClick={() => void spread()}
        >
          {deliveryTexts.applyToAll}
        </Button>
      )}
      {delivery.deadline !== null && (
        <Deadline
          className={styles.deadline}
          task={TASKS[item.designStatus ?? 'ready']}
          at={delivery.deadline}
        />
      )}
    </div>
  )
}

/** What is left to do before a line can be made. */
const TASKS = {
  ready: 'order',
  approved: 'order',
  attention: 'orderAndApprove',
  invalid: 'orderAndSend',
  processing: 'orderAndSend',
  missing: 'orderAndSend',
  incomplete: 'orderAndSend',
  later: 'orderAndSend',
} as const satisfies Record<NonNullable<CartItem['designStatus']>, DeadlineTask>

/** The days on offer; a chosen day that is no longer possible stays to be seen. */
function dateOptions(dates: readonly string[], chosen: string | null) {
  const options = dates.map((date) => ({ value: date, label: formatPromisedDate(date) }))
  if (chosen === null) return [{ value: '', label: '' }, ...options]
  if (dates.includes(chosen)) return options
  return [
    { value: chosen, label: deliveryTexts.dateGone(formatPromisedDate(chosen)), disabled: true },
    ...options,
  ]
}

function addressOptions(addresses: readonly Address[], chosen: string | null) {
  const options = addresses.map((address) => ({ value: address.id, label: addressLine(address) }))
  const isKnown = addresses.some(({ id }) => id === chosen)
  return isKnown
    ? options
    : [{ value: chosen ?? '', label: deliveryTexts.noAddress, disabled: true }, ...options]
}
