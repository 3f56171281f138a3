import { calendarIcon } from '#app/ui/icons/calendar.ts'
import { houseIcon } from '#app/ui/icons/house.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { truckIcon } from '#app/ui/icons/truck.ts'
import type { Cart, CartItem } from '#contract/cart.ts'
import type { Address } from '#contract/customer.ts'
import { cityLine, streetLine } from '#domain/addresses/address-lines.ts'
import { addressName } from '#app/lib/addresses/address-text.ts'
import { api } from '#app/lib/api/api.ts'
import type { ChangeCart } from '#app/lib/cart/use-call-cart.ts'
import { paths } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { deliveryTexts } from '#texts/nl/cart.ts'
import { wholeDates } from '#app/ui/whole-dates.tsx'
import { orderDetailsTexts as texts } from '#texts/nl/checkout.ts'
import { formatPrice } from '#texts/nl/format.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import styles from './checkout.module.css'
import { asPlanned, currentPlan, deliveriesOf } from './deliveries.ts'

type Plan = Cart['deliveryPlans'][number]
type ChoicesProps = { readonly cart: Cart; readonly change: ChangeCart; readonly disabled: boolean }

const linesOf = (cart: Cart) => cart.orderLineGroups.flatMap((group) => group.lines)

/** Changes each of these lines in turn; stops at the first that fails, which has been told then. */
async function changeEach(
  change: ChangeCart,
  lines: readonly CartItem[],
  choice: (line: CartItem) => { readonly addressId?: string; readonly date?: string },
): Promise<void> {
  for (const line of lines) {
    const { kind, addressId, date, express } = line.delivery
    const body = { kind, addressId, date, express, ...choice(line) }
    if (!(await change(() => api.setDelivery({ params: { id: line.id }, body })))) return
  }
}

/** Where everything goes that is delivered. */
export function AddressChoice(props: ChoicesProps & { readonly addresses: readonly Address[] }) {
  const { cart, change, disabled, addresses } = props
  const shipped = linesOf(cart).filter(({ delivery }) => delivery.kind === 'ship')
  if (shipped.length === 0) return <p>{texts.pickupOnly}</p>
  const used = new Set(shipped.map(({ delivery }) => delivery.addressId))
  const [only] = used
  const chosen = used.size === 1 ? only : null

  function choose(addressId: string) {
    const others = shipped.filter(({ delivery }) => delivery.addressId !== addressId)
    void changeEach(change, others, () => ({ addressId }))
  }

  return (
    <>
      {used.size > 1 && (
        <Notice tone="info" className={styles.notice ?? ''}>
          {texts.severalAddresses}
        </Notice>
      )}
      <ChoiceGroup label={texts.addressQuestion} hideLabel>
        {addresses.map((address) => (
          <ChoiceRow
            key={address.id}
            name="address"
            icon={houseIcon}
            title={addressName(address)}
            text={[`${streetLine(address)}, ${cityLine(address)}`, address.deliveryNotes]
              .filter(Boolean)
              .join('. ')}
            checked={chosen === address.id}
            disabled={disabled}
            onChange={() => choose(address.id)}
          />
        ))}
      </ChoiceGroup>
      <LinkButton to={paths.newAddress} look="tertiary" icon={plusIcon} className={styles.add ?? ''}>
        {texts.addAddress}
      </LinkButton>
    </>
  )
}

/** When it comes: each line as soon as it can, or all on one day, with what sending costs. */
export function DateChoices({ cart, change, disabled }: ChoicesProps) {
  const lines = linesOf(cart)
  const current = currentPlan(lines, cart.deliveryPlans)
  const isWithoutChoice = current !== null && cart.deliveryPlans.length === 1
  if (isWithoutChoice || cart.deliveryPlans.length === 0) return <Days lines={lines} />

  function choose(plan: Plan) {
    const dayOf = new Map(plan.days.map(({ itemId, date }) => [itemId, date]))
    const others = lines.filter(({ id, delivery }) => delivery.date !== dayOf.get(id))
    void changeEach(change, others, ({ id, delivery }) => ({ date: dayOf.get(id) ?? delivery.date }))
  }

  return (
    <ChoiceGroup label={texts.dateQuestion} hideLabel>
      {cart.deliveryPlans.map((plan) => (
        <ChoiceRow
          key={plan.code}
          name="date"
          icon={plan.code === 'soonest' ? truckIcon : calendarIcon}
          title={titleOf(plan.code, deliveriesOf(asPlanned(lines, plan)).length)}
          text={<Days lines={asPlanned(lines, plan)} shippingPrice={plan.shippingPrice} />}
          checked={current?.code === plan.code}
          disabled={disabled}
          onChange={() => choose(plan)}
        />
      ))}
      {current === null && (
        <ChoiceRow
          name="date"
          icon={calendarIcon}
          title={texts.chosen}
          text={<Days lines={lines} shippingPrice={shippingOf(cart)} />}
          checked
          readOnly
        />
      )}
    </ChoiceGroup>
  )
}

const titleOf = (code: Plan['code'], deliveries: number) =>
  code === 'together' ? texts.together : texts.soonest(deliveries)

const shippingOf = ({ totalSegments }: Cart) => totalSegments.find(({ code }) => code === 'shipping')?.price

type DaysProps = {
  readonly lines: readonly CartItem[]
  readonly shippingPrice?: Plan['shippingPrice'] | undefined
}

/** What comes on which day, and what sending it costs. */
function Days({ lines, shippingPrice }: DaysProps) {
  const days = deliveriesOf(lines).map(({ date, lines: own }) =>
    texts.deliveryOf(
      own.map(({ title }) => title).join(', '),
      date === null ? deliveryTexts.dayAfterProof : formatPromisedDate(date),
    ),
  )
  const cost = shippingPrice ? [texts.shipping(formatPrice(shippingPrice.excludingTaxInCents))] : []
  return [...days, ...cost].map((line) => (
    <span key={line} className={styles.described}>
      {wholeDates(line)}
    </span>
  ))
}
