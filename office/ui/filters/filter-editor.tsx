import { type SubmitEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { readEuros, typedEuros } from '#texts/nl/euros.ts'
import { filterTexts as texts } from '#texts/nl/office/filters.ts'
import { MoneyField } from '../money-field.tsx'
import { FilterMenu, FilterPanel } from './filter-panel.tsx'
import { FoundChoice } from './found-choice.tsx'
import styles from './filters.module.css'
import type { FilterValue, ListFilter } from './list-filter.ts'

type FilterEditorProps<Filter extends ListFilter = ListFilter> = {
  readonly filter: Filter
  readonly value: FilterValue
  readonly onSet: (value: FilterValue) => void
  readonly onClose: () => void
}

/** What sets one filter, in the way of its kind. */
export function FilterEditor(props: FilterEditorProps) {
  const { filter, value, onSet, onClose } = props
  switch (filter.kind) {
    case 'choice':
      return (
        <FilterPanel label={filter.label} onClose={onClose}>
          <FilterMenu
            label={filter.label}
            items={filter.choices.map((choice) => ({
              id: choice.value,
              label: choice.label,
              isChosen: choice.value === value[filter.param],
            }))}
            onChoose={(id) => onSet({ [filter.param]: id })}
          />
        </FilterPanel>
      )
    case 'found':
      return (
        <FilterPanel label={filter.label} onClose={onClose}>
          <FoundChoice among={filter.among} onChoose={(id) => onSet({ [filter.param]: id })} />
        </FilterPanel>
      )
    case 'days':
      return (
        <FilterPanel label={filter.label} onClose={onClose}>
          <DaysForm {...{ filter, value, onSet }} />
        </FilterPanel>
      )
    case 'amount':
      return (
        <FilterPanel label={filter.label} onClose={onClose}>
          <AmountForm {...{ filter, value, onSet }} />
        </FilterPanel>
      )
  }
}

type RangeProps = Omit<FilterEditorProps<Extract<ListFilter, { readonly from: string }>>, 'onClose'>
type RangeFaults = { readonly from?: string; readonly until?: string }

/** The ends that are set, each under its parameter. */
const rangeOf = (
  { from, until }: RangeProps['filter'],
  [first, last]: readonly [string, string],
): FilterValue => ({
  ...(first !== '' && { [from]: first }),
  ...(last !== '' && { [until]: last }),
})

function DaysForm({ filter, value, onSet }: RangeProps) {
  const [faults, setFaults] = useState<RangeFaults>({})

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const [from, until] = event.currentTarget.querySelectorAll('input')
    if (!from || !until) return
    const next = {
      ...(from.validity.badInput && { from: texts.dayUnfinished }),
      ...(until.validity.badInput && { until: texts.dayUnfinished }),
    }
    const isNone = from.value === '' && until.value === ''
    const isBackward = until.value !== '' && until.value < from.value
    const found =
      Object.keys(next).length > 0
        ? next
        : isNone
          ? { from: texts.dayMissing }
          : isBackward
            ? { until: texts.dayTooEarly }
            : null
    if (!found) return onSet(rangeOf(filter, [from.value, until.value]))
    setFaults(found)
    ;('from' in found ? from : until).focus()
  }

  return (
    <form className={styles.range} noValidate onSubmit={send}>
      <TextField
        compact
        type="date"
        required={false}
        max="9999-12-31"
        label={texts.from}
        defaultValue={value[filter.from]}
        error={faults.from}
      />
      <TextField
        compact
        type="date"
        required={false}
        max="9999-12-31"
        label={texts.until}
        defaultValue={value[filter.until]}
        error={faults.until}
      />
      <Button type="submit" size="small">
        {texts.apply}
      </Button>
    </form>
  )
}

const typedOf = (cents: string | undefined) => (cents === undefined ? '' : typedEuros(Number(cents)))

function AmountForm({ filter, value, onSet }: RangeProps) {
  const [from, setFrom] = useState(typedOf(value[filter.from]))
  const [until, setUntil] = useState(typedOf(value[filter.until]))
  const [isTried, setIsTried] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsTried(true)
    const [first, last] = [from, until].map((text) => (text.trim() === '' ? '' : readEuros(text)))
    const at = first === null ? 0 : 1
    const found =
      first === null || last === null
        ? ''
        : first === '' && last === ''
          ? texts.amountMissing
          : first !== '' && last !== '' && Number(last) < Number(first)
            ? texts.amountTooLow
            : null
    if (found === null) return onSet(rangeOf(filter, [String(first), String(last)]))
    setFault(found === '' ? null : found)
    event.currentTarget.querySelectorAll('input')[found === texts.amountMissing ? 0 : at]?.focus()
  }

  return (
    <form className={styles.range} noValidate onSubmit={send}>
      <MoneyField isOptional name="from" label={texts.from} text={from} onType={setFrom} isTried={isTried} />
      <MoneyField
        isOptional
        name="until"
        label={texts.until}
        text={until}
        onType={setUntil}
        isTried={isTried}
      />
      {fault !== null && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <Button type="submit" size="small">
        {texts.apply}
      </Button>
    </form>
  )
}
