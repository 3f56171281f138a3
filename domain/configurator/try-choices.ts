import type { Cents } from '../money.ts'
import type { PriceRule } from '../pricing/model.ts'
import type { Choices } from './choices.ts'
import { type ConfigurationPrice, configurationLines, priceConfiguration } from './price-configuration.ts'
import { evaluate } from './evaluate.ts'
import type { Configurator } from './model.ts'
import { type ChoiceRefusal, refuseChoices } from './refuse-choices.ts'

/** What a composition comes to, in cents without VAT, or what keeps it from being ordered. */
export type TriedChoices =
  | { readonly kind: 'priced'; readonly netCents: Cents }
  | { readonly kind: 'refused'; readonly refusal: ChoiceRefusal }
  /** A step in which nothing was chosen or filled in yet, by its title. */
  | { readonly kind: 'open'; readonly title: string }
  | { readonly kind: 'undeliverable' }
  | { readonly kind: 'unpriced' }

/**
 * Judges a composition as the cart does, with a configurator that nobody has judged yet: what would be no rule or effect at all
 * has no price.
 */
export function tryChoices(
  configurator: Configurator,
  choices: Pick<Choices, 'options' | 'fields'>,
  pieces: number,
  ruleOf: (sku: string) => PriceRule | null,
): TriedChoices {
  const all = { ...choices, filters: {}, lastChanged: null }
  const evaluation = evaluate(configurator, all)
  const refusal = refuseChoices(all, evaluation)
  if (refusal) return { kind: 'refused', refusal }
  const open = evaluation.leaves.find(({ isVisible, isValid }) => isVisible && !isValid)
  if (open) return { kind: 'open', title: open.step.title }
  if (evaluation.deliveryKinds.length === 0) return { kind: 'undeliverable' }
  const price = soundPrice(() => {
    const lines = configurationLines(configurator, evaluation, pieces)
    return lines && priceConfiguration(lines, ruleOf)
  })
  return price ? { kind: 'priced', netCents: price.netCents } : { kind: 'unpriced' }
}

/** A malformed rule or effect is told by a RangeError. */
function soundPrice(work: () => ConfigurationPrice | null): ConfigurationPrice | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
