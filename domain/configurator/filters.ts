import type { BundleOptionStep, CustomOptionStep, Filter, Option } from './model.ts'

/** The chosen value of each filter of a step, by attribute. */
export type ChosenFilters = Readonly<Record<string, string>>

export type FilterView = {
  readonly filter: Filter
  readonly values: readonly {
    readonly id: string
    readonly label: string
    readonly isSelected: boolean
    readonly isAvailable: boolean
  }[]
}

/** An option remains when it has every chosen value; the dropdown type narrows nothing down (spec 4). */
export function isAvailable(
  step: BundleOptionStep | CustomOptionStep,
  option: Option,
  chosen: ChosenFilters,
): boolean {
  if (step.stepType === 'customOption' || step.bundleOptionFilterType === 'dropdown') return true
  return hasValues(option, step.filters, chosen)
}

/** Whether an option has the chosen value of each of these filters. */
export const hasValues = (option: Option, filters: readonly Filter[], chosen: ChosenFilters): boolean =>
  filters.every(({ attributeCode }) => {
    const value = chosen[attributeCode]
    return value === undefined || option.attributes[attributeCode] === value
  })

/** A value is available while a product with it remains after the filters before it; in a dropdown always (spec 4). */
export function filterViews(
  step: BundleOptionStep,
  visible: readonly Option[],
  chosen: ChosenFilters,
): readonly FilterView[] {
  return step.filters.map((filter, index) => {
    const { attributeCode } = filter
    const remaining = visible.filter((option) => hasValues(option, step.filters.slice(0, index), chosen))
    const values = new Set(remaining.map((option) => option.attributes[attributeCode]))
    return {
      filter,
      values: filter.values.map(({ id, label }) => ({
        id,
        label,
        isSelected: chosen[attributeCode] === id,
        isAvailable: step.bundleOptionFilterType === 'dropdown' || values.has(id),
      })),
    }
  })
}
