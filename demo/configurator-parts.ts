import type {
  BundleOptionStep,
  Card,
  ChoiceEffect,
  ChoiceField,
  Configurator,
  CustomOptionStep,
  DisplayMode,
  Field,
  FieldValue,
  Filter,
  FormStep,
  GroupStep,
  MillimetreField,
  Option,
  SideLimits,
  Step,
  VisibilityRule,
  VisibleIf,
} from '#domain/configurator/model.ts'
import { included, ownPrice } from './choice-prices.ts'

/** Visible while one of these is chosen in the step or field. */
export const when = (code: string, ...ids: readonly string[]): VisibilityRule => ({ [code]: ids })

/** The sides that a material can be made in, turned as needed. */
export const upTo = (maxLongSideMm: number, maxShortSideMm: number): SideLimits => ({
  maxLongSideMm,
  maxShortSideMm,
})

type OptionExtras = Partial<Omit<Option, 'id' | 'title' | 'description' | 'sku' | 'effect'>>

const PLAIN_OPTION = {
  attributes: {},
  visibleIf: [],
  quantity: 1,
  quantityScope: 'piece',
  customerMayChangeQuantity: null,
  limits: null,
  printSides: null,
  needs: null,
  printSizeMm: null,
  deliveryKinds: null,
} as const satisfies OptionExtras

/** A way of making it: its name, what it is and when to take it, and what it costs. */
export const option = (
  id: string,
  title: string,
  description: string,
  effect: ChoiceEffect = included,
  extras: OptionExtras = {},
): Option => ({ ...PLAIN_OPTION, id, sku: null, title, description, effect, ...extras })

/** A product that is chosen at its own price, or at a price that it has only here. */
export const product = (
  id: string,
  sku: string,
  title: string,
  description: string,
  { effect = ownPrice, ...extras }: OptionExtras & { readonly effect?: ChoiceEffect } = {},
): Option => ({ ...option(id, title, description, effect, extras), sku })

/** A narrowing by one property, its values as [id, caption]. */
export const filter = (
  attributeCode: string,
  label: string,
  ...values: readonly (readonly [id: string, label: string])[]
): Filter => ({ attributeCode, label, values: values.map(([id, caption]) => ({ id, label: caption })) })

type StepExtras = Partial<
  Pick<BundleOptionStep, 'visibleIf' | 'filters' | 'sizeFromParent' | 'bundleOptionFilterType'>
>

const PLAIN_STEP = {
  visibleIf: [],
  filters: [],
  sizeFromParent: null,
  bundleOptionFilterType: 'drilldown',
  optionType: null,
  noChoiceTitle: null,
  stepType: 'bundleOption',
} as const satisfies Partial<BundleOptionStep>

/** One of these must be chosen. */
export const oneOf = (
  optionId: string,
  title: string,
  options: readonly Option[],
  extras: StepExtras = {},
): BundleOptionStep => ({ ...PLAIN_STEP, optionId, title, optionRequired: true, options, ...extras })

/** The choice that carries the print. */
export const material = (
  optionId: string,
  title: string,
  display: DisplayMode,
  options: readonly Option[],
  extras: StepExtras = {},
): BundleOptionStep => ({
  ...oneOf(optionId, title, options, { bundleOptionFilterType: display, ...extras }),
  optionType: 'MATERIAL',
})

/** One of these or none, which is called `noChoiceTitle`. */
export const oneOrNone = (
  optionId: string,
  title: string,
  noChoiceTitle: string,
  options: readonly Option[],
  extras: StepExtras = {},
): BundleOptionStep => ({
  ...oneOf(optionId, title, options, extras),
  optionRequired: false,
  noChoiceTitle,
})

/** A way of making it that must be chosen. */
export const way = (
  optionId: string,
  title: string,
  options: readonly Option[],
  visibleIf: VisibleIf = [],
): CustomOptionStep => ({
  stepType: 'customOption',
  optionId,
  title,
  visibleIf,
  isQuantityRow: false,
  options,
})

/** The circulations that are printed, as a row of quantities; some only for certain choices. */
export const circulations = (
  title: string,
  quantities: readonly number[],
  visibleIfOf: (quantity: number) => VisibleIf = () => [],
): CustomOptionStep => ({
  ...way(
    'oplage',
    title,
    quantities.map((quantity) =>
      option(
        `oplage-${quantity}`,
        quantity.toLocaleString('nl-NL'),
        '',
        { kind: 'runQuantity', quantity },
        { visibleIf: visibleIfOf(quantity) },
      ),
    ),
  ),
  isQuantityRow: true,
})

/** Steps that are shown together, up to three levels deep. */
export const group = (
  optionId: string,
  title: string,
  steps: readonly Step[],
  visibleIf: VisibleIf = [],
): GroupStep => ({ stepType: 'group', optionId, title, visibleIf, steps })

export const form = (
  optionId: string,
  title: string,
  fields: readonly Field[],
  visibleIf: VisibleIf = [],
): FormStep => ({ stepType: 'form', optionId, title, visibleIf, fields })

/** [smallest, largest, to start with] in mm. */
type Range = readonly [minMm: number, maxMm: number, defaultMm: number]

const millimetres = (
  optionId: string,
  label: string,
  measures: MillimetreField['measures'],
  [minMm, maxMm, defaultMm]: Range,
): MillimetreField => ({
  type: 'input_mm',
  optionId,
  label,
  visibleIf: [],
  measures,
  minMm,
  maxMm,
  stepMm: 1,
  defaultMm,
})

export const width = (range: Range, label = 'Breedte') => millimetres('breedte', label, 'width', range)
export const height = (range: Range, label = 'Hoogte') => millimetres('hoogte', label, 'height', range)

/** A length that is no side of the product. */
export const distance = (optionId: string, label: string, range: Range) =>
  millimetres(optionId, label, null, range)

export const value = (id: string, label: string, effect: ChoiceEffect = included): FieldValue => ({
  id,
  label,
  effect,
})

type ChoiceExtras = Partial<Pick<ChoiceField, 'defaultId' | 'visibleIf'>>

const choiceField =
  (type: ChoiceField['type']) =>
  (
    optionId: string,
    label: string,
    values: readonly FieldValue[],
    extras: ChoiceExtras = {},
  ): ChoiceField => ({ type, optionId, label, values, defaultId: null, visibleIf: [], ...extras })

export const radio = choiceField('radio')
export const select = choiceField('select')

export const card = (id: string, title: string, ...steps: readonly Step[]): Card => ({ id, title, steps })

type Composed = Pick<Configurator, 'key' | 'sku' | 'cards'> &
  Partial<Pick<Configurator, 'deliveryKinds' | 'fixedSizeMm'>> & { readonly startAt?: number }

const composed = ({ startAt = 1, ...rest }: Composed) =>
  ({
    deliveryKinds: ['ship', 'pickup'],
    quantity: { from: 'customer', start: startAt },
    ...rest,
  }) as const satisfies Partial<Configurator>

/** Its price is that of the chosen material and of every other product in it. */
export const addedUp = (entry: Composed): Configurator => ({
  priceMode: 'dynamic',
  mainLine: 'material',
  ...composed(entry),
})

/** It has a price of its own, to which the choices add. */
export const withSurcharges = (entry: Composed): Configurator => ({
  priceMode: 'fixed',
  mainLine: 'product',
  ...composed(entry),
})

/** Sold by the circulation that is chosen. */
export const byCirculation = (configurator: Configurator): Configurator => ({
  ...configurator,
  quantity: { from: 'runStep' },
})
