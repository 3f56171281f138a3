import { useState } from 'react'
import type { DeskOrder } from '#contract/office/orders.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import type { DeliveryKind } from '#domain/delivery/promise.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { deliveryTexts } from '#texts/nl/cart.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { changeOrderTexts as texts } from '#texts/nl/office/change-order.ts'
import type { Faults } from '../../lib/use-faults.ts'
import styles from './change-dialog.module.css'
import { movableDays } from './day-dialog.tsx'
import type { AddedWay } from './added-ways.ts'
import { isGroupHurried, type Kinds, KINDS, movable, usualAddress, wayName } from './read-change.ts'

type WayFieldsProps = {
  /** Of the group, or the key of what comes in. */
  readonly id: string
  readonly title: string
  readonly faults: Faults
  /** Empty where it differs line by line, and stays so. */
  readonly kind: DeliveryKind | ''
  readonly kinds: readonly (DeliveryKind | '')[]
  readonly kindHint?: string | undefined
  /** What the field of its day is called and says; null where it has none to name. */
  readonly day: { readonly label: string; readonly hint: string } | null
  /** Whether it is hurried to begin with; null where it cannot be. */
  readonly isHurried: boolean | null
  readonly onKind: (kind: Kinds[string]) => void
}

/** How and when lines come: sent or fetched, hurried or not, and on which day. */
function WayFields(props: WayFieldsProps) {
  const { id, title, faults, kind, kinds, kindHint, day, isHurried, onKind } = props
  const [today] = useState(() => amsterdamNow(new Date()).date)
  const names = {
    kind: wayName(id, 'kind'),
    express: wayName(id, 'express'),
    date: wayName(id, 'date'),
  }
  return (
    <div className={styles.ways}>
      <SelectField
        name={names.kind}
        label={texts.kind(title)}
        hint={kindHint}
        error={faults[names.kind]}
        value={kind}
        options={kinds.map((one) => ({
          value: one,
          label: one === '' ? texts.keepKind : deliveryTexts[one],
        }))}
        onChange={({ target }) => onKind(KINDS.find((one) => one === target.value))}
      />
      {day && (
        <TextField
          name={names.date}
          type="date"
          label={day.label}
          hint={day.hint}
          min={today}
          required={false}
          error={faults[names.date]}
        />
      )}
      {isHurried !== null && (
        <Checkbox
          name={names.express}
          label={texts.hurry(title)}
          defaultChecked={isHurried}
          error={faults[names.express]}
        />
      )}
    </div>
  )
}

type GroupWayProps = Pick<WayFieldsProps, 'faults' | 'onKind'> & {
  readonly group: DeskOrder['groups'][number]
  /** How it is to come from now on; with none it comes as it did. */
  readonly kind: Kinds[string]
}

/** How a group comes that was ordered. */
export function GroupWayFields({ group, kind, ...props }: GroupWayProps) {
  const { id, title } = group
  const lines = movable(group)
  const [only, ...otherKinds] = new Set(lines.map(({ delivery }) => delivery.kind))
  const isMixed = otherKinds.length > 0
  const dated = movableDays(lines)
  const days = [...new Set(dated.map(({ delivery }) => formatPromisedDate(delivery.date)))]
  const isWhole = group.lines.every(({ mayChange, state }) => mayChange || state === 'cancelled')
  return (
    <WayFields
      {...props}
      id={id}
      title={title}
      kind={kind ?? (isMixed || only === undefined ? '' : only)}
      kinds={isMixed ? ['', ...KINDS] : KINDS}
      day={dated.length > 0 ? { label: texts.date(title), hint: texts.dateNow(days.join(' / ')) } : null}
      isHurried={isWhole ? isGroupHurried(group) : null}
    />
  )
}

type AddedWayProps = Pick<WayFieldsProps, 'faults' | 'onKind'> & {
  readonly order: DeskOrder
  readonly way: AddedWay
  /** Another address is given, to which it may go. */
  readonly isOtherGiven: boolean
}

/** How comes what comes in. */
export function AddedWayFields({ order, way, isOtherGiven, ...props }: AddedWayProps) {
  const { key, title, kind, kinds, mayHurry } = way
  const usual = usualAddress(order)
  const where = isOtherGiven || usual === null ? texts.addressBelow : texts.goesTo(usual)
  return (
    <WayFields
      {...props}
      id={key}
      title={title}
      kind={kind}
      kinds={kinds}
      kindHint={kind === 'ship' ? where : undefined}
      day={{ label: texts.dateOfAdded(title), hint: texts.dateOfAddedHint }}
      isHurried={mayHurry ? false : null}
    />
  )
}
