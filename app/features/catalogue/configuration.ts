import type { CustomOption, Product } from '#contract/catalogue.ts'
import { refuseSize } from '#domain/pricing/check-size.ts'
import { sizeFaultText } from '#texts/nl/sizes.ts'
import { QUANTITY_NAME, SIZE_NAMES } from '#app/lib/configuration/configuration-names.ts'

export type Orderable = Pick<Product, 'sku' | 'customOptions' | 'quantities'>

/** The sizes as they stand in their fields, by option, and how many. It lives in the address of the page. */
export type Configuration = {
  readonly sizes: Readonly<Record<string, string>>
  readonly quantity: number
}

const MAX_QUANTITY = 1_000_000

/** The name of a size field in the address. */
export const sizeName = ({ code }: Pick<CustomOption, 'code'>): string => SIZE_NAMES[code]

/** The configuration in an address; what is missing or makes no sense there is as the product starts. */
export function readConfiguration(product: Orderable, search: URLSearchParams): Configuration {
  const sizes = product.customOptions.map((option): [string, string] => {
    const text = search.get(sizeName(option))
    return [option.optionId, text === null ? String(option.defaultMm) : text.slice(0, 7)]
  })
  return { sizes: Object.fromEntries(sizes), quantity: readQuantity(product, search.get(QUANTITY_NAME)) }
}

function readQuantity({ quantities }: Orderable, text: string | null): number {
  const quantity = text !== null && /^\d{1,7}$/.test(text) ? Number(text) : 0
  if (quantities) return quantities.includes(quantity) ? quantity : (quantities[0] ?? 1)
  return Math.min(Math.max(quantity, 1), MAX_QUANTITY)
}

/** The address with a configuration in it; all else in it stays. */
export function writeConfiguration(
  product: Orderable,
  { sizes, quantity }: Configuration,
  search: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const option of product.customOptions) next.set(sizeName(option), sizes[option.optionId] ?? '')
  next.set(QUANTITY_NAME, String(quantity))
  return next
}

/** The configuration as the cart and the price calculation take it (spec 7, Cart). */
export function itemOf(product: Orderable, { sizes, quantity }: Configuration) {
  const customOptions = product.customOptions.map(({ optionId }) => {
    const text = sizes[optionId] ?? ''
    return { id: optionId, values: text === '' ? [] : [text] }
  })
  return { sku: product.sku, quantity, customOptions }
}

/** What is wrong with a size by the limits of its field; whether it fits the material only the server knows. */
export function sizeFault(option: CustomOption, text: string): string | null {
  const { code: field, minMm, maxMm, stepMm, label, optionId, required } = option
  if (text === '' && !required) return null
  const sizeMm = text === '' ? null : /^\d+$/.test(text) ? Number(text) : Number.NaN
  const refusal = refuseSize([{ field, minMm, maxMm, stepMm }], { [field]: sizeMm }, null)
  return refusal && sizeFaultText({ optionId, fault: refusal.code, label, limitMm: refusal.limitMm })
}

/** The faults of all sizes, by option. */
export function sizeFaults(product: Orderable, { sizes }: Configuration): Readonly<Record<string, string>> {
  const faults = product.customOptions.flatMap((option): [string, string][] => {
    const fault = sizeFault(option, sizes[option.optionId] ?? '')
    return fault === null ? [] : [[option.optionId, fault]]
  })
  return Object.fromEntries(faults)
}
