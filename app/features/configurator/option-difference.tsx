import type { ConfigurationPrice } from '#contract/configurator.ts'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { formatPrice } from '#texts/nl/format.ts'

type OptionDifferenceProps = {
  readonly price: ConfigurationPrice | null
  readonly stepId: string
  readonly optionId: string
}

/** What an option makes the whole cost more or less than the choice as it stands; its total while there is none yet. */
export function OptionDifference({ price, stepId, optionId }: OptionDifferenceProps) {
  const cents = optionCents(price, stepId, optionId)
  if (cents === null) return null
  const now = price?.price?.excludingTaxInCents
  if (now === undefined) return <span className="figures">{formatPrice(cents)}</span>
  const difference = cents - now
  return (
    <span className="figures">
      <span aria-hidden="true">
        {difference === 0 ? configuratorTexts.included : configuratorTexts.difference(difference)}
      </span>
      <span className="visually-hidden">{configuratorTexts.spokenDifference(difference)}</span>
    </span>
  )
}

/** What a circulation costs altogether: those stand side by side, to be compared. */
export function RunPrice({ price, stepId, optionId }: OptionDifferenceProps) {
  const cents = optionCents(price, stepId, optionId)
  return cents === null ? null : <span className="figures">{formatPrice(cents)}</span>
}

/** What the whole costs with an option; null while that is not known. */
export const optionCents = (price: ConfigurationPrice | null, stepId: string, optionId: string) =>
  price?.optionPrices?.[`${stepId}/${optionId}`]?.excludingTaxInCents ?? null
