import type {
  BundleOptionStep,
  Card,
  ChoiceField,
  Configurator,
  CustomOptionStep,
  FormStep,
  GroupStep,
  MillimetreField,
  Option,
  Step,
} from './model.ts'

/** Short ways to write a configurator down in a test: each takes what matters there and leaves the rest plain. */
export const option = (id: string, more: Partial<Option> = {}): Option => ({
  id,
  sku: null,
  title: id,
  description: '',
  attributes: {},
  visibleIf: [],
  quantity: 1,
  quantityScope: 'piece',
  customerMayChangeQuantity: null,
  effect: { kind: 'included' },
  limits: null,
  printSides: null,
  needs: null,
  printSizeMm: null,
  deliveryKinds: null,
  ...more,
})

type Options = readonly (string | Option)[]
const optionsOf = (options: Options) => options.map((one) => (typeof one === 'string' ? option(one) : one))

export const bundleStep = (
  optionId: string,
  options: Options,
  more: Partial<BundleOptionStep> = {},
): BundleOptionStep => ({
  stepType: 'bundleOption',
  optionId,
  title: optionId,
  visibleIf: [],
  optionType: null,
  bundleOptionFilterType: 'drilldown',
  optionRequired: true,
  noChoiceTitle: null,
  sizeFromParent: null,
  filters: [],
  options: optionsOf(options),
  ...more,
})

export const customStep = (
  optionId: string,
  options: Options,
  more: Partial<CustomOptionStep> = {},
): CustomOptionStep => ({
  stepType: 'customOption',
  optionId,
  title: optionId,
  visibleIf: [],
  isQuantityRow: false,
  options: optionsOf(options),
  ...more,
})

export const formStep = (
  optionId: string,
  fields: FormStep['fields'],
  more: Partial<FormStep> = {},
): FormStep => ({ stepType: 'form', optionId, title: optionId, visibleIf: [], fields, ...more })

export const groupStep = (
  optionId: string,
  steps: readonly Step[],
  more: Partial<GroupStep> = {},
): GroupStep => ({ stepType: 'group', optionId, title: optionId, visibleIf: [], steps, ...more })

export const millimetres = (optionId: string, more: Partial<MillimetreField> = {}): MillimetreField => ({
  type: 'input_mm',
  optionId,
  label: optionId,
  visibleIf: [],
  measures: null,
  minMm: 100,
  maxMm: 5000,
  stepMm: 1,
  defaultMm: null,
  ...more,
})

export const choiceField = (
  optionId: string,
  values: readonly string[],
  more: Partial<ChoiceField> = {},
): ChoiceField => ({
  type: 'radio',
  optionId,
  label: optionId,
  visibleIf: [],
  values: values.map((id) => ({ id, label: id, effect: { kind: 'included' } })),
  defaultId: null,
  ...more,
})

/** One card for each list of steps. */
export const configuratorOf = (...cards: readonly (readonly Step[])[]): Configurator => ({
  key: 'sample',
  sku: 'SAMPLE',
  priceMode: 'dynamic',
  mainLine: 'material',
  quantity: { from: 'customer', start: 1 },
  deliveryKinds: ['ship', 'pickup'],
  cards: cards.map((steps, index): Card => ({ id: `card-${index}`, title: `card-${index}`, steps })),
})
