import type { TriedChoices } from '#domain/configurator/try-choices.ts'
import { choiceFaultText, openChoiceText } from '../configurator.ts'
import { formatPrice } from '../format.ts'

/** Why a composition has no price; null where it has one. */
export function triedChoicesText(tried: TriedChoices): string | null {
  switch (tried.kind) {
    case 'priced':
      return null
    case 'refused':
      return choiceFaultText(tried.refusal)
    case 'open':
      return openChoiceText(tried.title)
    case 'undeliverable':
      return 'Deze keuzes zijn op geen enkele manier te leveren.'
    case 'unpriced':
      return 'Deze keuzes hebben geen prijs.'
  }
}

/** What keeps a configurator out of the shop: a price that was to hold, and does not. */
export const testFaultTexts = {
  otherPrice: (title: string, expectedCents: number, costsCents: number) =>
    `‘${title}’ kost ${formatPrice(costsCents)} in plaats van ${formatPrice(expectedCents)}.`,
  noPrice: (title: string, fault: string) => `‘${title}’ heeft geen prijs. ${fault}`,
} as const

/** The card with which a configurator begins. */
export const firstCardText = 'Samenstellen'
