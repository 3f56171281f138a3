import type { PriceTrial, TrialDelivery } from '#contract/office/price-trials.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { countryName } from '#texts/nl/country.ts'
import { priceTrialTexts as texts } from '#texts/nl/office/price-trial.ts'
import { AS_IT_COMES } from '../../work/prices.ts'
import styles from './prices.module.css'

/** How it goes; `toOf` says whose address was chosen. */
export type Way = TrialDelivery & { readonly toOf: string | null }

export const FIRST_WAY: Way = { ...AS_IT_COMES, toOf: null }

type DeliveryFieldsProps = {
  readonly trial: PriceTrial
  readonly delivery: TrialDelivery
  readonly isStudioAsked: boolean
  readonly onChange: (delivery: TrialDelivery) => void
}

/** How, where, how fast and on which day it goes, as a cart asks it. */
export function DeliveryFields({ trial, delivery, isStudioAsked, onChange }: DeliveryFieldsProps) {
  const { kind, kinds, dates, isExpress } = trial.delivery
  const isSent = kind === 'ship'
  return (
    <div className={styles.ways}>
      <SelectField
        compact
        label={texts.way}
        value={kind}
        options={[...new Set([...kinds, kind])].map((one) => ({ value: one, label: texts.ways[one] }))}
        onChange={({ target }) =>
          onChange({ ...delivery, kind: target.value === 'pickup' ? 'pickup' : 'ship', date: null })
        }
      />
      {isSent && <PlaceField trial={trial} delivery={delivery} onChange={onChange} />}
      <SelectField
        compact
        label={texts.pace}
        value={isExpress ? 'express' : 'standard'}
        hint={trial.express ? undefined : isStudioAsked ? texts.noExpressWithStudio : texts.noExpress}
        options={[
          { value: 'standard', label: texts.standard },
          ...(trial.express ? [{ value: 'express', label: texts.expressAt(trial.express.cents) }] : []),
        ]}
        onChange={({ target }) => onChange({ ...delivery, express: target.value === 'express', date: null })}
      />
      <SelectField
        compact
        label={isSent ? texts.day : texts.pickupDay}
        value={delivery.date ?? ''}
        options={daysOf(dates, delivery.date)}
        onChange={({ target }) => onChange({ ...delivery, date: target.value || null })}
      />
    </div>
  )
}

function daysOf(dates: readonly string[], chosen: string | null) {
  const [first] = dates
  return [
    ...(first === undefined ? [] : [{ value: '', label: texts.soonest(first) }]),
    ...dates.slice(1).map((date) => ({ value: date, label: texts.onThatDay(date) })),
    // What was chosen stays in sight where other choices rule it out.
    ...(chosen === null || dates.slice(1).includes(chosen)
      ? []
      : [{ value: chosen, label: chosen === first ? texts.onThatDay(chosen) : texts.notThatDay(chosen) }]),
  ]
}

function PlaceField({ trial, delivery, onChange }: Omit<DeliveryFieldsProps, 'isStudioAsked'>) {
  const { addresses, countries, to } = trial.delivery
  const isCompany = addresses.length > 0
  const chosen =
    to === null ? '' : to.addressId === null ? `country ${to.country}` : `address ${to.addressId}`
  return (
    <SelectField
      compact
      className={styles.whole}
      label={texts.to}
      value={chosen}
      options={[
        ...(to === null ? [{ value: '', label: texts.noAddress }] : []),
        ...addresses.map(({ id, title }) => ({ value: `address ${id}`, label: title })),
        ...[...new Set([...countries, ...(to?.addressId === null ? [to.country] : [])])].map((code) => ({
          value: `country ${code}`,
          label: isCompany ? texts.toCountry(code) : countryName(code),
        })),
      ]}
      onChange={({ target }) => {
        const [by, of = ''] = target.value.split(' ')
        const place = by === 'address' ? ({ by, id: of } as const) : ({ by: 'country', code: of } as const)
        onChange({ ...delivery, to: place })
      }}
    />
  )
}
