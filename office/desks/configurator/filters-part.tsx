import { Icon } from '#app/ui/icon.tsx'
import { trashIcon } from '#app/ui/icons/trash.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { BundleOptionStep, Filter } from '#domain/configurator/model.ts'
import { configuratorTexts as texts } from '#texts/nl/office/configurators.ts'
import { AddRow } from './add-row.tsx'
import { edit, followedFilter, unfilteredAttributes } from './edits.ts'
import styles from './form.module.css'
import { freshId } from './fresh-ids.ts'
import type { Place } from './nodes.ts'
import { Panel } from './panel.tsx'
import { faultAt } from './places.ts'
import type { Change, Refused } from './use-configurator-edit.ts'

type FiltersPartProps = {
  readonly step: BundleOptionStep
  readonly place: Place
  readonly refused: readonly Refused[]
  readonly onChange: Change
}

/** By what the options of a step are narrowed down: their values follow from the options, what they are called is typed. */
export function FiltersPart({ step, place, refused, onChange }: FiltersPartProps) {
  const { filters, options } = step
  const free = unfilteredAttributes(step)
  const set = (next: readonly Filter[], mark?: string) =>
    onChange((now) => edit(now, place, { filters: next } satisfies Partial<BundleOptionStep>), mark)
  const withFilter = (attributeCode: string, label: string) =>
    set([...filters, followedFilter({ attributeCode, label, values: [] }, options)])

  return (
    <Panel title={texts.filtersTitle}>
      <p className="muted">{filters.length === 0 ? texts.noFilters : texts.filtersHint}</p>
      {filters.map((filter, at) => (
        <div key={filter.attributeCode} className={styles.rules}>
          <div className={styles.line}>
            <TextField
              compact
              label={texts.filterLabel(filter.attributeCode)}
              value={filter.label}
              maxLength={200}
              error={faultAt(refused, place, `filters.${at}.label`)}
              onChange={({ target }) =>
                set(
                  filters.with(at, { ...filter, label: target.value }),
                  `filter:${place}/${filter.attributeCode}`,
                )
              }
            />
            <button
              type="button"
              className="icon-button"
              aria-label={texts.removeFilter(filter.label)}
              onClick={({ currentTarget }) => {
                currentTarget.closest('section')?.querySelector('h2')?.focus()
                set(filters.toSpliced(at, 1))
              }}
            >
              <Icon of={trashIcon} />
            </button>
          </div>
          {filter.values.length > 0 && (
            <div className={styles.fields}>
              {filter.values.map((value, number) => (
                <TextField
                  key={value.id}
                  compact
                  label={texts.valueLabel(value.id)}
                  value={value.label}
                  maxLength={200}
                  error={faultAt(refused, place, `filters.${at}.values.${number}.label`)}
                  onChange={({ target }) =>
                    set(
                      filters.with(at, {
                        ...filter,
                        values: filter.values.with(number, { ...value, label: target.value }),
                      }),
                      `filter:${place}/${filter.attributeCode}/${value.id}`,
                    )
                  }
                />
              ))}
            </div>
          )}
        </div>
      ))}
      {free.length > 0 && (
        <SelectField
          compact
          label={texts.addFilter}
          value=""
          options={[
            { value: '', label: texts.choose },
            ...free.map((code) => ({ value: code, label: code })),
          ]}
          onChange={({ target }) => target.value !== '' && withFilter(target.value, target.value)}
        />
      )}
      <AddRow
        label={texts.newAttribute}
        hint={texts.newAttributeHint}
        verb={texts.addFilter}
        onAdd={(title) =>
          withFilter(freshId(title, new Set(filters.map(({ attributeCode }) => attributeCode))), title)
        }
      />
    </Panel>
  )
}
