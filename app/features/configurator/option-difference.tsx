import type { ConfigurationPrice } from '#contract/configurator.ts'
import { configuratorTexts } from '#texts/nl/configurator.ts'
import { formatPrice } from '#texts/nl/format.ts'

type RunPriceProps = {
  readonly price: ConfigurationPrice | null
  readonly stepId: string
  readonly optionId: string
}

type OptionDifferenceProps = RunPriceProps & {
  /** The choice as it stands: a price that is still under way is that of the choice before it. */
  readonly selectedId: string | null
}

/** What an option makes the whole cost more or less than the choice as it stands; its total while that is not known. */
export function OptionDifference({ price, stepId, optionId, selectedId }: OptionDifferenceProps) {
  const cents = optionCents(price, stepId, optionId)
  if (cents === null) return null
  const now = currentCents(price, stepId, selectedId)
  if (now === null) return <span className="figures">{formatPrice(cents)}</span>
  const difference = cents - now
  return (
    <span className="figures">
      <span aria-hidden="true">
        {difference === 0 ? configuratorTexts.included : configuratorTexts.difference(difference)}
      </span>
      <span className="visually-hidden">
        {configuratorTexts.spokenDifference(difference, selectedId !== null)}
      </span>
    </span>
  )
}

/** What a circulation costs altogether: those stand side by side, to be compared. */
export function RunPrice({ price, stepId, optionId }: RunPriceProps) {
  const cents = optionCents(price, stepId, optionId)
  return cents === null ? null : <span className="figures">{formatPrice(cents)}</span>
}

/** What the whole costs with an option; null while that is not known. */
export const optionCents = (price: ConfigurationPrice | null, stepId: string, optionId: string) =>
  price?.optionPrices?.[`${stepId}/${optionId}`]?.excludingTaxInCents ?? null

/** What the whole costs as the step stands, or at least; the differences in it are to that. */
export const currentCents = (price: ConfigurationPrice | null, stepId: string, selectedId: string | null) =>
  (selectedId === null ? null : optionCents(price, stepId, selectedId)) ??
  (price?.price ?? price?.startingPrice?.price)?.excludingTaxInCents ??
  null
