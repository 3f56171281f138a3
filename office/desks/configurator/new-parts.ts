import type {
  BundleOptionStep,
  Card,
  ChoiceEffect,
  Field,
  Filter,
  Option,
  Step,
} from '#domain/configurator/model.ts'
import { freshId } from './fresh-ids.ts'

/** What a new step can be. */
export const STEP_TYPES = ['bundleOption', 'customOption', 'form', 'group'] as const
export type StepType = (typeof STEP_TYPES)[number]

export const FIELD_TYPES = ['input_mm', 'select', 'radio'] as const
export type FieldType = (typeof FIELD_TYPES)[number]

type Taken = ReadonlySet<string>

export const newCard = (title: string, taken: Taken): Card => ({
  id: freshId(title, taken),
  title,
  steps: [],
})

export function newStep(stepType: StepType, title: string, taken: Taken): Step {
  const base = { optionId: freshId(title, taken), title, visibleIf: [] }
  switch (stepType) {
    case 'bundleOption':
      return {
        ...base,
        stepType,
        optionType: null,
        bundleOptionFilterType: 'drilldown',
        optionRequired: true,
        noChoiceTitle: null,
        sizeFromParent: null,
        filters: [],
        options: [],
      }
    case 'customOption':
      return { ...base, stepType, isQuantityRow: false, options: [] }
    case 'form':
      return { ...base, stepType, fields: [] }
    case 'group':
      return { ...base, stepType, steps: [] }
  }
}

/** Ranges that a field begins with: the smallest and largest that a printer makes of most things. */
const MIN_MM = 100
const MAX_MM = 3000

export function newField(
  type: FieldType,
  measures: 'width' | 'height' | 'length' | null,
  label: string,
  taken: Taken,
): Field {
  const base = { optionId: freshId(label, taken), label, visibleIf: [] }
  if (type !== 'input_mm') return { ...base, type, values: [], defaultId: null }
  return { ...base, type, measures, minMm: MIN_MM, maxMm: MAX_MM, stepMm: 1, defaultMm: null }
}

/** An option is called after its step as well, so that its id says where it is from. */
export const newOption = (
  step: { readonly optionId: string },
  title: string,
  taken: Taken,
  effect: ChoiceEffect = { kind: 'included' },
): Option => ({
  id: freshId(`${step.optionId} ${title}`, taken),
  sku: null,
  title,
  description: '',
  attributes: {},
  visibleIf: [],
  quantity: 1,
  quantityScope: 'piece',
  customerMayChangeQuantity: null,
  effect,
  limits: null,
  printSides: null,
  needs: null,
  printSizeMm: null,
  deliveryKinds: null,
})

type OfferedProduct = {
  readonly sku: string
  readonly title: string
  readonly attributes: Readonly<Record<string, string>>
}

/** An option that is a product: called as it is, at its own price, with what the filters of the step go by. */
export function productOption(
  step: BundleOptionStep,
  product: OfferedProduct,
  taken: Taken,
  isPricedByItself: boolean,
): Option {
  const effect: ChoiceEffect = isPricedByItself ? { kind: 'child' } : { kind: 'included' }
  return {
    ...newOption(step, product.title, taken, effect),
    sku: product.sku,
    attributes: filteredAttributes(step.filters, product.attributes),
  }
}

/** The values by which the filters tell a product apart: the one that is there already where it is called the same. */
export const filteredAttributes = (
  filters: readonly Filter[],
  attributes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    filters.flatMap(({ attributeCode, values }) => {
      const value = attributes[attributeCode]
      if (value === undefined) return []
      const known = values.find(({ id, label }) => id === value || label === value)
      return [[attributeCode, known?.id ?? value]]
    }),
  )
