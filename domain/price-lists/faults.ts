import type { Exact } from '../pricing/exact.ts'
import type { PriceRule, TierBand } from '../pricing/model.ts'
import { type Dated, holdsOn } from '../pricing/price-list.ts'
import { tieredRate } from '../pricing/tiers.ts'
import type { ListDiscount, ListPrice } from './content.ts'

/** What is wrong with a price or a discount of a list, and whether it keeps the list from being saved. */
export const LIST_FAULTS = {
  SkuUnknown: 'stops',
  CategoryUnknown: 'stops',
  CategoryTwice: 'stops',
  BaseMissing: 'stops',
  DatesBackward: 'stops',
  DatesOverlap: 'stops',
  PriceMissing: 'stops',
  PriceZero: 'stops',
  RateOfRun: 'stops',
  RunOfRate: 'stops',
  BandsUnordered: 'stops',
  PercentInvalid: 'stops',
  OnceOfBase: 'stops',
  ChoiceOfBase: 'stops',
  DiscountOfList: 'stops',
  NotReady: 'stops',
  AboveBase: 'warns',
  AboveBaseLater: 'warns',
  BandDearer: 'warns',
  NotSold: 'warns',
  Over: 'warns',
  DraftDiffers: 'warns',
  DraftOfChoice: 'warns',
} as const satisfies Record<string, 'stops' | 'warns'>

export type ListFault = keyof typeof LIST_FAULTS

/** Where of a price it is: a field, or a row of its bands or circulations. */
export type PricePlace =
  | 'sku'
  | 'validFrom'
  | 'validTo'
  | 'rateE4'
  | `bands.${number}`
  | `runPrices.${number}`

export type PriceFinding = { readonly fault: ListFault; readonly place: PricePlace }

/** Whether it keeps the list from being saved. */
export const stopsList = ({ fault }: { readonly fault: ListFault }): boolean => LIST_FAULTS[fault] === 'stops'

/** A product as far as its price on a list must fit it. */
export type ListedProduct = {
  readonly isSold: boolean
  readonly basePrices: readonly (Dated & { readonly rule: PriceRule })[]
}

/** The base price that a price of a list goes with: that of the day, else the next one, else the last; null without any. */
export function baseOn({ basePrices }: ListedProduct, day: string): PriceRule | null {
  const now = basePrices.find((price) => holdsOn(price, day))
  const byDay = basePrices.toSorted((one, other) =>
    (one.validFrom ?? '') < (other.validFrom ?? '') ? -1 : 1,
  )
  const next = byDay.find(({ validFrom }) => (validFrom ?? '') > day)
  return (now ?? next ?? byDay.at(-1))?.rule ?? null
}

/** From the first day of a price, or today where it began before that: the day by which it is compared. */
export const comparedOn = ({ validFrom }: Pick<ListPrice, 'validFrom'>, today: string): string =>
  validFrom > today ? validFrom : today

/**
 * Everything that is wrong with one price of a list, on an ISO day of the shop's time zone; `product` is null for a sku that
 * does not exist. What it says beside other prices is for `overlappingDays`.
 */
export function priceFindings(
  price: ListPrice,
  product: ListedProduct | null,
  today: string,
): readonly PriceFinding[] {
  if (product === null) return [{ fault: 'SkuUnknown', place: 'sku' }]
  if (price.once) return [{ fault: 'OnceOfBase', place: 'sku' }]
  const base = baseOn(product, comparedOn(price, today))
  if (base === null) return [{ fault: 'BaseMissing', place: 'sku' }]
  const stopping = [...datesBackward(price), ...(base.model === 'run' ? runFaults(price) : rateFaults(price))]
  if (stopping.length > 0) return stopping
  return [
    ...(product.isSold ? [] : [{ fault: 'NotSold', place: 'sku' } as const]),
    ...(price.validTo !== null && price.validTo < today
      ? [{ fault: 'Over', place: 'validTo' } as const]
      : []),
    ...(base.model === 'run' ? dearRuns(price, base) : dearRates(price, base)),
  ]
}

/**
 * Everything that is wrong with one base price by itself. There is nothing that it goes below: it must say what the product costs,
 * whatever its bands say. What its product and the configurators around it make of it is for who publishes it.
 */
export function basePriceFindings(
  price: ListPrice,
  product: ListedProduct | null,
  today: string,
): readonly PriceFinding[] {
  if (product === null) return [{ fault: 'SkuUnknown', place: 'sku' }]
  const base = baseOn(product, comparedOn(price, today))
  if (base === null) return [{ fault: 'BaseMissing', place: 'sku' }]
  const own = base.model === 'run' ? runFaults(price) : baseRateFaults(price)
  const stopping = [...datesBackward(price), ...own]
  if (stopping.length > 0) return stopping
  return [
    ...(product.isSold ? [] : [{ fault: 'NotSold', place: 'sku' } as const]),
    ...(price.validTo !== null && price.validTo < today
      ? [{ fault: 'Over', place: 'validTo' } as const]
      : []),
    ...(base.model === 'run' ? [] : dearerBands(price, base)),
  ]
}

const baseRateFaults = (price: ListPrice): readonly PriceFinding[] =>
  price.rateE4 === null && price.runPrices.length === 0
    ? [{ fault: 'PriceMissing', place: 'rateE4' }]
    : rateFaults(price)

function dearerBands(price: ListPrice, base: PriceRule): readonly PriceFinding[] {
  const rates = ratesFrom({ ...base, rateE4: price.rateE4 }, price.bands)
  return price.bands.flatMap((_band, at): PriceFinding[] =>
    isMore(rates[at + 1]?.rate ?? null, rates[at]?.rate ?? null)
      ? [{ fault: 'BandDearer', place: `bands.${at}` }]
      : [],
  )
}

const datesBackward = ({ validFrom, validTo }: ListPrice): readonly PriceFinding[] =>
  validTo !== null && validTo < validFrom ? [{ fault: 'DatesBackward', place: 'validTo' }] : []

function runFaults({ rateE4, bands, runPrices }: ListPrice): readonly PriceFinding[] {
  if (rateE4 !== null || bands.length > 0) return [{ fault: 'RateOfRun', place: 'rateE4' }]
  if (runPrices.length === 0) return [{ fault: 'PriceMissing', place: 'rateE4' }]
  return runPrices.flatMap(({ quantity, cents }, at): PriceFinding[] => {
    const place = `runPrices.${at}` as const
    if (cents <= 0) return [{ fault: 'PriceZero', place }]
    return quantity > (runPrices[at - 1]?.quantity ?? 0) ? [] : [{ fault: 'BandsUnordered', place }]
  })
}

function rateFaults({ rateE4, bands, runPrices }: ListPrice): readonly PriceFinding[] {
  if (runPrices.length > 0) return [{ fault: 'RunOfRate', place: 'runPrices.0' }]
  const rate: readonly PriceFinding[] =
    rateE4 === null && bands[0]?.kind !== 'amount'
      ? [{ fault: 'PriceMissing', place: 'rateE4' }]
      : rateE4 !== null && rateE4 <= 0
        ? [{ fault: 'PriceZero', place: 'rateE4' }]
        : []
  return [
    ...rate,
    ...bands.flatMap((band, at): PriceFinding[] => {
      const place = `bands.${at}` as const
      if (band.kind === 'amount' && band.rateE4 <= 0) return [{ fault: 'PriceZero', place }]
      if (band.kind === 'percentOff' && !isPercentOff(band.percent))
        return [{ fault: 'PercentInvalid', place }]
      return band.fromMilli > (bands[at - 1]?.fromMilli ?? 0) ? [] : [{ fault: 'BandsUnordered', place }]
    }),
  ]
}

/** A whole percentage that leaves something to pay. */
const isPercentOff = (percent: number): boolean => Number.isInteger(percent) && percent >= 1 && percent <= 99

function dearRuns({ runPrices }: ListPrice, base: PriceRule): readonly PriceFinding[] {
  return runPrices.flatMap(({ quantity, cents }, at): PriceFinding[] => {
    const own = base.runPrices.find((run) => run.quantity === quantity)
    return own && cents > own.cents ? [{ fault: 'AboveBase', place: `runPrices.${at}` }] : []
  })
}

/**
 * Where a price charges more than the base list: from where one of its own rates begins, or only from a later band of the base
 * list on. Both rise by where they begin, so that a price of many bands is judged in one walk.
 */
function dearRates(price: ListPrice, base: PriceRule): readonly PriceFinding[] {
  const own = ownRates(price, base)
  const theirs = ratesFrom(base, base.tiers?.bands ?? [])
  const found: PriceFinding[] = []
  let at = 0
  for (const [step, { fromMilli, rate }] of own.entries()) {
    const place = placeOf(step, price)
    while ((theirs[at + 1]?.fromMilli ?? Infinity) <= fromMilli) at += 1
    const until = own[step + 1]?.fromMilli ?? Infinity
    const later = theirs.slice(at + 1).filter((their) => their.fromMilli < until)
    if (isMore(rate, theirs[at]?.rate ?? null)) found.push({ fault: 'AboveBase', place })
    else {
      if (isMore(rate, own[step - 1]?.rate ?? null)) found.push({ fault: 'BandDearer', place })
      if (later.some((their) => isMore(rate, their.rate))) found.push({ fault: 'AboveBaseLater', place })
    }
  }
  return found
}

type RateFrom = { readonly fromMilli: number; readonly rate: Exact | null }

/** What a rule charges: below its first band, and from each of these bands on. */
const ratesFrom = (rule: PriceRule, bands: readonly TierBand[]): readonly RateFrom[] => [
  { fromMilli: 0, rate: tieredRate(rule, null) },
  ...bands.map((band) => ({ fromMilli: band.fromMilli, rate: tieredRate(rule, band) })),
]

const isMore = (rate: Exact | null, than: Exact | null): boolean =>
  rate !== null && than !== null && rate > than

/** A price that names no rate charges that of its first band from the beginning. */
function ownRates(price: ListPrice, base: PriceRule): readonly RateFrom[] {
  const rates = ratesFrom({ ...base, rateE4: price.rateE4 ?? firstRate(price) }, price.bands)
  if (price.rateE4 !== null) return rates
  return rates.slice(1).map((one, at) => (at === 0 ? { ...one, fromMilli: 0 } : one))
}

function placeOf(step: number, { rateE4 }: ListPrice): PricePlace {
  if (rateE4 === null) return `bands.${step}`
  return step === 0 ? 'rateE4' : `bands.${step - 1}`
}

/** Below its first band a list that names no rate charges that band's. */
const firstRate = ({ bands }: ListPrice) => (bands[0]?.kind === 'amount' ? bands[0].rateE4 : null)

/** What is wrong with one discount; whether its category is there, and named once, is told by who knows the others. */
export function discountFaults(
  { categoryPath, percentOff }: ListDiscount,
  isCategory: (path: string) => boolean,
): readonly ListFault[] {
  if (!isCategory(categoryPath)) return ['CategoryUnknown']
  return isPercentOff(percentOff) ? [] : ['PercentInvalid']
}
