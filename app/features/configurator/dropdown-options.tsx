import { hasValues } from '#domain/configurator/filters.ts'
import type { ChoiceStepView, OptionView } from '#domain/configurator/view.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { useComposing } from './composing-context.ts'
import styles from './configurator.module.css'
import { currentCents, optionCents } from './option-difference.tsx'
import { titleOf, useOffered } from './option-list.tsx'
import { OptionPicture } from './option-picture.tsx'
import { useOptimisticInput } from './use-optimistic-input.ts'

/** All options in one list; a filter puts those that match at the top, the others stay to be chosen (spec 4). */
export function DropdownOptions({ view }: { readonly view: ChoiceStepView }) {
  const { select, live, state } = useComposing()
  const { step, optionId, options, selected } = view
  const [chosenId, choose] = useOptimisticInput(selected?.id ?? '', (id) => select(step, id))
  const chosenFilters = state.choices.filters[optionId] ?? {}
  const matches = ({ option }: OptionView) =>
    option === null || step.stepType !== 'bundleOption' || hasValues(option, step.filters, chosenFilters)
  const ordered = [...options.filter(matches), ...options.filter((entry) => !matches(entry))]
  const pictures = new Map(useOffered(view).map(({ entry, thumbnail }) => [entry.id, thumbnail]))
  const hasPictures = [...pictures.values()].some((thumbnail) => thumbnail !== null)
  const price = live.isOld ? null : live.price
  const now = currentCents(price, optionId, selected?.id ?? null)

  function label(entry: OptionView): string {
    const title = matches(entry) ? titleOf(view, entry) : configuratorTexts.otherValue(titleOf(view, entry))
    const cents = optionCents(price, optionId, entry.id)
    if (cents === null || now === null || entry.isSelected) return title
    return cents === now ? title : `${title} (${configuratorTexts.difference(cents - now)})`
  }

  const field = (
    <SelectField
      label={step.title}
      hideLabel
      name={optionId}
      value={chosenId}
      options={[
        ...(selected ? [] : [{ value: '', label: configuratorTexts.choose, disabled: true }]),
        ...ordered.map((entry) => ({
          value: entry.id,
          label: label(entry),
          disabled: !entry.fits && !entry.isSelected,
        })),
      ]}
      hint={selected?.option?.description || undefined}
      onChange={(event) => choose(event.target.value)}
    />
  )
  return hasPictures ? (
    <div className={styles.picturedField}>
      <OptionPicture thumbnail={pictures.get(chosenId) ?? null} className={styles.shown} />
      {field}
    </div>
  ) : (
    field
  )
}
