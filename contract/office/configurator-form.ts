import { z } from 'zod'
import { extentOf } from '#domain/configurator/extent.ts'
import type * as model from '#domain/configurator/model.ts'
import { isPercentage } from '#domain/money.ts'
import { Drawing } from '../configurator-drawing.ts'
import { line, paragraph, Quantity, requiredLine } from '../shared.ts'

/**
 * What staff may make of a configurator: the same fields as `ConfiguratorDefinition`, each no larger than the shop can hold and
 * count with. Lengths in mm, amounts in cents, rates in 1/100 cent, shares in percent; a message is a code. Whether the whole makes
 * sense is told by its findings.
 */

/** What a configurator is called by: small letters, digits and hyphens. */
export const ConfiguratorKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'CodeInvalid')

const MOST_CENTS = 999_999_999
const MOST_MM = 100_000
const MOST_CARDS = 30
const MOST_STEPS = 100
const MOST_OPTIONS = 500
const MOST_RULES = 20
/** Steps, fields, options and values together. */
const MOST_PARTS = 2000
/** What the rules of all of them name together. */
const MOST_NAMED = 20_000

/** Of what is looked up by name: nothing that every object has by itself, such as 'constructor'. */
const Id = z
  .string()
  .min(1, 'Required')
  .max(100, 'TooLong')
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'ControlCharacter')
  .refine((id) => !(id in {}), 'Invalid')
/** What an option has of an attribute, as it is in its `attributes`. */
const Value = requiredLine(200).refine((value) => !(value in {}), 'Invalid')
const Cents = z.int('AmountInvalid').min(-MOST_CENTS, 'AmountInvalid').max(MOST_CENTS, 'AmountInvalid')
const RateE4 = z.int('AmountInvalid').min(-MOST_CENTS, 'AmountInvalid').max(MOST_CENTS, 'AmountInvalid')
const Mm = z.int('NumberInvalid').min(0, 'NumberInvalid').max(MOST_MM, 'NumberInvalid')
const OffsetMm = z.int('NumberInvalid').min(-MOST_MM, 'NumberInvalid').max(MOST_MM, 'NumberInvalid')
const Count = z.int('NumberInvalid').min(1, 'NumberInvalid').max(1_000_000, 'NumberInvalid')
const Side = Mm.min(1, 'NumberInvalid')
const Size = z.tuple([Side, Side]).readonly()

const Edges = z
  .array(z.enum(['top', 'right', 'bottom', 'left']))
  .max(4, 'TooMany')
  .readonly()
const DeliveryKinds = z
  .array(z.enum(['ship', 'pickup']))
  .max(2, 'TooMany')
  .readonly()
const VisibleIf = z
  .array(z.record(Id, z.array(Id).max(MOST_OPTIONS, 'TooMany').readonly()))
  .max(MOST_RULES, 'TooMany')
  .readonly()

const Effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('included') }),
  z.strictObject({ kind: z.literal('piece'), rateE4: RateE4 }),
  z.strictObject({ kind: z.literal('m2'), rateE4: RateE4 }),
  z.strictObject({ kind: z.literal('edgeMetre'), rateE4: RateE4, edges: Edges, setupCents: Cents }),
  z.strictObject({
    kind: z.literal('percent'),
    percent: z
      .number('NumberInvalid')
      .min(-100, 'NumberInvalid')
      .max(1000, 'NumberInvalid')
      .refine(isPercentage, 'NumberInvalid'),
  }),
  z.strictObject({ kind: z.literal('run'), setupCents: Cents, per1000Cents: Cents }),
  z.strictObject({ kind: z.literal('order'), cents: Cents }),
  z.strictObject({ kind: z.literal('count'), rateE4: RateE4, count: Count }),
  z.strictObject({
    kind: z.literal('eyelets'),
    rateE4: RateE4,
    spacingMm: Mm.min(10, 'NumberInvalid'),
    edges: Edges,
  }),
  z.strictObject({ kind: z.literal('child') }),
  z.strictObject({ kind: z.literal('runQuantity'), quantity: Count }),
]) satisfies z.ZodType<model.ChoiceEffect>

const Option = z.strictObject({
  id: Id,
  sku: line(64).nullable(),
  title: requiredLine(200),
  description: paragraph(2000),
  imageUrl: line(500).optional(),
  attributes: z.record(Id, line(200)),
  visibleIf: VisibleIf,
  quantity: Count,
  quantityScope: z.enum(['piece', 'line']),
  customerMayChangeQuantity: z.strictObject({ min: Count, max: Count, step: Count }).nullable(),
  effect: Effect,
  limits: z.strictObject({ maxLongSideMm: Mm, maxShortSideMm: Mm }).nullable(),
  printSides: z.literal([1, 2]).nullable(),
  needs: line(100).nullable(),
  printSizeMm: Size.nullable(),
  deliveryKinds: DeliveryKinds.nullable(),
}) satisfies z.ZodType<model.Option>

const Options = z.array(Option).max(MOST_OPTIONS, 'TooMany').readonly()
const base = { optionId: Id, title: requiredLine(200), visibleIf: VisibleIf }
const fieldBase = { optionId: Id, label: requiredLine(200), visibleIf: VisibleIf }

const Field = z.discriminatedUnion('type', [
  z.strictObject({
    ...fieldBase,
    type: z.literal('input_mm'),
    measures: z.enum(['width', 'height', 'length']).nullable(),
    minMm: Mm,
    maxMm: Mm,
    stepMm: Mm.min(1, 'NumberInvalid'),
    defaultMm: Mm.nullable(),
  }),
  z.strictObject({
    ...fieldBase,
    type: z.enum(['select', 'radio']),
    values: z
      .array(z.strictObject({ id: Id, label: requiredLine(200), effect: Effect }))
      .max(MOST_OPTIONS, 'TooMany')
      .readonly(),
    defaultId: Id.nullable(),
  }),
]) satisfies z.ZodType<model.Field>

const Filter = z.strictObject({
  attributeCode: Id,
  label: requiredLine(200),
  values: z
    .array(z.strictObject({ id: Value, label: requiredLine(200) }))
    .max(MOST_OPTIONS, 'TooMany')
    .readonly(),
})

const Leaf = [
  z.strictObject({
    ...base,
    stepType: z.literal('bundleOption'),
    optionType: z.literal('MATERIAL').nullable(),
    bundleOptionFilterType: z.enum(['drilldown', 'dropdown', 'wizard']),
    optionRequired: z.boolean(),
    noChoiceTitle: line(200).nullable(),
    sizeFromParent: z
      .strictObject({
        use: z.enum(['area', 'perimeter']),
        widthOffsetMm: OffsetMm,
        heightOffsetMm: OffsetMm,
      })
      .nullable(),
    filters: z.array(Filter).max(20, 'TooMany').readonly(),
    options: Options,
  }),
  z.strictObject({
    ...base,
    stepType: z.literal('customOption'),
    isQuantityRow: z.boolean(),
    options: Options,
  }),
  z.strictObject({
    ...base,
    stepType: z.literal('form'),
    fields: z.array(Field).max(MOST_STEPS, 'TooMany').readonly(),
  }),
] as const

/** A step with groups at most so deep below it; how deep they may be is the linter's to judge. */
const stepWithin = (depth: number): z.ZodType<model.Step> =>
  depth === 0
    ? z.discriminatedUnion('stepType', Leaf)
    : z.discriminatedUnion('stepType', [
        ...Leaf,
        z.strictObject({
          ...base,
          stepType: z.literal('group'),
          steps: z
            .array(z.lazy(() => stepWithin(depth - 1)))
            .max(MOST_STEPS, 'TooMany')
            .readonly(),
        }),
      ])

const MOST_DEPTH = 4

export const ConfiguratorForm = z.strictObject({
  priceMode: z.enum(['dynamic', 'fixed']),
  mainLine: z.enum(['material', 'product']),
  quantity: z.discriminatedUnion('from', [
    z.strictObject({ from: z.literal('customer'), start: Count }),
    z.strictObject({ from: z.literal('runStep') }),
  ]),
  deliveryKinds: DeliveryKinds,
  fixedSizeMm: Size.optional(),
  drawing: Drawing.optional(),
  cards: z
    .array(
      z.strictObject({
        id: Id,
        title: requiredLine(200),
        steps: z.array(stepWithin(MOST_DEPTH)).max(MOST_STEPS, 'TooMany').readonly(),
      }),
    )
    .max(MOST_CARDS, 'TooMany')
    .refine((cards) => {
      const { parts, named } = extentOf({ cards })
      return parts <= MOST_PARTS && named <= MOST_NAMED
    }, 'TooMany')
    .readonly(),
}) satisfies z.ZodType<Omit<model.Configurator, 'key' | 'sku'>>
export type ConfiguratorForm = z.output<typeof ConfiguratorForm>

const MOST_CHOICES = 200
const few = (choices: Readonly<Record<string, unknown>>) => Object.keys(choices).length <= MOST_CHOICES

/** What is chosen in a test: pieces, options by step with their own quantity, texts by field. */
export const TestChoices = z.strictObject({
  quantity: Quantity,
  options: z.record(Id, z.strictObject({ id: Id, quantity: Quantity.optional() })).refine(few, 'TooMany'),
  fields: z.record(Id, line(40).nullable()).refine(few, 'TooMany'),
})
export type TestChoices = z.output<typeof TestChoices>
