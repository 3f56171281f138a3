import { z } from 'zod'
import type * as model from '#domain/configurator/model.ts'
import { BreakdownRow, LineAmount, PictureAt, Property } from './catalogue.ts'
import { Drawing } from './configurator-drawing.ts'
import { endpoint } from './endpoint.ts'
import { CALCULATIONS_PER_SECOND, Money, Pack, Quantity } from './shared.ts'

const Id = z.string().min(1).max(100)
const VisibleIf = z.array(z.record(z.string(), z.array(z.string()).readonly())).readonly()
const RateE4 = z.int()
const Cents = z.int()
const Edges = z.array(z.enum(['top', 'right', 'bottom', 'left'])).readonly()

const Effect = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('included') }),
  z.object({ kind: z.literal('piece'), rateE4: RateE4 }),
  z.object({ kind: z.literal('m2'), rateE4: RateE4 }),
  z.object({ kind: z.literal('edgeMetre'), rateE4: RateE4, edges: Edges, setupCents: Cents }),
  z.object({ kind: z.literal('percent'), percent: z.number() }),
  z.object({ kind: z.literal('run'), setupCents: Cents, per1000Cents: Cents }),
  z.object({ kind: z.literal('order'), cents: Cents }),
  z.object({ kind: z.literal('count'), rateE4: RateE4, count: z.int() }),
  z.object({ kind: z.literal('eyelets'), rateE4: RateE4, spacingMm: z.int(), edges: Edges }),
  z.object({ kind: z.literal('child') }),
  z.object({ kind: z.literal('runQuantity'), quantity: z.int() }),
]) satisfies z.ZodType<model.ChoiceEffect>

const DeliveryKinds = z.array(z.enum(['ship', 'pickup'])).readonly()

const Option = z.object({
  id: Id,
  sku: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().optional(),
  attributes: z.record(z.string(), z.string()),
  visibleIf: VisibleIf,
  quantity: z.int(),
  quantityScope: z.enum(['piece', 'line']),
  customerMayChangeQuantity: z.object({ min: z.int(), max: z.int(), step: z.int() }).nullable(),
  effect: Effect,
  limits: z.object({ maxLongSideMm: z.int(), maxShortSideMm: z.int() }).nullable(),
  printSides: z.literal([1, 2]).nullable(),
  needs: z.string().nullable(),
  printSizeMm: z.tuple([z.int(), z.int()]).readonly().nullable(),
  deliveryKinds: DeliveryKinds.nullable(),
}) satisfies z.ZodType<model.Option>

const Thumbnail = PictureAt.nullable()

/** An option with a picture of its own, and with what its product is called, looks like, is made of and costs by itself; null for what is no product. */
const OfferedOption = Option.omit({ imageUrl: true }).extend({
  thumbnail: Thumbnail,
  price: Money.nullable(),
  product: z
    .object({
      title: z.string(),
      thumbnail: Thumbnail,
      attributes: z.array(Property),
    })
    .nullable(),
})
export type OfferedOption = z.output<typeof OfferedOption>

const base = { optionId: Id, title: z.string(), visibleIf: VisibleIf }
const fieldBase = { optionId: Id, label: z.string(), visibleIf: VisibleIf }

const Field = z.discriminatedUnion('type', [
  z.object({
    ...fieldBase,
    type: z.literal('input_mm'),
    measures: z.enum(['width', 'height', 'length']).nullable(),
    minMm: z.int(),
    maxMm: z.int(),
    stepMm: z.int(),
    defaultMm: z.int().nullable(),
  }),
  z.object({
    ...fieldBase,
    type: z.enum(['select', 'radio']),
    values: z.array(z.object({ id: Id, label: z.string(), effect: Effect })).readonly(),
    defaultId: z.string().nullable(),
  }),
]) satisfies z.ZodType<model.Field>

const Filter = z.object({
  attributeCode: z.string(),
  label: z.string(),
  values: z.array(z.object({ id: z.string(), label: z.string() })).readonly(),
})

type WithOptions<Step extends model.Step, O> = Omit<Step, 'options'> & { readonly options: readonly O[] }
type LeafOf<O> =
  | WithOptions<model.BundleOptionStep, O>
  | WithOptions<model.CustomOptionStep, O>
  | model.FormStep
type StepOf<O> = LeafOf<O> | (Omit<model.GroupStep, 'steps'> & { readonly steps: readonly StepOf<O>[] })

const bundleStep = <O extends model.Option>(option: z.ZodType<O>) =>
  z.object({
    ...base,
    stepType: z.literal('bundleOption'),
    optionType: z.literal('MATERIAL').nullable(),
    bundleOptionFilterType: z.enum(['drilldown', 'dropdown', 'wizard']),
    optionRequired: z.boolean(),
    noChoiceTitle: z.string().nullable(),
    sizeFromParent: z
      .object({ use: z.enum(['area', 'perimeter']), widthOffsetMm: z.int(), heightOffsetMm: z.int() })
      .nullable(),
    filters: z.array(Filter).readonly(),
    options: z.array(option).readonly(),
  })

const customStep = <O extends model.Option>(option: z.ZodType<O>) =>
  z.object({
    ...base,
    stepType: z.literal('customOption'),
    isQuantityRow: z.boolean(),
    options: z.array(option).readonly(),
  })

function stepSchema<O extends model.Option>(option: z.ZodType<O>): z.ZodType<StepOf<O>> {
  const step: z.ZodType<StepOf<O>> = z.lazy(() =>
    z.discriminatedUnion('stepType', [
      bundleStep(option),
      customStep(option),
      z.object({ ...base, stepType: z.literal('form'), fields: z.array(Field).readonly() }),
      z.object({ ...base, stepType: z.literal('group'), steps: z.array(step).readonly() }),
    ]),
  )
  return step
}

const definition = <O extends model.Option>(step: z.ZodType<StepOf<O>>) => ({
  priceMode: z.enum(['dynamic', 'fixed']),
  mainLine: z.enum(['material', 'product']),
  quantity: z.discriminatedUnion('from', [
    z.object({ from: z.literal('customer'), start: z.int() }),
    z.object({ from: z.literal('runStep') }),
  ]),
  deliveryKinds: DeliveryKinds,
  fixedSizeMm: z.tuple([z.int(), z.int()]).readonly().optional(),
  drawing: Drawing.optional(),
  cards: z.array(z.object({ id: Id, title: z.string(), steps: z.array(step).readonly() })).readonly(),
})

/** How a configurator is kept: all but its key and the sku of its product. */
export const ConfiguratorDefinition = z.object(definition(stepSchema(Option))) satisfies z.ZodType<
  Omit<model.Configurator, 'key' | 'sku'>
>

/** A step as it is offered, and a group of such steps. */
export const ConfiguratorStep = stepSchema(OfferedOption)

/** GET /configurator/{key}: the cards of a bundle product; a large bundle step comes without its options. */
export const Configurator = z.object({
  key: Id,
  sku: z.string(),
  title: z.string(),
  ...definition(ConfiguratorStep),
})
export type Configurator = z.output<typeof Configurator>

const OfferedStep = z.discriminatedUnion('stepType', [bundleStep(OfferedOption), customStep(OfferedOption)])
/** A step of choices with its options as they are offered. */
export type OfferedStep = z.output<typeof OfferedStep>

const MOST_CHOICES = 200
const few = <T>(choices: Readonly<Record<string, T>>) => Object.keys(choices).length <= MOST_CHOICES

/** What the customer chose: options by step with their own quantity, texts by field; nothing that follows from it. */
export const Configuration = z.object({
  key: Id,
  quantity: Quantity,
  options: z
    .record(Id, z.object({ id: Id, quantity: Quantity.optional() }))
    .refine(few, 'TooMany')
    .default({}),
  fields: z.record(Id, z.string().max(40).nullable()).refine(few, 'TooMany').default({}),
})
export type Configuration = z.output<typeof Configuration>

/** A row of the price table: what so many pieces cost. */
const QuantityPrice = z.object({ quantity: z.int(), unitPrice: Money, price: Money })

/**
 * What a configuration costs. Incomplete, it is the price of what was chosen so far; null, shown as '-', while the
 * material, the circulation or a size is missing, or where there is no price.
 */
export const ConfigurationPrice = z.object({
  key: z.string(),
  sku: z.string(),
  quantity: z.int(),
  isComplete: z.boolean(),
  unitPrice: Money.nullable(),
  price: Money.nullable(),
  includingTaxInCents: z.int().nullable(),
  lines: z.array(
    z.object({
      part: z.string(),
      sku: z.string(),
      title: z.string(),
      quantity: z.int(),
      pack: Pack,
      unitPrice: Money,
      price: Money,
      amounts: z.array(LineAmount),
      /** What one piece, or the run, is made of. */
      breakdown: z.array(BreakdownRow),
    }),
  ),
  nextBreak: QuantityPrice.nullable(),
  quantityPrices: z.array(QuantityPrice),
  /** When offers are asked for: a slightly smaller size or a larger quantity that costs less altogether. */
  saving: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('quantity'), quantity: z.int(), price: Money }),
      z.object({ kind: z.literal('size'), widthMm: z.int(), heightMm: z.int(), price: Money }),
    ])
    .nullable(),
  /** While there is no price yet: what it costs at least, with the cheapest answers to what is open. */
  startingPrice: QuantityPrice.nullable(),
  /**
   * When offers are asked for: the price with each visible option in place of the one chosen, by 'step/option'; while
   * there is no price yet, the starting price with it.
   */
  optionPrices: z.record(z.string(), Money.nullable()).nullable(),
  weightGrams: z.int().nullable(),
  productionDays: z.int().nullable(),
  /** Of what was chosen, or while there is no price yet of the starting price. */
  express: z.object({ days: z.int(), percent: z.int() }).nullable(),
  readyDate: z.string().nullable(),
  deliveryDate: z.string().nullable(),
  /** Until when order and files have to be there for those days. */
  deadline: z.iso.datetime().nullable(),
})
export type ConfigurationPrice = z.output<typeof ConfigurationPrice>

const KeyParams = z.object({ key: Id })

export const getConfigurator = endpoint('getConfigurator', {
  summary: 'The steps by which a product is put together',
  access: 'known',
  params: KeyParams,
  reply: Configurator,
})
/** By the id of a step that step with all its options, by the id of an option that option; the other one is null. */
export const getBundleOption = endpoint('getBundleOption', {
  summary: 'A step with all its options, or one option',
  access: 'known',
  params: KeyParams.extend({ option: Id }),
  reply: z.object({ step: OfferedStep.nullable(), option: OfferedOption.nullable() }),
})
export const calculateConfiguration = endpoint('calculateConfiguration', {
  summary: 'What a configuration costs and when it can be there',
  access: 'known',
  limit: { perSecond: CALCULATIONS_PER_SECOND },
  refuses: [404],
  body: Configuration.extend({ withOffers: z.boolean().default(false) }),
  reply: ConfigurationPrice,
})
