import type { FilterView } from '#domain/configurator/filters.ts'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { filterName } from './adopt-form.ts'
import styles from './configurator.module.css'
import { useOptimisticInput } from './use-optimistic-input.ts'

type FilterChipsProps = {
  readonly stepId: string
  readonly view: FilterView
  readonly onChoose: (valueId: string | null) => Promise<void>
}

/** One filter as a row of chips; a value without products left stays visible and cannot be chosen. */
export function FilterChips({ stepId, view, onChoose }: FilterChipsProps) {
  const { filter, values } = view
  const name = filterName(stepId, filter.attributeCode)
  const [chosenId, choose] = useOptimisticInput(
    values.find(({ isSelected }) => isSelected)?.id ?? null,
    onChoose,
  )
  return (
    <fieldset className={styles.filter}>
      <legend>{filter.label}</legend>
      <div>
        <Chip
          name={name}
          value=""
          label={configuratorTexts.any}
          isChecked={chosenId === null}
          onChoose={() => choose(null)}
        />
        {values.map(({ id, label, isAvailable }) => (
          <Chip
            key={id}
            name={name}
            value={id}
            label={label}
            isChecked={id === chosenId}
            isDisabled={!isAvailable}
            onChoose={() => choose(id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type ChipProps = {
  readonly name: string
  readonly value: string
  readonly label: string
  readonly isChecked: boolean
  readonly isDisabled?: boolean
  readonly onChoose: () => void
}

const Chip = ({ name, value, label, isChecked, isDisabled = false, onChoose }: ChipProps) => (
  <label className={styles.chip}>
    <input
      type="radio"
      name={name}
      value={value}
      checked={isChecked}
      disabled={isDisabled}
      onChange={onChoose}
    />
    <span>{label}</span>
  </label>
)
