import { useState } from 'react'
import type { DeskOrder } from '#contract/office/orders.ts'
import { amsterdamNow } from '#domain/delivery/amsterdam-clock.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { deliveryTexts } from '#texts/nl/cart.ts'
import { formatPromisedDate } from '#texts/nl/format-date.ts'
import { changeOrderTexts as texts } from '#texts/nl/office/change-order.ts'
import type { Faults } from '../../lib/use-faults.ts'
import styles from './change-dialog.module.css'
import { movableDays } from './day-dialog.tsx'
import { isGroupHurried, KINDS, movable, wayName } from './read-change.ts'

/** How groups come from now on, by their ids; what is not there comes as it did. */
export type Kinds = Readonly<Record<string, (typeof KINDS)[number] | undefined>>

type WayFieldsProps = {
  readonly group: DeskOrder['groups'][number]
  readonly faults: Faults
  readonly onKind: (kind: Kinds[string]) => void
}

/** How and when a group comes: sent or fetched, hurried or not, and on which day. */
export function WayFields({ group, faults, onKind }: WayFieldsProps) {
  const [today] = useState(() => amsterdamNow(new Date()).date)
  const { id, title } = group
  const lines = movable(group)
  const kinds = new Set(lines.map(({ delivery }) => delivery.kind))
  const [only, ...otherKinds] = kinds
  const dated = movableDays(lines)
  const days = [...new Set(dated.map(({ delivery }) => formatPromisedDate(delivery.date)))]
  const isWhole = group.lines.every(({ mayChange, state }) => mayChange || state === 'cancelled')
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
        error={faults[names.kind]}
        defaultValue={otherKinds.length > 0 ? '' : only}
        options={[
          ...(otherKinds.length > 0 ? [{ value: '', label: texts.keepKind }] : []),
          ...KINDS.map((kind) => ({ value: kind, label: deliveryTexts[kind] })),
        ]}
        onChange={({ target }) => onKind(KINDS.find((kind) => kind === target.value))}
      />
      {dated.length > 0 && (
        <TextField
          name={names.date}
          type="date"
          label={texts.date(title)}
          hint={texts.dateNow(days.join(' / '))}
          min={today}
          required={false}
          error={faults[names.date]}
        />
      )}
      {isWhole && (
        <Checkbox
          name={names.express}
          label={texts.hurry(title)}
          defaultChecked={isGroupHurried(group)}
          error={faults[names.express]}
        />
      )}
    </div>
  )
}
