import { isApiError, type ApiError } from '#contract/api-error.ts'
import type { Client } from '#contract/client.ts'
import type { ProductPrice } from '#contract/catalogue.ts'
import { productTexts } from '#texts/nl/product.ts'
import { itemOf, readConfiguration, sizeFaults, type Configuration, type Orderable } from './configuration.ts'

/** What a configuration costs; a null price is shown as '-', with the reason at its field or below the price. */
export type PriceAnswer = {
  readonly price: ProductPrice | null
  readonly faults: Readonly<Record<string, string>>
  readonly failure: string | null
  /** Nobody answered: what is ordered then is judged when there is a connection. */
  readonly isUnanswered?: true
}

const refused = (faults: PriceAnswer['faults']): PriceAnswer => ({ price: null, faults, failure: null })
const failed = (failure: string): PriceAnswer => ({ price: null, faults: {}, failure })

/** Asks for the price, unless a size already breaks its limits. An aborted call rejects. */
export async function askPrice(
  api: Client,
  product: Orderable,
  configuration: Configuration,
  signal: AbortSignal,
): Promise<PriceAnswer> {
  const faults = sizeFaults(product, configuration)
  if (Object.keys(faults).length > 0) return refused(faults)
  try {
    const price = await api.calculateProduct({ body: itemOf(product, configuration) }, { signal })
    return { price, faults: {}, failure: price.price === null ? productTexts.noPrice : null }
  } catch (error) {
    if (!isApiError(error)) throw error
    return refusedBy(error, product)
  }
}

/** What a product costs as the address of its page has it. */
export const askFirstPrice = (
  api: Client,
  product: Orderable,
  search: URLSearchParams,
  signal: AbortSignal,
): Promise<PriceAnswer> => askPrice(api, product, readConfiguration(product, search), signal)

function refusedBy({ errors, status }: ApiError, { customOptions }: Orderable): PriceAnswer {
  if (status === 0) return { ...failed(productTexts.priceFailed), isUnanswered: true }
  const known = new Set(customOptions.map(({ optionId }) => optionId))
  const atFields = errors.flatMap(({ field, message }): [string, string][] =>
    field !== undefined && known.has(field) ? [[field, message]] : [],
  )
  if (atFields.length > 0) return refused(Object.fromEntries(atFields))
  const isRefusal = status === 409 || status === 422
  return failed((isRefusal && errors[0]?.message) || productTexts.priceFailed)
}
