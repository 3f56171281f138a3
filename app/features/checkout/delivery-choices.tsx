import { calendarIcon } from '#app/ui/icons/calendar.ts'
import { houseIcon } from '#app/ui/icons/house.ts'
import { plusIcon } from '#app/ui/icons/plus.ts'
import { truckIcon } from '#app/ui/icons/truck.ts'
import type { Cart, CartItem } from '#contract/cart.ts'
import type { Address } from '#contract/customer.ts'
import { addressName, cityLine, streetLine } from '#app/lib/address-text.ts'
import { api } from '#app/lib/api.ts'
import { dayFollowsProof } from '#app/lib/line-files.ts'
import type { ChangeCart } from '#app/lib/use-call-cart.ts'
import { paths } from '#app/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { ChoiceGroup, ChoiceRow } from '#app/ui/choice-row.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { deliveryTexts } from '#texts/nl/cart.ts'
import { orderDetailsTexts as texts } from '#texts/nl/checkout.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import styles from './checkout.module.css'
import { dateChoiceOf, deliveriesOf, offeredTo, togetherDate, type DateChoice } from './deliveries.ts'

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

/** When it comes: each line as soon as it can, or all on one day. */
export function DateChoices({ cart, change, disabled }: ChoicesProps) {
  const deliveries = deliveriesOf(linesOf(cart))
  // There is nothing to choose of a day that follows.
  const lines = linesOf(cart).filter((line) => !dayFollowsProof(line))
  const current = dateChoiceOf(lines)
  const together = togetherDate(lines)
  const described = deliveries.map(({ date, lines: own }) =>
    texts.deliveryOf(
      own.map(({ title }) => title).join(', '),
      date === null ? deliveryTexts.dayAfterProof : formatPromisedDate(date),
    ),
  )

  function choose(choice: DateChoice) {
    const dateFor = (line: CartItem) =>
      (choice === 'together' ? together : offeredTo(line)[0]) ?? line.delivery.date
    const others = lines.filter((line) => line.delivery.date !== dateFor(line))
    void changeEach(change, others, (line) => ({ date: dateFor(line) }))
  }

  const hasChoice =
    together !== null && (deliveries.filter(({ date }) => date !== null).length > 1 || current !== 'soonest')
  if (!hasChoice) return <Described lines={described} />
  const soonest = new Set(lines.map((line) => offeredTo(line)[0])).size
  return (
    <ChoiceGroup label={texts.dateQuestion} hideLabel>
      <ChoiceRow
        name="date"
        icon={truckIcon}
        title={texts.soonest(soonest)}
        text={current === 'soonest' && <Described lines={described} />}
        checked={current === 'soonest'}
        disabled={disabled}
        onChange={() => choose('soonest')}
      />
      {soonest > 1 && (
        <ChoiceRow
          name="date"
          icon={calendarIcon}
          title={texts.together}
          text={formatPromisedDate(current === 'together' ? (lines[0]?.delivery.date ?? together) : together)}
          checked={current === 'together'}
          disabled={disabled}
          onChange={() => choose('together')}
        />
      )}
      {(current === 'chosen' || (current === 'together' && soonest === 1)) && (
        <ChoiceRow
          name="date"
          icon={calendarIcon}
          title={texts.chosen}
          text={<Described lines={described} />}
          checked
          readOnly
        />
      )}
    </ChoiceGroup>
  )
}

function Described({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={styles.described}>
      {line}
    </span>
  ))
}
