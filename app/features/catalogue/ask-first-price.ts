import type { Client } from '#contract/client.ts'
import { askPrice, type PriceAnswer } from './ask-price.ts'
import { readConfiguration, type Orderable } from './configuration.ts'

/** What a product costs as the address of its page has it. */
export function askFirstPrice(
  api: Client,
  product: Orderable,
  search: URLSearchParams,
  signal: AbortSignal,
): Promise<PriceAnswer> {
  return askPrice(api, product, readConfiguration(product, search), signal)
}
