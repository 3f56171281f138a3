import type { Client } from '#contract/client.ts'
import type { Configurator } from '#contract/configurator.ts'
import { askConfigurationPrice, type PriceAnswer } from './ask-configuration-price.ts'
import { readAddress } from '#app/lib/configuration-address.ts'

/** What a configuration costs as the address of its page has it. */
export function askFirstConfigurationPrice(
  api: Client,
  configurator: Configurator,
  search: URLSearchParams,
  signal: AbortSignal,
): Promise<PriceAnswer> {
  const { choices, quantity } = readAddress(configurator, search)
  return askConfigurationPrice(api, { key: configurator.key, choices, quantity }, signal)
}
