import { refuseSize } from '../../pricing/check-size.ts'
import type { Configurator, MillimetreField, Option, SideLimits } from '../model.ts'
import { fitsLimits } from '../size.ts'
import { fieldsOf, leafSteps, optionSkus } from '../steps.ts'
import { type Fault, fault, type LintedProduct, type ProductOf } from './finding.ts'

/** Products that are missing, are not sold, have no price, or cannot be made in the sizes that a configurator offers. */
export function productFaults(configurator: Configurator, productOf: ProductOf): readonly Fault[] {
  const skus = [configurator.sku, ...optionSkus(configurator)]
  return [
    ...skus.filter((sku) => productOf(sku) === null).map((sku) => fault('product_missing', '', sku)),
    ...childrenOf(configurator)
      .filter((sku) => productOf(sku)?.isSold === false)
      .map((sku) => fault('product_not_sold', '', sku)),
    ...pricedSkus(configurator).flatMap((sku) => rateFaults(sku, productOf(sku))),
    ...mainSkus(configurator).flatMap((sku) => runFaults(sku, productOf(sku), configurator)),
    ...sizeFaults(configurator, productOf),
  ]
}

const optionsOf = (configurator: Configurator): readonly Option[] =>
  leafSteps(configurator).flatMap((leaf) => (leaf.stepType === 'form' ? [] : leaf.options))

const childSkus = (options: readonly Option[]) => [
  ...new Set(options.flatMap(({ sku, effect }) => (sku !== null && effect.kind === 'child' ? [sku] : []))),
]

/** The products that become lines of their own; the bundle product itself may come into the shop after its configurator. */
const childrenOf = (configurator: Configurator): readonly string[] =>
  configurator.priceMode === 'fixed' ? [] : childSkus(optionsOf(configurator))

/** The products whose own price counts. */
const pricedSkus = (configurator: Configurator): readonly string[] => {
  const children = childrenOf(configurator)
  return configurator.mainLine === 'product' ? [configurator.sku, ...children] : children
}

/** The products that the main line can be. */
const mainSkus = (configurator: Configurator): readonly string[] =>
  configurator.mainLine === 'product'
    ? [configurator.sku]
    : childSkus(materialOptions(configurator).map(({ option }) => option))

const materialOptions = (configurator: Configurator) =>
  leafSteps(configurator).flatMap((leaf) =>
    leaf.stepType === 'bundleOption' && leaf.optionType === 'MATERIAL'
      ? leaf.options.map((option) => ({ at: `${leaf.optionId}/${option.id}`, option }))
      : [],
  )

function rateFaults(sku: string, product: LintedProduct | null): readonly Fault[] {
  if (product === null) return []
  const hasPrice =
    product.rule?.model === 'run' ? product.rule.runPrices.length > 0 : product.rule?.rateE4 != null
  return hasPrice ? [] : [fault('rate_missing', '', sku)]
}

/** Of one product; who sees so many knows that its table is another. */
const MOST_RUN_FAULTS = 20

function runFaults(sku: string, product: LintedProduct | null, configurator: Configurator): readonly Fault[] {
  if (configurator.quantity.from !== 'runStep' || !product?.rule) return []
  const priced = new Set(product.rule.runPrices.map(({ quantity }) => quantity))
  const chosen = optionsOf(configurator).flatMap(({ effect }) =>
    effect.kind === 'runQuantity' ? [effect.quantity] : [],
  )
  return chosen
    .filter((quantity) => !priced.has(quantity))
    .slice(0, MOST_RUN_FAULTS)
    .map((quantity) => fault('run_price_missing', '', `${sku} x ${quantity}`))
}

/** The largest sizes, turned either way, that the fields and the option's own limits let through. */
function largestSizes(
  { maxMm: maxWidthMm }: MillimetreField,
  { maxMm: maxHeightMm }: MillimetreField,
  limits: SideLimits | null,
) {
  if (limits === null) return [{ widthMm: maxWidthMm, heightMm: maxHeightMm }]
  const { maxLongSideMm: long, maxShortSideMm: short } = limits
  return [
    { widthMm: Math.min(maxWidthMm, long), heightMm: Math.min(maxHeightMm, short) },
    { widthMm: Math.min(maxWidthMm, short), heightMm: Math.min(maxHeightMm, long) },
  ]
}

function sizeFaults(configurator: Configurator, productOf: ProductOf): readonly Fault[] {
  const [width, height] = (['width', 'height'] as const).map((side) =>
    leafSteps(configurator)
      .flatMap(fieldsOf)
      .find((field): field is MillimetreField => field.type === 'input_mm' && field.measures === side),
  )
  if (!width || !height) return []
  const carriers =
    configurator.mainLine === 'product'
      ? [{ at: '', limits: null, product: productOf(configurator.sku) }]
      : materialOptions(configurator).flatMap(({ at, option }) =>
          option.sku === null ? [] : [{ at, limits: option.limits, product: productOf(option.sku) }],
        )
  type Maker = (typeof carriers)[number]
  const canMake = ({ limits, product }: Maker, widthMm: number, heightMm: number) =>
    fitsLimits(limits, { widthMm, heightMm, lengthMm: null }) &&
    refuseSize([], { width: widthMm, height: heightMm }, product?.carrier ?? null) === null
  const beyondCarrier = carriers.flatMap((maker) =>
    largestSizes(width, height, maker.limits)
      .filter(({ widthMm, heightMm }) => !canMake(maker, widthMm, heightMm))
      .map(({ widthMm, heightMm }) => fault('beyond_carrier', maker.at, `${widthMm} x ${heightMm}`)),
  )
  const isReached = (widthMm: number, heightMm: number) =>
    carriers.length === 0 || carriers.some((maker) => canMake(maker, widthMm, heightMm))
  return [
    ...beyondCarrier,
    ...(isReached(width.maxMm, height.minMm)
      ? []
      : [fault('beyond_options', width.optionId, String(width.maxMm))]),
    ...(isReached(width.minMm, height.maxMm)
      ? []
      : [fault('beyond_options', height.optionId, String(height.maxMm))]),
  ]
}
