import type { Client } from '#contract/client.ts'
import type { Configurator } from '#contract/configurator.ts'
import { readAddress, readChoices } from '#app/lib/configuration/configuration-address.ts'
import { askConfigurationPrice, type PriceAnswer } from './ask-configuration-price.ts'
import { withOpenSteps } from './large-steps.ts'

/** A configuration as the address of its page has it: with the options of every step that is open, and what it costs. */
export async function askFirstConfiguration(
  api: Client,
  given: Configurator,
  search: URLSearchParams,
  signal: AbortSignal,
): Promise<{ readonly configurator: Configurator; readonly firstAnswer: PriceAnswer }> {
  const configurator = await withOpenSteps(api, given, readChoices(given, search), signal)
  const { choices, quantity } = readAddress(configurator, search)
  const question = { key: configurator.key, choices, quantity }
  return { configurator, firstAnswer: await askConfigurationPrice(api, question, signal) }
}
