import { isApiError } from '#contract/api-error.ts'
import type { Client } from '#contract/client.ts'
import type { ConfigurationPrice } from '#contract/configurator.ts'
import type { Choices } from '#domain/configurator/choices.ts'
import { configuratorTexts } from '#texts/nl/configurator.ts'

/** What is asked of the price calculation. */
export type PriceQuestion = {
  readonly key: string
  readonly choices: Pick<Choices, 'options' | 'fields'>
  readonly quantity: number
}

/** What a configuration costs, or why that cannot be told; a refused choice is told at its step. */
export type PriceAnswer = {
  readonly price: ConfigurationPrice | null
  readonly refused: { readonly optionId: string; readonly message: string } | null
  readonly failure: string | null
  /** Nobody answered: what is ordered then is judged when there is a connection. */
  readonly isUnanswered?: true
}

/** What the cart and the price calculation take. */
export const bodyOf = ({ key, choices, quantity }: PriceQuestion) => ({
  key,
  quantity,
  options: { ...choices.options },
  fields: { ...choices.fields },
})

/** Asks for the price with the differences of all options. An aborted call rejects. */
export async function askConfigurationPrice(
  api: Client,
  question: PriceQuestion,
  signal: AbortSignal,
): Promise<PriceAnswer> {
  try {
    const price = await api.calculateConfiguration(
      { body: { ...bodyOf(question), withOffers: true } },
      { signal },
    )
    const hasNone = price.isComplete && price.price === null
    return { price, refused: null, failure: hasNone ? configuratorTexts.noPrice : null }
  } catch (error) {
    if (!isApiError(error)) throw error
    const [first] = error.errors
    if (error.status === 422 && first?.field) {
      return { price: null, refused: { optionId: first.field, message: first.message }, failure: null }
    }
    const failed = { price: null, refused: null, failure: configuratorTexts.priceFailed }
    return error.status === 0 ? { ...failed, isUnanswered: true } : failed
  }
}
