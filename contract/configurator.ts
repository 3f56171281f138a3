import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ProductPrice } from './catalogue.ts'
import { Quantity } from './shared.ts'

const VisibleIf = z.array(z.record(z.string(), z.array(z.string())))

const Option = z.object({
  id: z.string(),
  sku: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  visibleIf: VisibleIf,
  quantity: z.int(),
})

const Field = z.object({
  optionId: z.string(),
  type: z.enum(['select', 'radio', 'input_mm']),
  label: z.string(),
  visibleIf: VisibleIf,
  values: z.array(z.object({ id: z.string(), label: z.string() })),
})

/** A step, nested up to three levels (spec 3, Configurator). */
export type Step = {
  readonly optionId: string
  readonly stepType: 'bundleOption' | 'customOption' | 'group' | 'form'
  readonly title: string
  readonly display: 'drilldown' | 'dropdown' | 'wizard'
  readonly optionRequired: boolean
  readonly visibleIf: z.output<typeof VisibleIf>
  readonly options: readonly z.output<typeof Option>[]
  readonly fields: readonly z.output<typeof Field>[]
  readonly filters: readonly { readonly attributeCode: string }[]
  readonly steps: readonly Step[]
}
const Step: z.ZodType<Step> = z.lazy(() =>
  z.object({
    optionId: z.string(),
    stepType: z.enum(['bundleOption', 'customOption', 'group', 'form']),
    title: z.string(),
    display: z.enum(['drilldown', 'dropdown', 'wizard']),
    optionRequired: z.boolean(),
    visibleIf: VisibleIf,
    options: z.array(Option),
    fields: z.array(Field),
    filters: z.array(z.object({ attributeCode: z.string() })),
    steps: z.array(Step),
  }),
)

/** GET /configurator/{key}: the cards of a bundle product. */
export const Configurator = z.object({
  key: z.string(),
  sku: z.string(),
  priceMode: z.enum(['dynamic', 'fixed']),
  cards: z.array(z.object({ id: z.string(), title: z.string(), steps: z.array(Step) })),
})

/** What the customer chose so far. */
export const Configuration = z.object({
  key: z.string().max(100),
  quantity: Quantity,
  options: z.record(
    z.string().max(100),
    z.object({ id: z.string().max(100), quantity: Quantity.default(1) }),
  ),
  fields: z.record(z.string().max(100), z.string().max(40)),
})

export const getConfigurator = endpoint('getConfigurator', {
  params: z.object({ key: z.string().min(1).max(100) }),
  reply: Configurator,
})
export const getBundleOption = endpoint('getBundleOption', {
  params: z.object({ key: z.string().min(1).max(100), option: z.string().min(1).max(100) }),
  reply: z.object({ option: Option }),
})
export const calculateConfiguration = endpoint('calculateConfiguration', {
  body: Configuration,
  reply: ProductPrice,
})
