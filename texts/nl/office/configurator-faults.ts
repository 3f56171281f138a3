import type { Breakage } from '#domain/configurator/newly-broken.ts'
import type { TriedChoices } from '#domain/configurator/try-choices.ts'
import { choiceFaultText, openChoiceText } from '../configurator.ts'
import { formatLongDate } from '../format-date.ts'
import { formatNumber, formatPrice } from '../format.ts'
import { findingText } from '../lint-catalogue.ts'

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

/** What is wrong with a configurator, or with a test of it, as a sentence by itself. */
export function breakageText(breakage: Breakage): string {
  if (breakage.kind === 'fault') return findingText(breakage.fault)
  const { test, tried } = breakage
  const told =
    tried.kind === 'priced'
      ? testFaultTexts.otherPrice(test.title, test.expectedCents, tried.netCents)
      : testFaultTexts.noPrice(test.title, triedChoicesText(tried) ?? '')
  return `Test ${told}`
}

/** What a change of a product does to configurators in the shop. */
export const brokenConfiguratorTexts = {
  named: (title: string, message: string) => `Configurator ‘${title}’: ${message}`,
  broken: (title: string, breakage: Breakage, day: string | null) =>
    `Configurator ‘${title}’${day === null ? '' : `, vanaf ${formatLongDate(day)}`}: ${breakageText(breakage)}`,
  more: (count: number) => `En nog ${formatNumber(count)} ${count === 1 ? 'fout' : 'fouten'}.`,
} as const

/** The card with which a configurator begins. */
export const firstCardText = 'Samenstellen'
